import { FileText } from 'lucide-react'
import { formatBytes, TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { PapelDeMovimiento } from '#domain/afiliacion/movimiento.ts'
import type { ReactElement } from 'react'

/** The papers that came with a movement, each opened in a tab of its own. Nothing when it brought none. */
export function PapelesMovimiento({ documentos }: { documentos: readonly PapelDeMovimiento[] }): ReactElement | null {
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
              {archivo.nombre}, {formatBytes(archivo.bytes)}. Validado por {por}; lo agregó {agregadoPor},{' '}
              {fechaHora(agregadoAt)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
