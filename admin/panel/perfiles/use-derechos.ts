import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { RespuestaDerechos } from '#domain/acceso/perfil.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** What every profile may do and why, and everything that can be granted. */
export function useDerechos(): UseQueryResult<RespuestaDerechos> {
  return useQuery({
    queryKey: ['perfiles', 'derechos'],
    queryFn: ({ signal }) => api.call('GET /api/panel/perfiles/derechos', { signal }),
  })
}
