import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#admin/providers/api-error.ts'
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
    queryFn: ({ signal }) => ask(signal).catch(nombraAlgo),
  })
}

/** What is neither a folio nor a number names no record: that is what the person is told, not which parameter it is. */
function nombraAlgo(error: unknown): never {
  if (error instanceof ApiError && error.status === 400)
    throw new ApiError(404, { ...error.body, error: 'No existe: revisa que la dirección esté bien escrita.' })
  throw error
}
