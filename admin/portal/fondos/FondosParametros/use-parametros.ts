import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import type { ParametroPanel, RespuestaParametros } from '#domain/fondos/parametro-panel.ts'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'

const KEY = ['fondos-parametros']
const PATH = '/api/panel/fondos-parametros'

export function useParametros(): UseQueryResult<RespuestaParametros> {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get<RespuestaParametros>(PATH, { signal }) })
}

/** Registers a record (`actual` null) or changes the newest one; told once the table shows it. */
export function useGuardarParametro(
  actual: ParametroPanel | null,
  onDone: () => void,
): UseMutationResult<ParametroPanel, Error, object> {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: object) =>
      actual
        ? api.put<ParametroPanel>(`${PATH}/${actual.clave}`, { ...body, version: actual.version })
        : api.post<ParametroPanel>(PATH, body),
    onSuccess: async ({ clave, desdeTexto }) => {
      await client.invalidateQueries({ queryKey: KEY })
      toast.success(`Se guardó el fondo ${clave}: vale desde ${desdeTexto}.`)
      onDone()
    },
    onError: (error) => {
      if (isApiError(error) && error.status === 409) void client.invalidateQueries({ queryKey: KEY })
    },
  })
}
