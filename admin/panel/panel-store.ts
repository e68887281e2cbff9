import { memoryStore } from 'react-admin'
import type { Store } from 'react-admin'

let kept: { readonly userId: number; readonly store: Store } | null = null

/**
 * Pages, filters and searches of one person's lists. In memory only (nothing personal stays in the browser), kept
 * while moving between portal and panel, gone with a reload or another person.
 */
export function panelStore(userId: number): Store {
  if (kept?.userId === userId) return kept.store
  const memory = memoryStore()
  memory.setup()
  const store: Store = { ...memory, setup: () => undefined, teardown: () => undefined }
  kept = { userId, store }
  return store
}
