import { useQuery } from '@tanstack/react-query'
import { DETALLE } from '#admin/shared/detalle.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** A record of the panel by what its address has: a folio, an account, an id. Kept where react-admin would keep it. */
export function useDetalle<T>(
  resource: string,
  clave: string,
  ask: (signal: AbortSignal) => Promise<T>,
): UseQueryResult<T> {
  return useQuery({
    queryKey: [resource, 'getOne', { id: clave, meta: DETALLE }],
    queryFn: ({ signal }) => ask(signal),
  })
}
