import type { Actor } from '#domain/acceso/actor.ts'
import { inTransaction } from '#api/db/database.ts'
import { asBoolean, execute, selectRow } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { loadActor } from './load-actor.ts'
import { cacheSesion, forgetSesion, getCachedSesion } from './sesion-cache.ts'
import { hashToken } from './token.ts'

const MINUTE_MS = 60_000

export interface SesionResuelta {
  readonly actor: Actor
  readonly tokenHash: string
  /** A one-time password: nothing but changing it is allowed. */
  readonly debeCambiarClave: boolean
  /** The profile asks for two-step codes and the account has none yet: nothing but setting them up is allowed. */
  readonly debeActivarDosPasos: boolean
}

interface SesionRow {
  readonly usuario_id: number
  readonly debe_cambiar_clave: boolean | number
  readonly exige_dos_pasos: boolean | number
  readonly confirmado_at: string | null
  readonly ultimo_uso_at: string
  readonly vence_at: string
  readonly ver_como_perfil_id: number | null
  readonly ver_como_unidad_id: number | null
}

/**
 * The session of `token`: null when there is none, when it was idle longer than SESSION_IDLE_MINUTES, or when its
 * absolute term ended. Its last use is written at most once a minute.
 */
export async function resolveSesion(token: string, direccion: string): Promise<SesionResuelta | null> {
  const tokenHash = hashToken(token)
  const cached = getCachedSesion(tokenHash)
  if (cached && cached.venceAt > new Date().toISOString()) return { ...cached, tokenHash }
  const row = await selectRow<SesionRow>(
    `SELECT s.usuario_id, s.ultimo_uso_at, s.vence_at, s.ver_como_perfil_id, s.ver_como_unidad_id,
       u.debe_cambiar_clave, p.exige_dos_pasos, d.confirmado_at
     FROM sesiones s JOIN usuarios u ON u.id = s.usuario_id JOIN perfiles p ON p.id = u.perfil_id
       LEFT JOIN dos_pasos d ON d.usuario_id = u.id WHERE s.token_hash = $1`,
    [tokenHash],
  )
  if (!row) return null
  const now = Date.now()
  if (isExpired(row, now)) {
    await deleteSesion(tokenHash)
    return null
  }
  const { ver_como_perfil_id: perfilId, ver_como_unidad_id: unidadId } = row
  const verComo = perfilId === null ? null : { perfilId, unidadId }
  const actor = await loadActor(row.usuario_id, { medio: 'api', direccion }, verComo)
  if (!actor) return null
  if (now - Date.parse(row.ultimo_uso_at) > MINUTE_MS) await touch(tokenHash, now)
  const debeCambiarClave = asBoolean(row.debe_cambiar_clave)
  const debeActivarDosPasos = asBoolean(row.exige_dos_pasos) && row.confirmado_at === null
  cacheSesion(tokenHash, { actor, debeCambiarClave, debeActivarDosPasos, venceAt: row.vence_at })
  return { actor, tokenHash, debeCambiarClave, debeActivarDosPasos }
}

function isExpired(row: SesionRow, now: number): boolean {
  const idle = now - Date.parse(row.ultimo_uso_at)
  return idle > env.SESSION_IDLE_MINUTES * MINUTE_MS || Date.parse(row.vence_at) <= now
}

function touch(tokenHash: string, now: number): Promise<void> {
  return inTransaction(() =>
    execute('UPDATE sesiones SET ultimo_uso_at = $1 WHERE token_hash = $2', [new Date(now).toISOString(), tokenHash]),
  )
}

/** Ends a session on the server. */
export async function deleteSesion(tokenHash: string): Promise<void> {
  forgetSesion(tokenHash)
  await inTransaction(() => execute('DELETE FROM sesiones WHERE token_hash = $1', [tokenHash]))
}
