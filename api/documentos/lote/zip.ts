import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { getFileNameLowLevel, openPromise, validateFileName, type Entry, type ZipFile } from 'yauzl'
import { MAX_BYTES } from '#api/documentos/lector/archivo.ts'
import {
  assertCabe,
  EntradaError,
  esDelSistema,
  LoteError,
  ordenar,
  type Abierta,
  type Entrada,
  type Lote,
} from './entrada.ts'
import { pesaDemasiado } from './pesa-demasiado.ts'

const DANADO = 'Está dañado dentro del zip.'

/** The files of a zip, by its directory. Each is taken out when its turn comes, under a name of ours: its own is never a path. */
export async function abrirZip(ruta: string): Promise<Lote> {
  const zip = await openZip(ruta)
  try {
    return { ...(await listar(zip)), cerrar: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof LoteError ? error : zipDanado(error)
  }
}

async function openZip(ruta: string): Promise<ZipFile> {
  // Names and sizes are judged here, entry by entry: one bad entry must not hide the others.
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: false }
  return openPromise(ruta, options).catch((error: unknown) => {
    throw zipDanado(error)
  })
}

function zipDanado(error: unknown): LoteError {
  const isEncrypted = error instanceof Error && error.message.includes('encryption')
  const why = isEncrypted ? 'está cifrado por completo' : 'está dañado o incompleto'
  return new LoteError(`El zip ${why} y no se puede abrir.`)
}

async function listar(zip: ZipFile): Promise<Pick<Lote, 'entradas' | 'omitidos'>> {
  const entradas: Entrada[] = []
  let omitidos = 0
  for await (const entry of zip.eachEntry()) {
    const archivo = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
    if (archivo.endsWith('/')) continue
    const problema = problemaDe(entry, archivo)
    if (problema === null && esDelSistema(archivo)) omitidos++
    else entradas.push({ archivo, abrir: opener(zip, entry, problema) })
    assertCabe(entradas.length)
  }
  return { entradas: ordenar(entradas), omitidos }
}

function problemaDe(entry: Entry, archivo: string): EntradaError | null {
  if (validateFileName(archivo) !== null)
    return new EntradaError('El zip le da un nombre que sale de su carpeta: no se abre.')
  if (entry.isEncrypted()) return new EntradaError('Está protegido con contraseña dentro del zip.')
  if (!entry.canDecodeFileData()) return new EntradaError('Está comprimido en un formato que no se admite.')
  return entry.uncompressedSize > MAX_BYTES ? pesaDemasiado(entry.uncompressedSize) : null
}

function opener(zip: ZipFile, entry: Entry, problema: EntradaError | null): Entrada['abrir'] {
  return async (carpeta) => {
    if (problema) throw problema
    const ruta = path.join(carpeta, randomUUID())
    const cerrar = () => rm(ruta, { force: true })
    try {
      await extract(zip, entry, ruta)
      return { ruta, cerrar } satisfies Abierta
    } catch (error) {
      await cerrar()
      if (isDiskFull(error)) throw error
      throw error instanceof EntradaError ? error : new EntradaError(DANADO)
    }
  }
}

const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

/** Writes an entry as far as its size allows, and checks size and CRC: a directory may lie about both. */
async function extract(zip: ZipFile, entry: Entry, ruta: string): Promise<void> {
  let bytes = 0
  let crc = 0
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      crc = crc32(chunk, crc)
      done(bytes > MAX_BYTES ? pesaDemasiado(bytes) : null, chunk)
    },
  })
  await pipeline(await zip.openReadStreamPromise(entry), check, createWriteStream(ruta, { flags: 'wx', mode: 0o600 }))
  if (bytes !== entry.uncompressedSize || crc !== entry.crc32) throw new EntradaError(DANADO)
}
