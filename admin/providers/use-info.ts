import { useQuery, type QueryClient } from '@tanstack/react-query'
import { api } from './api-client.ts'
import { TEMA_MS } from './use-tema.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'

/** Name, look and settings of the institute, for signed-in screens; undefined until they arrive. */
export function useInfo(): InfoInstituto | undefined {
  const { data } = useQuery({
    queryKey: ['info'],
    queryFn: ({ signal }) => api.call('GET /api/info/ajustes', { signal }),
    staleTime: TEMA_MS,
    refetchOnWindowFocus: true,
  })
  return data
}

/** Puts a record in the cache of `useInfo` and, with its public part, in that of `useTema`. */
export function keepInfo(client: QueryClient, info: InfoInstituto): void {
  client.setQueryData(['info'], info)
  client.setQueryData(['tema'], info)
}
