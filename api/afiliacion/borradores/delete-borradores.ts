import { logger } from '#api/logging/logger.ts'
import { Binds, execute, selectRows } from '#api/db/sql.ts'
import { clavesOf, type ArchivoGuardadoEnDisco } from '#api/documentos/claves-archivo.ts'
import { deleteFile } from '#api/files/storage.ts'

/**
 * Removes drafts, whose scope was checked, and the rows of their files that no expediente holds. Gives the storage keys
 * of those files and of the images of their pages: delete them with `deleteStored` once the transaction is done.
 */
export async function deleteBorradores(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const binds = new Binds()
  const list = binds.addAll(ids)
  const files = await selectRows<ArchivoGuardadoEnDisco>(
    `DELETE FROM archivos WHERE borrador_id IN (${list})
       AND NOT EXISTS (SELECT 1 FROM expediente e WHERE e.archivo_id = archivos.id) RETURNING id, clave, paginas`,
    binds.values,
  )
  await execute(`DELETE FROM borradores WHERE id IN (${list})`, binds.values)
  return files.flatMap(clavesOf)
}

/** Removes the draft that corrects a movement, as `deleteBorradores` does: it was saved, or nothing is left to correct. */
export async function deleteCorreccion(folio: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>('SELECT id FROM borradores WHERE corrige = $1', [folio])
  return deleteBorradores(rows.map((row) => row.id))
}

/** Deletes stored files that no row names any more. One that cannot be deleted is logged: it harms nobody. */
export async function deleteStored(claves: readonly string[]): Promise<void> {
  for (const clave of claves)
    await deleteFile(clave).catch((error: unknown) => logger.warn({ err: error }, 'stored file not deleted'))
}
