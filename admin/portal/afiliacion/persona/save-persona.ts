import { api } from '#admin/providers/api-client.ts'
import type { CorreccionDeBorrador } from '#domain/afiliacion/borrador.ts'
import type { RespuestaTramite, SolicitudTramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { TramiteCall } from '#admin/portal/wizard/use-save-tramite.ts'
import type { Procedimiento } from './procedimiento.ts'

/** The call that requests the procedure, or corrects a requested one under its folio. */
export function savePersona(
  { tramite }: Procedimiento,
  correccion: CorreccionDeBorrador | null,
): TramiteCall<SolicitudTramite, RespuestaTramite> {
  return {
    content: (body) => ({ tramite, body, correccion }),
    send: (body, headers) =>
      correccion
        ? api.call(`PUT /api/tramites/${tramite}/:folio`, { params: { folio: correccion.folio }, body, headers })
        : api.call(`POST /api/tramites/${tramite}`, { body, headers }),
  }
}
