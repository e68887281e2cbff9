import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { pedirArchivo } from '#admin/shared/list/exportar/pedir-archivo.ts'
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

/** Saves the acts of a period as a file and returns its name; null when it waits for its turn. Rejects with ApiError. */
export function exportBitacora(
  peticion: Periodo & { readonly formato: FormatoExporteBitacora },
): Promise<string | null> {
  return pedirArchivo('/api/panel/bitacora/exportar', peticion, `bitacora.${peticion.formato}`)
}
