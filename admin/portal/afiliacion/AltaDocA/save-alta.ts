import { api } from '#admin/providers/api-client.ts'
import type { RespuestaAlta, SolicitudAlta } from '#domain/afiliacion/alta.ts'
import type { CorreccionDeBorrador } from '#domain/afiliacion/borrador.ts'
import type { TramiteCall } from '#admin/portal/wizard/use-save-tramite.ts'

/** The call that saves a new alta, or the correction of a saved one with the version that was opened. */
export function saveAlta(correccion: CorreccionDeBorrador | null): TramiteCall<SolicitudAlta, RespuestaAlta> {
  return {
    content: (body) => ({ body, correccion }),
    send: (body, headers) => {
      if (!correccion) return api.post<RespuestaAlta>('/api/tramites/alta', body, { headers })
      const path = `/api/tramites/alta/${encodeURIComponent(correccion.folio)}`
      return api.put<RespuestaAlta>(path, { ...body, version: correccion.version }, { headers })
    },
  }
}
