import type { Actor } from '#domain/acceso/actor.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { selectMovimientos } from './movimiento-row.ts'
import { presentMovimientoDetalles } from './present-movimiento.ts'

/** Every movement of a person in scope, newest first, each with its whole way. */
export async function listHistorial(actor: Actor, afiliadoId: number): Promise<MovimientoDetalle[]> {
  authorize(actor, 'padron.leer')
  await findAfiliadoInScope(actor, afiliadoId)
  await auditRead(actor, { acto: 'afiliado.historial', objeto: 'afiliado', objetoId: afiliadoId })
  const rows = await selectMovimientos('m.afiliado_id = $1 ORDER BY m.id DESC', [afiliadoId])
  return presentMovimientoDetalles(actor, rows)
}
