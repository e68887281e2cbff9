import type { Actor } from '#domain/acceso/actor.ts'
import { claveIssues } from '#domain/usuarios/clave.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { broken, unauthenticated } from '#api/errors.ts'
import { assertMayTry, clearFailures, countFailure } from './attempt-limit.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { forgetSesion } from './sesion-cache.ts'

/** Changes the actor's own password; the other sessions of the account end. Throws 422 with the field. */
export async function changePassword(
  actor: Actor,
  tokenHash: string,
  { actual, nueva }: { readonly actual: string; readonly nueva: string },
): Promise<void> {
  const row = await selectRow<{ clave_hash: string }>('SELECT clave_hash FROM usuarios WHERE id = $1', [actor.id])
  if (!row) throw unauthenticated()
  await assertMayTry(actor.usuario, actor.origen.direccion)
  if (!(await verifyPassword(row.clave_hash, actual))) {
    await countFailure(actor.usuario, actor.origen.direccion)
    throw broken([{ path: 'actual', code: 'incorrecta', message: 'La contraseña actual no es correcta.' }])
  }
  const issues = claveIssues(nueva, actual)
  if (issues.length > 0) throw broken(issues)
  const claveHash = await hashPassword(nueva)
  await inTransaction(async () => {
    await execute('UPDATE usuarios SET clave_hash = $1, debe_cambiar_clave = $2 WHERE id = $3', [
      claveHash,
      false,
      actor.id,
    ])
    await execute('DELETE FROM sesiones WHERE usuario_id = $1 AND token_hash <> $2', [actor.id, tokenHash])
    await logActo(actor, { acto: 'usuario.clave', objeto: 'usuario', objetoId: actor.id ?? 0 })
  })
  await clearFailures(actor.usuario)
  forgetSesion()
}
