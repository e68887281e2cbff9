import type { Actor } from '#domain/acceso/actor.ts'
import type { SolicitudAlta } from '#domain/afiliacion/alta.ts'
import { TIPO_ALTA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { notFound } from '#api/errors.ts'
import { findMovimientoInScope } from '#api/afiliacion/movimientos/movimiento-row.ts'
import type { AltaGuardada } from '#domain/afiliacion/alta.ts'

/** An alta as it was asked, to correct it. 404 out of scope, for another type, and for one that came without its form. */
export async function getAlta(actor: Actor, folio: string): Promise<AltaGuardada> {
  authorize(actor, 'alta.solicitar')
  const row = await findMovimientoInScope(actor, { folio })
  const solicitud = JSON.parse(row.datos) as Partial<SolicitudAlta>
  if (row.tipo_id !== TIPO_ALTA || !isWhole(solicitud)) throw notFound('El movimiento')
  await auditRead(actor, { acto: 'movimiento.leer', objeto: 'movimiento', objetoId: folio })
  return { solicitud, version: row.version, folio: row.folio }
}

export function isWhole(solicitud: Partial<SolicitudAlta>): solicitud is SolicitudAlta {
  return solicitud.datosPersonales !== undefined && solicitud.datosLaborales !== undefined
}
