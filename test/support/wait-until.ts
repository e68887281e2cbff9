import { vi } from 'vitest'
import { PLAZO } from './plazo.ts'

/** Calls `check` every 20 ms until it stops throwing, and returns its result. Throws the last error after `PLAZO`. */
export function waitUntil<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PLAZO, interval: 20 })
}
