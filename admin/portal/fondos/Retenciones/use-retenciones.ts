import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { PanelRetenciones, RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { UseQueryResult } from '@tanstack/react-query'

export const KEY_RETENCIONES = 'retenciones'

export function usePanelRetenciones(): UseQueryResult<PanelRetenciones> {
  return useQuery({
    queryKey: [KEY_RETENCIONES],
    queryFn: ({ signal }) => api.call('GET /api/retenciones', { signal }),
  })
}

export function useRetencionesQuincena(codigo: string, entidad: number | null): UseQueryResult<RetencionesQuincena> {
  return useQuery({
    queryKey: [KEY_RETENCIONES, codigo, entidad],
    queryFn: ({ signal }) =>
      api.call('GET /api/retenciones/:codigo', { params: { codigo }, signal, query: { entidad } }),
    enabled: codigo !== '',
  })
}
