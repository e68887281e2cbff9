import type { Actor } from '#domain/acceso/actor.ts'
import type { PruebaPropia } from '#domain/usuarios/prueba-propia.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { asBoolean } from '#api/db/sql.ts'
import { findRow } from '#api/db/find-row.ts'
import { mustChangePassword, mustSetUpSecondStep, unauthenticated } from '#api/errors.ts'
import { assertCodigoPropio } from '#api/usuarios/dos-pasos/codigo-propio.ts'
import { loadDosPasos } from '#api/usuarios/dos-pasos/load-dos-pasos.ts'
import { clearFailures, giveBackAttempt } from '#api/usuarios/entrada/attempt-limit.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { assertClavePropia } from './clave-propia.ts'

/**
 * That the person of the account is at the terminal. There is no session there, so `ask` asks what a sign-in would: the
 * password, and the code of an account with two-step codes. Wrong ones count as failed sign-ins. Throws 422, 429; 403 where a
 * session could do nothing either, so that a one-time password signs nothing.
 */
export async function assertEnTerminal(actor: Actor, ask: (prueba: PruebaPropia) => Promise<string>): Promise<void> {
  const id = accountId(actor)
  const row = await findRow(UsuarioModel, { id }, ['debe_cambiar_clave'])
  if (!row) throw unauthenticated()
  if (asBoolean(row.debe_cambiar_clave)) throw mustChangePassword()
  const { activo, exigido } = await loadDosPasos(id)
  if (exigido && !activo) throw mustSetUpSecondStep()
  // A known password buys no tries at the codes.
  await assertClavePropia(actor, await ask('clave'), 'clave', activo ? giveBackAttempt : clearFailures)
  if (activo) await assertCodigoPropio(actor, await ask('codigo'))
}
