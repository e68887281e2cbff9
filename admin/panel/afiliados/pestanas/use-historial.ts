import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** Every movement of a person with its whole way, newest first. */
export function useHistorial(id: number): UseQueryResult<readonly MovimientoDetalle[]> {
  return useQuery({
    queryKey: ['afiliados', 'historial', id],
    queryFn: ({ signal }) => api.call('GET /api/panel/afiliados/:id/historial', { params: { id }, signal }),
  })
}
