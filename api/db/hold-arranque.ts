import { dialect } from './database.ts'
import { execute } from './sql.ts'

/** PostgreSQL: one process at a time brings a database up to date, until its transaction ends. */
const ARRANQUE_LOCK = 7_204_213

/** To be called first in a transaction of the start: of processes that start together each does only what is left. */
export async function holdArranque(): Promise<void> {
  if (dialect === 'postgres') await execute('SELECT pg_advisory_xact_lock($1)', [ARRANQUE_LOCK])
}
