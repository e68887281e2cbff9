import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { ExplicacionLinea } from '#domain/fondos/pagos/explicacion-linea.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** A line by its reference, or what an entity's close asks for, which may have none. */
export type CualLinea =
  { readonly referencia: string } | { readonly clave0: string; readonly clave1: string; readonly codigo: string }

/** What a line is made of; nothing is asked where it is not `enabled`. */
export function useExplicacionLinea(cual: CualLinea, enabled = true): UseQueryResult<ExplicacionLinea> {
  return useQuery({
    enabled,
    queryKey: ['aportacion-retencion', 'explicacion', cual],
    queryFn: ({ signal }) => {
      if ('referencia' in cual)
        return api.call('GET /api/lineas-pago/:referencia/explicacion', {
          signal,
          params: { referencia: cual.referencia },
        })
      const { clave0, clave1, codigo: quincena } = cual
      return api.call('GET /api/aportacion-retencion/explicacion', { signal, query: { clave0, clave1, quincena } })
    },
  })
}
