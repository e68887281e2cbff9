import { z } from 'zod'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { foldSql } from './fold-sql.ts'
import { inSql } from './list-filter.ts'
import { orderBySql, parseListQuery } from './list-query.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { Filtros, ListFilter } from './list-filter.ts'
import type { ListQuery, ListSpec, Pagina, RawListQuery, SortOrder } from './list-query.ts'

/** Words of a search that count; more would only narrow it further. */
const MAX_WORDS = 8
const MAX_IDS = 1000

/** What is read of each row of a page: its columns at once, or whole records by their ids, in that order, as the filter asks. */
type Reading<Row extends object, Item> =
  | { readonly select: string; readonly present: (row: Row, actor: Actor) => Item }
  | { readonly byIds: (ids: readonly number[], actor: Actor, filtro: Filtros) => Promise<readonly Item[]> }

type Definition<Sort extends string, Row extends object, Item> = Reading<Row, Item> & {
  /** Who may read it. Throws 403. */
  readonly authorize: (actor: Actor) => void
  /** Table and joins: "FROM correos c". */
  readonly from: string
  /** The id of a row: "c.id". Equal rows keep their place by it. */
  readonly id: string
  /** What it sorts by: the name in the call → its SQL expression. */
  readonly columns: Readonly<Record<Sort, string>>
  readonly defaultSort: readonly [NoInfer<Sort>, SortOrder]
  readonly filters?: Readonly<Record<string, ListFilter>>
  /**
   * SQL expressions of text that every word of `q` is looked for in, accents and capitals aside; or the condition itself,
   * where there is a faster one. Without it the list is not searched.
   */
  readonly search?: readonly string[] | ((q: string, binds: Binds) => string)
  /** What goes before the order asked for while something is searched; ends in a comma, or is empty. */
  readonly first?: (q: string, sort: ListQuery<Sort, unknown>['sort'], binds: Binds) => string
  /** Which rows this actor sees: `alcanceSql`. */
  readonly scope?: (actor: Actor, binds: Binds) => string
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
      const { sort, filter, limit, offset } = parseListQuery(raw, spec)
      const binds = new Binds()
      const where = whereSql(definition, actor, filter, binds)
      const total = await selectRow<{ n: number }>(
        `SELECT CAST(count(*) AS INTEGER) AS n ${definition.from} WHERE ${where}`,
        binds.values,
      )
      const order = orderOf(definition, sort, filter, binds)
      const page = `LIMIT ${binds.add(limit)} OFFSET ${binds.add(offset)}`
      const rows = await read(definition, actor, `${definition.from} WHERE ${where} ${order} ${page}`, binds, filter)
      return { rows, total: total?.n ?? 0, offset }
    },
    ids: (actor, raw) => {
      definition.authorize(actor)
      const { sort, filter } = parseListQuery(raw, spec)
      const binds = new Binds()
      const where = whereSql(definition, actor, filter, binds)
      const order = orderOf(definition, sort, filter, binds)
      return selectIds(definition.id, `${definition.from} WHERE ${where} ${order}`, binds)
    },
  }
}

function specOf<Sort extends string, Row extends object, Item>({
  columns,
  defaultSort,
  filters = {},
  search,
}: Definition<Sort, Row, Item>): ListSpec<Sort, Filtros> {
  const shape = Object.fromEntries(Object.entries(filters).map(([name, { schema }]) => [name, schema.optional()]))
  const id = z.union([z.int(), z.array(z.int()).max(MAX_IDS)]).optional()
  const filter = z.strictObject({ id, ...shape, ...(search && { q: z.string().max(200).optional() }) })
  return { sortable: Object.keys(columns) as Sort[], defaultSort, filter: filter as unknown as z.ZodType<Filtros> }
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

function orderOf<Sort extends string, Row extends object, Item>(
  { columns, id, first }: Definition<Sort, Row, Item>,
  sort: ListQuery<Sort, unknown>['sort'],
  filter: Filtros,
  binds: Binds,
): string {
  return orderBySql(sort, columns, id, filter.q?.trim() && first ? first(filter.q, sort, binds) : '')
}

async function read<Sort extends string, Row extends object, Item>(
  definition: Definition<Sort, Row, Item>,
  actor: Actor,
  rest: string,
  binds: Binds,
  filter: Filtros,
): Promise<readonly Item[]> {
  if ('byIds' in definition) return definition.byIds(await selectIds(definition.id, rest, binds), actor, filter)
  const rows = await selectRows<Row>(`SELECT ${definition.select} ${rest}`, binds.values)
  return rows.map((row) => definition.present(row, actor))
}

async function selectIds(id: string, rest: string, binds: Binds): Promise<number[]> {
  return (await selectRows<{ id: number }>(`SELECT ${id} AS id ${rest}`, binds.values)).map((row) => row.id)
}
