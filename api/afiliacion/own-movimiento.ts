import type { Actor } from '#domain/acceso/actor.ts'
import { movimientoActions, type AccionMovimiento } from '#domain/afiliacion/movimiento-acciones.ts'
import { conflict, forbidden, type AppError } from '#api/errors.ts'
import { estatusOf, findMovimientoInScope, type MovimientoRow } from './movimiento-row.ts'
import { presentMovimientoDetalle } from './present-movimiento.ts'

const VERBO = { corregir: 'corregir', retirar: 'retirar' } as const

/**
 * The movement of `folio` that its author is about to correct or withdraw. 404 out of scope, 403 for whoever is not its
 * author, 409 `estatus` once somebody acted on it, 409 `version` (with `actual`) when it changed since it was read.
 */
export async function findOwnMovimiento(
  actor: Actor,
  folio: string,
  accion: AccionMovimiento & keyof typeof VERBO,
  version: number | null,
): Promise<MovimientoRow> {
  const row = await findMovimientoInScope(actor, { folio })
  if (row.solicitado_por !== actor.id) throw forbidden()
  const estatus = estatusOf(row)
  const allowed = movimientoActions({ estatus, revisado: row.revisado_at !== null, autorId: row.solicitado_por }, actor)
  if (!allowed.includes(accion))
    throw conflict('estatus', `El movimiento ${folio} está ${estatus}: ya no se puede ${VERBO[accion]}.`)
  if (version !== null && row.version !== version) throw staleMovimiento(actor, row)
  return row
}

/** 409: somebody changed the movement since it was read; `actual` is how it is now. */
export function staleMovimiento(actor: Actor, row: MovimientoRow): AppError {
  const message = 'Este movimiento cambió mientras lo tenías abierto. Revisa los datos actuales.'
  return conflict('version', message, { actual: presentMovimientoDetalle(actor, row) })
}
