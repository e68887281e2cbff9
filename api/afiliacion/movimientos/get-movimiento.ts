import type { Actor } from '#domain/acceso/actor.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findMovimientoInScope } from './movimiento-row.ts'
import { presentMovimientoDetalle } from './present-movimiento.ts'

/** Detail of a movement in scope, with what this actor may do to it. The read is noted in the bitácora. */
export function getMovimiento(actor: Actor, id: number): Promise<MovimientoDetalle> {
  return readMovimiento(actor, { id })
}

/** The same by its folio: how people name it. */
export function getMovimientoByFolio(actor: Actor, folio: string): Promise<MovimientoDetalle> {
  return readMovimiento(actor, { folio })
}

async function readMovimiento(
  actor: Actor,
  by: { readonly id: number } | { readonly folio: string },
): Promise<MovimientoDetalle> {
  authorize(actor, 'movimientos.leer')
  const row = await findMovimientoInScope(actor, by)
  await auditRead(actor, { acto: 'movimiento.leer', objeto: 'movimiento', objetoId: row.folio })
  return presentMovimientoDetalle(actor, row)
}
