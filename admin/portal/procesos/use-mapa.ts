import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { RespuestaMapa } from '#domain/procesos/mapa.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** The process map of this session. */
export function useMapa(enabled = true): UseQueryResult<RespuestaMapa> {
  return useQuery({
    queryKey: ['mapa'],
    queryFn: ({ signal }) => api.call('GET /api/mapa', { signal }),
    staleTime: 600_000,
    enabled,
  })
}
