import { AsyncLocalStorage } from 'node:async_hooks'
import { startOfDayInMexico } from '#domain/dia-mexico.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { env } from '#api/env.ts'

/** A day that is not today's, and when it began to be. */
interface OtroDia {
  readonly dia: PlainDate
  readonly desdeMs: number
}

const otroDia = new AsyncLocalStorage<OtroDia>()
const NOON_MS = 12 * 3_600_000

/**
 * Does `work` as on `dia`, from noon in Mexico on: every rule that asks what day it is is told that one, and what is stored
 * happened then. For the past of the fictional institute alone; the bitácora says when it was really written. Throws in
 * production.
 */
export function onDay<T>(dia: PlainDate, work: () => Promise<T>): Promise<T> {
  if (env.NODE_ENV === 'production') throw new Error('In production no work is done as on another day')
  return otroDia.run({ dia, desdeMs: Date.now() }, work)
}

/**
 * The day in America/Mexico_City, whatever the server's zone. Outside production PORTAL_TODAY fixes it (read at each
 * call), for rehearsals and tests.
 */
export function today(): PlainDate {
  const other = otroDia.getStore()
  if (other) return other.dia
  const fixed = env.NODE_ENV === 'production' ? undefined : process.env['PORTAL_TODAY']
  const parsed = fixed ? parsePlainDate(fixed) : null
  return parsed ?? todayInMexico(Date.now())
}

/** This instant, as stored. */
export function nowAt(): string {
  const other = otroDia.getStore()
  if (!other) return new Date().toISOString()
  return new Date(Date.parse(startOfDayInMexico(other.dia)) + NOON_MS + Date.now() - other.desdeMs).toISOString()
}
