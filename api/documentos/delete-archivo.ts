import type { Actor } from '#domain/acceso/actor.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { inTransaction } from '#api/db/database.ts'
import { FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { deleteFile } from '#api/files/storage.ts'
import { clavesOf } from './claves-archivo.ts'
import { findArchivo } from './find-archivo.ts'

/** Removes a file of a draft, and the images of its pages. One in an expediente, of a proposal or of a load stays: 409. */
export async function deleteArchivo(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'documentos.leer')
  const archivo = await findArchivo(actor, id)
  if (archivo.afiliado_id !== null)
    throw conflict('archivado', 'El documento ya está en el expediente: agrega uno mejor en lugar de quitarlo.')
  await inTransaction(async () => {
    // A proposal that takes the file at this moment locks it first.
    await selectRow(`SELECT id FROM archivos WHERE id = $1${FOR_UPDATE}`, [id])
    const gone = await selectRow(
      `DELETE FROM archivos WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM propuestas p WHERE p.archivo_id = archivos.id)
         AND NOT EXISTS (SELECT 1 FROM carga_oficios o WHERE o.archivo_id = archivos.id)
       RETURNING id`,
      [id],
    )
    if (!gone) throw conflict('en_uso', 'El archivo acompaña a una propuesta o a una carga: se conserva con ella.')
  })
  for (const clave of clavesOf(archivo)) await deleteFile(clave)
}
