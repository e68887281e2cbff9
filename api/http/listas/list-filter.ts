import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import type { Bind, Binds } from '#api/db/sql.ts'

/** One filter of a list: the shape of its value in the call, and its SQL condition. */
export interface ListFilter {
  readonly schema: z.ZodType
  readonly sql: (value: unknown, binds: Binds, actor: Actor, filtro: Filtros) => string
}

/** Every filter of one question, by name. */
export type Filtros = Readonly<Record<string, unknown>> & { readonly q?: string | undefined }

/** A filter of its own: `filterBy(z.boolean(), (vencido, binds) => …)`. `filtro` are the others of the same question. */
export function filterBy<T>(
  schema: z.ZodType<T>,
  sql: (value: T, binds: Binds, actor: Actor, filtro: Filtros) => string,
): ListFilter {
  // `parseListQuery` checked the value with this very schema.
  return { schema, sql: (value, binds, actor, filtro) => sql(value as T, binds, actor, filtro) }
}

/** A column that is one value, or one of several (at most `max`). */
export function filterIn<T extends Exclude<Bind, null>>(column: string, schema: z.ZodType<T>, max = 200): ListFilter {
  const one = z.union([schema, z.array(schema).max(max)])
  return filterBy(one, (value, binds) => inSql(column, Array.isArray(value) ? value : [value], binds))
}

/** `column IN ($1, $2)`; false when there is nothing to be in. */
export function inSql(column: string, values: readonly Bind[], binds: Binds): string {
  return values.length === 0 ? '1 = 0' : `${column} IN (${binds.addAll(values)})`
}
