import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import iconv from 'iconv-lite'
import { openPromise, type ZipFile } from 'yauzl'
import { LINEA_MAX, lectorSepomex, SEPOMEX_MAX_BYTES, type LecturaSepomex } from '#domain/direcciones/sepomex.ts'
import { AppError, broken } from '#api/errors.ts'

const PIEZA_BYTES = 128 * 1024
/** Entries of a ZIP that are looked through for the catalogue: SEPOMEX's has one. */
const ENTRADAS_MAX = 20

/**
 * Reads CPdescarga.txt, or the ZIP in which SEPOMEX gives it, piece by piece, so that other work goes on between two of them. Its signs
 * are Windows-1252, which Latin-1 is a part of. Throws 404, 413, 422 for a ZIP without it, what `signal` says.
 */
export async function leerArchivoSepomex(ruta: string, signal?: AbortSignal): Promise<LecturaSepomex> {
  const size = await stat(ruta).then(
    ({ size: bytes }) => bytes,
    () => null,
  )
  if (size === null) throw new AppError(404, 'no_existe', `No existe el archivo ${ruta}.`)
  if (size > SEPOMEX_MAX_BYTES) throw tooLarge()
  if (!(await isZip(ruta))) return leerTexto(createReadStream(ruta, { highWaterMark: PIEZA_BYTES }), signal)
  const zip = await openPromise(ruta, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(() => {
    throw unusable('El ZIP está dañado: descárgalo de nuevo.')
  })
  try {
    return await leerTexto(await textIn(zip), signal)
  } finally {
    zip.close()
  }
}

async function leerTexto(piezas: Readable, signal?: AbortSignal): Promise<LecturaSepomex> {
  const lector = lectorSepomex()
  let resto = ''
  for await (const pieza of piezas) {
    signal?.throwIfAborted()
    const lineas = (resto + iconv.decode(pieza as Buffer, 'windows-1252')).split('\n')
    resto = lineas.pop() ?? ''
    const sigue = lineas.every((texto) => lector.linea(texto.replace(/\r$/, '')))
    if (!sigue || resto.length > LINEA_MAX) break
  }
  if (resto !== '') lector.linea(resto)
  return lector.fin()
}

async function isZip(ruta: string): Promise<boolean> {
  const handle = await open(ruta, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\x03\x04'
  } finally {
    await handle.close()
  }
}

/** The first text file of a ZIP, unpacked as it is read; its size is checked before and while. */
async function textIn(zip: ZipFile): Promise<Readable> {
  let seen = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.toLowerCase().endsWith('.txt')) {
      if (entry.uncompressedSize > SEPOMEX_MAX_BYTES) throw tooLarge()
      return zip.openReadStreamPromise(entry)
    }
    seen += 1
    if (seen >= ENTRADAS_MAX) break
  }
  throw unusable('El ZIP no trae CPdescarga.txt.')
}

const tooLarge = () => new AppError(413, 'tamano', 'El archivo pesa más de 64 MB: no es CPdescarga.txt.')
const unusable = (message: string) => broken([{ path: 'archivo', code: 'zip', message }], message)
