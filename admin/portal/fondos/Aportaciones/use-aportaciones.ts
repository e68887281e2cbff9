import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { codigoQuincenaFalta } from '#domain/calendario/quincena.ts'
import { api } from '#admin/providers/api-client.ts'
import type {
  AportacionesQuincena,
  PaginaAportaciones,
  PanelAportaciones,
} from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { EntidadPedida } from '#admin/shared/rutas/ruta-quincena.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'

const KEY = 'aportaciones'

export function usePanel(pedida: EntidadPedida): UseQueryResult<PanelAportaciones> {
  return useQuery({
    queryKey: [KEY, 'panel', pedida],
    queryFn: ({ signal }) => api.call('GET /api/aportaciones/quincenas', { signal, query: { ...pedida } }),
  })
}

export function useQuincena(codigo: string, pedida: EntidadPedida): UseQueryResult<AportacionesQuincena> {
  return useQuery({
    queryKey: [KEY, codigo, pedida],
    queryFn: ({ signal }) =>
      api.call('GET /api/aportaciones/quincenas/:codigo', { params: { codigo }, signal, query: { ...pedida } }),
    enabled: codigoQuincenaFalta(codigo) === '',
  })
}

/** A fund's table, page after page as it is asked for. */
export function useRenglones(
  codigo: string,
  pedida: EntidadPedida,
  fondo: FondoId,
): UseInfiniteQueryResult<InfiniteData<PaginaAportaciones>> {
  return useInfiniteQuery({
    queryKey: [KEY, codigo, pedida, fondo],
    initialPageParam: null as number | null,
    queryFn: ({ signal, pageParam }) =>
      api.call('GET /api/aportaciones/quincenas/:codigo/fondos/:fondo', {
        params: { codigo, fondo },
        signal,
        query: { ...pedida, despues: pageParam },
      }),
    getNextPageParam: ({ siguiente }) => siguiente,
  })
}
