import { foldText } from '#domain/identidad/normalize-text.ts'
import { paginaDeIds, type Clave, type PaginaDeIds } from '#api/db/orden.ts'
import { enOrden } from '#api/http/forma/periodo.ts'
import { selectRegistros, type Registros } from '#api/db/registros.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { foldSql } from './fold-sql.ts'
import { inSql } from './list-filter.ts'
import { clavesDe, listSpec, orderBySql, parseListQuery } from './list-query.ts'
import { CONTADOS, totalDe } from './list-total.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { Filtros, ListFilter } from './list-filter.ts'
import type { Camino, Condicion } from './camino.ts'
import type { ListQuery, ListSpec, Pagina, RawListQuery, SortOrder } from './list-query.ts'

/** Words of a search that count; more would only narrow it further. */
const MAX_WORDS = 8

/**
 * What is read of each row of a page: its columns at once; whole records with their count in one statement, in that order, as
 * the filter asks; or what must be asked for by the ids.
 */
type Reading<Row extends object, Item> =
  | { readonly select: string; readonly present: (row: Row, actor: Actor) => Item }
  | {
      readonly registros: Registros<Row>
      readonly presentAll: (
        rows: readonly Row[],
        actor: Actor,
        filtro: Filtros,
      ) => readonly Item[] | Promise<readonly Item[]>
    }
  | { readonly byIds: (ids: readonly number[], actor: Actor, filtro: Filtros) => Promise<readonly Item[]> }

type Definition<Sort extends string, Row extends object, Item> = Reading<Row, Item> & {
  /** Who may read it. Throws 403. */
  readonly authorize: (actor: Actor) => void
  /** Table and joins: "FROM correos c". */
  readonly from: string
  /** The id of a row: "c.id". Equal rows keep their place by it. */
  readonly id: string
  /** What it sorts by: the name in the call → its SQL expression. Every list sorts by `id` too. */
  readonly columns: Readonly<Record<Sort, string>>
  readonly defaultSort: readonly [NoInfer<Sort>, SortOrder]
  readonly filters?: Readonly<Record<string, ListFilter>>
  /** Filters that are the first and the last day of a period: a last one before the first is refused, and said to be that. */
  readonly periodo?: readonly [desde: string, hasta: string]
  /**
   * SQL expressions of text that every word of `q` is looked for in, accents and capitals aside; or the condition itself,
   * where there is a faster one. Without it the list is not searched.
   */
  readonly search?: readonly string[] | ((q: string, binds: Binds) => string)
  /** What goes before the order asked for while something is searched, the least first; may be empty. */
  readonly first?: (q: string, sort: ListQuery<Sort, unknown>['sort'], binds: Binds) => string
  /** Which rows this actor sees: `alcanceSql`. */
  readonly scope?: (actor: Actor, binds: Binds) => string
  /** Rows that may be as many as the institute has people: beyond a thousand they are told as "more than", not counted. */
  readonly hastaMil?: true
  /** A faster way to the page of a question; null where there is none, and the filters, `search` and the order say it all. */
  readonly camino?: (ask: AskedList<Sort>) => Promise<Camino | null>
}

export interface AskedList<Sort extends string> {
  readonly actor: Actor
  /** What is searched; empty when nothing is. */
  readonly q: string
  readonly sort: ListQuery<Sort, unknown>['sort']
  /** Every other filter. */
  readonly filtro: Filtros
  /** The scope and those filters. */
  readonly condicion: Condicion
}

export interface DefinedList<Item> {
  /** A page, and how many there are in all. Throws 403, and 400 on what the list does not have. */
  readonly list: (actor: Actor, raw: RawListQuery) => Promise<Pagina<Item>>
  /** Ids of everything the query finds, in its order: what an export walks. */
  readonly ids: (actor: Actor, raw: RawListQuery) => Promise<number[]>
}

/** A list over SQL: who reads it, of which rows, by what it is sorted, narrowed and searched. */
export function defineList<Sort extends string, Row extends object, Item>(
  definition: Definition<Sort, Row, Item>,
): DefinedList<Item> {
  const spec = specOf(definition)
  return {
    list: async (actor, raw) => {
      definition.authorize(actor)
      const query = parseListQuery(raw, spec)
      const asked = await questionOf(definition, actor, query)
      const { rows, leidos, contados } = await readPage(definition, actor, query, asked)
      const { offset, limit } = query
      const total = definition.hastaMil ? totalDe(contados, { rows: leidos, offset, limit }) : { total: contados }
      return { rows, ...total, offset }
    },
    ids: (actor, raw) => {
      definition.authorize(actor)
      const { sort, filter } = parseListQuery(raw, spec)
      const binds = new Binds()
      const where = whereSql(definition, actor, filter, binds)
      const order = orderBySql(clavesOf(definition, sort, filter, binds))
      return selectIds(definition.id, `${definition.from} WHERE ${where} ${order}`, binds)
    },
  }
}

function specOf<Sort extends string, Row extends object, Item>({
  columns,
  defaultSort,
  filters = {},
  periodo,
  search,
}: Definition<Sort, Row, Item>): ListSpec<Sort, Filtros> {
  const shape = Object.fromEntries(Object.entries(filters).map(([name, { schema }]) => [name, schema]))
  const spec = listSpec(Object.keys(columns) as Sort[], defaultSort, shape, search !== undefined)
  return periodo ? { ...spec, filter: spec.filter.superRefine(enOrden(...periodo)) } : spec
}

/** The rows of a question, and the list's own way to them where there is one. */
interface Asked {
  readonly condicion: Condicion
  readonly camino: Camino | null
}

async function questionOf<Sort extends string, Row extends object, Item>(
  definition: Definition<Sort, Row, Item>,
  actor: Actor,
  { sort, filter }: ListQuery<Sort, Filtros>,
): Promise<Asked> {
  const { q = '', ...filtro } = filter
  const ask = () => ({
    ...{ actor, q: q.trim(), sort, filtro },
    condicion: (binds: Binds) => whereSql(definition, actor, filtro, binds),
  })
  const camino = definition.camino ? await definition.camino(ask()) : null
  return { camino, condicion: camino?.condicion ?? ((binds) => whereSql(definition, actor, filter, binds)) }
}

/** What a count of the rows that the question finds counts; where a list says so, up to one more than are counted. */
function countedSql<Sort extends string, Row extends object, Item>(
  { from, hastaMil }: Definition<Sort, Row, Item>,
  { condicion }: Asked,
  binds: Binds,
): string {
  const found = `${from} WHERE ${condicion(binds)}`
  return hastaMil ? `FROM (SELECT 1 ${found} LIMIT ${CONTADOS + 1}) AS contados` : found
}

async function countRows<Sort extends string, Row extends object, Item>(
  definition: Definition<Sort, Row, Item>,
  asked: Asked,
): Promise<number> {
  if (asked.camino && asked.camino.contados !== null) return asked.camino.contados
  const binds = new Binds()
  const counted = countedSql(definition, asked, binds)
  const row = await selectRow<{ n: number }>(`SELECT CAST(count(*) AS INTEGER) AS n ${counted}`, binds.values)
  return row?.n ?? 0
}

function whereSql<Sort extends string, Row extends object, Item>(
  { id, filters = {}, search, scope }: Definition<Sort, Row, Item>,
  actor: Actor,
  filter: Filtros,
  binds: Binds,
): string {
  const parts = [scope ? scope(actor, binds) : '1 = 1']
  if (filter.q?.trim() && search) parts.push(searchSql(search, filter.q, binds))
  if (filter['id'] !== undefined) parts.push(inSql(id, [filter['id']].flat() as number[], binds))
  for (const [name, { sql }] of Object.entries(filters))
    if (filter[name] !== undefined) parts.push(sql(filter[name], binds, actor, filter))
  return parts.join(' AND ')
}

function searchSql(search: readonly string[] | ((q: string, binds: Binds) => string), q: string, binds: Binds): string {
  if (typeof search === 'function') return search(q, binds)
  const words = foldText(q).split(' ').filter(Boolean).slice(0, MAX_WORDS)
  if (words.length === 0) return '1 = 0'
  const text = foldSql(search.map((part) => `COALESCE(${part}, '')`).join(` || ' ' || `))
  return words.map((word) => `${text} LIKE ${binds.add(`%${word}%`)}`).join(' AND ')
}

function clavesOf<Sort extends string, Row extends object, Item>(
  { columns, id, first }: Definition<Sort, Row, Item>,
  sort: ListQuery<Sort, unknown>['sort'],
  filter: Filtros,
  binds: Binds,
): Clave[] {
  return clavesDe(sort, { id, ...columns }, id, filter.q?.trim() && first ? first(filter.q, sort, binds) : '')
}

interface Leida<Item> {
  readonly rows: readonly Item[]
  /** Rows of the page before they were presented. */
  readonly leidos: number
  readonly contados: number
}

async function readPage<Sort extends string, Row extends object, Item>(
  definition: Definition<Sort, Row, Item>,
  actor: Actor,
  { sort, filter, limit, offset }: ListQuery<Sort, Filtros>,
  asked: Asked,
): Promise<Leida<Item>> {
  const { condicion, camino } = asked
  const binds = new Binds()
  const claves = () => clavesOf(definition, sort, filter, binds)
  const from = () => `${definition.from} WHERE ${condicion(binds)}`
  const slice = () => `LIMIT ${binds.add(limit)} OFFSET ${binds.add(offset)}`
  const ids = (): PaginaDeIds =>
    camino?.ids(binds, { limit, offset }) ?? paginaDeIds(definition.id, claves(), { from: from(), limit: slice() })
  if ('registros' in definition) {
    const known = camino?.contados ?? null
    const question = {
      id: definition.id,
      ids: ids(),
      ...(known === null && { contar: countedSql(definition, asked, binds) }),
      values: binds.values,
    }
    const { rows, contados } = await selectRegistros(definition.registros, question)
    const items = await definition.presentAll(rows, actor, filter)
    return { rows: items, leidos: rows.length, contados: known ?? contados ?? 0 }
  }
  const counting = countRows(definition, asked)
  if ('byIds' in definition) {
    const [contados, rows] = await Promise.all([counting, selectRows<{ id: number }>(ids().sql, binds.values)])
    const found = rows.map((row) => row.id)
    return { rows: await definition.byIds(found, actor, filter), leidos: found.length, contados }
  }
  const page = selectRows<Row>(`SELECT ${definition.select} ${from()} ${orderBySql(claves())} ${slice()}`, binds.values)
  const [contados, rows] = await Promise.all([counting, page])
  return { rows: rows.map((row) => definition.present(row, actor)), leidos: rows.length, contados }
}

async function selectIds(id: string, rest: string, binds: Binds): Promise<number[]> {
  return (await selectRows<{ id: number }>(`SELECT ${id} AS id ${rest}`, binds.values)).map((row) => row.id)
}
