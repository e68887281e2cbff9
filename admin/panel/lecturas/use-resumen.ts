import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { ResumenLecturas } from '#domain/documentos/correcciones.ts'
import type { UseQueryResult } from '@tanstack/react-query'

export type FiltroResumen = Readonly<Record<string, string>>

/** The figures of the readings that `filtro` (documento, fuente, mes) leaves; what was shown stays while another is asked. */
export function useResumen(filtro: FiltroResumen): UseQueryResult<ResumenLecturas> {
  return useQuery({
    queryKey: ['lecturas-resumen', filtro],
    queryFn: ({ signal }) => api.call('GET /api/panel/lecturas/resumen', { signal, query: filtro }),
    placeholderData: (before) => before,
  })
}
