import { constants } from 'node:fs'
import { chmod, copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from './manifiesto.ts'

/** Left out of a backup: pages are drawn again when somebody looks, and files of exports are destroyed after a day. */
const SIN_RESPALDO = ['paginas/', 'exportes/']

/** Copies what is under `origen` and not yet under `destino`; a file that goes away meanwhile is left out. Gives how many. */
export async function copiarArchivos(origen: string, destino: string): Promise<number> {
  const known = new Set(await listFiles(destino))
  const fresh = (await listFiles(origen)).filter(
    (ruta) => !SIN_RESPALDO.some((folder) => ruta.startsWith(folder)) && !known.has(ruta),
  )
  let copied = 0
  for (const ruta of fresh) if (await copyOne(path.join(origen, ruta), path.join(destino, ruta))) copied += 1
  return copied
}

async function copyOne(from: string, to: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  await chmod(to, 0o600)
  return true
}
