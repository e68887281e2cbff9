import { useQuery } from '@tanstack/react-query'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { CLAVE_INTERNO } from '#domain/afiliacion/clave-interno.ts'
import { api } from '#admin/providers/api-client.ts'
import type { CuentaPanel, PaginaCair } from '#domain/fondos/cair/panel-cair.ts'
import type { TramitePedido } from '#domain/fondos/cair/impide-tramite.ts'
import type { Buscar } from '#admin/shared/casos/PersonaPicker.tsx'
import type { UseQueryResult } from '@tanstack/react-query'

/** What the acts of this view ask for again: the accounts and the procedures. */
export const KEYS_CAIR = ['cair', 'cair-tramites'] as const

/** Where the papers of both procedures are sent up. */
export const PAPELES_CAIR = 'POST /api/panel/cair-papeles'

export function useCuenta(interno: number | null): UseQueryResult<CuentaPanel> {
  return useQuery({
    queryKey: ['cair', 'cuenta', interno],
    queryFn: ({ signal }) =>
      api.call('GET /api/panel/cair/:id', { params: { id: `${CLAVE_INTERNO}${interno}` }, signal }),
    enabled: interno !== null,
  })
}

/** Searches people for a procedure: those who qualify first. */
export const buscarCandidatos =
  ({ tipo, motivo }: TramitePedido): Buscar =>
  (q, signal) =>
    api.call('POST /api/panel/cair/candidatos', { body: { q, tipo, ...(motivo && { motivo }) }, signal })

export function useMayor(id: number, pagina: number): UseQueryResult<PaginaCair> {
  return useQuery({
    queryKey: ['cair', 'mayor', id, pagina],
    queryFn: ({ signal }) =>
      api.call('GET /api/panel/cair/:id/asientos', { params: { id }, query: { pagina }, signal }),
  })
}

/** The address of an account. */
export const rutaCuenta = ({ interno }: { readonly interno: number }): string =>
  `/dashboard?vista=cair&cuenta=${formatInterno(interno)}`
