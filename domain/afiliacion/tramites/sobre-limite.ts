import { quincenaOf } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** Whether a date is more than `limite` quincenas before the one its movement lands in (an ordinal): the director's to approve. */
export function isSobreLimite(quincena: number, fecha: PlainDate, limite: number): boolean {
  return quincena - quincenaOf(fecha) > limite
}
