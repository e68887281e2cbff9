import { selectRow } from '#api/db/sql.ts'

/** Ordinal of the newest quincena that any entity has closed, or null when none has. */
export async function ultimaQuincenaCerrada(): Promise<number | null> {
  const row = await selectRow<{ quincena: number | null }>(
    `SELECT MAX(quincena) AS quincena FROM cierres WHERE estado = 'cerrado'`,
  )
  return row?.quincena ?? null
}
