import { useQuery } from '@tanstack/react-query'
import { api } from './api-client.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'

/** A new look reaches who has the portal open when they come back to it. */
const TEN_MINUTES = 600_000

/** Name, look and settings of the institute; undefined until they arrive. */
export function useInfo(): InfoInstituto | undefined {
  const { data } = useQuery({
    queryKey: ['info'],
    queryFn: ({ signal }) => api.call('GET /api/info', { signal, anonymous: true }),
    staleTime: TEN_MINUTES,
    refetchOnWindowFocus: true,
  })
  return data
}
