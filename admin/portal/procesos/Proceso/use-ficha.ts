import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { CualProceso } from '#domain/procesos/clave-proceso.ts'
import type { FichaProceso } from '#domain/procesos/ficha.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** What names a process: its address on the map, with its key where others have the same, or its key alone. */
type QueFicha = CualProceso | ({ readonly ruta: string } & Partial<CualProceso>)

/** The page of a process; a 404 is an answer. */
export function useFicha(cual: QueFicha): UseQueryResult<FichaProceso> {
  return useQuery({
    queryKey: ['proceso', cual],
    queryFn: ({ signal }) => api.call('GET /api/procesos/ficha', { signal, query: cual }),
  })
}
