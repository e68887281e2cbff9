import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { EntradaLinea } from '#domain/afiliacion/persona.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** A person's line of life, newest effective date first. */
export function useLinea(id: number): UseQueryResult<readonly EntradaLinea[]> {
  return useQuery({
    queryKey: ['afiliados', 'linea', id],
    queryFn: ({ signal }) => api.call('GET /api/panel/afiliados/:id/linea', { params: { id }, signal }),
  })
}
