import { A_FAVOR_DECIDIDO } from '#domain/fondos/prestamos/retencion.ts'
import { nowAt } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute, FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { SaldoFavorModel } from '#api/fondos/models/SaldoFavorModel.ts'
import type { RetencionRow } from '#api/fondos/retenciones/retencion-row.ts'

/**
 * Stores what an answer withheld beyond its order, in the caller's transaction; a corrected answer replaces it. Throws 409
 * `a_favor_decidido` once it was applied or returned.
 */
export async function anotarFavor(
  { id, prestamoId, afiliadoId }: Pick<RetencionRow, 'id' | 'prestamoId' | 'afiliadoId'>,
  importe: number,
): Promise<void> {
  await selectRow(`SELECT id FROM saldos_favor WHERE retencion_id = $1${FOR_UPDATE}`, [id])
  const columns = ['id', 'importe_centavos', 'aplicado_centavos', 'devuelto_centavos'] as const
  const before = await findRow(SaldoFavorModel, { retencion_id: id }, [...columns])
  if ((before?.importe_centavos ?? 0) === importe) return
  if (!before) {
    await insertRow(SaldoFavorModel, {
      retencion_id: id,
      prestamo_id: prestamoId,
      afiliado_id: afiliadoId,
      importe_centavos: importe,
      creado_at: nowAt(),
    })
    return
  }
  if (before.aplicado_centavos + before.devuelto_centavos > 0) throw conflict('a_favor_decidido', A_FAVOR_DECIDIDO)
  await execute('UPDATE saldos_favor SET importe_centavos = $1, version = version + 1 WHERE id = $2', [
    importe,
    before.id,
  ])
}
