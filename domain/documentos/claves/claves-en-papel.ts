import { cleanKey } from '#domain/identidad/clean-key.ts'
import { CURP_PATTERN, isCurpCheckDigitOk, parseCurp } from '#domain/identidad/curp.ts'
import { isNssCheckDigitOk } from '#domain/identidad/nss.ts'
import { type ClaveReparable } from '#domain/identidad/repair-key.ts'
import { isRfcCheckDigitOk, isRfcDateOk, RFC_PERSONA_PATTERN } from '#domain/identidad/rfc.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import type { Renglon } from '#domain/documentos/hoja/renglones.ts'
import { isCurpCorrecta, isNacimientoPosible } from './curp-correcta.ts'
import { sugerenciaDe, zeroForO } from './reparaciones.ts'

/** A key as printed in one place. */
export interface ClaveEncontrada {
  readonly valor: string
  readonly palabras: readonly Palabra[]
  readonly renglon: number
  /** Structure, date and check digit are right. */
  readonly valida: boolean
  /** A letter O was read as a zero, because no letter can stand there, or stands where both could: a second place must say the same. */
  readonly conLetraO: boolean
  /** The one key that OCR confusions and the check digit leave, when `valor` is not valid. */
  readonly sugerencia: string | null
}

interface Forma {
  readonly largo: number
  /** A whole key inside a longer text (`||…|RASL880314TM9|…||`). */
  readonly dentro: RegExp
  /** What a key with a few confused characters still looks like; each is one printed run of `largo` characters. */
  readonly parecida: RegExp
  readonly esClave: (texto: string) => boolean
  readonly esValida: (clave: string) => boolean
}

const FORMAS: Readonly<Record<ClaveReparable, Forma>> = {
  curp: {
    largo: 18,
    dentro: /(?<![A-ZÑ0-9])[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d(?![A-ZÑ0-9])/g,
    parecida: /^(?=.{0,4}[A-Z]{2})[A-Z0-9]{4}[0-9OQDILZASGTB]{6}[A-Z0-9]{8}$/,
    esClave: (texto) => CURP_PATTERN.test(texto),
    esValida: (clave) =>
      isCurpCheckDigitOk(clave) && isNacimientoPosible(clave) && (parseCurp(clave)?.entidad ?? '') !== '',
  },
  rfc: {
    largo: 13,
    dentro: /(?<![A-ZÑ&0-9])[A-ZÑ&]{4}\d{6}[A-Z0-9]{3}(?![A-ZÑ0-9])/g,
    parecida: /^[A-ZÑ&0-9]{4}[0-9OQDILZASGTB]{6}[A-Z0-9]{3}$/,
    esClave: (texto) => RFC_PERSONA_PATTERN.test(texto),
    esValida: (clave) => isRfcCheckDigitOk(clave) && isRfcDateOk(clave),
  },
  nss: {
    largo: 11,
    dentro: /(?<![A-Z0-9])\d{11}(?![A-Z0-9])/g,
    parecida: /^[0-9OQDILZSGB]{11}$/,
    esClave: (texto) => /^\d{11}$/.test(texto),
    esValida: isNssCheckDigitOk,
  },
}

/** Printed words that one key may be cut into, hyphens and spaces included; of one or two letters each, any number. */
const MAX_PARTS = 6
const LETTERS = 2

/** Keys of nobody: the general ones of who lives abroad or has none, which instructions take for an example. */
const GENERAL = /^X[AE]XX010101/

/**
 * Every place of some lines where a key of a kind stands: alone, cut in pieces (`05-08-88-1234-1`, `RASL 880314 …`) or inside
 * a longer text. Runs that only look like one carry a suggestion where a single repair fits.
 */
export function clavesEnRenglones(kind: ClaveReparable, renglones: readonly Renglon[]): ClaveEncontrada[] {
  const all = renglones.flatMap((renglon, index) => inLine(kind, renglon, index))
  return all.filter(({ valor }) => !GENERAL.test(valor))
}

function inLine(kind: ClaveReparable, { palabras }: Renglon, renglon: number): ClaveEncontrada[] {
  const found: ClaveEncontrada[] = []
  let start = 0
  while (start < palabras.length) {
    const inside = insideWord(kind, palabras[start], renglon)
    const run = inside.length > 0 ? null : runFrom(kind, palabras, start, renglon)
    found.push(...inside, ...(run ? [run] : []))
    start += run ? run.palabras.length : 1
  }
  return found
}

function insideWord(kind: ClaveReparable, palabra: Palabra | undefined, renglon: number): ClaveEncontrada[] {
  if (!palabra || palabra.texto.length < FORMAS[kind].largo) return []
  const texto = palabra.texto.toUpperCase()
  return [...texto.matchAll(FORMAS[kind].dentro)].map((match) => found(kind, match[0], [palabra], renglon, false))
}

/** The shortest run of words from `start` that makes a whole key; a looser likeness only when no exact one begins here. */
function runFrom(
  kind: ClaveReparable,
  palabras: readonly Palabra[],
  start: number,
  renglon: number,
): ClaveEncontrada | null {
  const { largo, esClave, parecida } = FORMAS[kind]
  let texto = ''
  for (let end = start + 1; end <= Math.min(palabras.length, start + largo); end++) {
    const piece = trimSigns(palabras[end - 1]?.texto ?? '')
    if (piece === '' || !fits(palabras, start, end)) return null
    if (end - start > MAX_PARTS && palabras.slice(start, end).some((part) => part.texto.length > LETTERS)) return null
    texto += cleanKey(piece)
    const parts = palabras.slice(start, end)
    if (texto.length < largo) continue
    if (texto.length > largo) return parts.length === 1 ? misread(kind, texto, parts, renglon) : null
    if (esClave(texto)) return found(kind, texto, parts, renglon, false)
    return parts.length === 1 && parecida.test(texto) && /\d.*\d/.test(texto)
      ? likeness(kind, texto, parts, renglon)
      : null
  }
  return null
}

/** A run one letter too long that a single repair makes a key. */
function misread(
  kind: ClaveReparable,
  texto: string,
  palabras: readonly Palabra[],
  renglon: number,
): ClaveEncontrada | null {
  if (kind === 'nss' || !/\d{4}/.test(texto)) return null
  const sugerencia = sugerenciaDe(kind, texto)
  return sugerencia === null ? null : { valor: texto, palabras, renglon, valida: false, conLetraO: false, sugerencia }
}

const trimSigns = (texto: string): string => texto.replace(/^[^\p{L}\d]+|(?<![^\p{L}\d])[^\p{L}\d]+$/gu, '')

/** Pieces of one key stand close together. */
function fits(palabras: readonly Palabra[], start: number, end: number): boolean {
  const [before, word] = [palabras[end - 2], palabras[end - 1]]
  if (end - start < 2 || !before || !word) return true
  return word.x - (before.x + before.w) < 1.5 * word.h
}

/** A letter O among the digits of an NSS is a zero when the Luhn digit then fits (decisions §6). */
function likeness(kind: ClaveReparable, texto: string, palabras: readonly Palabra[], renglon: number): ClaveEncontrada {
  const zeros = texto.replace(/[OQ]/g, '0')
  if (kind === 'nss' && FORMAS.nss.esClave(zeros) && FORMAS.nss.esValida(zeros))
    return found(kind, zeros, palabras, renglon, true)
  return found(kind, texto, palabras, renglon, false)
}

function found(
  kind: ClaveReparable,
  leido: string,
  palabras: readonly Palabra[],
  renglon: number,
  conLetraO: boolean,
): ClaveEncontrada {
  const recognised = palabras.some(({ confianza }) => confianza !== undefined)
  const valor = kind === 'curp' && recognised ? zeroForO(leido) : leido
  const valida =
    FORMAS[kind].esClave(valor) &&
    FORMAS[kind].esValida(valor) &&
    (!recognised || kind !== 'curp' || isCurpCorrecta(valor))
  const sugerencia = valida ? null : sugerenciaDe(kind, valor)
  const eitherCentury = kind === 'curp' && recognised && valor.charAt(16) === 'O'
  return { valor, palabras, renglon, valida, conLetraO: conLetraO || eitherCentury || valor !== leido, sugerencia }
}
