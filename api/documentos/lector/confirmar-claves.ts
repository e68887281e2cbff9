import { cleanKey } from '#domain/identidad/clean-key.ts'
import { CURP_PATTERN, isCurpCheckDigitOk } from '#domain/identidad/curp.ts'
import { isNssCheckDigitOk } from '#domain/identidad/nss.ts'
import { isRfcCheckDigitOk, RFC_PERSONA_PATTERN } from '#domain/identidad/rfc.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import type { Canvas } from '@napi-rs/canvas'
import { releer } from './ocr.ts'

/** Keys read again at most: a page of beneficiaries or of forged keys costs no more than this. */
const MAX_KEYS = 8
/** Letter heights, in pixels, that keys are read again at: each cuts the letters elsewhere. */
const HEIGHTS = [32, 40, 36]
/** What one and two further readings that say the same are worth. */
const AGREED = [0, 0.93, 0.97]
const ALONE = 0.6

const looksLikeKey = (texto: string) =>
  [11, 13, 18].includes(texto.length) && /^[A-ZÑ&0-9]+$/.test(texto) && (texto.match(/\d/g)?.length ?? 0) >= 5

const isRight = (texto: string) =>
  (texto.length === 18 && CURP_PATTERN.test(texto) && isCurpCheckDigitOk(texto)) ||
  (texto.length === 13 && RFC_PERSONA_PATTERN.test(texto) && isRfcCheckDigitOk(texto)) ||
  (/^\d{11}$/.test(texto) && isNssCheckDigitOk(texto))

/**
 * Reads every run that looks like a CURP, RFC or NSS again, alone and at other sizes. The same text again makes it surer; where
 * only another reading has a right check digit that one is taken, in doubt; two right ones leave the first, in doubt.
 */
export async function confirmarClaves(lienzo: Canvas, palabras: readonly Palabra[]): Promise<Palabra[]> {
  const keys = palabras.filter(({ texto }) => looksLikeKey(cleanKey(texto))).slice(0, MAX_KEYS)
  const again = new Map<Palabra, Palabra>()
  for (const word of keys) again.set(word, await readAgain(lienzo, word))
  return palabras.map((word) => again.get(word) ?? word)
}

async function readAgain(lienzo: Canvas, word: Palabra): Promise<Palabra> {
  const first = cleanKey(word.texto)
  const own = word.confianza ?? 0
  const others: string[] = []
  let agreed = 0
  for (const height of HEIGHTS) {
    const reading = cleanKey(await releer(lienzo, word, height)).replace(/[^A-ZÑ&0-9]/g, '')
    if (reading === first) agreed++
    else if (isRight(reading)) others.push(reading)
    if (agreed === AGREED.length - 1) break
  }
  const [other] = others
  if (other === undefined) return { ...word, confianza: Math.max(AGREED[agreed] ?? 0, own * ALONE) }
  return { ...word, texto: isRight(first) ? word.texto : other, confianza: own * ALONE }
}
