import { FileText } from 'lucide-react'
import { useState } from 'react'
import { PageImage } from '#admin/shared/documentos/visor/PageImage.tsx'
import { validacionTexto } from '#domain/afiliacion/documento-expediente.ts'
import { formatBytes, TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { papelEquivocado } from '#domain/afiliacion/tipos/papel-equivocado.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement } from 'react'
import '#admin/shared/documentos/visor/visor.css'
import './movimiento.css'
import type { PapelDeMovimiento } from '#domain/afiliacion/documento-expediente.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'

interface PapelesMovimientoProps {
  movimiento: Pick<MovimientoDetalle, 'documentos' | 'curp'>
}

/** The papers that came with a movement, each shown in its place or opened in a tab of its own. Nothing when it brought none. */
export function PapelesMovimiento({ movimiento: { documentos, curp } }: PapelesMovimientoProps): ReactElement | null {
  if (documentos.length === 0) return null
  return (
    <section className="detalle-bloque">
      <h3>Documentos</h3>
      <ul className="plain detalle-papeles">
        {documentos.map(({ tipo, archivo, por, agregadoAt, agregadoPor }) => (
          <li key={archivo.id}>
            <a href={`/api/archivos/${encodeURIComponent(archivo.id)}`} target="_blank" rel="noreferrer">
              <Icon icon={FileText} size={14} /> {TITULO_PAPEL[tipo]}
              <span className="visually-hidden"> (abre otra pestaña)</span>
            </a>
            <div className="small secondary">
              {archivo.nombre}, {formatBytes(archivo.bytes)}. {validacionTexto({ por, agregadoPor })},{' '}
              {fechaHora(agregadoAt)}
            </div>
            <Equivocado aviso={papelEquivocado(tipo, archivo.reconocido, curp)} />
            <Hoja titulo={TITULO_PAPEL[tipo]} archivo={archivo} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the file says of itself against what it was sent as: who takes the turn is told before it is opened. */
function Equivocado({ aviso }: { aviso: string }): ReactElement | null {
  return aviso === '' ? null : <Note tone="warn">{aviso}</Note>
}

/** The first page, drawn once it is asked for. */
function Hoja({ titulo, archivo }: { titulo: string; archivo: PapelDeMovimiento['archivo'] }): ReactElement {
  const [open, setOpen] = useState(false)
  const rest = archivo.paginas > 1 ? `, página 1 de ${archivo.paginas}` : ''
  return (
    <details className="detalle-hoja" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="small">
        Ver aquí<span className="visually-hidden"> {titulo}</span>
        {rest}
      </summary>
      {open && (
        <PageImage
          archivo={archivo.id}
          pagina={1}
          alt={`${titulo}${rest}`}
          zoom={1}
          giro={0}
          boxes={[]}
          active={null}
          onPick={() => undefined}
        />
      )}
    </details>
  )
}
