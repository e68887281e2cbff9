import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { openPromise, type ZipFile } from 'yauzl'
import { TEXTO_DE_ZIP_MAX_BYTES } from '#domain/cargas/limites-carga.ts'
import { AppError, broken } from '#api/errors.ts'
import { deleteFile, localPath, putStream } from '#api/files/storage.ts'
import { RECIBIDAS } from '#api/cargas/recibidas.ts'

/** A local file that somebody brings. */
interface Archivo {
  readonly ruta: string
  readonly nombre: string
}

/** Entries of a ZIP among which a text is looked for. */
const ENTRADAS_MAX = 20

/**
 * Runs `work` on a file. A ZIP with a text (.txt), as SEPOMEX gives its catalogue, is unpacked first: `work` gets the text. A workbook is a
 * ZIP too, and stays as it is. Throws 413 if the text is too large, 422 if it cannot be
 * unpacked, and what `work` throws.
 */
export async function conTexto<T>(archivo: Archivo, work: (archivo: Archivo) => Promise<T>): Promise<T> {
  if (!(await isZip(archivo.ruta))) return work(archivo)
  const zip = await openPromise(archivo.ruta, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(
    () => null,
  )
  // What a damaged ZIP is, its reader says.
  if (zip === null) return work(archivo)
  const clave = `${RECIBIDAS}/${randomUUID()}`
  try {
    const texto = await textoEn(zip).catch(danado)
    if (texto === null) return await work(archivo)
    await putStream(clave, texto.piezas).catch(danado)
    return await work({ ruta: await localPath(clave), nombre: texto.nombre })
  } finally {
    zip.close()
    await deleteFile(clave)
  }
}

/** What a ZIP with false sizes, unknown methods or a password throws, in words. An error of the system itself is thrown as it is. */
function danado(error: unknown): never {
  if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) throw error
  throw broken([{ path: 'archivo', code: 'zip', message: DANADO }], DANADO)
}

const DANADO = 'El ZIP está dañado o tiene contraseña: descárgalo de nuevo, o carga el texto que trae.'

async function isZip(ruta: string): Promise<boolean> {
  const handle = await open(ruta, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\x03\x04'
  } finally {
    await handle.close()
  }
}

/** The first text of a ZIP, unpacked as it is read: the library checks its size again meanwhile. Null for a workbook, and without a text. */
async function textoEn(zip: ZipFile): Promise<{ readonly nombre: string; readonly piezas: Readable } | null> {
  let seen = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === '[Content_Types].xml') return null
    if (entry.fileName.toLowerCase().endsWith('.txt')) {
      if (entry.uncompressedSize > TEXTO_DE_ZIP_MAX_BYTES)
        throw new AppError(413, 'tamano', 'El texto que trae el ZIP pesa más de 64 MB.')
      const nombre = entry.fileName.slice(entry.fileName.lastIndexOf('/') + 1)
      return { nombre, piezas: await zip.openReadStreamPromise(entry) }
    }
    seen += 1
    if (seen >= ENTRADAS_MAX) break
  }
  return null
}
