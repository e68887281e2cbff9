import type { Actor } from '#domain/acceso/actor.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { deleteSesion } from './resolve-sesion.ts'

/** Ends the session on the server: a copied cookie is worth nothing afterwards. */
export async function signOut(actor: Actor, tokenHash: string): Promise<void> {
  await inTransaction(async () => {
    await deleteSesion(tokenHash)
    await logActo(actor, { acto: 'sesion.salir', objeto: 'usuario', objetoId: accountId(actor) })
  })
}
