import { skipToken, useQuery } from '@tanstack/react-query'
import { api, request } from '#admin/providers/api-client.ts'
import { downloadBlob, fileNameOf } from '#admin/shared/list/exportar/download.ts'
import type { FormatoExporteBitacora } from '#domain/acceso/bitacora/archivo-bitacora.ts'
import type { CuentaBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import type { UseQueryResult } from '@tanstack/react-query'

interface Periodo {
  readonly desde: string
  readonly hasta: string
}

/** How many acts some days hold; null asks nothing. */
export function useCuenta(periodo: Periodo | null): UseQueryResult<CuentaBitacora> {
  return useQuery({
    queryKey: ['bitacora', 'cuenta', periodo],
    queryFn: periodo
      ? ({ signal }) => api.call('GET /api/panel/bitacora/cuenta', { signal, query: periodo })
      : skipToken,
    refetchOnWindowFocus: false,
    retry: false,
  })
}

/** Saves the acts of a period as a file and gives its name. Rejects with ApiError. */
export async function exportBitacora(
  peticion: Periodo & { readonly formato: FormatoExporteBitacora },
): Promise<string> {
  const response = await request('/api/panel/bitacora/exportar', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: '*/*' },
    body: JSON.stringify(peticion),
  })
  const nombre = fileNameOf(response, `bitacora.${peticion.formato}`)
  downloadBlob(await response.blob(), nombre)
  return nombre
}
