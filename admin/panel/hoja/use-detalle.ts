import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { DETALLE } from '#admin/shared/detalle.ts'

/** A record of the panel by what its address has: a folio, an account, an id. Kept where react-admin would keep it. */
export function useDetalle<R extends 'casos' | 'movimientos' | 'prestamos' | 'usuarios'>(resource: R, clave: string) {
  return useQuery({
    queryKey: [resource, 'getOne', { id: clave, meta: DETALLE }],
    queryFn: ({ signal }) => api.call(`GET /api/panel/${resource}/:id` as const, { params: { id: clave }, signal }),
  })
}
