import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { enCamino } from '#admin/shared/documentos/lectura/reading-job.ts'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import type { ReactElement } from 'react'

/** Over the data: what is still being read and will fill them, or what could not be read, with the way to it. */
export function EnLecturaNote(): ReactElement | null {
  const { expediente, goTo } = useTramite()
  const leyendo = enCamino(expediente.jobs)
  // A file that is no PDF was no document: its row told it, and nothing of it is missing here.
  const fallidos = expediente.jobs.filter(({ phase, failure }) => phase === 'fallo' && failure?.codigo !== 'no_pdf')
  const ver = (
    <Button size="sm" onClick={() => goTo(1)}>
      Ver documentos
    </Button>
  )
  if (fallidos.length > 0)
    return (
      <Note tone="warn" live action={ver}>
        <strong>No se pudo leer {cuentaTexto(fallidos.length, 'documento', 'documentos')}.</strong> Puedes reintentarlo
        o capturarlo a mano en «Expediente digital»; lo que escribas aquí se conserva.
      </Note>
    )
  if (leyendo.length === 0) return null
  return (
    <Note live action={ver}>
      <strong>
        {leyendo.length === 1 ? 'Se lee' : 'Se leen'} {cuentaTexto(leyendo.length, 'documento', 'documentos')}.
      </strong>{' '}
      Sus datos llegarán aquí sin cambiar lo que escribas.
    </Note>
  )
}
