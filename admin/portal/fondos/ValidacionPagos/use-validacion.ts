import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { ContratoPanel } from '#domain/fondos/pagos/contrato-banco.ts'
import type { PaginaValidacion } from '#domain/fondos/pagos/panel-pagos.ts'
import type { UseQueryResult } from '@tanstack/react-query'

export function usePaginaValidacion(pagina: number): UseQueryResult<PaginaValidacion> {
  return useQuery({
    queryKey: ['validacion-pagos', pagina],
    queryFn: ({ signal }) => api.call('GET /api/validacion-pagos', { signal, query: { pagina } }),
    placeholderData: (before) => before,
  })
}

export const KEY_CONTRATO = 'referencia-pago'

export function useContrato(): UseQueryResult<ContratoPanel> {
  return useQuery({
    queryKey: [KEY_CONTRATO],
    queryFn: ({ signal }) => api.call('GET /api/panel/referencia-pago', { signal }),
  })
}
