import { addDays, type PlainDate } from '#domain/plain-date.ts'

/**
 * The instant at which a day begins in America/Mexico_City, as stored (ISO, UTC). UTC−6 all year since 30 October 2022 (Ley
 * de los Husos Horarios en los Estados Unidos Mexicanos, DOF 28-10-2022); not for days before that.
 */
export function startOfDayInMexico(date: PlainDate): string {
  return `${date}T06:00:00.000Z`
}

/** The instant at which the day after `date` begins: the first one that is no longer in it. */
export function endOfDayInMexico(date: PlainDate): string {
  return startOfDayInMexico(addDays(date, 1))
}

/**
 * From this instant on (2:00 of 30 October 2022, the end of the last summer time) America/Mexico_City is UTC−6 all
 * year: Ley de los Husos Horarios en los Estados Unidos Mexicanos, DOF 28-10-2022.
 */
const NO_SUMMER_TIME_SINCE_MS = Date.UTC(2022, 9, 30, 7)
const UTC_MINUS_6_MS = -6 * 3_600_000

/** Offset of America/Mexico_City from UTC, in ms, at an instant. */
function mexicoOffsetMs(instantMs: number): number {
  return instantMs >= NO_SUMMER_TIME_SINCE_MS ? UTC_MINUS_6_MS : zoneOffsetMs(instantMs)
}

/** The same for the years with summer time, by the runtime's zone data; a runtime built without it counts UTC−6. */
function zoneOffsetMs(instantMs: number): number {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Mexico_City',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    const parts = new Map(format.formatToParts(instantMs).map((part) => [part.type, Number(part.value)]))
    const at = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
    const local = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
    return local - Math.floor(instantMs / 1000) * 1000
  } catch {
    return UTC_MINUS_6_MS
  }
}

/** `instantMs` (ms since 1970, UTC) as the wall clock in Mexico City, ISO-like without zone. Throws RangeError when it is no instant. */
export function mexicoWallClock(instantMs: number): string {
  return new Date(instantMs + mexicoOffsetMs(instantMs)).toISOString()
}

/** The one way an hour is written: that of America/Mexico_City at an instant (ms since 1970, UTC), 24 hours in two digits: "10:42", "08:05". */
export function formatHora(instantMs: number): string {
  return mexicoWallClock(instantMs).slice(11, 16)
}

/** An ISO instant as day and hour in America/Mexico_City for a table: "2026-11-21 10:42:07". */
export function fechaHoraEnMexico(instant: string): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? instant : mexicoWallClock(at).slice(0, 19).replace('T', ' ')
}
