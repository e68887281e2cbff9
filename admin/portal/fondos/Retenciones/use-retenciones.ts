import { useQuery } from '@tanstack/react-query'
import { codigoQuincenaFalta } from '#domain/calendario/quincena.ts'
import { api } from '#admin/providers/api-client.ts'
import type { EntidadPedida } from '#admin/shared/rutas/ruta-quincena.ts'
import type { PanelRetenciones, RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { UseQueryResult } from '@tanstack/react-query'

export const KEY_RETENCIONES = 'retenciones'

export function usePanelRetenciones(pedida: EntidadPedida): UseQueryResult<PanelRetenciones> {
  return useQuery({
    queryKey: [KEY_RETENCIONES, 'panel', pedida],
    queryFn: ({ signal }) => api.call('GET /api/retenciones', { signal, query: { ...pedida } }),
  })
}

export function useRetencionesQuincena(codigo: string, pedida: EntidadPedida): UseQueryResult<RetencionesQuincena> {
  return useQuery({
    queryKey: [KEY_RETENCIONES, codigo, pedida],
    queryFn: ({ signal }) =>
      api.call('GET /api/retenciones/:codigo', { params: { codigo }, signal, query: { ...pedida } }),
    enabled: codigoQuincenaFalta(codigo) === '',
  })
}
