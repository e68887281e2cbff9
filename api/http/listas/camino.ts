import type { PaginaDeIds } from '#api/db/orden.ts'
import type { Binds } from '#api/db/sql.ts'

/** An SQL condition; each time it is asked for it binds its values anew. */
export type Condicion = (binds: Binds) => string

/** A way of a list's own to the rows of a question: which they are, and the ids of a page of them in their order. */
export interface Camino {
  readonly condicion: Condicion
  /** How many there are, up to one more than CONTADOS, where that is known without counting them; else null. */
  readonly contados: number | null
  readonly ids: (binds: Binds, page: { readonly limit: number; readonly offset: number }) => PaginaDeIds
}
