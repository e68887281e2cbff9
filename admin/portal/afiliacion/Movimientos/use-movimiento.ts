import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** One movement with what this session may do to it; not asked for without a folio. */
export function useMovimiento(folio: string | null): UseQueryResult<MovimientoDetalle> {
  return useQuery({
    queryKey: ['movimientos', 'detalle', folio],
    queryFn: ({ signal }) => api.call('GET /api/panel/movimientos/:id', { params: { id: folio ?? '' }, signal }),
    enabled: folio !== null,
  })
}
