import { nowAt } from '#api/clock.ts'
import { isInTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'

/**
 * Voids what a close charged, when it is reopened (decision 10.28), inside the caller's transaction: its references stay
 * known, and what is paid to them later is listed. Throws 409 once something of it was paid.
 */
export async function anularCargos(cierreId: number): Promise<void> {
  if (!isInTransaction()) throw new Error('A close is reopened in one transaction')
  const pago = await selectRow<{ referencia: string }>(
    `SELECT p.referencia FROM pagos p JOIN cargos c ON c.id = p.cargo_id WHERE c.cierre_id = $1 AND c.extemporanea_id IS NULL LIMIT 1`,
    [cierreId],
  )
  if (pago)
    throw conflict('linea_pagada', `La línea ${pago.referencia} ya tiene un pago: la quincena no se puede reabrir.`)
  await execute(
    'UPDATE cargos SET anulado_at = $1 WHERE cierre_id = $2 AND extemporanea_id IS NULL AND anulado_at IS NULL',
    [nowAt(), cierreId],
  )
}
