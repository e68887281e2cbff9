import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keepDetalle } from '#admin/shared/detalle.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import type { QueryClient, UseMutationResult } from '@tanstack/react-query'

const KEYS = ['casos', 'casos-proceso', 'casos-resumen', 'casos-tabla', 'avisos', 'mapa', 'inicio'] as const

/** Everything that shows cases asks again. */
export async function refreshCasos(client: QueryClient): Promise<void> {
  await Promise.all(KEYS.map((key) => client.invalidateQueries({ queryKey: [key] })))
}

/**
 * One act on a case: says so when it is done and refreshes what shows cases. When somebody changed the case first, the page
 * under the dialog shows how it is now and the same button works on that.
 */
export function useCasoAct<Input = void>(
  call: (input: Input) => Promise<CasoDetalle>,
  { hecho, onDone }: { readonly hecho?: (caso: CasoDetalle) => string; readonly onDone?: (caso: CasoDetalle) => void },
): UseMutationResult<CasoDetalle, Error, Input> {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: call,
    onSuccess: async (caso) => {
      // The next act goes with this version: with the one before it would be refused as somebody else's change.
      keepDetalle(client, 'casos', caso)
      if (hecho) toast.success(hecho(caso))
      onDone?.(caso)
      await refreshCasos(client)
    },
    onError: (error) => {
      if (isApiError(error) && error.status === 409) void refreshCasos(client)
    },
  })
}
