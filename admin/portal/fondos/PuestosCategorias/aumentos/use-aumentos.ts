import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { RespuestaAumentos } from '#domain/fondos/aumentos/aumento.ts'
import type { UseQueryResult } from '@tanstack/react-query'

export const CLAVE_AUMENTOS = 'aumentos'

export function useAumentos(): UseQueryResult<RespuestaAumentos> {
  return useQuery({
    queryKey: [CLAVE_AUMENTOS],
    queryFn: ({ signal }) => api.call('GET /api/panel/aumentos', { signal }),
  })
}

/** What is asked for, as the call takes it: a percentage for some categories, or the amount of each in pesos. */
export interface Pedido {
  readonly desde: string
  readonly porcentaje: number | null
  readonly categorias: readonly string[]
  readonly montos: readonly { readonly categoria: string; readonly monto: number }[]
}
