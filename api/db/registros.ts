import { dialect } from './database.ts'
import type { PaginaDeIds } from './orden.ts'
import { JOIN_IN_ORDER, selectRow, type Bind } from './sql.ts'

/** Each name of a row and its SQL: whole numbers, booleans and text, which JSON tells exactly. */
export type Columnas<Row> = Readonly<Record<keyof Row & string, string>>

/** Whole records: what is read of each, "afiliados a", "LEFT JOIN unidades u ON …". */
export interface Registros<Row> {
  readonly columns: Columnas<Row>
  readonly table: string
  readonly joins: string
}

/** The columns of a SELECT, each by its name. */
export const columnasSql = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, sql]) => `${sql} AS ${name}`)
    .join(', ')

interface Leidos<Row> {
  readonly rows: readonly Row[]
  /** What `contar` counted; null where nothing was to be counted. */
  readonly contados: number | null
}

/**
 * The records whose `id` (as "a.id") a page of ids gives, in its order, and beside them a count (`contar`: what follows "SELECT
 * count(*)"). One statement whose rows come as one text: a driver makes a value of each column of each row by itself, which
 * costs the process several times as much as JSON does.
 */
export async function selectRegistros<Row extends object>(
  { columns, table, joins }: Registros<Row>,
  {
    id,
    ids,
    contar,
    values,
  }: {
    readonly id: string
    readonly ids: PaginaDeIds
    readonly contar?: string
    readonly values: readonly Bind[]
  },
): Promise<Leidos<Row>> {
  const contados = contar === undefined ? 'NULL' : `(SELECT CAST(count(*) AS INTEGER) ${contar})`
  const row = await selectRow<{ filas: string | unknown[][] | null; contados: number | null }>(
    `SELECT ${contados} AS contados, ${filasSql(Object.values(columns), ids.orden)} AS filas
     FROM (${ids.sql}) AS pagina
     ${JOIN_IN_ORDER} ${table} ON ${id} = pagina.id ${joins}`,
    values,
  )
  // PostgreSQL's driver has parsed it already, and tells no rows as null.
  const filas = typeof row?.filas === 'string' ? (JSON.parse(row.filas) as unknown[][]) : (row?.filas ?? [])
  return { rows: nombrar<Row>(Object.keys(columns), filas), contados: row?.contados ?? null }
}

const filasSql = (values: readonly string[], order: string): string =>
  dialect === 'sqlite'
    ? `json_group_array(json_array(${values.join(', ')}) ORDER BY ${order})`
    : `json_agg(json_build_array(${values.join(', ')}) ORDER BY ${order})`

function nombrar<Row>(names: readonly string[], filas: readonly (readonly unknown[])[]): Row[] {
  return filas.map((fila) => {
    const row: Record<string, unknown> = {}
    for (const [n, name] of names.entries()) row[name] = fila[n]
    return row as Row
  })
}
