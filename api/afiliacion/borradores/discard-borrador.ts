import type { Actor } from '#domain/acceso/actor.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { forbidden } from '#api/errors.ts'
import { findBorradorInScope } from './borrador-row.ts'
import { deleteBorradores, deleteStored } from './delete-borradores.ts'

/** Its author throws a draft away, with the files that only it holds. A colleague's must be taken over first: 403. */
export async function discardBorrador(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'borradores.usar')
  const row = await findBorradorInScope(actor, id)
  if (row.autor_id !== actor.id) throw forbidden()
  const stored = await inTransaction(async () => {
    const claves = await deleteBorradores([id])
    const antes = { titulo: row.titulo }
    await logActo(actor, { acto: 'borrador.descartar', objeto: 'borrador', objetoId: id, antes })
    return claves
  })
  await deleteStored(stored)
}
