import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { firmaEnPapelesIssues, firmaIssues } from '#domain/formatos/firma.ts'
import { api } from '#admin/providers/api-client.ts'
import { DateField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { FirmaCampos } from './FirmaCampos.tsx'
import { enviada, type ValoresFirma } from './valores-firma.ts'
import type { CatalogoFirmas, FirmaPanel } from '#domain/formatos/firma.ts'
import type { ReactElement } from 'react'

interface EditarFirmaProps {
  catalogo: CatalogoFirmas
  firma: FirmaPanel
  onClose: () => void
}

function valoresDe(firma: FirmaPanel): ValoresFirma & { version: number } {
  const { nombre, cargo, usuario_id, unidad_id, desde, hasta, version } = firma
  return { nombre, cargo, usuario_id, unidad_id, desde, hasta: hasta ?? '', firma_base64: '', version }
}

/** "Editar Firma": one that closed papers carry only gets its end. */
export function EditarFirma({ catalogo, firma, onClose }: EditarFirmaProps): ReactElement {
  const act = useAct<ValoresFirma & { version: number }, FirmaPanel, FirmaPanel>({
    call: (values) => api.call('PUT /api/panel/firmas/:id', { params: { id: firma.id }, body: enviada(values) }),
    keys: ['firmas'],
    toast: () => 'Firma guardada.',
    done: onClose,
  })
  const imagen = `/api/panel/firmas/${firma.id}/imagen?v=${firma.version}`
  return (
    <FormDialog
      act={act}
      initial={valoresDe(firma)}
      rules={(values) => [
        ...firmaIssues(values),
        ...firmaEnPapelesIssues(firma, { ...values, hasta: values.hasta || null }, false),
      ]}
      fromActual={valoresDe}
      resumen={({ nombre, cargo }) => `${nombre}, ${cargo}`}
      title="Editar Firma"
      action="Guardar"
      busyText="Guardando…"
      failure="No se guardó la firma."
      size="md"
      onClose={onClose}
    >
      {firma.papeles > 0 ? (
        <EnPapeles firma={firma} imagen={imagen} />
      ) : (
        <FirmaCampos catalogo={catalogo} imagen={imagen} />
      )}
    </FormDialog>
  )
}

/** What the papers hold, to be read, and the one thing that still changes. */
function EnPapeles({ firma, imagen }: { firma: FirmaPanel; imagen: string }): ReactElement {
  return (
    <>
      <Note>
        La {firma.papeles === 1 ? 'lleva' : 'llevan'} {cuentaTexto(firma.papeles, 'papel cerrado', 'papeles cerrados')}:
        no se elimina ni cambia. Ponle fecha de fin y agrega otra.
      </Note>
      <KeyValueList
        wide
        items={[
          { label: 'Nombre', value: firma.nombre },
          { label: 'Cargo', value: firma.cargo },
          { label: 'De', value: firma.titular || 'Sin asignar' },
          { label: 'Desde', value: formatFecha(firma.desde) },
        ]}
      />
      <figure className="firma-previa">
        <img src={imagen} alt={`Firma de ${firma.nombre}`} />
      </figure>
      <DateField name="hasta" label="Hasta" optional />
    </>
  )
}
