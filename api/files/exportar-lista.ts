import type { NombreActo } from '#domain/acceso/bitacora/acto-bitacora.ts'
import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { NombreObjeto } from '#domain/acceso/bitacora/objeto-bitacora.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { columnasPedidas, exportarTabla, type ColumnaExporte, type SalidaExporte } from './tabla-exportada.ts'

/** A list that leaves as a file. */
export interface ListaExportada<T> {
  /** Name of the workbook's sheet. */
  readonly hoja: string
  readonly columnas: readonly ColumnaExporte<T>[]
  readonly acto: NombreActo
  readonly objeto: NombreObjeto
  /** Everything that the question finds within the actor's scope. */
  ids(): Promise<readonly number[]>
  load(ids: readonly number[]): Promise<readonly T[]>
  /** What the bitácora keeps of it beside who and when. */
  nota(cuantos: number): Json
}

/**
 * Every row of a list as CSV or a workbook, noted in the bitácora before the first one leaves. Throws 422 on a column that the
 * list has not: a refused export is no export.
 */
export async function exportarLista<T>(
  actor: Actor,
  { hoja, columnas, acto, objeto, ids: find, load, nota }: ListaExportada<T>,
  salida: SalidaExporte,
): Promise<ReadableStream<Uint8Array>> {
  columnasPedidas(columnas, salida.columnas)
  const ids = await find()
  await auditRead(actor, { acto, objeto, objetoId: 'lista', despues: nota(ids.length) })
  return exportarTabla({ hoja, ids, load }, columnas, salida)
}
