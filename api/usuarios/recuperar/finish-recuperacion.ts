import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { setClave } from '#api/usuarios/clave/change-password.ts'
import { hashClaveNueva } from '#api/usuarios/clave/clave-nueva.ts'
import { endSesiones } from '#api/usuarios/entrada/end-sesiones.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { tellCuenta } from '#api/usuarios/tell-cuenta.ts'
import { hashToken } from '#api/usuarios/entrada/token.ts'
import { enlacesSinValor } from './limits.ts'

interface Enlace {
  readonly usuario_id: number
  readonly usuario: string
}

const ENLACE_SQL = `SELECT r.usuario_id, u.usuario FROM recuperaciones r JOIN usuarios u ON u.id = r.usuario_id
  WHERE r.token_hash = $1 AND r.usado_at IS NULL AND r.vence_at > $2 AND u.activo`

/** One answer for a link that never was, was used or is too old. */
const worthless = () =>
  new AppError(410, 'enlace', 'Este enlace ya no sirve: se usó, pasaron sus 30 minutos o está incompleto. Pide otro.')

async function findEnlace(token: string, direccion: string): Promise<Enlace> {
  await enlacesSinValor.assertLeft(direccion)
  const row = await selectRow<Enlace>(ENLACE_SQL, [hashToken(token), nowAt()])
  if (row) return row
  await enlacesSinValor.take(direccion)
  throw worthless()
}

/** Whose password a link changes: the account's user, for who holds the link. Throws 410, 429. */
export async function checkRecuperacion(token: string, direccion: string): Promise<{ readonly usuario: string }> {
  const { usuario } = await findEnlace(token, direccion)
  return { usuario }
}

/**
 * Sets the password of the account whose link this is. The link is used up, every session of the account ends, its waits
 * are forgotten; two-step codes stay as they are. Throws 410, 422 at `nueva`, 429.
 */
export async function finishRecuperacion(
  { token, nueva }: { readonly token: string; readonly nueva: string },
  direccion: string,
): Promise<void> {
  const enlace = await findEnlace(token, direccion)
  const claveHash = await hashClaveNueva(enlace.usuario_id, nueva)
  const actor = await loadActor(enlace.usuario_id, { medio: 'api', direccion })
  if (!actor) throw worthless()
  await inTransaction(async () => {
    const used = await selectRow(
      'UPDATE recuperaciones SET usado_at = $1 WHERE token_hash = $2 AND usado_at IS NULL RETURNING usuario_id',
      [nowAt(), hashToken(token)],
    )
    if (!used) throw worthless()
    await setClave(enlace.usuario_id, claveHash)
    await execute('DELETE FROM intentos WHERE cuenta = $1', [enlace.usuario.toLowerCase()])
    await endSesiones(enlace.usuario_id)
    await tellCuenta(actor, enlace.usuario_id, {
      titulo: 'Tu contraseña cambió',
      texto: 'Tu contraseña del portal se cambió con un enlace de recuperación. Todas tus sesiones se cerraron.',
    })
    await logActo(actor, { acto: 'usuario.recuperar', objeto: 'usuario', objetoId: enlace.usuario_id })
  })
}
