import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { ClaveTablero, Tablero } from '#domain/procesos/tableros.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** A board and its address. */
export function useTablero(clave: ClaveTablero): UseQueryResult<Tablero> {
  return useQuery({
    queryKey: ['tableros', clave],
    queryFn: ({ signal }) => api.get<Tablero>(`/api/tableros/${clave}`, { signal }),
  })
}

/** Figures of one of the portal's own boards. */
export function useCifras<T extends object>(
  ruta: string,
  query: Readonly<Record<string, string>> = {},
): UseQueryResult<T> {
  return useQuery({
    queryKey: ['indicadores', ruta, query],
    queryFn: ({ signal }) => api.get<T>(ruta, { signal, query }),
    placeholderData: keepPreviousData,
  })
}
