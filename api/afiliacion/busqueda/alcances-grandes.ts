import { Binds } from '#api/db/sql.ts'
import type { Condicion } from '#api/http/listas/camino.ts'
import { onReset } from '#api/memory.ts'

/** People do not leave a place by thousands: that there are many of it is true for longer than it is remembered. */
const TTL_MS = 60_000
const MAX_ENTRIES = 500

/** Scopes of more people than a search walks, until when. Another plan finds the same people: what is remembered changes no answer. */
const grandes = new Map<string, number>()
onReset(() => grandes.clear())

/** Whether `alcance` was found to be of many a moment ago: nobody counts them anew for each search. */
export function isGrande(alcance: Condicion): boolean {
  const until = grandes.get(claveDe(alcance))
  return until !== undefined && until > Date.now()
}

export function anotarGrande(alcance: Condicion): void {
  if (grandes.size >= MAX_ENTRIES) grandes.clear()
  grandes.set(claveDe(alcance), Date.now() + TTL_MS)
}

function claveDe(alcance: Condicion): string {
  const binds = new Binds()
  return `${alcance(binds)} ${JSON.stringify(binds.values)}`
}
