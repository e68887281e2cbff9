import { BY_BYTES } from '#api/db/sql.ts'

/** Behind an n that was an Ñ, in what names are sorted by: it sorts after every letter. */
export const MARCA_DE_ENIE = '{'

/** Letters that people leave out or put in, and the plain one that each is compared by; `lower` knows only A to Z on SQLite. */
const FOLDED = ['aÁáÀàÂâÄä', 'eÉéÈèÊêËë', 'iÍíÌìÎîÏï', 'oÓóÒòÔôÖö', 'uÚúÙùÛûÜü'] as const

/**
 * SQL expression of a text to search in: lower case, without accents, alike on both engines; what is looked for goes
 * through `foldText`. It walks every row: a table that grows beyond some thousands keeps a folded column instead.
 */
export function foldSql(expression: string): string {
  return foldedSql(expression, 'n')
}

/**
 * SQL expression that a few hundred names are sorted by, alike on both engines: accents and capitals aside, Ñ after N. People of the
 * padrón have it as a column, `nombre_orden`.
 */
export function ordenDeNombreSql(expression: string): string {
  return `${foldedSql(expression, `n${MARCA_DE_ENIE}`)}${BY_BYTES}`
}

function foldedSql(expression: string, enie: string): string {
  const vowels = FOLDED.flatMap(([plain = '', ...marked]) => marked.map((letter) => [letter, plain] as const))
  const pairs = [...vowels, ['Ñ', enie] as const, ['ñ', enie] as const]
  return pairs.reduce((sql, [letter, plain]) => `replace(${sql}, '${letter}', '${plain}')`, `lower(${expression})`)
}
