import type { Actor } from '#domain/acceso/actor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findRow } from '#api/db/find-row.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'

/** Forgets the failures of an account, which may try again at once. Who may do it is the caller's to ask. Throws 404. */
export async function unlockCuenta(actor: Actor, usuarioId: number): Promise<void> {
  await inTransaction(async () => {
    const row = await findRow(UsuarioModel, { id: usuarioId }, ['usuario'])
    if (!row) throw notFound('El usuario')
    await execute('DELETE FROM intentos WHERE cuenta = $1', [row.usuario.toLowerCase()])
    await logActo(actor, { acto: 'usuario.desbloquear', objeto: 'usuario', objetoId: usuarioId })
  })
}
