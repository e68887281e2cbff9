import type { Actor } from '#domain/acceso/actor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import type { MovimientoRow } from '#api/afiliacion/movimiento-row.ts'
import { nowAt } from '#api/clock.ts'
import { selectRow, SQL_TRUE } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'

/**
 * A person in trámite whom no other movement keeps becomes C (cancelado) when the alta ends without being applied; an
 * earlier affiliate keeps the letter (decisions §10.9). In the transaction of the act.
 */
export async function cancelPersona(actor: Actor, row: MovimientoRow): Promise<void> {
  const kept = await selectRow(
    `SELECT a.id FROM afiliados a WHERE a.id = $1 AND (a.situacion <> 'T'
       OR EXISTS (SELECT 1 FROM movimientos m WHERE m.afiliado_id = a.id AND m.activo = ${SQL_TRUE}))`,
    [row.afiliado_id],
  )
  if (kept) return
  await updateVersioned('afiliados', row.afiliado_id, null, { situacion: 'C', actualizado_at: nowAt() })
  await logActo(actor, {
    acto: 'afiliado.cancelar',
    objeto: 'afiliado',
    objetoId: row.afiliado_id,
    antes: { situacion: 'T' },
    despues: { situacion: 'C' },
  })
}
