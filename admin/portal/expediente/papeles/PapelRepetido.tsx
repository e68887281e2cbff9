import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { nombreEnCaptura } from '#admin/shared/nombre-persona.ts'
import { formatBytes, TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import type { Nombre } from '#domain/identidad/nombre.ts'
import type { ArchivoGuardado, RespuestaLectura } from '#domain/documentos/lectura.ts'
import type { ReactElement } from 'react'

/** Two files for one row: each with its page and whose it is, because both may be called the same. */
export function PapelRepetido({ respuesta }: { respuesta: RespuestaLectura }): ReactElement {
  const { captura, kept, model, expediente } = useTramite()
  const { documento } = respuesta.lectura
  const id = captura.documentos[documento]?.archivo
  const current = id ? kept.archivos[id] : undefined
  return (
    <Note tone="warn" live>
      <p>
        <strong>{TITULO_PAPEL[documento]} ya tiene archivo.</strong> Elige cuál queda.
      </p>
      <Opcion archivo={respuesta.archivo} persona={respuesta} cual="El que llegó ahora">
        <Button size="sm" onClick={() => expediente.place(respuesta)}>
          Usar este
        </Button>
      </Opcion>
      {current && (
        <Opcion archivo={current} persona={model.papeles[documento] ?? {}} cual="El que ya estaba">
          <Button size="sm" variant="quiet" onClick={() => expediente.dismiss(respuesta)}>
            Conservar este
          </Button>
        </Opcion>
      )}
    </Note>
  )
}

interface OpcionProps {
  archivo: ArchivoGuardado
  persona: Partial<Nombre>
  cual: string
  children: ReactElement
}

function Opcion({ archivo, persona, cual, children }: OpcionProps): ReactElement {
  return (
    <div className="loose-opcion" role="group" aria-label={cual}>
      <img src={`/api/archivos/${encodeURIComponent(archivo.id)}/paginas/1`} alt="" loading="lazy" />
      <div>
        <div className="small secondary">{cual}</div>
        <div className="strong">{nombreEnCaptura(persona) || 'Sin nombre leído'}</div>
        <div className="small">
          {archivo.nombre}, {formatBytes(archivo.bytes)}
        </div>
      </div>
      {children}
    </div>
  )
}
