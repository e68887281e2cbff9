import { nowAt } from '#api/clock.ts'
import { isInTransaction } from '#api/db/database.ts'
import { execute, FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'

const DEL_CIERRE = 'cierre_id = $1 AND extemporanea_id IS NULL'

/**
 * Reference of a line of the close that has a payment that the bank did not reverse, or null. Holds the charges until the caller's
 * transaction ends.
 */
export async function lineaPagada(cierreId: number): Promise<string | null> {
  if (!isInTransaction()) throw new Error('A close is reopened in one transaction')
  await selectRows(`SELECT id FROM cargos WHERE ${DEL_CIERRE}${FOR_UPDATE}`, [cierreId])
  const pago = await selectRow<{ referencia: string }>(
    `SELECT p.referencia FROM pagos p WHERE p.cargo_id IN (SELECT id FROM cargos WHERE ${DEL_CIERRE})
       AND p.resultado NOT IN ('revertido', 'reversa') ORDER BY p.id LIMIT 1`,
    [cierreId],
  )
  return pago?.referencia ?? null
}

/**
 * Voids what a close charged, when it is reopened (decision 10.28), inside the caller's transaction: its references stay
 * known, and what is paid to them later is listed. `lineaPagada` comes first.
 */
export async function anularCargos(cierreId: number): Promise<void> {
  await execute(`UPDATE cargos SET anulado_at = $2 WHERE ${DEL_CIERRE} AND anulado_at IS NULL`, [cierreId, nowAt()])
}
