import { useQuery } from '@tanstack/react-query'
import { api } from './api-client.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'

/** Name, look and settings of the institute; undefined until they arrive. */
export function useInfo(): InfoInstituto | undefined {
  const { data } = useQuery({
    queryKey: ['info'],
    queryFn: ({ signal }) => api.get<InfoInstituto>('/api/info', { signal, anonymous: true }),
    staleTime: Infinity,
  })
  return data
}
