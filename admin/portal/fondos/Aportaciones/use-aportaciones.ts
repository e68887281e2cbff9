import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { rutaVolver } from '#admin/shared/rutas/ruta-volver.ts'
import type {
  AportacionesQuincena,
  ExplicacionAportacion,
  PaginaAportaciones,
  PanelAportaciones,
} from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'

const KEY = 'aportaciones'
/** Which entity and quincena the address names: a reload, a bookmark and Back find them again. */
export function useLugar() {
  const [params, setParams] = useSearchParams()
  const entidad = Number(params.get('entidad'))
  return {
    entidad: Number.isSafeInteger(entidad) && entidad > 0 ? entidad : null,
    quincena: params.get('quincena') ?? '',
    volver: rutaVolver(params, 'aportacion'),
    setEntidad: (id: string) =>
      setParams((now) => {
        const after = new URLSearchParams(now)
        if (id === '') after.delete('entidad')
        else after.set('entidad', id)
        return after
      }),
  }
}

export function usePanel(entidad: number | null): UseQueryResult<PanelAportaciones> {
  return useQuery({
    queryKey: [KEY, 'panel', entidad],
    queryFn: ({ signal }) => api.call('GET /api/aportaciones/quincenas', { signal, query: { entidad } }),
  })
}

export function useQuincena(codigo: string, entidad: number | null): UseQueryResult<AportacionesQuincena> {
  return useQuery({
    queryKey: [KEY, codigo, entidad],
    queryFn: ({ signal }) =>
      api.call('GET /api/aportaciones/quincenas/:codigo', { params: { codigo }, signal, query: { entidad } }),
    enabled: codigo !== '',
  })
}

/** A fund's table, page after page as it is asked for. */
export function useRenglones(
  codigo: string,
  entidad: number | null,
  fondo: FondoId,
): UseInfiniteQueryResult<InfiniteData<PaginaAportaciones>> {
  return useInfiniteQuery({
    queryKey: [KEY, codigo, entidad, fondo],
    initialPageParam: null as number | null,
    queryFn: ({ signal, pageParam }) =>
      api.call('GET /api/aportaciones/quincenas/:codigo/fondos/:fondo', {
        params: { codigo, fondo },
        signal,
        query: { entidad, despues: pageParam },
      }),
    getNextPageParam: ({ siguiente }) => siguiente,
  })
}

export function useExplicacion(id: number, fondo: FondoId): UseQueryResult<ExplicacionAportacion> {
  return useQuery({
    queryKey: [KEY, 'explicacion', id, fondo],
    queryFn: ({ signal }) =>
      api.call('GET /api/aportaciones/personas/:id/fondos/:fondo/explicacion', { params: { id, fondo }, signal }),
  })
}
