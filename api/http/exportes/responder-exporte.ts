import type { Context } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { sendArchivo } from '#api/http/send-file.ts'
import { enqueueExporte, hayEnEspera } from './enqueue-exporte.ts'
import type { Exporte } from './exporte.ts'
import { tomarLugar, type Salir } from './lugares-exporte.ts'

/** Milliseconds after which somebody who takes a file slowly no longer keeps its place. */
const DESCARGA_MS = 30_000

/** The description of a call that exports: its file, or 202 and its place in the queue. */
export const describeExporte = (area: string, summary: string) => describe(area, summary, 200, 202, 409, 429)

/**
 * Answers with the file if a place is free and no other export waits; else keeps the export as a job and answers 202 with its
 * place in the queue. Throws what the export throws, and 409 or 429 when too many wait.
 */
export async function responderExporte<Datos extends object>(
  c: Context<AppEnv>,
  exporte: Exporte<Datos>,
  datos: Datos,
): Promise<Response> {
  const { actor } = c.var
  const salir = (await hayEnEspera()) ? null : tomarLugar()
  if (!salir) return c.json(await enqueueExporte(actor, exporte, datos), 202)
  try {
    const archivo = await exporte.run(actor, datos, () => undefined)
    return sendArchivo(c, { ...archivo, cuerpo: leaveAfter(archivo.cuerpo, salir) })
  } catch (error) {
    salir()
    throw error
  }
}

/** The same bytes; `salir` once they have been taken whole, or given up. */
function leaveAfter(cuerpo: ReadableStream<Uint8Array>, salir: Salir): ReadableStream<Uint8Array> {
  const limit = setTimeout(salir, DESCARGA_MS)
  const end = (): void => {
    clearTimeout(limit)
    salir()
  }
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  void cuerpo.pipeTo(writable).then(end, end)
  return readable
}
