import { foldText } from '#domain/identidad/normalize-text.ts'
import type { ListQuery, Pagina, SortOrder } from './list-query.ts'

// Lists of some dozens or hundreds of rows: read whole, then searched and sorted here, alike on both engines.

/** What was searched: whether every word of it stands in a text, accents and capitals aside. */
export function searchOf(q: string | undefined): (text: string) => boolean {
  const words = foldText(q ?? '').split(' ')
  return (text) => {
    const folded = foldText(text)
    return words.every((word) => folded.includes(word))
  }
}

/** The rows that were asked for by their ids; every row when none was. */
export function idsOf(id: number | readonly number[] | undefined): (id: number) => boolean {
  if (id === undefined) return () => true
  const wanted = new Set([id].flat())
  return (own) => wanted.has(own)
}

/** Rows in order by a value of theirs as Spanish sorts it, numbers as numbers; equal ones by `tie`. */
export function sortRows<T>(
  rows: readonly T[],
  order: SortOrder,
  key: (row: T) => string | number | boolean | null | undefined,
  tie: (row: T) => number,
): T[] {
  const collator = new Intl.Collator('es', { numeric: true })
  const direction = order === 'ASC' ? 1 : -1
  return rows.toSorted(
    (a, b) => direction * (collator.compare(String(key(a) ?? ''), String(key(b) ?? '')) || tie(a) - tie(b)),
  )
}

/**
 * The page of the rows that stand in an order of their own and are wanted: each tells its `lugar` in that order, which equal
 * ones keep. `key` is what the query sorts by.
 */
export function pageInLugar<T extends object>(
  rows: readonly T[],
  { sort, offset, limit }: Pick<ListQuery<string, unknown>, 'sort' | 'offset' | 'limit'>,
  isWanted: (row: T) => boolean,
  key: (row: T & { readonly lugar: number }) => string | number | boolean | null | undefined,
): Pagina<T> {
  const wanted = rows.map((row, lugar) => ({ ...row, lugar })).filter(isWanted)
  return pageOf(
    sortRows(wanted, sort.order, key, ({ lugar }) => lugar),
    { offset, limit },
  )
}

/** The page of the rows that the query asks for. */
export function pageOf<T>(
  rows: readonly T[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Pagina<T> {
  return { rows: rows.slice(offset, offset + limit), total: rows.length, offset }
}
