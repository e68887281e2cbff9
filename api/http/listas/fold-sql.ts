/** Letters that people leave out or put in, and the plain one that each is compared by; `lower` knows only A to Z on SQLite. */
const FOLDED = ['aÁáÀàÂâÄä', 'eÉéÈèÊêËë', 'iÍíÌìÎîÏï', 'oÓóÒòÔôÖö', 'uÚúÙùÛûÜü', 'nÑñ'] as const

/**
 * SQL expression of a text to search in: lower case, without accents, alike on both engines; what is looked for goes
 * through `foldText`. It walks every row: a table that grows beyond some thousands keeps a folded column instead.
 */
export function foldSql(expression: string): string {
  const pairs = FOLDED.flatMap(([plain = '', ...marked]) => marked.map((letter) => [letter, plain] as const))
  return pairs.reduce((sql, [letter, plain]) => `replace(${sql}, '${letter}', '${plain}')`, `lower(${expression})`)
}
