import type { ArchivoDado } from '#api/files/descarga.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { Readable } from 'node:stream'
import { authorize } from '#api/acceso/authorize.ts'
import { notFound } from '#api/errors.ts'
import { hasFile } from '#api/files/storage.ts'
import { archivoDeCarga, findCarga } from '#api/cargas/carga-row.ts'
import { renglonesMalos } from '#api/cargas/renglones-malos.ts'

/** The refused rows of a load as a file that can be corrected and sent again. Throws 403, 404. */
export async function archivoMalos(actor: Actor, { folio }: { readonly folio: string }): Promise<ArchivoDado> {
  authorize(actor, 'cargas.leer')
  const carga = await findCarga(actor, folio)
  if (carga.rechazados === 0 || !(await hasFile(archivoDeCarga(carga.id))))
    throw notFound('El archivo de renglones rechazados')
  const texto = /\.(?:xlsx|dbf)$/i.test(carga.archivo)
  const nombre = carga.archivo.replace(/(?:\.[^.]*)?$/, (extension) => `-rechazados${texto ? '.csv' : extension}`)
  const cuerpo = Readable.toWeb(Readable.from(renglonesMalos(actor, folio))) as ReadableStream<Uint8Array>
  return { nombre, tipo: 'application/octet-stream', cuerpo }
}
