import { notacionesQueCaben } from './notaciones.ts'
import { leerCurp, leerNss, leerRfc } from '#domain/cargas/lectura/clave.ts'
import { leerImporte } from '#domain/cargas/lectura/importe.ts'
import { isNssCheckDigitOk } from '#domain/identidad/nss.ts'

/** What the values of a column look like. */
export type FormaValores = 'curp' | 'rfc' | 'nss' | 'quincena' | 'importe' | 'nombre' | 'otra'

/** Part of the values that must have a shape: a file has some bad ones. */
const PARTE = 0.8

/** The shape that almost all values of a column share; blank ones say nothing. */
export function formaDeValores(valores: readonly string[]): FormaValores {
  const dichos = valores.map((valor) => valor.trim()).filter((valor) => valor !== '' && !/^0+$/.test(valor))
  if (dichos.length === 0) return 'otra'
  const casiTodos = (is: (valor: string) => boolean): boolean => dichos.filter(is).length >= PARTE * dichos.length
  if (casiTodos((valor) => hasValor(leerCurp(valor)))) return 'curp'
  if (casiTodos((valor) => hasValor(leerRfc(valor)) && valor.length >= 12)) return 'rfc'
  if (casiTodos(isNss)) return 'nss'
  if (new Set(dichos).size <= 2 && notacionesQueCaben(dichos).length > 0) return 'quincena'
  if (casiTodos((valor) => /^-?[\d,$ ]*\d\.\d{1,2}$/.test(valor) && hasValor(leerImporte(valor)))) return 'importe'
  if (decimalesImplicitos(valores) > 0) return 'importe'
  return casiTodos(isNombre) ? 'nombre' : 'otra'
}

const hasValor = (leido: unknown): boolean => typeof leido === 'object' && leido !== null && 'valor' in leido

/** Eleven digits whose check digit fits; ten or less lost their zeros in a spreadsheet. */
function isNss(valor: string): boolean {
  return /^\d{8,11}$/.test(valor) && isNssCheckDigitOk(valor.padStart(11, '0')) && hasValor(leerNss(valor))
}

/** Two words or more without digits: "Luna Ríos, Ana", "LUNA$RIOS$ANA". */
const isNombre = (valor: string): boolean => /^[\p{L}.'´-]+(?:[\s,$/]+[\p{L}.'´-]+)+$/u.test(valor)

/** Digits of the shortest amount that is padded with zeros. */
const RELLENO_MIN = 6

/**
 * Decimals that the last digits of amounts imply: 2 if all values are digits of one width, padded with zeros, and none of them has a
 * point. 0 if the values do not look so: integers of a spreadsheet may be pesos.
 */
export function decimalesImplicitos(valores: readonly string[]): number {
  const dichos = valores.map((valor) => valor.trim().replace(/^-/, '')).filter((valor) => valor !== '')
  const ancho = dichos[0]?.length ?? 0
  const isRelleno =
    ancho >= RELLENO_MIN && dichos.every((valor) => valor.length === ancho && /^0\d+$/.test(valor)) && hasDos(dichos)
  return isRelleno ? 2 : 0
}

/** Not all of them zeros: a column of zeros may be anything. */
const hasDos = (valores: readonly string[]): boolean => valores.some((valor) => /[1-9]/.test(valor))
