import type { Actor } from '#domain/acceso/actor.ts'
import type { ClaseDocumentacion } from '#domain/procesos/documentacion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { deleteArchivos, type ArchivoBorrable } from './delete-archivos.ts'
import { findDocumento } from './documento-row.ts'
import { duenoOf } from './list-documentos.ts'

/** Deletes a document with every version of its file. */
export async function deleteDocumento(actor: Actor, clase: ClaseDocumentacion, id: number): Promise<void> {
  authorize(actor, 'documentacion.administrar')
  const archivos = await inTransaction(async () => {
    const row = await findDocumento(clase, id)
    const files = await selectRows<ArchivoBorrable & { readonly nombre: string }>(
      'SELECT id, clave, paginas, nombre FROM documentacion_archivos WHERE documento_id = $1 ORDER BY numero',
      [id],
    )
    await execute('DELETE FROM documentacion WHERE id = $1', [id])
    const { tipo, tipo_otro } = row
    const antes = { clase, dueno: duenoOf(row).id, tipo, tipo_otro, archivos: files.map(({ nombre }) => nombre) }
    await logActo(actor, { acto: 'documento.eliminar', objeto: 'documento', objetoId: id, antes })
    return files
  })
  await deleteArchivos(archivos)
}
