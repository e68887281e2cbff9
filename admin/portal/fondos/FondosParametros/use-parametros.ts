import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import type { EfectoParametros } from '#domain/fondos/efecto-parametros.ts'
import type { ParametroPanel, RespuestaParametros } from '#domain/fondos/parametro-panel.ts'
import type { CuerpoParametro } from './parametro-borrador.ts'
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
): UseMutationResult<ParametroPanel, Error, CuerpoParametro> {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: CuerpoParametro) =>
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

/** What the record would change, before it is kept. */
export function useEfectoParametro(
  actual: ParametroPanel | null,
): UseMutationResult<EfectoParametros, Error, CuerpoParametro> {
  return useMutation({
    mutationFn: ({ valores, redondeo }: CuerpoParametro) =>
      api.post<EfectoParametros>(`${PATH}/previa`, {
        valores,
        clave: actual?.clave ?? null,
        ...(redondeo !== undefined && { redondeo }),
      }),
  })
}
