import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { FichaProceso } from '#domain/procesos/ficha.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** What names a process: its address on the map (with its id where others have the same), or its id alone. */
export type CualProceso = { readonly ruta: string; readonly id?: string } | { readonly id: string }

/** The page of a process; a 404 is an answer. */
export function useFicha(cual: CualProceso): UseQueryResult<FichaProceso> {
  return useQuery({
    queryKey: ['proceso', cual],
    queryFn: ({ signal }) =>
      api.call('GET /api/procesos/ficha', {
        signal,
        query: { ...cual, id: cual.id === undefined ? null : Number(cual.id) },
      }),
  })
}
