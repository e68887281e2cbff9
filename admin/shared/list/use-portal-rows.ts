import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '#admin/providers/api-client.ts'
import { totalDe } from '#admin/providers/total-de.ts'
import type { ValoresFiltro } from './lista.ts'
import type { ListState, Orden } from './list-state.ts'
import type { Total } from '#domain/cuenta-texto.ts'

interface Pregunta {
  readonly page: number
  readonly perPage: number
  readonly sort: Orden
  readonly filter: ValoresFiltro
}

interface Pagina {
  readonly rows: readonly unknown[]
  readonly total: Total
}

/** Asks in a body whenever something was typed: it may tell who somebody is. */
async function ask(resource: string, { page, perPage, sort, filter }: Pregunta, signal: AbortSignal): Promise<Pagina> {
  const first = (page - 1) * perPage
  const body = { sort: [sort.field, sort.order], range: [first, first + perPage - 1], filter }
  const path = `/api/panel/${resource}`
  const response =
    'q' in filter
      ? await request(
          `${path}/buscar`,
          { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) },
          { signal },
        )
      : await request(path, { headers: { Accept: 'application/json' } }, { signal, query: texts(body) })
  const rows = (await response.json()) as readonly unknown[]
  return { rows, total: totalDe(response.headers) }
}

const JSON_HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json' } as const

function texts(body: object): Record<string, string> {
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, JSON.stringify(value)]))
}

type Rows = Pick<ListState, 'data' | 'total' | 'loading' | 'stale' | 'error' | 'refetch'>

/** The page of a list that the question asks for; while the next one comes, the one before stays in sight. */
export function usePortalRows(resource: string, { page, perPage, sort, filter }: Pregunta): Rows {
  const pregunta = { page, perPage, sort, filter }
  const query = useQuery({
    queryKey: [resource, 'lista', pregunta],
    queryFn: ({ signal }) => ask(resource, pregunta, signal),
    placeholderData: keepPreviousData,
  })
  return {
    data: query.data?.rows,
    total: query.data?.total,
    loading: query.isPending,
    stale: query.isPlaceholderData,
    error: query.error,
    refetch: () => void query.refetch(),
  }
}

/** How many rows a filter leaves; undefined until it is known. */
export function usePortalTotal(resource: string, filter: ValoresFiltro): Total | undefined {
  const { data } = useQuery({
    queryKey: [resource, 'total', filter],
    queryFn: ({ signal }) => ask(resource, { page: 1, perPage: 1, sort: BY_ID, filter }, signal),
  })
  return data?.total
}

const BY_ID: Orden = { field: 'id', order: 'ASC' }
