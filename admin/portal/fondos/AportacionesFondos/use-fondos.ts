import { useQueries } from '@tanstack/react-query'
import { TIPOS_FONDO } from '#domain/fondos/aportaciones/fondo-documentado.ts'
import { pesosToCentavos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import type { AportacionDocumentada, TipoFondo } from '#domain/fondos/aportaciones/fondo-documentado.ts'
import type { Lugar } from '#admin/portal/fondos/organica/use-lugar.ts'
import type { UseQueryResult } from '@tanstack/react-query'

export type FondoPedido = UseQueryResult<AportacionDocumentada[]>

/** The four funds, asked for at once: one that fails does so alone. */
export function useFondos({ clave0, clave1, quincena }: Lugar): Readonly<Record<TipoFondo, FondoPedido>> {
  const results = useQueries({
    queries: TIPOS_FONDO.map((tipo) => ({
      queryKey: ['aportaciones-fondos', tipo, clave0, clave1, quincena],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.call('GET /api/aportaciones-fondos', { signal, query: { tipo, clave0, clave1, quincena } }),
      enabled: clave0 !== '' && clave1 !== '',
    })),
  })
  const entries = TIPOS_FONDO.map((tipo, i) => [tipo, results[i]] as const)
  return Object.fromEntries(entries) as Record<TipoFondo, FondoPedido>
}

/** Sum of a fund, in centavos. */
export function totalDe(rows: readonly AportacionDocumentada[] | undefined): number {
  return (rows ?? []).reduce((sum, { TOTAL }) => sum + pesosToCentavos(TOTAL), 0)
}
