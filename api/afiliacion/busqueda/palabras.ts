import { foldText } from '#domain/identidad/normalize-text.ts'
import { dialect } from '#api/db/database.ts'
import type { Binds } from '#api/db/sql.ts'
import { MARCA_DE_ENIE } from '#api/http/listas/fold-sql.ts'

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

/** The folded name of `afiliados a` as the indexes in order of names have it: read from them, nobody is looked up. */
export const PLEGADO_EN_ORDEN = `replace(a.nombre_orden, '${MARCA_DE_ENIE}', '')`

/**
 * That the name of `afiliados a` begins with `word`, as a stretch of the indexes in order of names: from the word as it is to the
 * one whose every n is an Ñ, and of that stretch those that begin with it.
 */
export function empiezaEnOrdenSql(word: string, binds: Binds): string {
  const last = `${word.replaceAll('n', `n${MARCA_DE_ENIE}`)}${LAST}`
  const stretch = `a.nombre_orden >= ${binds.add(word)} AND a.nombre_orden < ${binds.add(last)}`
  return word.includes('n') ? `${stretch} AND ${empiezaSql(PLEGADO_EN_ORDEN, word, binds)}` : stretch
}

/** That a word of the name of `afiliados a` begins with each of `words`, by looking at the name: for whoever walks an index. */
export function contieneSql(words: readonly string[], binds: Binds): string {
  const at = dialect === 'sqlite' ? 'instr' : 'strpos'
  return words.map((word) => `${at}(' ' || ${PLEGADO_EN_ORDEN}, ${binds.add(` ${word}`)}) > 0`).join(' AND ')
}

/** The whole words of the padrón that begin with a word of a search, where they are few. */
export type Enteras = ReadonlyMap<string, readonly string[]>

/** Names that begin like a word of a search are hardly ever more; each takes its own look at the index. */
const MAX_ENTERAS = 12

/** The words of names that begin with `word`, with spaces between them, and one more than are few; for `enterasDe`. */
export function enterasSql(word: string, binds: Binds): string {
  const some = `SELECT palabra FROM palabras_nombre WHERE ${empiezaSql('palabra', word, binds)} LIMIT ${MAX_ENTERAS + 1}`
  return `(SELECT ${dialect === 'sqlite' ? 'group_concat' : 'string_agg'}(palabra, ' ') FROM (${some}) AS algunas)`
}

/** `found`: what `enterasSql` gave for each of `words`. Words that PostgreSQL's parser would take apart are no whole words to it. */
export function enterasDe(words: readonly string[], found: readonly (string | null)[]): Enteras {
  const pairs = words.map((word, n) => [word, found[n]?.split(' ') ?? []] as const)
  return new Map(
    pairs.filter(
      ([, whole]) => whole.length > 0 && whole.length <= MAX_ENTERAS && whole.every((each) => LETTERS.test(each)),
    ),
  )
}

/**
 * The same by the full-text index. Folded words hold only letters and digits, so that operators of its language and wildcards
 * cannot come through. PostgreSQL gathers everybody of a word told by its beginning before it looks at the next one, and leaps from
 * one to the other where words are told whole: ten times as fast for common ones.
 */
export function textoCompletoSql(words: readonly string[], binds: Binds, enteras?: Enteras): string {
  if (dialect === 'sqlite')
    return `a.id IN (SELECT rowid FROM afiliados_fts WHERE afiliados_fts MATCH ${binds.add(words.map((word) => `"${word}"*`).join(' '))})`
  const whole = words.filter((word) => LETTERS.test(word))
  if (whole.length === 0) return contieneSql(words, binds)
  const lexemes = whole.map((word) => `(${enteras?.get(word)?.join(' | ') ?? `${word}:*`})`)
  const query = binds.add(lexemes.join(' & '))
  const rest = words.filter((word) => !LETTERS.test(word))
  const looked = rest.length === 0 ? '' : ` AND ${contieneSql(rest, binds)}`
  return `to_tsvector('simple', a.nombre_plegado) @@ to_tsquery('simple', ${query})${looked}`
}
