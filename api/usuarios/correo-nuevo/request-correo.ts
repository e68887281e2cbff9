import type { Actor } from '#domain/acceso/actor.ts'
import { cleanCorreo, correoIssues } from '#domain/usuarios/correo-persona.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findRow } from '#api/db/find-row.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { broken, conflict } from '#api/errors.ts'
import { assertClavePropia } from '#api/usuarios/clave/clave-propia.ts'
import { tellCuenta } from '#api/usuarios/tell-cuenta.ts'
import { findCorreoPendiente } from './correo-pendiente.ts'
import { sendConfirmacion } from './send-confirmacion.ts'

/**
 * Asks for another address for the actor's account, with its password. It takes the place of the present one when the link
 * sent to it is opened; until then recovery and notices use the present one, which is told. The address that the account has
 * already changes nothing. Throws 422 at `correo` or `clave`, 429.
 */
export async function requestCorreo(
  actor: Actor,
  { correo, clave }: { readonly correo: string; readonly clave: string },
): Promise<void> {
  const id = accountId(actor)
  const issues = correoIssues(correo)
  if (issues.length > 0) throw broken(issues)
  await assertClavePropia(actor, clave)
  const nuevo = cleanCorreo(correo)
  await inTransaction(async () => {
    const row = await findRow(UsuarioModel, { id }, ['correo'])
    const antes = row?.correo ?? ''
    if (antes === nuevo) return
    await sendConfirmacion(actor, id, nuevo)
    await tellCuenta(actor, id, {
      titulo: 'Se pidió cambiar tu correo',
      texto:
        'Se pidió otra dirección de correo para tu cuenta del portal. La actual sigue valiendo hasta que se abra el enlace enviado a la nueva; en Mi perfil puedes descartar el cambio.',
    })
    await logActo(actor, {
      acto: 'usuario.pedir_correo',
      objeto: 'usuario',
      objetoId: id,
      antes: { correo: antes },
      despues: { correo: nuevo },
    })
  })
}

/** Sends the link again to the address that waits; the one before is worth nothing. Throws 409 when none waits, 429. */
export async function resendCorreo(actor: Actor): Promise<void> {
  const id = accountId(actor)
  await inTransaction(async () => {
    const { correo } = await findWaiting(id)
    await sendConfirmacion(actor, id, correo)
    await logActo(actor, { acto: 'usuario.reenviar_correo', objeto: 'usuario', objetoId: id, despues: { correo } })
  })
}

/** Gives up the address that waits: its link is worth nothing. Throws 409 when none waits. */
export async function dropCorreo(actor: Actor): Promise<void> {
  const id = accountId(actor)
  await inTransaction(async () => {
    const { correo } = await findWaiting(id)
    await execute('DELETE FROM correos_pendientes WHERE usuario_id = $1', [id])
    await logActo(actor, { acto: 'usuario.descartar_correo', objeto: 'usuario', objetoId: id, antes: { correo } })
  })
}

async function findWaiting(usuarioId: number) {
  const pendiente = await findCorreoPendiente(usuarioId)
  if (pendiente) return pendiente
  throw conflict('sin_pendiente', 'Ya no hay un correo por confirmar: se confirmó o se descartó.')
}
