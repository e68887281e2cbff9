import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { SolicitudPrevista, Tramite, TramitePrevisto } from '#domain/afiliacion/tramites/tramite.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** The person of a procedure as it is on file, asked once: what is being written starts from its version. */
export function useExpedienteTramite(tramite: Tramite, interno: number): UseQueryResult<ExpedienteTramite> {
  return useQuery({
    queryKey: ['persona-tramite', tramite, interno],
    queryFn: ({ signal }) =>
      api.call('POST /api/personas-tramite/:tramite', { params: { tramite }, body: { interno }, signal }),
    enabled: interno > 0,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** What the request would do, asked again with every change of it; the former answer stands meanwhile. */
export function usePrevisto(tramite: Tramite, body: SolicitudPrevista | null): UseQueryResult<TramitePrevisto> {
  return useQuery({
    queryKey: ['previsto', tramite, body],
    queryFn: body ? ({ signal }) => api.call(`POST /api/tramites/${tramite}/previsto`, { body, signal }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}
