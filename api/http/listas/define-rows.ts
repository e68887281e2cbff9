import { foldText } from '#domain/identidad/normalize-text.ts'
import { notFound } from '#api/errors.ts'
import { listSpec, parseListQuery } from './list-query.ts'
import type { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import type { DefinedList } from './define-list.ts'
import type { Renglon } from './exporte-lista.ts'
import type { Filtros } from './list-filter.ts'
import type { ListQuery, RawListQuery, SortOrder } from './list-query.ts'

/** What has an order, or none yet. */
type Valor = string | number | boolean | null

/** A field of a row that has one. */
type Campo<Row> = { [Name in keyof NoInfer<Row>]: Row[Name] extends Valor ? Name : never }[keyof Row] & string

interface Definition<Row extends Renglon, Asked extends object, Item> {
  /** Who may read it. Throws 403. */
  readonly authorize: (actor: Actor) => void
  /** Every row there is, or those that the filters of `asked` leave. */
  readonly rows: (actor: Actor, asked: Partial<Asked>) => Promise<readonly Row[]>
  /** Fields that it sorts by. Every list sorts by `id` too. */
  readonly columns: readonly Campo<Row>[]
  readonly defaultSort: readonly [Campo<Row>, SortOrder]
  /** Fields that a question narrows it by: the rows that have the very value, of this shape. */
  readonly filters?: { readonly [Name in Campo<Row>]?: z.ZodType<NoInfer<Row>[Name]> }
  /** Filters that `rows` narrows by. */
  readonly asked?: { readonly [Name in keyof Asked]: z.ZodType<Asked[Name]> }
  /** Fields that every word of `q` is looked for in, accents and capitals aside. Without them the list is not searched. */
  readonly search?: readonly Campo<Row>[]
  /** What equal rows go by; their id unless told. Where it is the same too, they stay as they were read. */
  readonly tie?: (row: NoInfer<Row>) => number
  /** What is told of some rows; without it, what was read of them. */
  readonly presentAll?: (rows: readonly NoInfer<Row>[], actor: Actor) => readonly Item[] | Promise<readonly Item[]>
  /** What one of them is called where there is none: "El proceso". */
  readonly uno?: string
}

interface DefinedRows<Item> extends Pick<DefinedList<Item>, 'list'> {
  /** Everything that the query finds, in its order. Throws as `list` does. */
  readonly todos: (actor: Actor, raw: RawListQuery) => Promise<readonly Item[]>
  /** One of them. Throws 403 and 404. */
  readonly get: (actor: Actor, id: number) => Promise<Item>
}

/** A list of some dozens or hundreds of rows: read whole, then narrowed, searched and sorted here, alike on both engines. */
export function defineRows<Row extends Renglon, Asked extends object, Item = Row>(
  definition: Definition<Row, Asked, Item>,
): DefinedRows<Item> {
  const { authorize, columns, defaultSort, filters, asked, search, tie, uno = 'El registro' } = definition
  const spec = listSpec(columns, defaultSort, { ...filters, ...asked }, search !== undefined)
  const fields = ['id', ...Object.keys(filters ?? {})] as Campo<Row>[]
  // Without `presentAll` an item is a row.
  const present = definition.presentAll ?? ((rows) => rows as readonly unknown[] as readonly Item[])
  const find = async (actor: Actor, { filter, sort }: ListQuery<Campo<Row>, Filtros>): Promise<Row[]> => {
    const isFound = searchOf(filter.q)
    const wanted = fields
      .filter((name) => filter[name] !== undefined)
      .map((name) => ({ name, values: new Set<unknown>([filter[name]].flat()) }))
    const rows = (await definition.rows(actor, filter as Partial<Asked>))
      .filter((row) => wanted.every(({ name, values }) => values.has(row[name])))
      .filter((row) => isFound((search ?? []).map((name) => row[name]).join(' ')))
    return inOrder(rows, sort, tie)
  }
  return {
    list: async (actor, raw) => {
      authorize(actor)
      const query = parseListQuery(raw, spec)
      const rows = await find(actor, query)
      const page = rows.slice(query.offset, query.offset + query.limit)
      return { rows: await present(page, actor), total: rows.length, offset: query.offset }
    },
    todos: async (actor, raw) => {
      authorize(actor)
      return present(await find(actor, parseListQuery(raw, spec)), actor)
    },
    get: async (actor, id) => {
      authorize(actor)
      const [item] = await present(
        (await definition.rows(actor, {})).filter((row) => row.id === id),
        actor,
      )
      if (item === undefined) throw notFound(uno)
      return item
    },
  }
}

/** Whether every word of what is searched stands in a text, accents and capitals aside. */
function searchOf(q = ''): (text: string) => boolean {
  const words = foldText(q).split(' ')
  return (text) => {
    const folded = foldText(text)
    return words.every((word) => folded.includes(word))
  }
}

/** Rows as Spanish sorts a field of theirs, what is not there first; equal ones by `tie`. */
function inOrder<Row extends Renglon>(
  rows: readonly Row[],
  { field, order }: ListQuery<Campo<Row>, unknown>['sort'],
  tie: (row: Row) => number = ({ id }) => id,
): Row[] {
  const collator = new Intl.Collator('es', { numeric: true })
  const direction = order === 'ASC' ? 1 : -1
  // Numbers apart: the collator takes the decimals of a share for a number of their own.
  const compare = (a: Valor, b: Valor): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a ?? ''), String(b ?? ''))
  // `Campo` lets no field of another kind in.
  const key = (row: Row) => row[field] as Valor
  return rows.toSorted((a, b) => direction * (compare(key(a), key(b)) || tie(a) - tie(b)))
}
