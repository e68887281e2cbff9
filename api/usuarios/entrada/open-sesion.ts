import type { Actor } from '#domain/acceso/actor.ts'
import { SESIONES_MAX } from '#domain/usuarios/cuenta.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { AppError } from '#api/errors.ts'
import { SesionModel } from '#api/usuarios/models/SesionModel.ts'
import { hashToken, newToken } from './token.ts'

/** Where somebody signs in from. */
export interface Procedencia {
  readonly direccion: string
  readonly agente: string
  /** The session that the browser had: it ends. */
  readonly previousToken: string | undefined
}

/** A session that was opened. */
export interface Entrada {
  readonly token: string
  readonly actor: Actor
  readonly debeCambiarClave: boolean
}

const HOUR_MS = 3_600_000

/** One answer for an unknown user, a wrong password, and an account that is no longer what was looked at. */
export const wrongCredentials = () =>
  new AppError(401, 'credenciales', 'Credenciales inválidas', [], { success: false })

/**
 * Opens a session of `actor` and gives its token; the ones that are too many end, the longest unused first. `claveHash` is the
 * password that was found right: 401 when it changed, or the account was disabled, while it was looked at.
 */
export async function openSesion(actor: Actor, from: Procedencia, claveHash: string): Promise<string> {
  const usuarioId = accountId(actor)
  const token = newToken()
  const now = Date.now()
  const at = new Date(now).toISOString()
  const venceAt = new Date(now + env.SESSION_HOURS * HOUR_MS).toISOString()
  await inTransaction(async () => {
    // First, and held: a change of password that comes now waits, and ends this session too.
    const same = await selectRow(
      'UPDATE usuarios SET ultimo_acceso_at = $1 WHERE id = $2 AND activo AND clave_hash = $3 RETURNING id',
      [at, usuarioId, claveHash],
    )
    if (!same) throw wrongCredentials()
    if (from.previousToken) await execute('DELETE FROM sesiones WHERE token_hash = $1', [hashToken(from.previousToken)])
    await execute('DELETE FROM sesiones WHERE vence_at < $1', [at])
    await insertRow(SesionModel, {
      token_hash: hashToken(token),
      usuario_id: usuarioId,
      creada_at: at,
      ultimo_uso_at: at,
      vence_at: venceAt,
      direccion: from.direccion,
      agente: from.agente,
    })
    await endOldest(usuarioId)
    await logActo(actor, { acto: 'sesion.entrar', objeto: 'usuario', objetoId: usuarioId })
  })
  return token
}

async function endOldest(usuarioId: number): Promise<void> {
  await execute(
    `DELETE FROM sesiones WHERE usuario_id = $1 AND id NOT IN
       (SELECT id FROM sesiones WHERE usuario_id = $1 ORDER BY ultimo_uso_at DESC, id DESC LIMIT ${SESIONES_MAX})`,
    [usuarioId],
  )
}

/**
 * Gives the session of `tokenHash` another token, in the caller's transaction: after a change of password, or once the
 * person was asked for it again, a copy of the old cookie is worth nothing.
 */
export async function renewSesion(tokenHash: string): Promise<string> {
  const token = newToken()
  await execute('UPDATE sesiones SET token_hash = $1 WHERE token_hash = $2', [hashToken(token), tokenHash])
  return token
}
