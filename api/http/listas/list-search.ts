import type { Binds } from '#api/db/sql.ts'

/** An SQL condition; each time it is asked for it binds its values anew. */
export type Condicion = (binds: Binds) => string

/** A search that a list has a way of its own for: whom it finds, and the ids of a page of them in their order. */
export interface Busqueda {
  readonly condicion: Condicion
  /** So many rows are found at least, by what is known without counting them. */
  readonly alMenos: number
  /** A SELECT of the `id` of a page. */
  readonly ids: (binds: Binds, page: { readonly limit: number; readonly offset: number }) => string
}
