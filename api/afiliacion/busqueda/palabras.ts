import { foldText } from '#domain/identidad/normalize-text.ts'
import { dialect } from '#api/db/database.ts'
import type { Binds } from '#api/db/sql.ts'

/** Words of a search that count; more would only narrow it further. */
const MAX_WORDS = 8
/** Behind every text that begins like the one before it, on both engines: texts are compared by their code points. */
const LAST = '\u{10FFFF}'
/** What PostgreSQL's parser of texts takes for one word. */
const LETTERS = /^\p{L}+$/u

/** The words of a search of people by name, folded as names are. */
export function palabrasDe(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
}

/** That `column` begins with `word`, as a stretch of its index. */
export function empiezaSql(column: string, word: string, binds: Binds): string {
  return `(${column} >= ${binds.add(word)} AND ${column} < ${binds.add(`${word}${LAST}`)})`
}

/** That a word of the name of `afiliados a` begins with each of `words`, by looking at the name: for whoever walks an index. */
export function contieneSql(words: readonly string[], binds: Binds): string {
  const at = dialect === 'sqlite' ? 'instr' : 'strpos'
  return words.map((word) => `${at}(' ' || a.nombre_plegado, ${binds.add(` ${word}`)}) > 0`).join(' AND ')
}

/**
 * The same by the full-text index. Folded words hold only letters and digits, so that operators of its language and wildcards
 * cannot come through.
 */
export function textoCompletoSql(words: readonly string[], binds: Binds): string {
  if (dialect === 'sqlite')
    return `a.id IN (SELECT rowid FROM afiliados_fts WHERE afiliados_fts MATCH ${binds.add(words.map((word) => `"${word}"*`).join(' '))})`
  const whole = words.filter((word) => LETTERS.test(word))
  if (whole.length === 0) return contieneSql(words, binds)
  const query = binds.add(whole.map((word) => `${word}:*`).join(' & '))
  const rest = words.filter((word) => !LETTERS.test(word))
  const looked = rest.length === 0 ? '' : ` AND ${contieneSql(rest, binds)}`
  return `to_tsvector('simple', a.nombre_plegado) @@ to_tsquery('simple', ${query})${looked}`
}
