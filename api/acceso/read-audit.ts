import { randomUUID } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { AppError } from '#api/errors.ts'
import { hayLugarParaConsultas } from '#api/files/espacio.ts'
import { logger } from '#api/logging/logger.ts'
import { filaOf, type ActoBitacora, type LineaConsulta } from './bitacora.ts'
import { aplazar } from './consultas/antes-de-responder.ts'
import { anotarLineas, encadenarConsultas } from './consultas/encadenador.ts'

/**
 * Notes that `actor` read the files of people: the answer leaves only once the disk has it. In a request it resolves at once and
 * the request waits at its end, its place given back (`aplazar`); elsewhere it resolves when it is kept. It waits for no writer
 * and for no chain: the lines enter the bitácora behind (`consultas/`). Throws 503 when they cannot be kept.
 */
export async function auditRead(actor: Actor, ...entries: readonly ActoBitacora[]): Promise<void> {
  if (entries.length > 0) await aplazar(keep(actor, entries))
}

async function keep(actor: Actor, entries: readonly ActoBitacora[]): Promise<void> {
  if (!(await hayLugarParaConsultas())) throw unnoted()
  const lineas = entries.map((entry): LineaConsulta => ({ consulta: randomUUID(), fila: filaOf(actor, entry) }))
  try {
    await anotarLineas(lineas.map((linea) => `${JSON.stringify(linea)}\n`).join(''))
  } catch (error) {
    logger.error({ err: error }, 'a read was refused: it could not be noted')
    throw unnoted()
  }
}

const unnoted = () =>
  new AppError(
    503,
    'sin_registro',
    'No se puede mostrar: la consulta no pudo anotarse en la bitácora. Avisa a quien administra el portal.',
  )

/** Brings what this process noted until now into the bitácora. Never rejects: what fails stays on the disk for the next time. */
export function flushReadAudit(): Promise<void> {
  return encadenarConsultas()
}
