import { nombreMes } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

const MESES = Array.from({ length: 12 }, (_, at) => nombreMes(at + 1))

/**
 * The day that the notice before the header tells: "15/11/2025", "2025-11-15", "15 de noviembre de 2025"; a year alone is its last
 * day. null when it tells none.
 */
export function fechaDelAviso(texto: string): PlainDate | null {
  const numbers = /\b(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/.exec(texto)
  if (numbers) return dateOf(numbers[3], numbers[2], numbers[1])
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(texto)
  if (iso) return dateOf(iso[1], iso[2], iso[3])
  const words = /\b(\d{1,2}) de ([a-z]+) (?:de|del) (\d{4})\b/i.exec(texto)
  const month = MESES.indexOf(words?.[2]?.toLowerCase() ?? '') + 1
  if (words && month > 0) return dateOf(words[3], String(month), words[1])
  const year = /\b(20\d{2})\b/.exec(texto)
  return year ? dateOf(year[1], '12', '31') : null
}

function dateOf(year = '', month = '', day = ''): PlainDate | null {
  return parsePlainDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
