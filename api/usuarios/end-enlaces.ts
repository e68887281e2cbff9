import { execute } from '#api/db/sql.ts'

/**
 * Makes the links worthless that wait in mailboxes for an account: recovery, and a new address not confirmed yet. In the
 * caller's transaction, with every change of the password or the address.
 */
export async function endEnlaces(usuarioId: number): Promise<void> {
  await execute('DELETE FROM recuperaciones WHERE usuario_id = $1', [usuarioId])
  await execute('DELETE FROM correos_pendientes WHERE usuario_id = $1', [usuarioId])
}
