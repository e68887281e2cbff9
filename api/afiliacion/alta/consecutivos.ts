import { formatFolio } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { dateParts } from '#domain/plain-date.ts'
import { dialect } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'

/** PostgreSQL: one writer of the padrón's identities at a time, until its transaction ends. */
const PADRON_LOCK = 7_204_212

/**
 * Holds the padrón's identities (CURP, NSS, employee number) until the transaction ends, so that what was found free
 * stays free. SQLite has one writer anyway.
 */
export async function lockPadron(): Promise<void> {
  if (dialect === 'postgres') await execute('SELECT pg_advisory_xact_lock($1)', [PADRON_LOCK])
}

/** The highest number in use is looked for once, where there is no counter yet: it reads every record of its kind. */
async function next(clave: string, highest: string, binds: readonly string[]): Promise<number> {
  const counted = await selectRow<{ valor: number }>(
    'UPDATE consecutivos SET valor = valor + 1 WHERE clave = $1 RETURNING valor',
    [clave],
  )
  if (counted) return counted.valor
  const row = await selectRow<{ valor: number }>(
    `INSERT INTO consecutivos (clave, valor) VALUES ($1, (${highest}) + 1)
     ON CONFLICT (clave) DO UPDATE SET valor = consecutivos.valor + 1 RETURNING valor`,
    [clave, ...binds],
  )
  if (!row) throw new Error(`No number was given for ${clave}`)
  return row.valor
}

/** The next internal number. A database loaded without its counter goes on after the highest one in use. */
export function nextInterno(): Promise<number> {
  return next('interno', 'SELECT COALESCE(MAX(interno), 0) FROM afiliados', [])
}

/** The next folio of a type's letter in the year of `today`: "A-26-000123". Gaps are allowed (decisions §8). */
export async function nextFolio(letra: string, today: PlainDate): Promise<string> {
  const { year } = dateParts(today)
  const prefix = formatFolio(letra, year, 1).slice(0, -6)
  const highest = `SELECT COALESCE(MAX(CAST(SUBSTR(folio, ${prefix.length + 1}) AS INTEGER)), 0) FROM movimientos WHERE folio LIKE $2`
  return formatFolio(letra, year, await next(`folio:${prefix}`, highest, [`${prefix}%`]))
}

/**
 * A folio taken before its transaction begins, for what many desks request at once: on PostgreSQL the counter's row would be held until
 * the transaction ends, and each desk would wait for the others. Null on SQLite, which has one writer anyway.
 */
export const reserveFolio = (letra: string, today: PlainDate): Promise<string> | null =>
  dialect === 'postgres' ? nextFolio(letra, today) : null
