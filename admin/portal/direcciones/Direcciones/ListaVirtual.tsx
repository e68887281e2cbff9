import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

interface ListaVirtualProps<Row> {
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => number
  /** Height of a row in px, the same for all. */
  alto: number
  children: (row: Row) => ReactNode
}

/** Rows drawn beyond what is in sight, above and below. */
const DE_MAS = 8
/** The frame is no taller than this, in px (direcciones.css). */
const MARCO = 520

/** A long list of which only what is in sight is drawn. */
export function ListaVirtual<Row>({ label, rows, rowKey, alto, children }: ListaVirtualProps<Row>): ReactElement {
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.floor(top / alto) - DE_MAS)
  const count = Math.ceil(MARCO / alto) + 2 * DE_MAS
  const shown = rows.slice(first, first + count)
  return (
    <div
      className="dir-lista"
      role="region"
      aria-label={label}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <ul style={{ paddingTop: first * alto, paddingBottom: Math.max(0, rows.length - first - shown.length) * alto }}>
        {shown.map((row) => (
          <li key={rowKey(row)} style={{ height: alto }}>
            {children(row)}
          </li>
        ))}
      </ul>
    </div>
  )
}
