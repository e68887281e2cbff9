import { formatFolio } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { dateParts } from '#domain/plain-date.ts'
import { dialect } from '#api/db/database.ts'
import { Binds, execute, selectRow, selectRows } from '#api/db/sql.ts'

/** PostgreSQL: one writer of the padrón's identities at a time, until its transaction ends. */
const PADRON_LOCK = 7_204_212

/**
 * Holds the padrón's identities (CURP, NSS, employee number) until the transaction ends, so that what was found free
 * stays free. SQLite has one writer anyway.
 */
export async function lockPadron(): Promise<void> {
  if (dialect === 'postgres') await execute('SELECT pg_advisory_xact_lock($1)', [PADRON_LOCK])
}

/** Takes `cuantos` numbers and returns the last one. The highest number in use is looked for once, where there is no counter yet: it reads every record of its kind. */
async function next(clave: string, highest: string, binds: readonly string[], cuantos = 1): Promise<number> {
  const counted = await selectRow<{ valor: number }>(
    'UPDATE consecutivos SET valor = valor + CAST($2 AS INTEGER) WHERE clave = $1 RETURNING valor',
    [clave, cuantos],
  )
  if (counted) return counted.valor
  const row = await selectRow<{ valor: number }>(
    `INSERT INTO consecutivos (clave, valor) VALUES ($1, (${highest}) + ${cuantos})
     ON CONFLICT (clave) DO UPDATE SET valor = consecutivos.valor + ${cuantos} RETURNING valor`,
    [clave, ...binds],
  )
  if (!row) throw new Error(`No number was given for ${clave}`)
  return row.valor
}

/** The next internal number. A database loaded without its counter goes on after the highest one in use. */
export function nextInterno(): Promise<number> {
  return next('interno', 'SELECT COALESCE(MAX(interno), 0) FROM afiliados', [])
}

/** The next `cuantos` internal numbers, in order. */
export async function nextInternos(cuantos: number): Promise<number[]> {
  const ultimo = await next('interno', 'SELECT COALESCE(MAX(interno), 0) FROM afiliados', [], cuantos)
  return seguidos(ultimo, cuantos)
}

const seguidos = (ultimo: number, cuantos: number): number[] =>
  Array.from({ length: cuantos }, (_, i) => ultimo - cuantos + 1 + i)

/** The next folio of a type's letter in the year of `today`: "A-26-000123". Gaps are allowed (decisions §8). */
export async function nextFolio(letra: string, today: PlainDate): Promise<string> {
  const [folio = ''] = await nextFolios(letra, dateParts(today).year, 1)
  return folio
}

/** Folios that are needed of a type's letter in a year. */
export interface PedidoDeFolios {
  readonly letra: string
  readonly year: number
  readonly cuantos: number
}

/** The next folios of several letters and years, in the order of `pedidos`: one statement for the counters that exist. */
export async function nextFoliosDe(pedidos: readonly PedidoDeFolios[]): Promise<string[][]> {
  const binds = new Binds()
  const claves = pedidos.map(({ letra, year }) => claveDeFolio(letra, year))
  const cuantos = binds.add(
    JSON.stringify(Object.fromEntries(claves.map((clave, i) => [clave, pedidos[i]?.cuantos ?? 0]))),
  )
  const rows = await selectRows<{ clave: string; valor: number }>(
    `UPDATE consecutivos SET valor = valor + ${sumandoSql(cuantos)} WHERE clave IN (${binds.addTexts(claves)}) RETURNING clave, valor`,
    binds.values,
  )
  const contados = new Map(rows.map(({ clave, valor }) => [clave, valor]))
  const folios: string[][] = []
  for (const { letra, year, cuantos: n } of pedidos) {
    const ultimo = contados.get(claveDeFolio(letra, year))
    folios.push(
      ultimo === undefined
        ? await nextFolios(letra, year, n)
        : seguidos(ultimo, n).map((each) => formatFolio(letra, year, each)),
    )
  }
  return folios
}

/** SQL: what the JSON object in `texto` adds to the counter `clave`. */
const sumandoSql = (texto: string): string =>
  dialect === 'sqlite'
    ? `CAST(json_extract(${texto}, '$."' || clave || '"') AS INTEGER)`
    : `CAST(CAST(${texto} AS json) ->> clave AS INTEGER)`

const claveDeFolio = (letra: string, year: number): string => `folio:${formatFolio(letra, year, 1).slice(0, -6)}`

/** The next `cuantos` folios of a type's letter in a year, in order. */
async function nextFolios(letra: string, year: number, cuantos: number): Promise<string[]> {
  const prefix = formatFolio(letra, year, 1).slice(0, -6)
  const highest = `SELECT COALESCE(MAX(CAST(SUBSTR(folio, ${prefix.length + 1}) AS INTEGER)), 0) FROM movimientos WHERE folio LIKE $2`
  const ultimo = await next(claveDeFolio(letra, year), highest, [`${prefix}%`], cuantos)
  return seguidos(ultimo, cuantos).map((n) => formatFolio(letra, year, n))
}

/**
 * A folio taken before its transaction begins, for what many desks request at once: on PostgreSQL the counter's row would be held until
 * the transaction ends, and each desk would wait for the others. Null on SQLite, which has one writer anyway.
 */
export const reserveFolio = (letra: string, today: PlainDate): Promise<string> | null =>
  dialect === 'postgres' ? nextFolio(letra, today) : null
