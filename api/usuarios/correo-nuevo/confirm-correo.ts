import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { AppError } from '#api/errors.ts'
import { endEnlaces } from '#api/usuarios/end-enlaces.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { assertLibre } from '#api/usuarios/panel/assert-libre.ts'
import { enlacesSinValor } from '#api/usuarios/recuperar/limits.ts'
import { tellCuenta } from '#api/usuarios/tell-cuenta.ts'
import { hashToken } from '#api/usuarios/entrada/token.ts'
import type { CorreoConfirmado } from '#domain/usuarios/cuenta.ts'

interface Enlace extends CorreoConfirmado {
  readonly usuario_id: number
  readonly anterior: string
}

const ENLACE_SQL = `SELECT p.usuario_id, p.correo, u.usuario, u.correo AS anterior
  FROM correos_pendientes p JOIN usuarios u ON u.id = p.usuario_id
  WHERE p.token_hash = $1 AND p.vence_at > $2 AND u.activo`

/** One answer for a link that never was, was used, was given up or is too old. */
const worthless = () =>
  new AppError(
    410,
    'enlace',
    'Este enlace ya no sirve: se usó, pasaron sus 30 minutos o el cambio se descartó. Si ya lo abriste, tu dirección quedó confirmada: míralo en Mi perfil.',
  )

/**
 * Makes the address whose link this is the account's own: the link is used up, recovery links to the address before are
 * worth nothing, and that address is told. Throws 410, 409 `duplicado` when another account has it meanwhile, 429.
 */
export async function confirmCorreo(token: string, direccion: string): Promise<CorreoConfirmado> {
  await enlacesSinValor.assertLeft(direccion)
  const tokenHash = hashToken(token)
  const found = await selectRow<Enlace>(ENLACE_SQL, [tokenHash, nowAt()])
  const actor = found && (await loadActor(found.usuario_id, { medio: 'api', direccion }))
  if (!actor) {
    await enlacesSinValor.take(direccion)
    throw worthless()
  }
  return inTransaction(async () => {
    const { usuario_id: id, usuario, correo, anterior } = found
    const used = await selectRow('DELETE FROM correos_pendientes WHERE token_hash = $1 RETURNING usuario_id', [
      tokenHash,
    ])
    if (!used) throw worthless()
    await assertLibre({ usuario, correo }, id)
    await updateVersioned(UsuarioModel, id, null, { correo })
    await endEnlaces(id)
    await tellCuenta(actor, id, {
      titulo: 'Tu correo cambió',
      texto: 'El correo de tu cuenta del portal se cambió. Los enlaces de recuperación llegarán a la dirección nueva.',
      ...(anterior !== '' && { para: [anterior] }),
    })
    await logActo(actor, {
      acto: 'usuario.correo',
      objeto: 'usuario',
      objetoId: id,
      antes: { correo: anterior },
      despues: { correo },
    })
    return { usuario, correo }
  })
}
