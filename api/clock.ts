import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { env } from '#api/env.ts'

/**
 * The day in America/Mexico_City, whatever the server's zone. Outside production PORTAL_TODAY fixes it (read at each
 * call), for rehearsals and tests.
 */
export function today(): PlainDate {
  const fixed = env.NODE_ENV === 'production' ? undefined : process.env['PORTAL_TODAY']
  const parsed = fixed ? parsePlainDate(fixed) : null
  return parsed ?? todayInMexico(Date.now())
}

/** This instant, as stored. */
export function nowAt(): string {
  return new Date().toISOString()
}
