import { mkdir, statfs } from 'node:fs/promises'
import { env } from '#api/env.ts'
import { onReset } from '#api/memory.ts'

/** The disk is asked no more often than this. */
const CADA_MS = 10_000
const MB = 1024 * 1024

let medido: { readonly libresMb: number; readonly at: number } | null = null
onReset(() => {
  medido = null
})

/** Free space where the portal keeps its data, in MB, at most ten seconds old; infinite where the system does not tell. */
export async function libresMb(): Promise<number> {
  if (medido && Date.now() - medido.at < CADA_MS) return medido.libresMb
  const libres = await askDisk()
  medido = { libresMb: libres, at: Date.now() }
  return libres
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

/** Whether what makes the data grow fast (files, loads, exports, new people) still fits. */
export const hayLugar = async (): Promise<boolean> => (await libresMb()) >= env.DISK_MIN_MB

/** Whether a line for a read still fits: far less than a file needs. */
export const hayLugarParaConsultas = async (): Promise<boolean> => (await libresMb()) >= env.DISK_MIN_READ_MB
