import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { FormaGrafica, Grafica } from '#domain/procesos/estadisticos.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** The charts of the gallery in one call; with a form, that one alone. */
export function useEstadisticos(forma: FormaGrafica | null): UseQueryResult<readonly Grafica[]> {
  return useQuery({
    queryKey: ['estadisticos', forma],
    queryFn: async ({ signal }) =>
      (await api.call('GET /api/estadisticos', { signal, ...(forma !== null && { query: { grafica: forma } }) }))
        .graficas,
  })
}
