import { useListContext } from 'react-admin'
import { useBusqueda } from './use-busqueda.ts'
import type { Filtro, ValoresFiltro } from './lista.ts'

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
  const list = useListContext()
  const [busqueda, setBusqueda] = useBusqueda()
  const valores = list.filterValues as ValoresFiltro
  const buscar = (text: string): void => {
    setBusqueda(text)
    if (list.page !== 1) list.setPage(1)
  }
  return {
    valores,
    busqueda,
    activos: busqueda !== '' || Object.keys(valores).length > 0,
    set: (filtro, value) => {
      const rest = without(valores, [filtro.key, ...(filtro.clears ?? [])])
      list.setFilters(value === '' ? rest : { ...rest, [filtro.key]: JSON.parse(value) as unknown })
    },
    buscar,
    limpiar: () => {
      setBusqueda('')
      list.setFilters({})
    },
  }
}
