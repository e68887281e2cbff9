import { open, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { abrirCarpeta } from './carpeta.ts'
import { LoteError, type Lote } from './entrada.ts'

const ZIP = Buffer.from([0x50, 0x4b])

/**
 * The files of a folder or of a zip, told apart by what they are, sorted by the bytes of their names. `propios`: files
 * that the batch itself writes. Throws LoteError (`uso`) for anything else.
 */
export async function abrirLote(ruta: string, propios: readonly string[]): Promise<Lote> {
  const info = await stat(ruta).catch(() => null)
  if (info === null) throw new LoteError(`No existe ${ruta}.`, true)
  if (info.isDirectory()) return abrirCarpeta(await realpath(ruta), await Promise.all(propios.map(realPlace)))
  if (!info.isFile() || !(await isZip(ruta))) throw new LoteError(`${ruta} no es una carpeta ni un archivo zip.`, true)
  const { abrirZip } = await import('./zip.ts')
  return abrirZip(ruta)
}

/** Where a file is or will be, its folder's links followed. */
async function realPlace(ruta: string): Promise<string> {
  const folder = path.dirname(path.resolve(ruta))
  return path.join(await realpath(folder).catch(() => folder), path.basename(ruta))
}

async function isZip(ruta: string): Promise<boolean> {
  const file = await open(ruta, 'r')
  try {
    const { buffer } = await file.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0)
    return buffer.equals(ZIP)
  } finally {
    await file.close()
  }
}
