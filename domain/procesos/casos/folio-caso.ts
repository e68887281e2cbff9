import { formatFolio } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'

/** First part of a case's folio; no type of movement has it. */
export const LETRA_CASO = 'CS'

const FOLIO = /^cs-?\d{2}-?\d{0,6}$/i

/** Folio of a case: "CS-26-000123". Throws RangeError on a number that is not 1 to 999999. */
export function formatFolioCaso(year: number, n: number): string {
  return formatFolio(LETRA_CASO, year, n)
}

/** `text` as the beginning of a folio ("cs26000123" → "CS-26-000123"); null when it is none. */
export function parseFolioCaso(text: string): string | null {
  const plain = text.replace(/\s/g, '')
  if (!FOLIO.test(plain)) return null
  const digits = plain.replace(/\D/g, '')
  return `${LETRA_CASO}-${digits.slice(0, 2)}-${digits.slice(2)}`
}
