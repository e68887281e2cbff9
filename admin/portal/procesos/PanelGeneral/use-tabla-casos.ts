import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '#admin/providers/api-client.ts'
import type { AreaCaso } from '#domain/procesos/casos/area-caso.ts'
import type { CasoResumen } from '#domain/procesos/casos/caso.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** Rows of a page (specification 2 §2.20). */
export const POR_PAGINA = 10

export interface FiltroTabla {
  readonly area: AreaCaso | null
  readonly estado: string
  readonly q: string
  /** From 1. */
  readonly pagina: number
}

interface PaginaCasos {
  readonly rows: readonly CasoResumen[]
  readonly total: number
}

/** A page of the table; the search may be a name, so it travels in the body. */
export function useTablaCasos(filtro: FiltroTabla): UseQueryResult<PaginaCasos> {
  return useQuery({
    queryKey: ['casos-tabla', filtro],
    queryFn: ({ signal }) => fetchPagina(filtro, signal),
    placeholderData: keepPreviousData,
  })
}

/** Order of the table, and of what is exported from it. */
export const ORDEN_TABLA = ['vence', 'ASC'] as const

/** What the table is about, as the server takes it. */
export function filtroDeTabla({ area, estado, q }: Omit<FiltroTabla, 'pagina'>) {
  return {
    ...(area === null ? {} : { area }),
    ...(estado === '' ? {} : { estado }),
    ...(q.trim() === '' ? {} : { q }),
  }
}

async function fetchPagina({ pagina, ...which }: FiltroTabla, signal: AbortSignal): Promise<PaginaCasos> {
  const first = (pagina - 1) * POR_PAGINA
  const filter = filtroDeTabla(which)
  const response = await request(
    '/api/panel/casos/buscar',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ filter, range: [first, first + POR_PAGINA - 1], sort: ORDEN_TABLA }),
    },
    { signal },
  )
  const total = Number(response.headers.get('Content-Range')?.split('/').pop())
  return { rows: (await response.json()) as CasoResumen[], total }
}
