import { randomUUID } from 'node:crypto'
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#api/env.ts'

const FOLDER = path.join(env.dataDir, 'subidas')

/**
 * A file on the disk of the data that loses its name as soon as it is made: whoever holds it writes and reads it, and nothing is
 * left of it once it is closed, however this process ends.
 */
export async function openEfimero(): Promise<FileHandle> {
  await mkdir(FOLDER, { recursive: true, mode: 0o700 })
  const file = path.join(FOLDER, randomUUID())
  const handle = await open(file, 'wx+', 0o600)
  await unlink(file)
  return handle
}

/** The first `size` bytes of what was written. */
export async function readEfimero(handle: FileHandle, size: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafeSlow(size)
  for (let at = 0; at < size;) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at)
    if (bytesRead === 0) throw new Error(`A file of ${size} bytes ended after ${at}`)
    at += bytesRead
  }
  return bytes
}
