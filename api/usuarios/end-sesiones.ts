import { afterCommit, inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { forgetSesion } from './sesion-cache.ts'

/**
 * Ends the sessions of a person at once, but for `exceptTokenHash`: rows go, and what this process remembered of them. A
 * second step that was waiting for its code ends too. In the caller's transaction when there is one.
 */
export async function endSesiones(usuarioId: number, exceptTokenHash?: string): Promise<void> {
  await inTransaction(async () => {
    await execute('DELETE FROM sesiones WHERE usuario_id = $1 AND token_hash <> $2', [usuarioId, exceptTokenHash ?? ''])
    await execute('DELETE FROM segundos_pasos WHERE usuario_id = $1', [usuarioId])
    afterCommit(() => forgetSesion())
  })
}
