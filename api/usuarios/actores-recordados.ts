import type { Actor } from '#domain/acceso/actor.ts'
import { onReset } from '#api/memory.ts'

/** Long enough to spare the database a burst of calls. */
const TTL_MS = 5_000
const MAX_ENTRIES = 5_000

interface Entry {
  readonly actor: Actor
  readonly huella: string
  readonly expires: number
}

const entries = new Map<string, Entry>()
onReset(() => entries.clear())

/** The actor of a session as it was loaded, unless what decides it (`huella`) is not the same any more. */
export function recallActor(tokenHash: string, huella: string): Actor | null {
  const entry = entries.get(tokenHash)
  if (!entry || entry.huella !== huella || entry.expires < Date.now()) return null
  return entry.actor
}

export function rememberActor(tokenHash: string, huella: string, actor: Actor): void {
  if (entries.size >= MAX_ENTRIES) entries.clear()
  entries.set(tokenHash, { actor, huella, expires: Date.now() + TTL_MS })
}
