import type { Actor } from '#domain/acceso/actor.ts'
import type { FormatoExporteBitacora } from '#domain/acceso/bitacora/archivo-bitacora.ts'
import type { CuentaBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { inTransaction } from '#api/db/database.ts'
import { descargaOf, type ArchivoDado } from '#api/files/descarga.ts'
import type { Avance } from '#api/files/tabla-exportada.ts'
import { csvOf } from '#api/files/tabla-csv.ts'
import { logExportacion } from './log-exportacion.ts'
import { cellsOf, TITULOS_TABLA } from './tabla-bitacora.ts'
import { findTramo, linesOf, type Periodo } from './tramo.ts'

const TIPOS = { jsonl: 'application/x-ndjson; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const

/** How many acts an export of the days would write. 422 when they are the wrong way round. */
export async function countBitacora(actor: Actor, periodo: Periodo): Promise<CuentaBitacora> {
  authorizeInstituto(actor, 'bitacora.leer')
  const { filas } = await findTramo(periodo)
  return { actos: filas }
}

/**
 * The rows of a period (both days included) as they are read, page by page: as lines with their proof, what
 * `portal bitacora exportar` writes, or as a table for people. That it was done is noted before the first byte leaves, so
 * that a download broken off is noted too. 422 when the days are the wrong way round.
 */
export async function streamBitacora(
  actor: Actor,
  periodo: Periodo,
  formato: FormatoExporteBitacora,
  avance: Avance,
): Promise<ArchivoDado> {
  authorizeInstituto(actor, 'bitacora.leer')
  const tramo = await findTramo(periodo)
  await inTransaction(() => logExportacion(actor, tramo, formato))
  const nombre = `bitacora-${periodo.desde}-${periodo.hasta}.${formato}`
  const seen = (filas: number): void => avance(filas, tramo.filas)
  const cuerpo = formato === 'csv' ? csvOf(TITULOS_TABLA, cellsOf(tramo, seen)) : textStream(linesOf(tramo, seen))
  return { nombre, tipo: TIPOS[formato], cuerpo }
}

function textStream(lines: AsyncIterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = async function* () {
    for await (const text of lines) yield new Uint8Array(Buffer.from(text))
  }
  return descargaOf(bytes())
}
