import type { Actor } from '#domain/acceso/actor.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { findRow } from '#api/db/find-row.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { broken, unauthenticated } from '#api/errors.ts'
import { clearFailures, takeAttempt } from '#api/usuarios/entrada/attempt-limit.ts'
import { verifyPassword } from './password.ts'

/**
 * That who acts knows the account's password, asked again before what an open screen alone must not do. A wrong one counts
 * as a failed sign-in. Throws 422 at `path`, 429 while the account must wait. `passed` forgets the failures: where a code is
 * asked next, `giveBackAttempt` keeps the earlier ones.
 */
export async function assertClavePropia(
  actor: Actor,
  clave: string,
  path = 'clave',
  passed = clearFailures,
): Promise<void> {
  const row = await findRow(UsuarioModel, { id: accountId(actor) }, ['clave_hash'])
  if (!row) throw unauthenticated()
  const [cuenta, { direccion }] = [actor.usuario.toLowerCase(), actor.origen]
  await takeAttempt(cuenta, direccion)
  if (await verifyPassword(row.clave_hash, clave)) return passed(cuenta, direccion)
  throw broken([{ path, code: 'incorrecta', message: 'La contraseña actual no es correcta.' }])
}
