import { copyFile, readdir, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
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

/** The files under `carpeta` at any depth. `propios`: full paths that the batch itself writes, never read as papers.
 * Links are not followed. */
export async function abrirCarpeta(carpeta: string, propios: readonly string[]): Promise<Lote> {
  const entradas: Entrada[] = []
  let omitidos = 0
  const visit = async (folder: Buffer, prefix: string): Promise<void> => {
    for (const hijo of await hijosDe(folder)) {
      const archivo = prefix + asText(hijo.name)
      const ruta = Buffer.concat([folder, Buffer.from(path.sep), hijo.name])
      if (propios.includes(ruta.toString())) continue
      if (esDelSistema(archivo)) omitidos++
      else if (hijo.isDirectory()) await visit(ruta, `${archivo}/`)
      else entradas.push({ archivo, abrir: opener(ruta, problemaDe(hijo)) })
      assertCabe(entradas.length)
    }
  }
  await visit(Buffer.from(path.resolve(carpeta)), '')
  return { entradas: ordenar(entradas), omitidos, cerrar: () => undefined }
}

interface Hijo {
  readonly name: Buffer
  isDirectory(): boolean
  isFile(): boolean
  isSymbolicLink(): boolean
}

async function hijosDe(folder: Buffer): Promise<readonly Hijo[]> {
  try {
    return await readdir(folder, { withFileTypes: true, encoding: 'buffer' })
  } catch {
    throw new LoteError(`No se pudo abrir la carpeta ${folder.toString()}: revisa sus permisos.`)
  }
}

/** A name as text; old systems wrote theirs in Latin-1, which is no UTF-8. */
function asText(name: Buffer): string {
  const text = name.toString('utf8')
  return Buffer.from(text).equals(name) ? text : name.toString('latin1')
}

function problemaDe(hijo: Hijo): string | null {
  if (hijo.isSymbolicLink()) return 'Es un enlace a otro lugar: no se sigue.'
  return hijo.isFile() ? null : 'No es un archivo ordinario.'
}

function opener(ruta: Buffer, problema: string | null): Entrada['abrir'] {
  return async (carpeta) => {
    if (problema !== null) throw new EntradaError(problema)
    try {
      const { size } = await stat(ruta)
      if (size > MAX_BYTES) throw pesaDemasiado(size)
      return await reachable(ruta, carpeta)
    } catch (error) {
      throw error instanceof EntradaError ? error : new EntradaError('No se pudo abrir el archivo.')
    }
  }
}

/** The file itself; a copy where its name is no text that a reader could be given. */
async function reachable(ruta: Buffer, carpeta: string): Promise<Abierta> {
  const text = ruta.toString()
  if (Buffer.from(text).equals(ruta)) return { ruta: text, cerrar: () => Promise.resolve() }
  const copia = path.join(carpeta, randomUUID())
  await copyFile(ruta, copia)
  return { ruta: copia, cerrar: () => rm(copia, { force: true }) }
}
