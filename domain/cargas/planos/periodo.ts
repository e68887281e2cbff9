import { parseQuincenaCode, quincenaOrdinal, QUINCENAS_ANIO } from '#domain/calendario/quincena.ts'

/** Notations of a quincena in files. None is ever guessed: "2611" is a quincena in two of them. */
export const NOTACIONES = {
  QQAA: { titulo: 'QQAA (2226: quincena 22 de 2026)', forma: /^\d{4}$/, ejemplo: '2226' },
  AAQQ: { titulo: 'AAQQ (2622: quincena 22 de 2026)', forma: /^\d{4}$/, ejemplo: '2622' },
  AAAAQQ: { titulo: 'AAAAQQ (202622: quincena 22 de 2026)', forma: /^\d{6}$/, ejemplo: '202622' },
} as const

export type NotacionPeriodo = keyof typeof NOTACIONES
export const NOTACION_IDS = Object.keys(NOTACIONES) as NotacionPeriodo[]

/** Ordinal of the quincena that `text` names in a notation, or null. `nearYear` gives the century that two digits leave out. */
export function parsePeriodo(text: string, notacion: NotacionPeriodo, nearYear: number): number | null {
  const digits = text.trim()
  if (!NOTACIONES[notacion].forma.test(digits)) return null
  if (notacion === 'QQAA') return parseQuincenaCode(digits, nearYear)
  if (notacion === 'AAQQ') return parseQuincenaCode(digits.slice(2) + digits.slice(0, 2), nearYear)
  const [year, number] = [Number(digits.slice(0, 4)), Number(digits.slice(4))]
  return number >= 1 && number <= QUINCENAS_ANIO ? quincenaOrdinal(year, number) : null
}
