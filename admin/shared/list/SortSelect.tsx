import { useList } from './list-state.ts'
import { useOrden } from './use-orden.ts'
import type { Columna } from './lista.ts'
import type { ReactElement } from 'react'

interface SortSelectProps<Row> {
  columnas: readonly Columna<Row>[]
}

/** The order of the rows where there is no header to press: on a phone, where each row is a card. */
export function SortSelect<Row>({ columnas }: SortSelectProps<Row>): ReactElement {
  const { sort } = useList()
  const { setOrden } = useOrden()
  // A list may begin in an order that is none of its columns'.
  const isOfAColumn = columnas.some(({ sortBy }) => sortBy === sort.field)
  return (
    <label className="lista-orden">
      <span className="visually-hidden">Ordenar por</span>
      <select
        value={`${sort.field} ${sort.order}`}
        onChange={(event) => {
          const [field = sort.field, order] = event.target.value.split(' ')
          setOrden({ field, order: order === 'DESC' ? 'DESC' : 'ASC' })
        }}
      >
        {!isOfAColumn && <option value={`${sort.field} ${sort.order}`}>Orden inicial</option>}
        {columnas.map(
          ({ key, header, sortBy }) =>
            sortBy && (
              <optgroup key={key} label={header}>
                <option value={`${sortBy} ASC`}>{header}, ascendente</option>
                <option value={`${sortBy} DESC`}>{header}, descendente</option>
              </optgroup>
            ),
        )}
      </select>
    </label>
  )
}
