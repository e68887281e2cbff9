import type { Actor } from '#domain/acceso/actor.ts'
import { onDerechosCambiados } from '#api/acceso/derechos-cambiados.ts'

/** Long enough to spare the database a burst of calls, short enough that a revoked right ends at once. */
const TTL_MS = 5_000
const MAX_ENTRIES = 5_000

interface Entry {
  readonly actor: Actor
  readonly debeCambiarClave: boolean
  readonly debeActivarDosPasos: boolean
  readonly venceAt: string
  readonly expires: number
}

const entries = new Map<string, Entry>()

export function getCachedSesion(tokenHash: string): Entry | null {
  const entry = entries.get(tokenHash)
  if (!entry || entry.expires < Date.now()) return null
  return entry
}

export function cacheSesion(tokenHash: string, sesion: Omit<Entry, 'expires'>): void {
  if (entries.size >= MAX_ENTRIES) entries.clear()
  entries.set(tokenHash, { ...sesion, expires: Date.now() + TTL_MS })
}

/** Forgets one session, or all when rights changed. */
export function forgetSesion(tokenHash?: string): void {
  if (tokenHash === undefined) entries.clear()
  else entries.delete(tokenHash)
}

// What a profile may do stands in every remembered actor.
onDerechosCambiados(() => forgetSesion())
