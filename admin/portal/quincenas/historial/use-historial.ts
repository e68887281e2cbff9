import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import type { HistorialQuincena, QuincenaPasada } from '#domain/quincenas/historial.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** The quincena that the address names (`&quincena=2226`); the first one is shown without it. */
export function useHistorialAbierto(): { readonly codigo: string | null; readonly elegir: (codigo: string) => void } {
  const [params, setParams] = useSearchParams()
  return {
    codigo: params.get('quincena'),
    elegir: (codigo) =>
      setParams((now) => {
        const after = new URLSearchParams(now)
        after.set('quincena', codigo)
        return after
      }),
  }
}

export function useQuincenas(): UseQueryResult<QuincenaPasada[]> {
  return useQuery({
    queryKey: ['historial', 'quincenas'],
    queryFn: ({ signal }) => api.call('GET /api/historial/quincenas', { signal }),
  })
}

export function useHistorial(codigo: string, organizacion: Organizacion): UseQueryResult<HistorialQuincena> {
  return useQuery({
    queryKey: ['historial', 'quincena', codigo, organizacion],
    queryFn: ({ signal }) =>
      api.call('GET /api/historial/quincenas/:codigo', { params: { codigo }, signal, query: { organizacion } }),
  })
}
