import { QueryClient } from '@tanstack/react-query'
import { isApiError } from './api-error.ts'

/** Whether asking once more may help: the network or the server failed, not the question. */
function isPassing(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500)
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isPassing(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
