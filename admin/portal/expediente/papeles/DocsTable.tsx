import type { ReactElement, ReactNode } from 'react'
import '#admin/shared/ui/datos/table.css'
import '#admin/portal/expediente/expediente.css'

interface DocsTableProps {
  titulo?: string
  /** Its columns are those of the table above it: their names are told to readers alone. */
  seguida?: boolean
  children: ReactNode
}

/** The papers of a procedure: document, file, who validated it, and acts; a row each. */
export function DocsTable({ titulo = 'Documentos', seguida = false, children }: DocsTableProps): ReactElement {
  return (
    <table className="table docs">
      <caption className="visually-hidden">{titulo}</caption>
      <colgroup>
        <col className="docs-papel" />
        <col />
        <col className="docs-validado" />
        <col className="docs-acciones" />
      </colgroup>
      <thead className={seguida ? 'visually-hidden' : undefined}>
        <tr>
          <th scope="col">Documento</th>
          <th scope="col">Archivo</th>
          <th scope="col">Validado</th>
          <th scope="col" className="num">
            Acciones
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
