/** What rows are ordered by, one after another: an SQL expression and its way. */
export interface Clave {
  readonly sql: string
  readonly order: 'ASC' | 'DESC'
}

/** The ids of a page: a SELECT of `id` and of what they are ordered by, and that order told of its rows, called `pagina`. */
export interface PaginaDeIds {
  readonly sql: string
  readonly orden: string
}

/** A SELECT of the `id` of rows in the order of `claves`, which its columns `orden0`, `orden1`… keep; `rest` is all that stands around. */
export function paginaDeIds(
  id: string,
  claves: readonly Clave[],
  rest: { readonly from: string; readonly limit: string },
): PaginaDeIds {
  const columns = claves.map(({ sql }, n) => `, ${sql} AS orden${n}`).join('')
  const by = (row: string) => claves.map(({ order }, n) => `${row}orden${n} ${order}`).join(', ')
  return { sql: `SELECT ${id} AS id${columns} ${rest.from} ORDER BY ${by('')} ${rest.limit}`, orden: by('pagina.') }
}
