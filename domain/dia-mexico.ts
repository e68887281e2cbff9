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

/** An ISO instant as day and hour in America/Mexico_City for a table: "2026-11-21 10:42:07". The same six hours. */
export function fechaHoraEnMexico(instant: string): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? instant : new Date(at - 6 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
