import { stat } from 'node:fs/promises'
import type { Postura, ResultadoLectura } from './proceso/mensajes.ts'

const MAX_FILES = 200

/** How the pages of the last files read stand, so that showing them does not find it out again. */
export class Posturas {
  private readonly byFile = new Map<string, ResultadoLectura['posturas']>()

  async keep(ruta: string, posturas: ResultadoLectura['posturas']): Promise<void> {
    const key = await keyOf(ruta)
    if (key === null) return
    this.byFile.set(key, posturas)
    const [oldest] = this.byFile.keys()
    if (this.byFile.size > MAX_FILES && oldest !== undefined) this.byFile.delete(oldest)
  }

  async find(ruta: string, n: number): Promise<Postura | null> {
    const key = await keyOf(ruta)
    return (key === null ? null : this.byFile.get(key)?.[n - 1]) ?? null
  }
}

/** A path may come to hold another file: its size and time belong to the key. */
async function keyOf(ruta: string): Promise<string | null> {
  const info = await stat(ruta).catch(() => null)
  return info && `${ruta}\n${info.size}\n${info.mtimeMs}`
}
