import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { RespuestaPortada } from '#domain/usuarios/sesion.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** What stands beside the sign-in form. Without it the form works all the same. */
export function usePortada(): UseQueryResult<RespuestaPortada> {
  return useQuery({
    queryKey: ['portada'],
    queryFn: ({ signal }) => api.call('GET /api/portada', { signal, anonymous: true }),
  })
}
