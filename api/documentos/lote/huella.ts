import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** SHA-256 (hex) of a file, without holding it in memory. */
export async function huellaDe(ruta: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(ruta), hash)
  return hash.digest('hex')
}
