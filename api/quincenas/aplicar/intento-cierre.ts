import { inTransaction } from '#api/db/database.ts'
import { FOR_NO_KEY_UPDATE, selectRow } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'

/** One attempt at applying a close: only the last that took it may write. */
export interface IntentoCierre {
  readonly cierreId: number
  readonly numero: number
}

/**
 * Takes a close that waits to be applied away from whoever had it: a worker that died does not come back to give it up, and
 * one that only seemed dead is stopped by `holdIntento` at its next write. Null when there is nothing to apply any more.
 */
export async function tomarIntento(cierreId: number): Promise<IntentoCierre | null> {
  const row = await inTransaction(() =>
    selectRow<{ intento: number }>(
      `UPDATE cierres SET intento = intento + 1 WHERE id = $1 AND estado = 'aplicando' RETURNING intento`,
      [cierreId],
    ),
  )
  return row && { cierreId, numero: row.intento }
}

/**
 * Begins each transaction of an attempt: nobody else takes the close until it ends. Throws 409 `otro_intento` when somebody
 * has taken it since, who may have published it already.
 */
export async function holdIntento({ cierreId, numero }: IntentoCierre): Promise<void> {
  const row = await selectRow<{ intento: number }>(`SELECT intento FROM cierres WHERE id = $1${FOR_NO_KEY_UPDATE}`, [
    cierreId,
  ])
  if (row?.intento !== numero) throw conflict('otro_intento', 'Otro proceso tomó el cierre y lo aplica.')
}

/** A transaction of an attempt. */
export function enIntento<T>(intento: IntentoCierre, work: () => Promise<T>): Promise<T> {
  return inTransaction(async () => {
    await holdIntento(intento)
    return work()
  })
}
