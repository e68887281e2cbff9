import type { Actor } from '#domain/acceso/actor.ts'
import { nowAt } from '#api/clock.ts'
import { isInTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import type { RowAs } from '#api/db/row-of.ts'
import { selectRow } from '#api/db/sql.ts'
import type { CobroModel } from '#api/fondos/models/CobroModel.ts'
import { PrestamoMovimientoModel } from '#api/fondos/models/PrestamoMovimientoModel.ts'
import { settleIfPaid } from '#api/fondos/prestamos/settle-if-paid.ts'
import { ACREDITADO_SQL } from './acreditado-sql.ts'

type Row = RowAs<CobroModel, { prestamoId: 'prestamo_id'; retencionId: 'retencion_id' }> & {
  readonly acreditadoCentavos: number
}

/** Undoes `acreditarCobro`, inside the caller's transaction: the personal charge is owed again, and so is its loan. */
export async function revertirCobro(cargoId: number, actor: Actor): Promise<void> {
  if (!isInTransaction()) throw new Error('What a person paid is taken back in one transaction')
  const row = await selectRow<Row>(
    `SELECT b.prestamo_id AS "prestamoId", b.retencion_id AS "retencionId", ${ACREDITADO_SQL} AS "acreditadoCentavos"
     FROM cargos c JOIN cobros b ON b.id = c.cobro_id WHERE c.id = $1`,
    [cargoId],
  )
  if (!row || row.acreditadoCentavos === 0) return
  await insertRow(PrestamoMovimientoModel, {
    prestamo_id: row.prestamoId,
    clase: 'pago',
    retencion_id: row.retencionId,
    importe_centavos: -row.acreditadoCentavos,
    hecho_at: nowAt(),
    hecho_por: actor.id,
  })
  await settleIfPaid(row.prestamoId)
}
