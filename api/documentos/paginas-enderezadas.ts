import type { Actor } from '#domain/acceso/actor.ts'
import { onReset } from '#api/memory.ts'

/** Straightened pages, so that what was shown is what is kept and is worked out once. A photo is decided on in minutes. */
const KEPT_MS = 20 * 60_000
/** In all, in bytes: some fifty pages of several desks at once. */
const KEPT_BYTES = 48 * 1024 * 1024

interface Kept {
  readonly page: Buffer
  readonly until: number
}

/** The oldest first: a page that is looked at goes to the end. */
const straightened = new Map<string, Kept>()
onReset(() => straightened.clear())

/** Nobody is given the page of somebody else's photo, even with its name. */
const keyOf = (actor: Actor, id: string): string => `${actor.id ?? 0} ${id}`

/** The straightened page of the photo `id` of `actor`; null when it was never made or is forgotten. */
export function recallPagina(actor: Actor, id: string): Buffer | null {
  const now = Date.now()
  for (const [each, { until }] of straightened) if (until < now) straightened.delete(each)
  const found = straightened.get(keyOf(actor, id))
  if (!found) return null
  rememberPagina(actor, id, found.page)
  return found.page
}

/** Keeps the page for a while; the oldest ones go when all together take too much memory. */
export function rememberPagina(actor: Actor, id: string, page: Buffer): void {
  const key = keyOf(actor, id)
  straightened.delete(key)
  straightened.set(key, { page, until: Date.now() + KEPT_MS })
  let bytes = [...straightened.values()].reduce((sum, each) => sum + each.page.length, 0)
  for (const [oldest, each] of straightened) {
    if (bytes <= KEPT_BYTES || oldest === key) return
    straightened.delete(oldest)
    bytes -= each.page.length
  }
}
