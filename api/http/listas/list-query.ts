import { z } from 'zod'
import { malformed } from '#api/errors.ts'
import { NIVELES_MAX } from '#api/http/cuerpo/limites.ts'
import { isTooDeep } from '#api/http/cuerpo/niveles.ts'
import { issuesText, shapeIssues } from '#api/http/forma/shape-issues.ts'
import type { Clave } from '#api/db/orden.ts'
import type { Filtros } from './list-filter.ts'

/** Rows of a page when the caller does not say, and the most that one answer carries. */
const DEFAULT_ROWS = 25
export const MAX_ROWS = 1000
const MAX_IDS = 1000

export type SortOrder = 'ASC' | 'DESC'

/** What a list admits: fields it sorts by, its usual order, and the shape of its filter (a strict object). */
export interface ListSpec<S extends string, F> {
  readonly sortable: readonly S[]
  readonly defaultSort: readonly [S, SortOrder]
  readonly filter: z.ZodType<F>
}

/** What a list admits by what it sorts and narrows by: every one sorts by `id` too, and gives the rows of some ids. */
export function listSpec<S extends string>(
  columns: readonly S[],
  defaultSort: readonly [S, SortOrder],
  filters: Readonly<Record<string, z.ZodType>>,
  isSearched: boolean,
): ListSpec<S, Filtros> {
  const shape = Object.fromEntries(Object.entries(filters).map(([name, schema]) => [name, schema.optional()]))
  const id = z.union([z.int(), z.array(z.int()).max(MAX_IDS)]).optional()
  const filter = z.strictObject({ id, ...shape, ...(isSearched && { q: z.string().max(200).optional() }) })
  return { sortable: ['id' as S, ...columns], defaultSort, filter: filter as unknown as z.ZodType<Filtros> }
}

/** A list as it is asked for: texts of an address, or a body. */
export interface RawListQuery {
  readonly sort?: unknown
  readonly range?: unknown
  readonly filter?: unknown
}

/** A page of a list. */
export interface Pagina<T> {
  readonly rows: readonly T[]
  /** Of all pages; where there are more than `masDe` and nobody counted them, one more than that. */
  readonly total: number
  readonly masDe?: number
  readonly offset: number
}

/** A list as the panel asks for it, checked: nothing in it is text of the caller's that SQL would read. */
export interface ListQuery<S extends string, F> {
  readonly sort: { readonly field: S; readonly order: SortOrder }
  readonly offset: number
  readonly limit: number
  readonly filter: F
}

/** `?sort=["nombre","ASC"]&range=[0,24]&filter={"q":"salud"}`: each one JSON in text, each optional. */
export const listParamsSchema = z.object({
  sort: z.string().optional(),
  range: z.string().optional(),
  filter: z.string().optional(),
})

/** Body of `POST …/buscar` (of `…/exportar` without its page): the same as plain JSON, so that no identity stands in an address. */
export const listBodySchema = z.object({
  sort: z.unknown().optional(),
  range: z.unknown().optional(),
  filter: z.unknown().optional(),
})

const sortSchema = z.tuple([z.string(), z.enum(['ASC', 'DESC'])])
const rangeSchema = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([first, last]) => first <= last && last - first < MAX_ROWS, `se esperaban hasta ${MAX_ROWS} renglones`)

/**
 * Reads a list query of ra-data-simple-rest, from an address (texts) or a body (JSON). Throws 400 on what is not JSON, on a
 * field that the list does not sort by, on a range that is none and on a filter the list does not have.
 */
export function parseListQuery<S extends string, F>(raw: RawListQuery, spec: ListSpec<S, F>): ListQuery<S, F> {
  const [field, order] = parseSort(decode(raw.sort, 'sort'), spec)
  const range = decode(raw.range, 'range')
  const [first, last] = range === undefined ? [0, DEFAULT_ROWS - 1] : check(rangeSchema, range, 'range')
  const filter = check(spec.filter, decode(raw.filter, 'filter') ?? {}, 'filter')
  return { sort: { field, order }, offset: first, limit: last - first + 1, filter }
}

function parseSort<S extends string, F>(raw: unknown, spec: ListSpec<S, F>): readonly [S, SortOrder] {
  if (raw === undefined) return spec.defaultSort
  const [name, order] = check(sortSchema, raw, 'sort')
  const field = spec.sortable.find((known) => known === name)
  if (field === undefined) throw malformed(`No se puede ordenar por "${name.slice(0, 40)}".`)
  return [field, order]
}

/** The filter of a query that a list already took: what its export needs to know of it. */
export function filterOf(raw: RawListQuery): Readonly<Record<string, unknown>> {
  return (decode(raw.filter, 'filter') ?? {}) as Readonly<Record<string, unknown>>
}

/** Text of an address as JSON; a body's value as it is. */
function decode(raw: unknown, name: string): unknown {
  if (typeof raw !== 'string') return raw ?? undefined
  if (isTooDeep(raw, NIVELES_MAX)) throw malformed(`El parámetro ${name} anida más de ${NIVELES_MAX} niveles.`)
  try {
    return JSON.parse(raw) as unknown
  } catch {
    throw malformed(`El parámetro ${name} no es JSON válido.`)
  }
}

function check<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw malformed(`El parámetro ${name} no se entiende. ${issuesText(shapeIssues(result.error.issues))}`)
}

/**
 * What a checked query is ordered by: what goes before all (`first`, where there is something), the field's SQL expression, then `id` so
 * that equal rows keep their place between pages.
 */
export function clavesDe<S extends string>(
  { field, order }: ListQuery<S, unknown>['sort'],
  expressions: Readonly<Record<S, string>>,
  id: string,
  first = '',
): Clave[] {
  const before: Clave[] = first === '' ? [] : [{ sql: first, order: 'ASC' }]
  return [...before, { sql: expressions[field], order }, { sql: id, order }]
}

/** The same as SQL. */
export const orderBySql = (claves: readonly Clave[]): string =>
  `ORDER BY ${claves.map(({ sql, order }) => `${sql} ${order}`).join(', ')}`

/** Value of `Content-Range`: "afiliados 0-24/2000". An empty page has an asterisk for its rows. */
export function contentRange(
  resource: string,
  query: { readonly offset: number },
  rows: number,
  total: number,
): string {
  return rows === 0 ? `${resource} */${total}` : `${resource} ${query.offset}-${query.offset + rows - 1}/${total}`
}
