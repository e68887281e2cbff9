import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { filtroTexto } from '#domain/afiliacion/filtro-texto.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { AppError } from '#api/errors.ts'
import {
  columnasPedidas,
  exportarTabla,
  type Avance,
  type ColumnaExporte,
  type SalidaExporte,
} from '#api/files/tabla-exportada.ts'
import { filterOf, MAX_ROWS, type Pagina, type RawListQuery } from './list-query.ts'
import type { Actor } from '#domain/acceso/actor.ts'

/** Rows that one file carries: they are read before the first one leaves, so that the bitácora tells how many there were. */
const RENGLONES_MAX = 20_000

/** A row of a list: it is written once, also where others came while the list was read. */
export interface Renglon {
  readonly id: number
}

/** How a list leaves as a file: its rows are those that its own service gives. */
export interface ExporteLista<Item> {
  /** Name of the workbook's sheet, and of the list in the bitácora: "Categorías". */
  readonly hoja: string
  /** The file's name without its ending: "categorias". */
  readonly archivo: string
  /** What its rows are called: one, and several. */
  readonly cuenta: readonly [uno: string, varios: string]
  /** By the keys that the list's screens give them. */
  readonly columnas: readonly ColumnaExporte<Item>[]
}

/**
 * Every row that a question finds, read page by page as the list reads them, as CSV or a workbook; noted in the bitácora
 * before the first one leaves. Throws 422 on a column that the list has not and on more rows than a file carries, and
 * whatever the list throws: a refused export is no export.
 */
export async function exportarPaginas<Item extends Renglon>(
  actor: Actor,
  { hoja, cuenta: [uno, varios], columnas }: ExporteLista<Item>,
  list: (raw: RawListQuery) => Promise<Pagina<Item>>,
  raw: RawListQuery,
  salida: SalidaExporte,
): Promise<ReadableStream<Uint8Array>> {
  columnasPedidas(columnas, salida.columnas)
  const rows = await readAll(list, raw, salida.avance)
  const { al } = filterOf(raw)
  const filtro = filtroTexto(filterOf(raw))
  await auditRead(actor, {
    acto: 'lista.exportar',
    objeto: 'lista',
    objetoId: hoja,
    despues: {
      cuenta: cuentaTexto(rows.size, uno, varios),
      formato: salida.formato,
      ...(filtro !== '' && { filtro }),
      ...(typeof al === 'string' && { al }),
    },
  })
  const load = (ids: readonly number[]) => Promise.resolve(ids.flatMap((id) => rows.get(id) ?? []))
  return exportarTabla({ hoja, ids: [...rows.keys()], load }, columnas, salida)
}

async function readAll<Item extends Renglon>(
  list: (raw: RawListQuery) => Promise<Pagina<Item>>,
  raw: RawListQuery,
  avance?: Avance,
): Promise<ReadonlyMap<number, Item>> {
  const all = new Map<number, Item>()
  for (let offset = 0; ; offset += MAX_ROWS) {
    const { rows, total } = await list({ ...raw, range: [offset, offset + MAX_ROWS - 1] })
    if (total > RENGLONES_MAX) throw tooMany()
    for (const row of rows) all.set(row.id, row)
    avance?.(all.size, total)
    // Where nobody counts to the end, one more than are known to be there is told until the last page.
    if (total <= offset + MAX_ROWS) return all
  }
}

const tooMany = (): AppError =>
  new AppError(
    422,
    'muchos',
    `La lista tiene más de ${formatCuenta(RENGLONES_MAX)} renglones, los que lleva un archivo: acótala con un filtro o una búsqueda.`,
  )
