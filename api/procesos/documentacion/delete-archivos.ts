import { logger } from '#api/logging/logger.ts'
import { deleteFile } from '#api/files/storage.ts'

export interface ArchivoBorrable {
  readonly id: number
  readonly clave: string
  readonly paginas: number
}

/** Name under which the image of page `n` is kept once drawn. */
export const clavePagina = (archivoId: number, n: number): string => `documentacion/paginas/${archivoId}-${n}.jpg`

/**
 * Removes the bytes of files whose rows are gone, and the images of their pages: after the transaction, so that what is
 * told as kept is there. What cannot be removed is logged and left.
 */
export async function deleteArchivos(archivos: readonly ArchivoBorrable[]): Promise<void> {
  const claves = archivos.flatMap(({ id, clave, paginas }) => [
    clave,
    ...Array.from({ length: paginas }, (_, i) => clavePagina(id, i + 1)),
  ])
  for (const clave of claves)
    await deleteFile(clave).catch((error: unknown) =>
      logger.warn({ err: error }, 'file of a deleted document not removed'),
    )
}
