import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { ContratoPanel } from '#domain/fondos/pagos/contrato-banco.ts'
import type { EstadoValidacion, PagosPorEdad } from '#domain/fondos/pagos/panel-pagos.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** What the person can do today with payment lines. */
export function useEstadoValidacion(): UseQueryResult<EstadoValidacion> {
  return useQuery({
    queryKey: ['validacion-pagos'],
    queryFn: ({ signal }) => api.call('GET /api/validacion-pagos', { signal }),
  })
}

const KEY_EDADES = 'pagos-por-edad'

/** What an act on payments without a line makes stale. */
export const KEYS_POR_IDENTIFICAR = ['pagos-por-identificar', KEY_EDADES] as const

export function usePagosPorEdad(): UseQueryResult<PagosPorEdad> {
  return useQuery({
    queryKey: [KEY_EDADES],
    queryFn: ({ signal }) => api.call('GET /api/pagos/por-identificar', { signal }),
  })
}

export const KEY_CONTRATO = 'referencia-pago'

export function useContrato(): UseQueryResult<ContratoPanel> {
  return useQuery({
    queryKey: [KEY_CONTRATO],
    queryFn: ({ signal }) => api.call('GET /api/panel/referencia-pago', { signal }),
  })
}
