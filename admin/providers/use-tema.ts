import { useQuery } from '@tanstack/react-query'
import { api } from './api-client.ts'
import type { TemaInstituto } from '#domain/instituto/info.ts'

/** Milliseconds; a new look reaches open tabs when their user comes back to them. */
export const TEMA_MS = 600_000

/** Name and look of the institute, also without a session; undefined until they arrive. */
export function useTema(): TemaInstituto | undefined {
  const { data } = useQuery({
    queryKey: ['tema'],
    queryFn: ({ signal }) => api.call('GET /api/info', { signal, anonymous: true }),
    staleTime: TEMA_MS,
    refetchOnWindowFocus: true,
  })
  return data
}
