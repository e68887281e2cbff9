import { useList } from '#admin/shared/list/list-state.ts'
import type { Filtro, ValoresFiltro } from '#admin/shared/list/lista.ts'

export interface Filtros {
  readonly valores: ValoresFiltro
  readonly busqueda: string
  /** Whether anything narrows the list. */
  readonly activos: boolean
  /** `value`: the JSON of the choice's `valor`; "" takes the filter away. */
  readonly set: (filtro: Filtro, value: string) => void
  readonly buscar: (text: string) => void
  readonly limpiar: () => void
}

function without(valores: ValoresFiltro, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(valores).filter(([key]) => !keys.includes(key)))
}

/** Filters and search of the list in sight; changing either goes back to its first page. */
export function useFiltros(): Filtros {
  const list = useList()
  const { filters: valores, search: busqueda } = list
  return {
    valores,
    busqueda,
    activos: busqueda !== '' || Object.keys(valores).length > 0,
    set: (filtro, value) => {
      const rest = without(valores, [filtro.key, ...(filtro.clears ?? [])])
      list.setFilters(value === '' ? rest : { ...rest, [filtro.key]: JSON.parse(value) as unknown })
    },
    buscar: (text) => {
      list.setSearch(text)
      if (list.page !== 1) list.setPage(1)
    },
    limpiar: () => {
      list.setSearch('')
      list.setFilters({})
    },
  }
}
