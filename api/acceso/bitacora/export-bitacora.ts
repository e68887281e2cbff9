import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Actor } from '#domain/acceso/actor.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { inTransaction } from '#api/db/database.ts'
import { logExportacion } from './log-exportacion.ts'
import { findTramo, linesOf, type Periodo } from './tramo.ts'

export interface ExportacionBitacora {
  readonly filas: number
  readonly cabeza: string
}

/**
 * Writes the rows of a period (both days included) to `salida`, with their proof, and notes that it was done. The rows are
 * those of the chain from the first to the last of the period without a gap, so that the file can be verified by itself.
 * The file appears whole or not at all. Throws 422 when the days are the wrong way round.
 */
export async function exportBitacora(actor: Actor, periodo: Periodo, salida: string): Promise<ExportacionBitacora> {
  authorizeInstituto(actor, 'bitacora.leer')
  const tramo = await findTramo(periodo)
  const partial = `${salida}.parcial`
  try {
    await pipeline(linesOf(tramo), createWriteStream(partial, { flags: 'wx', mode: 0o600 }))
    await inTransaction(() => logExportacion(actor, tramo, 'jsonl'))
    await rename(partial, salida)
    return { filas: tramo.filas, cabeza: tramo.cabeza }
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
