import { useMemo } from 'react'
import { ListBase, useGetList, useListContext } from 'react-admin'
import { usePreferences } from '#admin/providers/preferences-context.ts'
import { ListContext } from '#admin/shared/list/list-state.ts'
import { FILAS, filasPreferidas, ordenPreferido } from '#admin/shared/list/use-orden.ts'
import { useBusqueda } from './use-busqueda.ts'
import type { Columna, ValoresFiltro } from '#admin/shared/list/lista.ts'
import type { ListState, Orden } from '#admin/shared/list/list-state.ts'
import type { Total } from '#domain/cuenta-texto.ts'
import type { ReactElement, ReactNode } from 'react'
import '#admin/shared/list/list.css'

interface PanelListProps<Row> {
  resource: string
  columnas: readonly Columna<Row>[]
  /** Of who has not ordered it yet. */
  sort: Orden
  /** A filter that nobody takes away: which part of the resource the list is. */
  permanente?: ValoresFiltro
  children: ReactNode
}

const ENTERO: ValoresFiltro = {}
const silent = { onError: () => undefined }

/**
 * A list of the panel, over react-admin's: page, sort and closed filters in the address, the search apart (see useBusqueda).
 * It opens in the order that the person left it in. A failure is told in the list's own place.
 */
export function PanelList<Row>(props: PanelListProps<Row>): ReactElement {
  const { resource, columnas, sort, permanente = ENTERO, children } = props
  const lista = usePreferences().listas[resource]
  const [busqueda] = useBusqueda(resource)
  const filter = useMemo(() => ({ ...permanente, ...(busqueda !== '' && { q: busqueda }) }), [permanente, busqueda])
  return (
    <ListBase
      resource={resource}
      sort={ordenPreferido(lista, columnas, sort)}
      perPage={filasPreferidas(lista)}
      filter={filter}
      queryOptions={silent}
    >
      <Bridge permanente={permanente}>{children}</Bridge>
    </ListBase>
  )
}

/** react-admin's list as the tables of `shared/list` see one. */
function Bridge({ permanente, children }: { permanente: ValoresFiltro; children: ReactNode }): ReactElement {
  const list = useListContext()
  const { resource } = list
  const [search, setSearch] = useBusqueda(resource)
  const state: ListState = {
    resource,
    data: list.data,
    total: totalOf(list.total, list.meta),
    loading: list.isPending,
    stale: list.isPlaceholderData ?? false,
    error: list.error,
    refetch: () => void list.refetch(),
    page: list.page,
    perPage: list.perPage,
    sort: list.sort,
    filters: list.filterValues as ValoresFiltro,
    search,
    permanente,
    tamanos: FILAS,
    setPage: list.setPage,
    setPerPage: list.setPerPage,
    setSort: list.setSort,
    setFilters: list.setFilters,
    setSearch,
    useTotal: (filter) => usePanelTotal(resource, { ...permanente, ...filter }),
  }
  return <ListContext value={state}>{children}</ListContext>
}

function usePanelTotal(resource: string, filter: ValoresFiltro): Total | undefined {
  const list = useGetList(resource, { pagination: { page: 1, perPage: 1 }, filter })
  return totalOf(list.total, list.meta as unknown)
}

/** react-admin pages through a number of rows; what it tells of them goes with it (`dataProvider`). */
function totalOf(rows: number | undefined, meta: unknown): Total | undefined {
  if (rows === undefined) return undefined
  return (meta as { readonly total?: Total } | undefined)?.total ?? { n: rows, masDe: false }
}
