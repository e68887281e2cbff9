import { env } from '#api/env.ts'
import { LectorError } from './lector/proceso/errores.ts'
import { countPages } from './lector/lector.ts'

/** Nobody waits longer than a third of a reading to learn how many pages a file has and what its text says that it is. */
export const tercioDeLectura = (): AbortSignal => AbortSignal.timeout((env.READER_SECONDS * 1000) / 3)

/** Pages of a PDF. One for what cannot be opened or counted in time: the file is kept as it came, and can be downloaded. */
export async function pagesOf(ruta: string, signal: AbortSignal = tercioDeLectura()): Promise<number> {
  try {
    return await countPages(ruta, signal)
  } catch (error) {
    if (error instanceof LectorError) return 1
    throw error
  }
}
