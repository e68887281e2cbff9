import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { LineaDeVida } from '#domain/afiliacion/historia/linea-de-vida.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** A person's line of life, newest first. */
export function useLinea(id: number): UseQueryResult<LineaDeVida> {
  return useQuery({
    queryKey: ['afiliados', 'linea', id],
    queryFn: ({ signal }) => api.call('GET /api/panel/afiliados/:id/linea', { params: { id }, signal }),
  })
}
