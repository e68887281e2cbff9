import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { Respuesta } from '#domain/llamadas.ts'
import type { ClaveTablero, Tablero } from '#domain/procesos/tableros.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** A board and its address. */
export function useTablero(clave: ClaveTablero): UseQueryResult<Tablero> {
  return useQuery({
    queryKey: ['tableros', clave],
    queryFn: ({ signal }) => api.call('GET /api/tableros/:clave', { params: { clave }, signal }),
  })
}

type LlamadaCifras =
  'GET /api/acerca' | 'GET /api/ubicacion' | `GET /api/indicadores/${'ejecutivo' | 'operativo' | 'dinamico'}`

/** Figures of one of the portal's own boards. */
export function useCifras<Clave extends LlamadaCifras>(
  clave: Clave,
  query: Readonly<Record<string, string>> = {},
): UseQueryResult<Respuesta<Clave>> {
  return useQuery({
    queryKey: ['indicadores', clave, query],
    queryFn: ({ signal }) => api.call<LlamadaCifras>(clave, { signal, query }) as Promise<Respuesta<Clave>>,
    placeholderData: keepPreviousData,
  })
}
