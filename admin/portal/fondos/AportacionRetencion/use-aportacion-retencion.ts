import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { AportacionRetencion, CuentaEntidad, PagadoPorDia } from '#domain/fondos/pagos/panel-pagos.ts'
import type { Lugar } from '#admin/portal/fondos/organica/use-lugar.ts'
import type { UseQueryResult } from '@tanstack/react-query'

const asked = ({ clave0, clave1 }: Lugar): boolean => clave0 !== '' && clave1 !== ''

export function useAportacionRetencion(lugar: Lugar): UseQueryResult<AportacionRetencion> {
  return useQuery({
    queryKey: ['aportacion-retencion', lugar],
    queryFn: ({ signal }) => api.call('GET /api/aportacion-retencion', { signal, query: { ...lugar } }),
    enabled: asked(lugar),
  })
}

export function useCuenta(lugar: Lugar): UseQueryResult<CuentaEntidad> {
  const { clave0, clave1 } = lugar
  return useQuery({
    queryKey: ['aportacion-retencion', 'cuenta', clave0, clave1],
    queryFn: ({ signal }) => api.call('GET /api/aportacion-retencion/cuenta', { signal, query: { clave0, clave1 } }),
    enabled: asked(lugar),
  })
}

export function usePagado(lugar: Lugar): UseQueryResult<PagadoPorDia[]> {
  const { clave0, clave1 } = lugar
  return useQuery({
    queryKey: ['aportacion-retencion', 'pagado', clave0, clave1],
    queryFn: ({ signal }) => api.call('GET /api/aportacion-retencion/pagado', { signal, query: { clave0, clave1 } }),
    enabled: asked(lugar),
  })
}
