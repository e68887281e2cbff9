import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { LINEA_MAX, lectorSepomex, SEPOMEX_MAX_BYTES, type LecturaSepomex } from '#domain/direcciones/sepomex.ts'
import { AppError } from '#api/errors.ts'

const PIEZA_BYTES = 128 * 1024

/** Reads CPdescarga.txt piece by piece, so that other work goes on between two of them. Throws 404, 413, what `signal` says. */
export async function leerArchivoSepomex(ruta: string, signal?: AbortSignal): Promise<LecturaSepomex> {
  const size = await stat(ruta).then(
    ({ size: bytes }) => bytes,
    () => null,
  )
  if (size === null) throw new AppError(404, 'no_existe', `No existe el archivo ${ruta}.`)
  if (size > SEPOMEX_MAX_BYTES) throw new AppError(413, 'tamano', 'El archivo pesa más de 64 MB: no es CPdescarga.txt.')
  const lector = lectorSepomex()
  let resto = ''
  for await (const pieza of createReadStream(ruta, { encoding: 'latin1', highWaterMark: PIEZA_BYTES })) {
    signal?.throwIfAborted()
    const lineas = (resto + String(pieza)).split('\n')
    resto = lineas.pop() ?? ''
    const sigue = lineas.every((texto) => lector.linea(texto.replace(/\r$/, '')))
    if (!sigue || resto.length > LINEA_MAX) break
  }
  if (resto !== '') lector.linea(resto)
  return lector.fin()
}
