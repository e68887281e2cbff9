import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { Bandeja } from '#domain/avisos/bandeja.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

const CUENTA = ['avisos', 'cuenta']
const LISTA = ['avisos', 'lista']

/**
 * How many notices were not read. Asked on arriving at a page and on coming back to the window, never by a clock: a call every
 * minute would keep alive a session that nobody is using.
 */
export function useSinLeer(page: string): number | undefined {
  const { data } = useQuery({
    queryKey: [...CUENTA, page],
    queryFn: ({ signal }) => api.call('GET /api/avisos/cuenta', { signal }),
    placeholderData: (previous) => previous,
    refetchOnWindowFocus: true,
    gcTime: 0,
  })
  return data?.sinLeer
}

/** The inbox, page after page; `soloSinLeer` leaves out what was read. */
export function useBandeja(soloSinLeer: boolean): UseInfiniteQueryResult<InfiniteData<Bandeja>> {
  return useInfiniteQuery({
    queryKey: [...LISTA, soloSinLeer],
    queryFn: ({ signal, pageParam }) =>
      api.call('GET /api/avisos', { signal, query: { antes: pageParam, sinLeer: soloSinLeer ? '1' : '' } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchOnWindowFocus: true,
  })
}

/** Marks one notice as read or not, and asks for the inbox again. */
export function useMarcar(): Act<{ readonly id: number; readonly leido: boolean }> {
  return useAct({
    call: ({ id, leido }: { readonly id: number; readonly leido: boolean }) =>
      api.call('PUT /api/avisos/:id', { params: { id }, body: { leido } }),
    keys: ['avisos'],
  })
}

/** Marks as read every notice up to one, and asks for the inbox again. */
export function useMarcarTodos(): Act<number> {
  return useAct({ call: (hasta: number) => api.call('POST /api/avisos/leidos', { body: { hasta } }), keys: ['avisos'] })
}
