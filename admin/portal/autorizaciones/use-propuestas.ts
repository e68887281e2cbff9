import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { useAct, type Act, type ActKey, type ActToast } from '#admin/shared/form/use-act.ts'
import type { ActoPropuesta, PropuestaAutorizada, PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** An authorised act can change any list, so all queries are invalidated. */
export const KEYS_PROPUESTA: readonly ActKey[] = [{}]

export function usePropuesta(id: number): UseQueryResult<PropuestaPanel> {
  return useQuery({
    queryKey: [KEY_AUTORIZACIONES, 'una', id],
    queryFn: ({ signal }) => api.call('GET /api/panel/autorizaciones/:id', { params: { id }, signal }),
  })
}

type Sencillo = Exclude<ActoPropuesta, 'autorizar' | 'rechazar'>
type Vista = Pick<PropuestaPanel, 'id' | 'version'>

/** Authorises a proposal. `done` receives its one-time password, if it has one; nothing shows it again. */
export function useAutorizar(
  done: (hecha: PropuestaAutorizada) => void,
): Act<Vista, PropuestaAutorizada, PropuestaPanel> {
  return useAct({
    call: ({ id, version }) =>
      api.call('POST /api/panel/autorizaciones/:id/autorizar', { params: { id }, body: { version } }),
    keys: KEYS_PROPUESTA,
    toast: ({ folio, titulo, estado, segunda }) =>
      estado === 'pendiente'
        ? `Diste la ${segunda === '' ? 'primera' : 'segunda'} autorización de ${folio}: falta la de otra persona.`
        : `Se autorizó ${folio}: ${titulo.toLowerCase()}.`,
    done,
  })
}

/** An act that needs only the proposal and the version that was read. */
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
