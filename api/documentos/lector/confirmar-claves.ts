import { cleanKey } from '#domain/identidad/clean-key.ts'
import { CURP_PATTERN, isCurpCheckDigitOk } from '#domain/identidad/curp.ts'
import { isNssCheckDigitOk } from '#domain/identidad/nss.ts'
import { isRfcCheckDigitOk, RFC_PERSONA_PATTERN } from '#domain/identidad/rfc.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { reconocerRenglon } from './ocr.ts'
import { ceroOLetra } from './vision/cero-o-letra.ts'
import { soloOscuro } from './vision/fondo.ts'
import type { Gris } from './vision/gris.ts'
import { ampliarRegion, type HojaPreparada, type Region } from './vision/hoja-preparada.ts'

/** Keys read again at most: a page of beneficiaries or of forged keys costs no more than this. */
const MAX_KEYS = 7
/** Letter heights, in pixels, that keys are read again at: each cuts the letters elsewhere. */
const HEIGHTS = [32, 40, 26]
/** What one, two and three readings that say the same are worth. */
const AGREED = [0, 0, 0.93, 0.97]
const ALONE = 0.6
const ALPHABET = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ&0123456789'
const CURP_LENGTH = 18

const isCurp = (texto: string) => CURP_PATTERN.test(texto) && isCurpCheckDigitOk(texto)
const isRight = (texto: string) =>
  (texto.length === CURP_LENGTH && isCurp(texto)) ||
  (texto.length === 13 && RFC_PERSONA_PATTERN.test(texto) && isRfcCheckDigitOk(texto)) ||
  (/^\d{11}$/.test(texto) && isNssCheckDigitOk(texto))

/** Begins like a CURP or RFC, whatever was confused or lost of the rest; or is nearly all digits, as long as an NSS. */
const LIKE_LETTERS = /^[A-ZÑ&0-9]{4}[0-9OQDILZASGTB]{3,6}/
const LIKE_NSS = /^[0-9OQDILZSGB]{10,12}$/

function looksLikeKey(texto: string): boolean {
  const digits = texto.match(/\d/g)?.length ?? 0
  if (LIKE_NSS.test(texto)) return digits >= 7
  return texto.length >= 7 && texto.length <= 24 && digits >= 3 && /^[A-ZÑ&]{3}/.test(texto) && LIKE_LETTERS.test(texto)
}

/**
 * Reads every run that looks like a CURP, RFC or NSS again, alone, at other sizes and with their alphabet. Readings that say the
 * same make it surer; a right check digit that two readings give comes before anything else; two right ones leave it in doubt.
 * `sinColor`: the same image without coloured ink, for what a stamp covers.
 */
export async function confirmarClaves(
  hoja: HojaPreparada,
  palabras: readonly Palabra[],
  sinColor: () => Gris | null = () => null,
): Promise<Palabra[]> {
  const keys = palabras.filter(({ texto }) => looksLikeKey(cleanKey(texto))).slice(0, MAX_KEYS)
  const again = new Map<Palabra, Palabra>()
  for (const word of keys) again.set(word, await readAgain(hoja, word, sinColor))
  return palabras.flatMap((word) => {
    if (isPartOf(word, [...again.values()])) return []
    return again.get(word) ?? word
  })

  function isPartOf(word: Palabra, whole: readonly Palabra[]): boolean {
    if (again.has(word)) return false
    return whole.some(({ x, y, w, h }) => {
      const [cx, cy] = [word.x + word.w / 2, word.y + word.h / 2]
      return cx > x && cx < x + w && cy > y && cy < y + h && word.h < 2 * h
    })
  }
}

async function readAgain(hoja: HojaPreparada, word: Palabra, sinColor: () => Gris | null): Promise<Palabra> {
  const first = cleanKey(word.texto)
  const region = regionOf(word, first)
  const readings = [first]
  for (const height of HEIGHTS) {
    readings.push(await releer(ampliarRegion(hoja, region, height / word.h)))
    if (votes(readings, first) === 3) break
  }
  if (!readings.some(isRight)) {
    const source = { ...hoja, fuente: sinColor() ?? hoja.fuente }
    for (const height of HEIGHTS.slice(0, 2))
      readings.push(await releer(soloOscuro(ampliarRegion(source, region, height / word.h))))
  }
  const chosen = withRightZero(chosenOf(readings, word), hoja, region, word.h)
  return chosen.texto === first || chosen.texto === word.texto
    ? { ...word, ...chosen }
    : { ...word, ...chosen, ...boxOf(word, first, chosen.texto) }
}

const votes = (readings: readonly string[], texto: string) => readings.filter((each) => each === texto).length

function chosenOf(
  readings: readonly string[],
  { texto, confianza: own = 0 }: Palabra,
): Pick<Palabra, 'texto' | 'confianza'> & { confianza: number } {
  const right = [...new Set(readings.filter(isRight))].sort((a, b) => votes(readings, b) - votes(readings, a))
  const [best, other] = right
  const [first = ''] = readings
  if (best === undefined) return { texto, confianza: Math.max(worth(votes(readings, first)), own * ALONE) }
  const sure = votes(readings, best) > 1 ? worth(votes(readings, best)) : own * ALONE
  return { texto: best === first ? texto : best, confianza: other === undefined ? sure : sure * ALONE }
}

const worth = (count: number) => AGREED[Math.min(count, AGREED.length - 1)] ?? 0

/** Room around the run, and for the letters it still lacks to be a CURP. */
function regionOf({ x, y, w, h }: Palabra, texto: string): Region {
  const margin = h * 0.6
  const lacks = texto.length < CURP_LENGTH - 1 && !isRight(texto) && !LIKE_NSS.test(texto)
  const width = lacks ? (w / texto.length) * (CURP_LENGTH + 0.5) : w
  return { x: x - margin, y: y - margin, w: width + 2 * margin, h: h + 2 * margin }
}

const boxOf = ({ w }: Palabra, before: string, after: string) =>
  after.length > before.length + 1 ? { w: (w / before.length) * after.length } : {}

const WHOLE = /[A-ZÑ]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d|(?<!\d)\d{11}(?!\d)/

/** One printed run read again alone, as one line. */
async function releer(gris: Gris): Promise<string> {
  const texto = (await reconocerRenglon(gris, ALPHABET)).replace(/[^A-ZÑ&0-9]/g, '')
  return WHOLE.exec(texto)?.[0] ?? texto
}

/** Position 17 may be a zero or a letter O, and the check digit fits both: the shapes beside it tell. */
function withRightZero<T extends Pick<Palabra, 'texto'>>(read: T, hoja: HojaPreparada, region: Region, h: number): T {
  const clave = cleanKey(read.texto)
  if (clave.length !== CURP_LENGTH || !/^[0O]$/.test(clave.charAt(16)) || !isCurp(clave)) return read
  const shape = ceroOLetra(ampliarRegion(hoja, region, 48 / h), clave)
  return shape === null ? read : { ...read, texto: `${clave.slice(0, 16)}${shape}${clave.slice(17)}` }
}
