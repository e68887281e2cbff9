import type { Actor } from '#domain/acceso/actor.ts'
import type { Tramite, TramiteGuardado } from '#domain/afiliacion/tramites/tramite.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findMovimientoInScope } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { presentMovimientoDetalle } from '#api/afiliacion/movimientos/present-movimiento.ts'
import { notFound } from '#api/errors.ts'
import { datosOf } from './datos/datos-movimiento.ts'

/** A procedure as it was asked, to correct it. 404 out of scope and for another procedure's folio. */
export async function getTramite(actor: Actor, tramite: Tramite, folio: string): Promise<TramiteGuardado> {
  authorize(actor, 'tramites.solicitar')
  const row = await findMovimientoInScope(actor, { folio })
  const { solicitud } = datosOf(row)
  if (row.tramite !== tramite || solicitud === undefined) throw notFound('El movimiento')
  await auditRead(actor, { acto: 'movimiento.leer', objeto: 'movimiento', objetoId: folio })
  const { estatus, camposPorCorregir: campos, documentos } = await presentMovimientoDetalle(actor, row)
  const motivo = estatus === 'Pendiente' ? row.nota : ''
  return { folio, version: row.version, solicitud, motivo, campos, documentos }
}
