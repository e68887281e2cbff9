import { parsePlainDate, type PlainDate } from './plain-date.ts'

export interface RangoEscrito {
  readonly hoy: PlainDate
  /** Days that the field takes, "" or absent without a limit. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Years ahead of today that two digits may mean where the field sets no limit: a leave, a programmed act. */
const ANIOS_ADELANTE = 10

/**
 * "21112026", "21/11/26" or "2026-11-21" → "2026-11-21"; null when it is no day that exists. Two digits of a year mean the one inside the
 * field's range, the latest of two (decisions §11.24).
 */
export function parseTypedDate(text: string, rango: RangoEscrito): PlainDate | null {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  const typed = /^\s*(\d{1,2})[\s/.-]?(\d{2}|\d(?=[\s/.-]))[\s/.-]?(\d{4}|\d{2})\s*$/.exec(text)
  const [day, month, year] = iso ? [iso[3], iso[2], iso[1]] : [typed?.[1], typed?.[2], typed?.[3]]
  if (!day || !month || !year) return null
  const date = (fullYear: string) => parsePlainDate(`${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return year.length === 4 ? date(year) : ofTwoDigits(date(`19${year}`), date(`20${year}`), rango)
}

function ofTwoDigits(
  before: PlainDate | null,
  after: PlainDate | null,
  { hoy, min = '', max = '' }: RangoEscrito,
): PlainDate | null {
  const latest = max === '' ? `${Number(hoy.slice(0, 4)) + ANIOS_ADELANTE}${hoy.slice(4)}` : max
  const fitting = [before, after].filter((date) => date !== null && date >= min && date <= latest)
  return fitting.at(-1) ?? after ?? before
}
