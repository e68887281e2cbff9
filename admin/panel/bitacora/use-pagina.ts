import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type {
  FiltroBitacoraPedido,
  OpcionesBitacora,
  PaginaBitacora,
  TotalBitacora,
} from '#domain/acceso/bitacora/bitacora.ts'
import type { UseQueryResult } from '@tanstack/react-query'

export const FILAS = 50

/** A page after a key. Asked for by hand or when the filter changes: each look at a person is noted on the server. */
export function usePagina(filtro: FiltroBitacoraPedido, despuesDe: number | undefined): UseQueryResult<PaginaBitacora> {
  return useQuery({
    queryKey: ['bitacora', 'pagina', filtro, despuesDe ?? 0],
    queryFn: ({ signal }) =>
      api.call('POST /api/panel/bitacora/buscar', { body: { filtro, despuesDe, limite: FILAS }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    retry: false,
  })
}

/** How many acts the filter leaves: told with its first page. */
export function useTotal(filtro: FiltroBitacoraPedido): TotalBitacora | null {
  const { data } = usePagina(filtro, undefined)
  return data?.total ?? null
}

export function useOpciones(): OpcionesBitacora['usuarios'] {
  const { data } = useQuery({
    queryKey: ['bitacora', 'opciones'],
    queryFn: ({ signal }) => api.call('GET /api/panel/bitacora/opciones', { signal }),
    staleTime: 300_000,
  })
  return data?.usuarios ?? []
}
