import type { Actor } from '#domain/acceso/actor.ts'
import { ownValue } from '#domain/own-value.ts'
import type { ArchivoDado } from '#api/files/descarga.ts'
import type { Avance } from '#api/files/tabla-exportada.ts'

/** How a call makes its file. It runs in the request, or later in a job: it needs no request. */
export interface Exporte<Datos extends object> {
  /** Its call, a row of `LLAMADAS_QUE_EXPORTAN`. */
  readonly llamada: string
  /** What is exported, as the person who waits for it reads: "Padrón". */
  readonly titulo: string
  /**
   * Checks the policy and notes the export in the bitácora before it returns the file. Throws what refuses it. `datos` is plain JSON.
   */
  run(actor: Actor, datos: Datos, avance: Avance): Promise<ArchivoDado>
}

interface ExporteConocido {
  run(actor: Actor, pedido: string, avance: Avance): Promise<ArchivoDado>
}

/** By call. Routes define theirs as they are loaded: they are the program's, the same for every installation. */
const exportes: Record<string, ExporteConocido> = {}

/** Makes an export known to the job that runs those that wait. */
export function defineExporte<Datos extends object>(exporte: Exporte<Datos>): Exporte<Datos> {
  exportes[exporte.llamada] = {
    run: (actor, pedido, avance) => exporte.run(actor, JSON.parse(pedido) as Datos, avance),
  }
  return exporte
}

/** The export of a call; undefined for one that this version has not. */
export const exporteDe = (llamada: string): ExporteConocido | undefined => ownValue(exportes, llamada)
