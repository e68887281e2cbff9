import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'

/**
 * Ends the sessions of a person at once, in every process, but for `exceptTokenHash`. A second step that was waiting for its
 * code ends too. In the caller's transaction when there is one.
 */
export async function endSesiones(usuarioId: number, exceptTokenHash?: string): Promise<void> {
  await inTransaction(async () => {
    await execute('DELETE FROM sesiones WHERE usuario_id = $1 AND token_hash <> $2', [usuarioId, exceptTokenHash ?? ''])
    await execute('DELETE FROM segundos_pasos WHERE usuario_id = $1', [usuarioId])
  })
}
