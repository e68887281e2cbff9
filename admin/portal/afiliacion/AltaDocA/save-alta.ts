import { api } from '#admin/providers/api-client.ts'
import type { RespuestaAlta, SolicitudAlta } from '#domain/afiliacion/alta.ts'
import type { CorreccionDeBorrador } from '#domain/afiliacion/borrador.ts'
import type { TramiteCall } from '#admin/portal/wizard/use-save-tramite.ts'

/** The call that saves a new alta, or the correction of a saved one with the version that was opened. */
export function saveAlta(correccion: CorreccionDeBorrador | null): TramiteCall<SolicitudAlta, RespuestaAlta> {
  return {
    content: (body) => ({ body, correccion }),
    send: (body, headers) => {
      if (!correccion) return api.call('POST /api/tramites/alta', { body, headers })
      const { folio, version } = correccion
      return api.call('PUT /api/tramites/alta/:folio', { params: { folio }, body: { ...body, version }, headers })
    },
  }
}
