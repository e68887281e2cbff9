import { mkdir, statfs } from 'node:fs/promises'
import { env } from '#api/env.ts'
import { AppError } from '#api/errors.ts'
import { onReset } from '#api/memory.ts'

/** Milliseconds for which a measurement is reused. */
const CADA_MS = 10_000
const MB = 1024 * 1024

let medido: { readonly libresMb: Promise<number>; readonly at: number } | null = null
onReset(() => {
  medido = null
})

/**
 * Returns the free space of the data folder in MB, at most ten seconds old, or infinity where the system does not report it.
 * Calls that come during a measurement share it, so they resolve in the order in which they were made.
 */
export function libresMb(): Promise<number> {
  if (!medido || Date.now() - medido.at >= CADA_MS) medido = { libresMb: askDisk(), at: Date.now() }
  return medido.libresMb
}

async function askDisk(): Promise<number> {
  try {
    await mkdir(env.dataDir, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = await statfs(env.dataDir)
    return Math.floor((bavail * bsize) / MB)
  } catch {
    return Infinity
  }
}

/**
 * Throws 503 `disco` if what makes the data grow fast (files, loads, exports, new people) no longer fits. `sigue` is a sentence: what becomes
 * of the work, and what to do.
 */
export async function assertLugar(sigue: string): Promise<void> {
  if ((await libresMb()) < env.DISK_MIN_MB)
    throw new AppError(503, 'disco', `El servidor casi no tiene espacio en disco: ${sigue}`)
}

/** Whether a line for a read still fits: far less than a file needs. */
export const hayLugarParaConsultas = async (): Promise<boolean> => (await libresMb()) >= env.DISK_MIN_READ_MB
