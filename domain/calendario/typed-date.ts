import { parsePlainDate, type PlainDate } from './plain-date.ts'

/** "21112026", "21/11/26" or "2026-11-21" → "2026-11-21"; null when it is no day that exists. */
export function parseTypedDate(text: string): PlainDate | null {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  const typed = /^\s*(\d{1,2})[\s/.-]?(\d{2}|\d(?=[\s/.-]))[\s/.-]?(\d{4}|\d{2})\s*$/.exec(text)
  const [day, month, year] = iso ? [iso[3], iso[2], iso[1]] : [typed?.[1], typed?.[2], typed?.[3]]
  if (!day || !month || !year) return null
  const fullYear = year.length === 2 ? `20${year}` : year
  return parsePlainDate(`${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
