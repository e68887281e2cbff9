import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LoteError } from './entrada.ts'

const MARCA = 'proceso'

/**
 * A private folder beside the output where a batch takes files out, one at a time, and by which a second run over the same
 * output is refused. What a run that died left there is removed first. Gives the folder; `quitarCarpetaTrabajo` ends it.
 */
export async function crearCarpetaTrabajo(salida: string): Promise<string> {
  const carpeta = carpetaTrabajo(salida)
  if (!(await makeNew(carpeta))) {
    await assertAbandonada(carpeta)
    await rm(carpeta, { recursive: true, force: true })
    if (!(await makeNew(carpeta))) throw ocupada(carpeta)
  }
  await writeFile(path.join(carpeta, MARCA), String(process.pid))
  return carpeta
}

export const carpetaTrabajo = (salida: string) => `${salida}.trabajo`

export const quitarCarpetaTrabajo = (carpeta: string) => rm(carpeta, { recursive: true, force: true })

async function makeNew(carpeta: string): Promise<boolean> {
  try {
    await mkdir(carpeta, { mode: 0o700 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw new LoteError(`No se puede escribir junto a ${carpeta}: revisa que la carpeta exista y sus permisos.`, true)
  }
}

async function assertAbandonada(carpeta: string): Promise<void> {
  const marca = await readFile(path.join(carpeta, MARCA), 'utf8').catch(() => null)
  // An empty one is of a run that died as it began.
  const isOurs = marca !== null || (await readdir(carpeta)).length === 0
  if (!isOurs || (await isBatch(Number(marca ?? 0)))) throw ocupada(carpeta)
}

const ocupada = (carpeta: string) =>
  new LoteError(
    `Otra corrida escribe esta salida. Si no es así, borra la carpeta ${carpeta} y repite el comando.`,
    true,
  )

/** Whether that process lives and may be a batch: the number of a dead one may have passed to another program. */
async function isBatch(pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  return command === null || command.includes('\0lote\0')
}
