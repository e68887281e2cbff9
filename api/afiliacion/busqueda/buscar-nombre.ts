import type { Binds } from '#api/db/sql.ts'
import type { Busqueda, Condicion } from '#api/http/listas/list-search.ts'
import { contieneSql, empiezaSql, palabrasDe, textoCompletoSql } from './palabras.ts'
import { planDe, type Plan } from './plan.ts'

interface Pregunta {
  readonly texto: string
  /** People among whom is looked: the scope alone. */
  readonly alcance: Condicion
  /** Everything else that must hold of them, the scope too. */
  readonly condicion: Condicion
  /** Whether that is everybody. */
  readonly todos: boolean
  readonly orden: 'ASC' | 'DESC'
}

/**
 * A search of `afiliados a` by words of the name, in order of names: in ascending order those whose first surname begins with one
 * of the words come first, as who looks for "Ana" expects Anaya before Torres, Ana. Null when the text has no letter or digit.
 */
export async function buscarNombre({ texto, alcance, condicion, todos, orden }: Pregunta): Promise<Busqueda | null> {
  const words = palabrasDe(texto)
  if (words.length === 0) return null
  const { plan, alMenos } = await planDe(words, alcance)
  const found = (binds: Binds) => `${condicion(binds)} AND ${condicionDe(plan, words, binds)}`
  return {
    condicion: found,
    alMenos: todos ? alMenos : 0,
    ids: (binds, page) =>
      plan === 'recorrido'
        ? recorridoSql({ words, condicion, orden }, binds, page)
        : `SELECT a.id AS id FROM afiliados a WHERE ${found(binds)}
           ORDER BY ${orden === 'ASC' ? apellidoPrimeroSql(words, binds) : ''}(a.nombre_plegado || '') ${orden}, a.id ${orden}
           LIMIT ${binds.add(page.limit)} OFFSET ${binds.add(page.offset)}`,
  }
}

const condicionDe = (plan: Plan, words: readonly string[], binds: Binds): string =>
  plan === 'indice' ? textoCompletoSql(words, binds) : contieneSql(words, binds)

/** What few people are sorted by before their names; ends in a comma. */
export function apellidoPrimeroSql(words: readonly string[], binds: Binds): string {
  if (words.length === 0) return ''
  const begins = words.map((word) => empiezaSql('a.nombre_plegado', word, binds)).join(' OR ')
  return `CASE WHEN ${begins} THEN 0 ELSE 1 END, `
}

interface Recorrido extends Pick<Pregunta, 'condicion' | 'orden'> {
  readonly words: readonly string[]
}

/**
 * Walks of the names' index, each as far as the page asks: the stretch of each word's surnames, then everybody else. Each walk is in
 * order already, so that a page costs what it skips and shows, whatever the padrón holds.
 */
function recorridoSql(
  { words, condicion, orden }: Recorrido,
  binds: Binds,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): string {
  const upTo = limit + offset
  const walk = (lugar: number, where: readonly string[]) =>
    `SELECT * FROM (SELECT a.id AS id, ${lugar} AS lugar, a.nombre_plegado AS nombre FROM afiliados a
       WHERE ${[condicion(binds), contieneSql(words, binds), ...where].join(' AND ')}
       ORDER BY a.nombre_plegado ${orden}, a.id ${orden} LIMIT ${binds.add(upTo)}) AS tramo${lugar}`
  const begins = (word: string) => empiezaSql('a.nombre_plegado', word, binds)
  const but = (some: readonly string[]) => some.map((word) => `NOT ${begins(word)}`)
  const walks =
    orden === 'DESC'
      ? [walk(0, [])]
      : [...words.map((word, n) => walk(n, [begins(word), ...but(words.slice(0, n))])), walk(words.length, but(words))]
  return `SELECT id FROM (${walks.join(' UNION ALL ')}) AS tramos
    ORDER BY CASE WHEN lugar < ${orden === 'DESC' ? 0 : words.length} THEN 0 ELSE 1 END, nombre ${orden}, id ${orden}
    LIMIT ${binds.add(limit)} OFFSET ${binds.add(offset)}`
}
