import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { env } from '#api/env.ts'

/**
 * A list of leaked passwords that the institute may put beside its database: one to a line, as it is or as its SHA-1 in hex
 * (with or without `:count` behind). Nothing leaves the institute to ask about a password.
 */
const lista = () => path.join(env.dataDir, 'claves-filtradas.txt')

/** Whether `clave` is on the institute's list of leaked passwords; false without a list. */
export async function isClaveFiltrada(clave: string): Promise<boolean> {
  const sha1 = createHash('sha1').update(clave).digest('hex').toUpperCase()
  const file = createReadStream(lista(), 'utf8')
  try {
    for await (const line of createInterface({ input: file, crlfDelay: Infinity }))
      if (line === clave || line.slice(0, 40).toUpperCase() === sha1) return true
    return false
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  } finally {
    file.destroy()
  }
}
