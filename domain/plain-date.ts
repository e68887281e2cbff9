/** A calendar day as YYYY-MM-DD. Never `new Date(plainDate)`: that is UTC midnight, the day before in Mexico. */
export type PlainDate = string & { readonly __brand: 'PlainDate' }

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/
const MS_PER_DAY = 86_400_000

/** `text` as a PlainDate, or null when it is not a day that exists (2026-02-29, 2026-1-1, …). */
export function parsePlainDate(text: string): PlainDate | null {
  const match = PATTERN.exec(text)
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const utc = new Date(Date.UTC(year, month - 1, day))
  const survived = utc.getUTCFullYear() === year && utc.getUTCMonth() === month - 1
  return survived ? (text as PlainDate) : null
}

/** A PlainDate from numbers (month 1-12). Throws RangeError on a day that does not exist: the caller computed it. */
export function plainDate(year: number, month: number, day: number): PlainDate {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const parsed = parsePlainDate(text)
  if (!parsed) throw new RangeError(`No such day: ${text}`)
  return parsed
}

/** `date` moved by whole days; negative goes back. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10) as PlainDate
}

/** Days from `start` to `end`, both counted (1 when equal, 0 or less when `end` is earlier). */
export function inclusiveDays(start: PlainDate, end: PlainDate): number {
  return (Date.parse(end) - Date.parse(start)) / MS_PER_DAY + 1
}

/** Day of the week, 1 Monday to 7 Sunday. */
export function weekday(date: PlainDate): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  return (((new Date(Date.parse(date)).getUTCDay() + 6) % 7) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7
}

/** Year, month (1-12) and day of `date`. */
export function dateParts(date: PlainDate): { readonly year: number; readonly month: number; readonly day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}
