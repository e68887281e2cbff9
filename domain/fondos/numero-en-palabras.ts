import { foldText } from '#domain/identidad/normalize-text.ts'

const HASTA_29 =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const DECENAS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const CENTENAS = ['', 'ciento', 'doscientos', 'trescientos']

/**
 * A value of ten-thousandths from 0 to 366 in Spanish words, its decimals digit by digit: 222500 → "veintidós punto dos
 * cinco". What a person types to confirm an unusual value.
 */
export function valorEnPalabras(valor: number): string {
  const whole = Math.trunc(valor / 10_000)
  const decimals = String(valor % 10_000)
    .padStart(4, '0')
    .replace(/(?<!0)0+$/, '')
  const digits = Array.from(decimals, (digit) => HASTA_29[Number(digit)]).join(' ')
  return decimals === '' ? enteroEnPalabras(whole) : `${enteroEnPalabras(whole)} punto ${digits}`
}

function enteroEnPalabras(n: number): string {
  if (n === 100) return 'cien'
  if (n > 100) {
    const rest = n % 100
    return [CENTENAS[Math.trunc(n / 100)] ?? '', ...(rest === 0 ? [] : [enteroEnPalabras(rest)])].join(' ')
  }
  if (n < 30) return HASTA_29[n] ?? ''
  const unit = n % 10
  return [DECENAS[Math.trunc(n / 10)] ?? '', ...(unit === 0 ? [] : ['y', HASTA_29[unit] ?? ''])].join(' ')
}

/** Whether `texto` says `valor` in words, whatever accents, capitals or spaces. */
export function saysValor(texto: string, valor: number): boolean {
  return foldText(texto).replace(/\s+/g, ' ').trim() === foldText(valorEnPalabras(valor))
}
