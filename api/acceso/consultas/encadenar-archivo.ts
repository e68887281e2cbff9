import { open } from 'node:fs/promises'
import { logConsultas, type LineaConsulta } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { logger } from '#api/logging/logger.ts'

/** Rows of one transaction: short ones let a desk's alta in between. */
const JUNTAS = 100
const CHUNK = 64 * 1024
const NEWLINE = 0x0a

/**
 * Chains the whole lines of `ruta` that stand from byte `desde` up to `hasta` (its end when absent) into the bitácora, and
 * gives the byte after the last of them. A line without its end was never answered: it stays out.
 */
export async function encadenarArchivo(ruta: string, desde: number, hasta = Infinity): Promise<number> {
  const handle = await open(ruta, 'r')
  try {
    let at = desde
    for (;;) {
      const bytes = await readLines((buffer, length) => handle.read(buffer, 0, length, at), hasta - at)
      if (bytes.length === 0) return at
      await chain(bytes.toString('utf8').split('\n').flatMap(parse))
      at += bytes.length
    }
  } finally {
    await handle.close()
  }
}

/** Up to `limit` bytes that end with a line; more than one chunk when a line is that long. */
async function readLines(
  read: (buffer: Buffer, length: number) => Promise<{ bytesRead: number }>,
  limit: number,
): Promise<Buffer> {
  for (let size = CHUNK; ; size *= 2) {
    const length = Math.min(size, limit)
    if (length <= 0) return Buffer.alloc(0)
    const buffer = Buffer.alloc(length)
    const { bytesRead } = await read(buffer, length)
    const end = buffer.lastIndexOf(NEWLINE, bytesRead - 1)
    if (bytesRead > 0 && end >= 0) return buffer.subarray(0, end + 1)
    if (bytesRead < size) return Buffer.alloc(0)
  }
}

async function chain(lineas: readonly LineaConsulta[]): Promise<void> {
  for (let start = 0; start < lineas.length; start += JUNTAS)
    await inTransaction(() => logConsultas(lineas.slice(start, start + JUNTAS)))
}

/** Nothing of ours writes a line that cannot be read: one that a disk spoiled is told, and does not hold up the others. */
function parse(line: string): LineaConsulta[] {
  if (line === '') return []
  try {
    return [JSON.parse(line) as LineaConsulta]
  } catch (error) {
    logger.error({ err: error }, 'a line of reads cannot be understood')
    return []
  }
}
