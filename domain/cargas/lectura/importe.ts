/** A value that was read, or how it can be read where it is not certain. */
export type Leido<T> = { readonly valor: T } | { readonly lecturas: readonly string[] } | null

/** Largest amount of a row, in digits of pesos: sums of a million rows stay exact. */
const PESOS_MAX = 9
/** Largest sum of a file, in digits of pesos: it is still an exact integer of centavos. */
export const SUMA_PESOS_MAX = 13

/**
 * Centavos of an amount as files write it: "4256.50", "4,256.50", "$ 4 256.5", "(4256.50)", "4256.50-", "4.256,50", "12,50".
 * A comma before three digits is a thousands separator, as in Mexico. "4.256" has two readings. Null if it is no amount.
 */
export function leerImporte(text: string, pesosMax = PESOS_MAX): Leido<number> {
  const { digits, isNegative } = sinSigno(text)
  const exacto = enteroDeCientifica(digits)
  const plain = exacto ?? digits
  const valor = conPunto(plain) ?? conComa(plain)
  if (valor !== null) return centavosDe(valor, isNegative, pesosMax)
  const mil = /^(\d{1,3})\.(\d{3})$/.exec(plain)
  return mil ? { lecturas: [`${mil[1] ?? ''}${mil[2] ?? ''}.00`, `${plain} (con tres decimales)`] } : null
}

/**
 * Centavos of an amount with a point for its decimals, as the bank writes it: "4256.50", "4,256.5", "-4256.50". Null for "4256,50": whether
 * that comma stands for decimals or for thousands is not certain enough for money that somebody is credited with.
 */
export function leerImporteConPunto(text: string, pesosMax = PESOS_MAX): Leido<number> {
  const { digits, isNegative } = sinSigno(text)
  const valor = conPunto(digits)
  return valor === null ? null : centavosDe(valor, isNegative, pesosMax)
}

/**
 * Centavos of an amount without a point, whose last `decimales` digits are decimals ("0000425650" → 4,256.50). Blanks stand for
 * zeros. A point in it has two readings.
 */
export function leerImporteImplicito(text: string, decimales: number, pesosMax = PESOS_MAX): Leido<number> {
  const { digits, isNegative } = sinSigno(text)
  const plain = digits.replace(/\.0+$/, '')
  if (!/^\d+$/.test(plain)) {
    const lectura = leerImporte(text)
    return lectura !== null && 'valor' in lectura
      ? { lecturas: [enPesos(lectura.valor), enPesos(Math.round(lectura.valor / 10 ** decimales))] }
      : null
  }
  const padded = plain.padStart(decimales + 1, '0')
  const cut = padded.length - decimales
  return centavosDe(`${padded.slice(0, cut)}.${padded.slice(cut).padEnd(2, '0')}`, isNegative, pesosMax)
}

function sinSigno(text: string): { readonly digits: string; readonly isNegative: boolean } {
  const plain = text.replaceAll(/[\s$\u00a0]/g, '').replace(/^'/, '')
  const inside = /^\((.*)\)$/.exec(plain)
  const bare = inside?.[1] ?? plain
  const isNegative = inside !== null || /^[-\u2212]|-$/.test(bare)
  return { digits: bare.replace(/^[-\u2212+]/, '').replace(/-$/, ''), isNegative }
}

/** "4256.5", "4,256.50" as digits with a point. A spreadsheet's float ("4256.499999999") is its nearest centavo. */
function conPunto(text: string): string | null {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  if (/^\d+(?:\.\d{0,2})?$/.test(plain)) return plain
  if (!/^\d{1,9}\.\d{7,}$/.test(plain)) return null
  const centavos = Number(plain) * 100
  return Math.abs(centavos - Math.round(centavos)) < 1e-4 ? (Math.round(centavos) / 100).toFixed(2) : null
}

/** "4.256,50" and "12,50": a comma for decimals leaves no other reading. */
function conComa(text: string): string | null {
  return /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : null
}

function centavosDe(text: string, isNegative: boolean, pesosMax: number): Leido<number> {
  const [pesos = '', decimales = ''] = text.split('.')
  const whole = pesos.replace(/^0+(?=\d)/, '')
  if (whole.length > pesosMax || decimales.length > 2) return null
  const centavos = Number(whole + decimales.padEnd(2, '0'))
  return { valor: isNegative && centavos !== 0 ? -centavos : centavos }
}

const enPesos = (centavos: number): string => (centavos / 100).toFixed(2)

/**
 * The digits of a number that a spreadsheet wrote in scientific notation ("5.088812341E+09"); null if it is none, or if digits
 * were lost ("5.09E+09").
 */
export function enteroDeCientifica(text: string): string | null {
  const match = /^(\d)(?:\.(\d+))?E\+?(\d{1,2})$/i.exec(text)
  if (!match) return null
  const [, first = '', rest = '', exponent = ''] = match
  const zeros = Number(exponent) - rest.length
  return zeros === 0 ? first + rest : null
}

/** Whether a text is a number in scientific notation that lost digits. */
export const isCientifica = (text: string): boolean => /^\d(?:\.\d+)?E\+?\d{1,2}$/i.test(text)
