import type { Actor } from '#domain/acceso/actor.ts'
import { SESIONES_MAX } from '#domain/usuarios/cuenta.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { afterCommit, inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { forgetSesion } from './sesion-cache.ts'
import { hashToken, newToken } from './token.ts'

/** Where somebody signs in from. */
export interface Procedencia {
  readonly direccion: string
  readonly agente: string
  /** The session that the browser had: it ends. */
  readonly previousToken: string | undefined
}

const HOUR_MS = 3_600_000

/** Opens a session of `actor` and gives its token; the ones that are too many end, the longest unused first. */
export async function openSesion(actor: Actor, from: Procedencia): Promise<string> {
  const token = newToken()
  const now = Date.now()
  const at = new Date(now).toISOString()
  const venceAt = new Date(now + env.SESSION_HOURS * HOUR_MS).toISOString()
  await inTransaction(async () => {
    if (from.previousToken) await execute('DELETE FROM sesiones WHERE token_hash = $1', [hashToken(from.previousToken)])
    await execute('DELETE FROM sesiones WHERE vence_at < $1', [at])
    await execute(
      `INSERT INTO sesiones (token_hash, usuario_id, creada_at, ultimo_uso_at, vence_at, direccion, agente)
       VALUES ($1, $2, $3, $3, $4, $5, $6)`,
      [hashToken(token), actor.id, at, venceAt, from.direccion, from.agente],
    )
    await endOldest(actor.id ?? 0)
    await execute('UPDATE usuarios SET ultimo_acceso_at = $1 WHERE id = $2', [at, actor.id])
    await logActo(actor, { acto: 'sesion.entrar', objeto: 'usuario', objetoId: actor.id ?? 0 })
  })
  return token
}

async function endOldest(usuarioId: number): Promise<void> {
  const ended = await selectRows(
    `DELETE FROM sesiones WHERE usuario_id = $1 AND id NOT IN
       (SELECT id FROM sesiones WHERE usuario_id = $1 ORDER BY ultimo_uso_at DESC, id DESC LIMIT ${SESIONES_MAX})
     RETURNING id`,
    [usuarioId],
  )
  if (ended.length > 0) afterCommit(() => forgetSesion())
}

/**
 * Gives the session of `tokenHash` another token, in the caller's transaction: after a change of password, or once the
 * person was asked for it again, a copy of the old cookie is worth nothing.
 */
export async function renewSesion(tokenHash: string): Promise<string> {
  const token = newToken()
  await execute('UPDATE sesiones SET token_hash = $1 WHERE token_hash = $2', [hashToken(token), tokenHash])
  afterCommit(() => forgetSesion())
  return token
}
