import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { ExplicacionAportacion } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'

/** Where an amount of a fund comes from; `id` is the person in that close. */
export function useExplicacionAportacion(id: number, fondo: FondoId): UseQueryResult<ExplicacionAportacion> {
  return useQuery({
    queryKey: ['aportaciones', 'explicacion', id, fondo],
    queryFn: ({ signal }) =>
      api.call('GET /api/aportaciones/personas/:id/fondos/:fondo/explicacion', { params: { id, fondo }, signal }),
  })
}
