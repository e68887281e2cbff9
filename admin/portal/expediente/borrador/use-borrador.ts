import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { Borrador, CrearBorrador, TipoBorrador } from '#domain/afiliacion/borrador.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** The wizard holds the newest content once it is open: what was asked once is not asked again under it. */
const ONCE = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** A draft to go on with. */
export function useBorrador(id: string): UseQueryResult<Borrador> {
  return useQuery({
    queryKey: ['borrador', id],
    queryFn: ({ signal }) => api.call('GET /api/borradores/:id', { params: { id }, signal }),
    ...ONCE,
  })
}

/** The draft of the correction: the one left open, or a new one with what the movement says. */
export function useCorreccion(tipo: TipoBorrador, folio: string): UseQueryResult<Borrador> {
  const body: CrearBorrador = { tipo, corrige: folio }
  return useQuery({
    queryKey: ['correccion', folio],
    queryFn: ({ signal }) => api.call('POST /api/borradores', { body, signal }),
    ...ONCE,
  })
}
