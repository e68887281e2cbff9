import type { Actor } from '#domain/acceso/actor.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { deleteFile } from '#api/files/storage.ts'
import { clavesOf } from './claves-archivo.ts'
import { findArchivo } from './find-archivo.ts'

/** Removes a file of a draft, and the images of its pages. One already in an expediente stays: 409. */
export async function deleteArchivo(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'documentos.leer')
  const archivo = await findArchivo(actor, id)
  if (archivo.afiliado_id !== null)
    throw conflict('archivado', 'El documento ya está en el expediente: agrega uno mejor en lugar de quitarlo.')
  await inTransaction(() => execute('DELETE FROM archivos WHERE id = $1', [id]))
  for (const clave of clavesOf(archivo)) await deleteFile(clave)
}
