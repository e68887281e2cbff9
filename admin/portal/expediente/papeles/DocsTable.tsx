import type { ReactElement, ReactNode } from 'react'
import '#admin/shared/ui/datos/table.css'
import '#admin/portal/expediente/expediente.css'

/** The papers of a procedure: document, file, who validated it, and acts; a row each. */
export function DocsTable({ children }: { children: ReactNode }): ReactElement {
  return (
    <table className="table docs">
      <caption className="visually-hidden">Documentos</caption>
      <thead>
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
