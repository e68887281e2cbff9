import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimiento.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** One movement with what this session may do to it; not asked for without an id. */
export function useMovimiento(id: number | null): UseQueryResult<MovimientoDetalle> {
  return useQuery({
    queryKey: ['movimientos', 'detalle', id],
    queryFn: ({ signal }) => api.call('GET /api/panel/movimientos/:id', { params: { id: String(id) }, signal }),
    enabled: id !== null,
  })
}
