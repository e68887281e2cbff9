import type { Pagina } from './list-query.ts'

/** Rows are counted so far: who has more to look through narrows them, and whoever counts a million waits for it. */
export const CONTADOS = 1_000

/**
 * What is told of how many rows there are in all: exact up to a thousand, and wherever a page shows the last one; "more than"
 * beyond. `contados` goes up to one more than CONTADOS.
 */
export function totalDe(
  contados: number,
  { rows, offset, limit }: { readonly rows: number; readonly offset: number; readonly limit: number },
): Pick<Pagina<never>, 'total' | 'masDe'> {
  if (contados <= CONTADOS) return { total: contados }
  const seen = offset + rows
  if (rows > 0 && rows < limit) return { total: seen }
  const masDe = Math.max(CONTADOS, rows === 0 ? 0 : seen)
  return { total: masDe + 1, masDe }
}
