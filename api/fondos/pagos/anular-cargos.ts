import { nowAt } from '#api/clock.ts'
import { isInTransaction } from '#api/db/database.ts'
import { execute, FOR_UPDATE, selectRows } from '#api/db/sql.ts'

const DEL_CIERRE = 'cierre_id = $1 AND extemporanea_id IS NULL'

/** SQL: the reference of a line of close `c` that has a payment that the bank did not reverse, or null. */
export const PAGO_DEL_CIERRE_SQL = `(SELECT p.referencia FROM pagos p JOIN cargos g ON g.id = p.cargo_id
  WHERE g.cierre_id = c.id AND g.extemporanea_id IS NULL AND p.resultado NOT IN ('revertido', 'reversa') ORDER BY p.id LIMIT 1)`

/** Holds what a close charged until the caller's transaction ends: nobody pays it meanwhile. */
export async function holdCargos(cierreId: number): Promise<void> {
  if (!isInTransaction()) throw new Error('A close is reopened in one transaction')
  await selectRows(`SELECT id FROM cargos WHERE ${DEL_CIERRE}${FOR_UPDATE}`, [cierreId])
}

/**
 * Voids what a close charged, when it is reopened (decision 10.28), inside the caller's transaction: its references stay
 * known, and what is paid to them later is listed. `holdCargos` comes first.
 */
export async function anularCargos(cierreId: number): Promise<void> {
  await execute(`UPDATE cargos SET anulado_at = $2 WHERE ${DEL_CIERRE} AND anulado_at IS NULL`, [cierreId, nowAt()])
}
