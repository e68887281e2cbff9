import { parseTypedDate } from '#domain/calendario/typed-date.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

/** Formats of a date in files; `detectar` reads ISO, dd/mm/aaaa and dd-mm-aa. */
export const FORMATOS_FECHA = {
  detectar: { titulo: 'AAAA-MM-DD o dd/mm/aaaa', ejemplo: '16/11/2026' },
  AAAAMMDD: { titulo: 'AAAAMMDD', ejemplo: '20261116' },
  DDMMAAAA: { titulo: 'DDMMAAAA', ejemplo: '16112026' },
  AAMMDD: { titulo: 'AAMMDD', ejemplo: '261116' },
  DDMMAA: { titulo: 'DDMMAA', ejemplo: '161126' },
} as const

export type FormatoFecha = keyof typeof FORMATOS_FECHA
export const FORMATO_FECHA_IDS = Object.keys(FORMATOS_FECHA) as FormatoFecha[]

/** Days that a date field admits. */
export interface RangoFecha {
  readonly hoy: PlainDate
  readonly min?: PlainDate
  readonly max?: PlainDate
}

/** The day of a text, or null if it does not exist or has another format. Two digits of a year follow decisions §11.24. */
export function leerFecha(text: string, formato: FormatoFecha, rango: RangoFecha): PlainDate | null {
  const plain = text.trim()
  if (formato === 'detectar') return parseTypedDate(plain.replace(/T00:00:00.*$/, ''), rango)
  const digits = plain.replaceAll(/[\s/.-]/g, '')
  if (digits.length !== formato.length || !/^\d+$/.test(digits)) return null
  const at = (letter: string): string => digits.slice(formato.indexOf(letter), formato.lastIndexOf(letter) + 1)
  const [year, month, day] = [at('A'), at('M'), at('D')]
  return year.length === 4
    ? parsePlainDate(`${year}-${month}-${day}`)
    : parseTypedDate(`${day}/${month}/${year}`, rango)
}
