import type { Actor } from '#domain/acceso/actor.ts'
import { nowAt } from '#api/clock.ts'
import { isInTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import type { RowAs } from '#api/db/row-of.ts'
import { selectRow } from '#api/db/sql.ts'
import type { CargoModel } from '#api/fondos/models/CargoModel.ts'
import type { CobroModel } from '#api/fondos/models/CobroModel.ts'
import { PrestamoMovimientoModel } from '#api/fondos/models/PrestamoMovimientoModel.ts'
import { settleIfPaid } from '#api/fondos/prestamos/settle-if-paid.ts'
import { ACREDITADO_SQL } from './acreditado-sql.ts'

type Row = RowAs<CargoModel, { principalCentavos: 'principal_centavos' }> &
  RowAs<CobroModel, { prestamoId: 'prestamo_id'; retencionId: 'retencion_id' }>

/**
 * Credits to its loan a personal charge that is paid whole, inside the caller's transaction: the loan owes that much less.
 * Done twice, it changes nothing. A charge that collects no difference changes nothing either.
 */
export async function acreditarCobro(cargoId: number, actor: Actor): Promise<void> {
  if (!isInTransaction()) throw new Error('What a person paid is credited in one transaction')
  const row = await selectRow<Row>(
    `SELECT c.principal_centavos AS "principalCentavos", b.prestamo_id AS "prestamoId", b.retencion_id AS "retencionId"
     FROM cargos c JOIN cobros b ON b.id = c.cobro_id WHERE c.id = $1 AND ${ACREDITADO_SQL} = 0`,
    [cargoId],
  )
  if (!row) return
  await insertRow(PrestamoMovimientoModel, {
    prestamo_id: row.prestamoId,
    clase: 'pago',
    retencion_id: row.retencionId,
    importe_centavos: -row.principalCentavos,
    hecho_at: nowAt(),
    hecho_por: actor.id,
  })
  await settleIfPaid(row.prestamoId)
}
