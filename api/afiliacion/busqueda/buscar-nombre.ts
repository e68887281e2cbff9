import { paginaDeIds, type Clave, type PaginaDeIds } from '#api/db/orden.ts'
import type { Binds } from '#api/db/sql.ts'
import type { Camino, Condicion } from '#api/http/listas/camino.ts'
import { inSql } from '#api/http/listas/list-filter.ts'
import type { Corte, Orden } from './corte.ts'
import {
  contieneSql,
  empiezaEnOrdenSql,
  empiezaSql,
  palabrasDe,
  PLEGADO_EN_ORDEN,
  textoCompletoSql,
} from './palabras.ts'
import { planDe, type Cuenta, type PlanDeBusqueda } from './plan.ts'

interface Pregunta {
  readonly texto: string
  readonly corte: Corte
  readonly cuenta: Cuenta
  readonly orden: Orden
}

interface Trozo {
  readonly limit: number
  readonly offset: number
}

/**
 * A search of `afiliados a` by words of the name. In ascending order of names those whose first surname begins with one of the words
 * come first, as who looks for "Ana" expects Anaya before Torres, Ana. Null when the text has no letter or digit.
 */
export async function buscarNombre({ texto, corte, cuenta, orden }: Pregunta): Promise<Camino | null> {
  const words = palabrasDe(texto)
  if (words.length === 0) return null
  const hallado = await planDe(words, corte, cuenta)
  const { plan, contados } = hallado
  const condicion = condicionDe(hallado, words, corte, orden)
  return {
    condicion,
    contados,
    ids: (binds, trozo) => {
      if (plan === 'recorrido' && orden.porNombre) return recorrido(words, condicion, orden.order, binds, trozo)
      const claves = plan === 'recorrido' ? [clave(orden.columna, orden)] : ordenadas(words, orden, binds)
      return paginaDeIds('a.id', [...claves, clave('a.id', orden)], {
        from: `FROM afiliados a WHERE ${condicion(binds)}`,
        limit: `LIMIT ${binds.add(trozo.limit)} OFFSET ${binds.add(trozo.offset)}`,
      })
    },
  }
}

const clave = (sql: string, { order }: Pick<Orden, 'order'>): Clave => ({ sql, order })

function condicionDe(
  { plan, todos: ids, enteras }: PlanDeBusqueda,
  words: readonly string[],
  corte: Corte,
  { columna }: Orden,
): Condicion {
  if (ids) return (binds) => `${corte.suelta(binds)} AND ${inSql('a.id', ids, binds)}`
  if (plan === 'indice') return (binds) => `${corte.suelta(binds)} AND ${textoCompletoSql(words, binds, enteras)}`
  const some = plan === 'alcance' ? corte.estrecha : corte.enOrden(columna)
  return (binds) => `${some(binds)} AND ${contieneSql(words, binds)}`
}

/** What few people are sorted by. */
function ordenadas(words: readonly string[], orden: Orden, binds: Binds): Clave[] {
  const first = orden.porNombre && orden.order === 'ASC' ? apellidoPrimeroSql(words, binds) : ''
  return [...(first === '' ? [] : [{ sql: first, order: 'ASC' } as const]), clave(orden.sinIndice, orden)]
}

/** What few people are sorted by before their names, the least first; empty where nothing is. */
export function apellidoPrimeroSql(words: readonly string[], binds: Binds): string {
  if (words.length === 0) return ''
  const begins = words.map((word) => empiezaSql('a.nombre_plegado', word, binds)).join(' OR ')
  return `CASE WHEN ${begins} THEN 0 ELSE 1 END`
}

/**
 * Walks of the names' index, each as far as the page asks: the stretch of each word's surnames, then everybody else. Each walk is in
 * order already, so that a page costs what it skips and shows, whatever the padrón holds.
 */
function recorrido(
  words: readonly string[],
  condicion: Condicion,
  order: Clave['order'],
  binds: Binds,
  { limit, offset }: Trozo,
): PaginaDeIds {
  const upTo = limit + offset
  const walk = (lugar: number, primero: 0 | 1, where: readonly string[]) =>
    `SELECT * FROM (SELECT a.id AS id, ${primero} AS orden0, a.nombre_orden AS orden1 FROM afiliados a
       WHERE ${[condicion(binds), ...where].join(' AND ')}
       ORDER BY a.nombre_orden ${order}, a.id ${order} LIMIT ${binds.add(upTo)}) AS tramo${lugar}`
  const but = (some: readonly string[]) => some.map((word) => `NOT ${empiezaSql(PLEGADO_EN_ORDEN, word, binds)}`)
  const walks =
    order === 'DESC'
      ? [walk(0, 0, [])]
      : [
          ...words.map((word, n) => walk(n, 0, [empiezaEnOrdenSql(word, binds), ...but(words.slice(0, n))])),
          walk(words.length, 1, but(words)),
        ]
  return {
    sql: `SELECT id, orden0, orden1 FROM (${walks.join(' UNION ALL ')}) AS tramos
      ORDER BY orden0, orden1 ${order}, id ${order} LIMIT ${binds.add(limit)} OFFSET ${binds.add(offset)}`,
    orden: `pagina.orden0, pagina.orden1 ${order}, pagina.id ${order}`,
  }
}
