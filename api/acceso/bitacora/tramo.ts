import { createHash } from 'node:crypto'
import { FORMATO_BITACORA, type CabezaArchivo, type FinArchivo } from '#domain/acceso/bitacora/archivo-bitacora.ts'
import { periodoIssues } from '#domain/periodo.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { GENESIS, headHash, type FilaBitacora } from '#api/acceso/bitacora.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { nowAt } from '#api/clock.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { idsEntre } from './filtro-sql.ts'

const PAGE = 1000

/** Days, both included. */
export interface Periodo {
  readonly desde: PlainDate
  readonly hasta: PlainDate
}

/** The rows of the chain from the first to the last of a period, without a gap. */
export interface Tramo extends Periodo {
  readonly primero: number
  readonly ultimo: number
  readonly filas: number
  /** Hash of the row before the first, and of the last one. */
  readonly hashPrevio: string
  readonly cabeza: string
}

/** Finds the rows of a period, reads of people until now among them. 422 when the days are the wrong way round. */
export async function findTramo({ desde, hasta }: Periodo): Promise<Tramo> {
  const [issue] = periodoIssues(desde, hasta)
  if (issue) throw broken([issue], issue.message)
  await flushReadAudit()
  const { primero, ultimo } = (await idsEntre(desde, hasta)) ?? { primero: 1, ultimo: 0 }
  const count = await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM bitacora WHERE id >= $1 AND id <= $2', [
    primero,
    ultimo,
  ])
  const hashPrevio = await hashUntil(primero - 1)
  const cabeza = ultimo < primero ? hashPrevio : await hashUntil(ultimo)
  return { desde, hasta, primero, ultimo, filas: count?.n ?? 0, hashPrevio, cabeza }
}

async function hashUntil(id: number): Promise<string> {
  const row = await selectRow<{ hash: string }>('SELECT hash FROM bitacora WHERE id <= $1 ORDER BY id DESC LIMIT 1', [
    id,
  ])
  return row?.hash ?? GENESIS
}

/** Yields the rows of a range by id, one page at a time, so that memory holds one page. Calls `seen` with the rows yielded so far. */
export async function* pagesOf<T extends { readonly id: number }>(
  { primero, ultimo }: Tramo,
  select: string,
  seen?: (filas: number) => void,
): AsyncGenerator<T[]> {
  let [last, given] = [primero - 1, 0]
  for (;;) {
    const page = await selectRows<T>(`${select} WHERE b.id > $1 AND b.id <= $2 ORDER BY b.id LIMIT ${PAGE}`, [
      last,
      ultimo,
    ])
    if (page.length > 0) yield page
    given += page.length
    seen?.(given)
    if (page.length < PAGE) return
    last = page.at(-1)?.id ?? ultimo
  }
}

/** A piece as the lines of an exported file, some hundred at a time: head, rows, and the end with its proof. */
export async function* linesOf(tramo: Tramo, seen?: (filas: number) => void): AsyncGenerator<string> {
  const { desde, hasta, hashPrevio } = tramo
  const hash = createHash('sha256')
  const proven = (lines: readonly object[]): string => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    hash.update(text)
    return text
  }
  const head: CabezaArchivo = { formato: FORMATO_BITACORA, desde, hasta, generado: nowAt(), hashPrevio }
  yield proven([head])
  let [filas, cabeza] = [0, hashPrevio]
  for await (const page of pagesOf<FilaBitacora>(tramo, 'SELECT b.* FROM bitacora b', seen)) {
    yield proven(page)
    filas += page.length
    cabeza = page.at(-1)?.hash ?? cabeza
  }
  const end: FinArchivo = { fin: true, filas, cabeza, cabezaActual: await headHash(), sha256: hash.digest('hex') }
  yield `${JSON.stringify(end)}\n`
}
