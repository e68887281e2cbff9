import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Actor } from '#domain/acceso/actor.ts'
import { renglonesMalos } from '#api/cargas/renglones-malos.ts'
import type { CliContext } from '#cli/context.ts'

/** Writes the refused rows of a load to a file of the person. */
export async function escribirMalos(context: CliContext, actor: Actor, folio: string, archivo: string): Promise<void> {
  await pipeline(Readable.from(renglonesMalos(actor, folio)), createWriteStream(archivo))
  context.printError(`Los renglones rechazados están en ${archivo}: corrígelos y carga ese archivo.`)
}
