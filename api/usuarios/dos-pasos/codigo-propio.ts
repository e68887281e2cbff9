import type { Actor } from '#domain/acceso/actor.ts'
import { broken } from '#api/errors.ts'
import { clearFailures, takeAttempt } from '#api/usuarios/entrada/attempt-limit.ts'
import { useCodigo } from './use-codigo.ts'

/**
 * That who acts has the account's second factor, asked again like the password. A wrong code counts as a failed sign-in.
 * Throws 422 at `codigo`, 429 while the account must wait.
 */
export async function assertCodigoPropio(actor: Actor, codigo: string): Promise<void> {
  const [cuenta, { direccion }] = [actor.usuario.toLowerCase(), actor.origen]
  await takeAttempt(cuenta, direccion)
  if (await useCodigo(actor, codigo)) return clearFailures(cuenta, direccion)
  const message = 'El código no es correcto o ya se usó.'
  throw broken([{ path: 'codigo', code: 'incorrecto', message }])
}
