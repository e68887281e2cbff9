import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ValoresFiltro } from '#admin/shared/list/lista.ts'
import type { ListState, Orden } from '#admin/shared/list/list-state.ts'

type Direccion = Pick<
  ListState,
  'page' | 'perPage' | 'sort' | 'filters' | 'setPage' | 'setPerPage' | 'setSort' | 'setFilters'
>

/** Filters of an address that somebody wrote by hand may be anything: what is no object filters nothing. */
function parseFilters(text: string): ValoresFiltro {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ValoresFiltro) : {}
  } catch {
    return {}
  }
}

function parseSort(text: string, usual: Orden): Orden {
  const [field, order] = text.split(' ')
  return field && (order === 'ASC' || order === 'DESC') ? { field, order } : usual
}

/** Page, rows, order and closed filters of a list, in the address: Back and a link lead to the same rows. */
export function useListAddress(usualSort: Orden, usualRows: number): Direccion {
  const [params, setParams] = useSearchParams()
  const text = params.get('filtro') ?? '{}'
  const filters = useMemo(() => parseFilters(text), [text])
  const set = (changes: Readonly<Record<string, string>>): void =>
    setParams((current) => new URLSearchParams({ ...Object.fromEntries(current), ...changes }), { replace: true })
  return {
    page: Math.max(1, Number.parseInt(params.get('pagina') ?? '1', 10) || 1),
    perPage: usualRows,
    sort: parseSort(params.get('orden') ?? '', usualSort),
    filters,
    setPage: (page) => set({ pagina: String(page) }),
    // How many rows is what the person likes (`setFilas`), not part of the address.
    setPerPage: () => set({ pagina: '1' }),
    setSort: ({ field, order }) => set({ orden: `${field} ${order}`, pagina: '1' }),
    setFilters: (next) => set({ filtro: JSON.stringify(next), pagina: '1' }),
  }
}
