import type { Issue } from '#domain/issue.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'

const NACIONAL = 10
const MAXIMO = 14
/** Area codes of two digits: Ciudad de México, Guadalajara, Monterrey (Plan Técnico Fundamental de Numeración, IFT). */
const LADA_CORTA = /^(55|56|33|81)/

/**
 * The ten digits that are stored, from a number as typed: an optional leading plus, then 10 to 14 digits, with spaces,
 * hyphens, dots or brackets between (specification 1 §5.1). Null when it is not one.
 */
export function normalizeTelefono(text: string): string | null {
  return detail(text) === null ? digitsOf(text).slice(-NACIONAL) : null
}

/** What may be dialled before the ten: the country's code, also as of a mobile phone, and the long-distance prefixes of before 2019. */
const PREFIJO = /^(?:52|521|0052|01|044|045)$/

/** The digits before the ten that are stored, where they are no prefix: most likely one was typed too many. "" otherwise. */
export function digitosDeMas(text: string): string {
  // After a plus stands a country's code, whichever it is.
  const isWhole = detail(text) === null && !bare(text).startsWith('+')
  const extra = isWhole ? digitsOf(text).slice(0, -NACIONAL) : ''
  return PREFIJO.test(extra) ? '' : extra
}

/** "449 145 2233", "55 1234 5678". What is not ten digits comes back as it is. */
export function formatTelefono(telefono: string): string {
  if (!/^[0-9]{10}$/.test(telefono)) return telefono
  const lada = LADA_CORTA.test(telefono) ? 2 : 3
  return `${telefono.slice(0, lada)} ${telefono.slice(lada, 6)} ${telefono.slice(6)}`
}

export function telefonoIssues(text: string, path = 'telefono'): Issue[] {
  const why = detail(text)
  return why === null ? [] : [{ path, code: 'formato', message: `Teléfono inválido: ${why}` }]
}

/** A number written with +52 is counted without the country's prefix: "+52 449 145 22" lacks two digits, not none. */
function detail(text: string): string | null {
  const plain = bare(text)
  if (plain === '') return 'escribe los 10 dígitos'
  if (!/^\+?[0-9]+$/.test(plain)) return 'solo lleva dígitos'
  const digits = digitsOf(text)
  const national = plain.startsWith('+52') ? digits.slice(2) : digits
  const max = plain.startsWith('+52') ? NACIONAL + 1 : MAXIMO
  if (national.length < NACIONAL) return count('falta', NACIONAL - national.length)
  return national.length > max ? count('sobra', national.length - max) : null
}

function count(verb: string, n: number): string {
  return n === 1 ? `${verb} 1 dígito` : `${verb}n ${n} dígitos`
}

function bare(text: string): string {
  return normalizeText(text).replace(/[\s().\-\u2010-\u2015]/gu, '')
}

function digitsOf(text: string): string {
  return bare(text).replace('+', '')
}
