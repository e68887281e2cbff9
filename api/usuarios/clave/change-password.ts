import type { Actor } from '#domain/acceso/actor.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { assertClavePropia } from './clave-propia.ts'
import { hashClaveNueva } from './clave-nueva.ts'
import { endEnlaces } from '#api/usuarios/end-enlaces.ts'
import { endSesiones } from '#api/usuarios/entrada/end-sesiones.ts'
import { renewSesion } from '#api/usuarios/entrada/open-sesion.ts'
import { tellCuenta } from '#api/usuarios/tell-cuenta.ts'

/**
 * Changes the actor's own password. The other sessions of the account end and this one gets a new token, which is given: a
 * cookie copied before opens nothing. Throws 422 with the field.
 */
export async function changePassword(
  actor: Actor,
  tokenHash: string,
  { actual, nueva }: { readonly actual: string; readonly nueva: string },
): Promise<string> {
  const id = accountId(actor)
  await assertClavePropia(actor, actual, 'actual')
  const claveHash = await hashClaveNueva(id, nueva, actual)
  return inTransaction(async () => {
    await setClave(id, claveHash)
    await endSesiones(id, tokenHash)
    const token = await renewSesion(tokenHash)
    await tellCuenta(actor, id, {
      titulo: 'Tu contraseña cambió',
      texto: 'Tu contraseña del portal se cambió desde tu sesión. Tus demás sesiones se cerraron.',
    })
    await logActo(actor, { acto: 'usuario.clave', objeto: 'usuario', objetoId: id })
    return token
  })
}

/** Keeps a password that its owner chose; links that waited, of recovery or of a new address, are worth nothing afterwards. */
export async function setClave(usuarioId: number, claveHash: string): Promise<void> {
  await execute(
    `UPDATE usuarios SET clave_hash = $1, debe_cambiar_clave = $2, clave_cambiada_at = $3, clave_vence_at = NULL
     WHERE id = $4`,
    [claveHash, false, nowAt(), usuarioId],
  )
  await endEnlaces(usuarioId)
}
