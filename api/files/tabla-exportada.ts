import { broken } from '#api/errors.ts'
import { csvOf } from './tabla-csv.ts'
import { xlsxStream, type ColumnaTabla } from './tabla-xlsx.ts'

const CHUNK = 500

export const FORMATOS_EXPORTE = ['csv', 'xlsx'] as const
export type FormatoExporte = (typeof FORMATOS_EXPORTE)[number]

/** Content-Type of each. */
export const TIPO_EXPORTE = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Readonly<Record<FormatoExporte, string>>

/** Told how many rows of a file are done, of how many (0 while that is not known). */
export type Avance = (hecho: number, total: number) => void

/** How a list is to be written: which of its columns, in which order (all that it usually has when none is named), and as what. */
export interface SalidaExporte {
  readonly formato: FormatoExporte
  readonly columnas?: readonly string[]
  /** Told as rows are written. */
  readonly avance?: Avance
}

export interface ColumnaExporte<T> extends ColumnaTabla<T> {
  /** As the screen names it. */
  readonly clave: string
  /** Written only when it is asked for: it says in one cell what others say in several. */
  readonly siSePide?: true
  /** An amount in pesos: a number that a workbook adds up, with its two decimals in CSV. */
  readonly pesos?: true
}

/** Where the rows come from: loaded in chunks, so that memory does not grow with the list. */
interface Renglones<T> {
  readonly hoja: string
  readonly ids: readonly number[]
  readonly load: (ids: readonly number[]) => Promise<readonly T[]>
}

/** The rows as CSV for spreadsheets or as a workbook, with the columns that were asked for. Throws 422 on one that the list has not. */
export function exportarTabla<T>(
  { hoja, ids, load: read }: Renglones<T>,
  todas: readonly ColumnaExporte<T>[],
  { formato, columnas, avance }: SalidaExporte,
): ReadableStream<Uint8Array> {
  let done = 0
  const load = async (some: readonly number[]): Promise<readonly T[]> => {
    const rows = await read(some)
    done += some.length
    avance?.(done, ids.length)
    return rows
  }
  const columns = columnasPedidas(todas, columnas)
  if (formato === 'xlsx') return xlsxStream(hoja, ids, load, columns)
  return csvOf(
    columns.map(({ titulo }) => titulo),
    cells(ids, load, columns),
  )
}

/** Before anything is noted: a refused export is no export. */
export function columnasPedidas<T>(
  todas: readonly ColumnaExporte<T>[],
  pedidas: readonly string[] | undefined,
): readonly ColumnaExporte<T>[] {
  if (pedidas === undefined) return todas.filter(({ siSePide }) => siSePide !== true)
  return [...new Set(pedidas)].map((clave) => {
    const found = todas.find((columna) => columna.clave === clave)
    if (!found) throw columnaDesconocida(clave, todas)
    return found
  })
}

function columnaDesconocida(clave: string, todas: readonly { readonly clave: string }[]): Error {
  const names = todas.map((columna) => columna.clave).join(', ')
  const message = `La lista no tiene la columna «${clave.slice(0, 40)}»; se esperaba alguna de: ${names}.`
  return broken([{ path: 'columnas', code: 'desconocida', message }])
}

async function* cells<T>(
  ids: readonly number[],
  load: (ids: readonly number[]) => Promise<readonly T[]>,
  columns: readonly ColumnaExporte<T>[],
): AsyncGenerator<string[]> {
  for (let start = 0; start < ids.length; start += CHUNK)
    for (const row of await load(ids.slice(start, start + CHUNK))) yield columns.map((column) => textoDe(column, row))
}

function textoDe<T>({ valor, pesos }: ColumnaExporte<T>, row: T): string {
  const celda = valor(row)
  return pesos && typeof celda === 'number' ? celda.toFixed(2) : String(celda)
}
