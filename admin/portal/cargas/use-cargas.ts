import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { DetalleCarga, OpcionesCarga, PaginaRenglones, PasoCarga } from '#domain/cargas/carga.ts'
import type { Veredicto } from '#domain/cargas/estado-carga.ts'
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'

/** First word of the query keys of loads, and the resource of their list. */
export const KEY_CARGAS = 'cargas'

/** Milliseconds between two questions while a step runs: in sight, and in a tab that nobody sees. */
const A_LA_VISTA_MS = 1_000
const OCULTA_MS = 10_000

/** Whether a step waits or runs, so that the load changes by itself. */
export const isEnMarcha = (paso: PasoCarga | null): boolean => paso !== null && paso.estado !== 'detenido'

/** Fetches one load, and fetches it again while one of its steps runs. */
export function useCarga(folio: string): UseQueryResult<DetalleCarga> {
  return useQuery({
    queryKey: [KEY_CARGAS, 'una', folio],
    queryFn: ({ signal }) => api.call('GET /api/cargas/:folio', { params: { folio }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (!isEnMarcha(state.data?.paso ?? null)) return false
      return document.visibilityState === 'hidden' ? OCULTA_MS : A_LA_VISTA_MS
    },
    refetchIntervalInBackground: true,
  })
}

/** Rows of a load with one verdict, page after page; with a code, only those that have this fault. */
export function useRenglones(
  { carga: { folio }, version }: DetalleCarga,
  veredicto: Veredicto,
  codigo: string,
): UseInfiniteQueryResult<InfiniteData<PaginaRenglones>> {
  return useInfiniteQuery({
    queryKey: [KEY_CARGAS, 'renglones', folio, version, veredicto, codigo],
    queryFn: ({ signal, pageParam }) =>
      api.call('GET /api/cargas/:folio/renglones', {
        params: { folio },
        query: { veredicto, codigo, despues: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ siguiente }) => siguiente,
  })
}

/** What the form of a new load offers, as of now: the window may have closed. */
export function useOpcionesCarga(): UseQueryResult<OpcionesCarga> {
  return useQuery({
    queryKey: [KEY_CARGAS, 'opciones'],
    queryFn: ({ signal }) => api.call('GET /api/cargas/opciones', { signal }),
    staleTime: 0,
  })
}
