import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { CargaSepomex } from '#domain/direcciones/carga-sepomex.ts'
import type { UseQueryResult } from '@tanstack/react-query'

const MIENTRAS_MS = 1000

/** The file of SEPOMEX that came last and how it goes; asked again while it is worked on. */
export function useSepomex(): UseQueryResult<CargaSepomex | null> {
  return useQuery({
    queryKey: ['sepomex'],
    queryFn: async ({ signal }) => (await api.call('GET /api/panel/sepomex', { signal })).carga,
    refetchInterval: ({ state }) =>
      state.data?.estado === 'revisando' || state.data?.estado === 'aplicando' ? MIENTRAS_MS : false,
  })
}
