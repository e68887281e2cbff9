import { afterAll, beforeAll, vi } from 'vitest'
import { startOfDayInMexico } from '#domain/dia-mexico.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const DAY_MS = 86_400_000

/**
 * Stops the clock of the file's process one second before midnight in Mexico, and returns that day. No test can then begin on one
 * day and end on the next, and in UTC it is the next day already.
 */
export function relojQuieto(): PlainDate {
  const hoy = todayInMexico(Date.now())
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(startOfDayInMexico(hoy)) + DAY_MS - 1000 })
  })
  afterAll(() => {
    vi.useRealTimers()
  })
  return hoy
}
