import { useMemo, useState } from 'react'
import { usePreferences } from '#admin/providers/preferences-context.ts'
import { ListContext } from './list-state.ts'
import { FILAS, filasPreferidas, ordenPreferido } from './use-orden.ts'
import { usePortalRows, usePortalTotal } from './use-portal-rows.ts'
import { useListAddress } from './filtros/use-list-address.ts'
import { useListSearch } from './filtros/use-list-search.ts'
import type { Columna, ValoresFiltro } from './lista.ts'
import type { ListState, Orden } from './list-state.ts'
import type { ReactElement, ReactNode } from 'react'
import './list.css'

interface PortalListProps<Row> {
  /** Its calls are `/api/panel/<resource>` and what hangs from it (`panelRoutes`). */
  resource: string
  columnas: readonly Columna<Row>[]
  /** Of who has not ordered it yet. */
  sort: Orden
  /** A filter that nobody takes away: which part of the resource the list is. */
  permanente?: ValoresFiltro
  /** A tray starts without a search: the one typed in another list of the resource would hide what waits. */
  bandeja?: boolean
  /** Rows per page offered, the usual one first. */
  tamanos?: readonly number[]
  children: ReactNode
}

const ENTERO: ValoresFiltro = {}

/**
 * A list outside the panel, over react-query: the same table, with page, order and closed filters in the address and the
 * search apart. Queries begin with the resource, so that an act's `keys` ask again for it.
 */
export function PortalList<Row>(props: PortalListProps<Row>): ReactElement {
  const { resource, columnas, sort, permanente = ENTERO, bandeja = false, tamanos = FILAS } = props
  const preferida = usePreferences().listas[resource]
  const address = useListAddress(ordenPreferido(preferida, columnas, sort), filasPreferidas(preferida, tamanos))
  const recordada = useListSearch(resource)
  const propia = useState('')
  const [search, setSearch] = bandeja ? propia : recordada
  const { filters } = address
  const filter = useMemo(
    () => ({ ...filters, ...permanente, ...(search !== '' && { q: search }) }),
    [filters, permanente, search],
  )
  const rows = usePortalRows(resource, { ...address, filter })
  const state: ListState = {
    resource,
    ...address,
    ...rows,
    search,
    setSearch,
    permanente,
    tamanos,
    useTotal: (own) => usePortalTotal(resource, { ...permanente, ...own }),
  }
  return <ListContext value={state}>{props.children}</ListContext>
}
