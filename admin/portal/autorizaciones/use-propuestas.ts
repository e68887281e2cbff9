import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { useAct, type Act, type ActKey, type ActToast } from '#admin/shared/form/use-act.ts'
import type { ActoPropuesta, PropuestaAutorizada, PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** An authorised act may change any list: all of them ask again. */
export const KEYS_PROPUESTA: readonly ActKey[] = [{}]

export function usePropuesta(id: number): UseQueryResult<PropuestaPanel> {
  return useQuery({
    queryKey: [KEY_AUTORIZACIONES, 'una', id],
    queryFn: ({ signal }) => api.call('GET /api/panel/autorizaciones/:id', { params: { id }, signal }),
  })
}

type Sencillo = Exclude<ActoPropuesta, 'autorizar' | 'rechazar'>
type Vista = Pick<PropuestaPanel, 'id' | 'version'>

/** Does what a proposal asks, as its second person. A one-time password that it gives is in what `done` receives, this once. */
export function useAutorizar(
  done: (hecha: PropuestaAutorizada) => void,
): Act<Vista, PropuestaAutorizada, PropuestaPanel> {
  return useAct({
    call: ({ id, version }) =>
      api.call('POST /api/panel/autorizaciones/:id/autorizar', { params: { id }, body: { version } }),
    keys: KEYS_PROPUESTA,
    toast: ({ folio, titulo }) => `Se autorizó ${folio}: ${titulo.toLowerCase()}.`,
    done,
  })
}

/** One of the acts that ask nothing but the proposal as it was read. */
export function useActoPropuesta(
  acto: Sencillo,
  toast: (propuesta: PropuestaPanel) => string | ActToast,
  done?: () => void,
): Act<Vista, PropuestaPanel, PropuestaPanel> {
  return useAct({
    call: ({ id, version }) =>
      api.call(`POST /api/panel/autorizaciones/:id/${acto}`, { params: { id }, body: { version } }),
    keys: KEYS_PROPUESTA,
    toast,
    ...(done && { done }),
  })
}
