import type { Actor } from '#domain/acceso/actor.ts'
import { inTransaction } from '#api/db/database.ts'
import { asBoolean, execute } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { recallActor, rememberActor } from '#api/usuarios/actores-recordados.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { findSesionRow, type SesionRow } from './sesion-row.ts'
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

/**
 * The session of `token`: null when there is none, when its account is disabled, when it was idle longer than
 * SESSION_IDLE_MINUTES, or when its absolute term ended. Each call asks for its row, so that what another process ended or
 * changed (the terminal, a second server) holds at once; only what follows from the row, the rights, is remembered. Its last
 * use is written at most once a minute.
 */
export async function resolveSesion(token: string, direccion: string): Promise<SesionResuelta | null> {
  const tokenHash = hashToken(token)
  const row = await findSesionRow(tokenHash)
  if (!row) return null
  const now = Date.now()
  if (isExpired(row, now)) {
    await deleteSesion(tokenHash)
    return null
  }
  const actor = await actorOf(row, tokenHash, direccion)
  if (!actor) return null
  if (now - Date.parse(row.ultimo_uso_at) > MINUTE_MS) await touch(tokenHash, now)
  const debeCambiarClave = asBoolean(row.debe_cambiar_clave)
  const debeActivarDosPasos = asBoolean(row.exige_dos_pasos) && row.confirmado_at === null
  return { actor, tokenHash, debeCambiarClave, debeActivarDosPasos }
}

/** Whether `token` belongs to an open session. Does not count as a use of the session. */
export async function isSesionAbierta(token: string): Promise<boolean> {
  const row = await findSesionRow(hashToken(token))
  return row !== null && !isExpired(row, Date.now())
}

async function actorOf(row: SesionRow, tokenHash: string, direccion: string): Promise<Actor | null> {
  const { ver_como_perfil_id: perfilId, ver_como_unidad_id: unidadId } = row
  const origen = { medio: 'api', direccion } as const
  const huella = [row.usuario_id, row.perfil_id, row.version, row.derechos, perfilId, unidadId].join(' ')
  const recalled = recallActor(tokenHash, huella)
  if (recalled) return { ...recalled, origen }
  const actor = await loadActor(row.usuario_id, origen, perfilId === null ? null : { perfilId, unidadId })
  if (actor) rememberActor(tokenHash, huella, actor)
  return actor
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
export function deleteSesion(tokenHash: string): Promise<void> {
  return inTransaction(() => execute('DELETE FROM sesiones WHERE token_hash = $1', [tokenHash]))
}
