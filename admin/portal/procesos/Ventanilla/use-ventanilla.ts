import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { RespuestaVentanilla } from '#domain/afiliacion/alta.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** Always asked anew on opening: the person comes back here after saving or leaving a draft. */
export function useVentanilla(): UseQueryResult<RespuestaVentanilla> {
  return useQuery({
    queryKey: ['ventanilla'],
    queryFn: ({ signal }) => api.call('GET /api/ventanilla', { signal }),
    staleTime: 0,
  })
}
