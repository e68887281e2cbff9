import type { Actor } from '#domain/acceso/actor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { movePersona, type LugarPersona } from '#api/afiliacion/tramites/bring-persona.ts'
import { datosOf } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import { nowAt } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { selectRow, SQL_TRUE } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'

async function placeNow(afiliadoId: number): Promise<LugarPersona> {
  const row = await findRow(AfiliadoModel, { id: afiliadoId }, ['nivel0_id', 'nivel1_id', 'nivel2_id', 'nivel3_id'])
  if (!row) throw new Error(`There is no person ${afiliadoId}`)
  return row
}

/**
 * A person in trámite whom no other movement keeps becomes C (cancelado) when the alta ends without being applied; an
 * earlier affiliate keeps the letter (decisions §10.9), and goes back to the office that it was brought from. In the transaction of the act.
 */
export async function cancelPersona(actor: Actor, row: MovimientoRow): Promise<void> {
  const { origen } = datosOf(row)
  if (origen) await movePersona(actor, row.afiliado_id, await placeNow(row.afiliado_id), origen)
  const kept = await selectRow(
    `SELECT a.id FROM afiliados a WHERE a.id = $1 AND (a.situacion <> 'T'
       OR EXISTS (SELECT 1 FROM movimientos m WHERE m.afiliado_id = a.id AND m.activo = ${SQL_TRUE}))`,
    [row.afiliado_id],
  )
  if (kept) return
  await updateVersioned(AfiliadoModel, row.afiliado_id, null, { situacion: 'C', actualizado_at: nowAt() })
  await logActo(actor, {
    acto: 'afiliado.cancelar',
    objeto: 'afiliado',
    objetoId: row.afiliado_id,
    antes: { situacion: 'T' },
    despues: { situacion: 'C' },
  })
}
