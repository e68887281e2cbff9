import type { Palabra } from '#domain/documentos/pagina.ts'
import type { Canvas } from '@napi-rs/canvas'
import { enderezar, grisDe, recortar } from './lienzo.ts'
import type { Postura } from './mensajes.ts'
import { reconocerPalabras } from './ocr.ts'
import { direccionDeRenglones, franjaConMasTinta, tintaDe } from './tinta.ts'

const MIN_ANGLE = 0.3
const BAND = 0.2
/** Upright text reads with more than this mean confidence; upside down it stays far below. */
const SURE = 0.8
const MIN_WORDS = 6

/**
 * How a scanned page must be turned. Lines tell the axis and the small angle; which of the two remaining directions is up is
 * told by reading the densest band, both ways when the first is not clear.
 */
export async function posturaDe(lienzo: Canvas): Promise<Postura> {
  const { vertical, caida } = direccionDeRenglones(tintaDe(grisDe(lienzo)))
  const angulo = Math.abs(caida) < MIN_ANGLE ? 0 : -caida
  const [first, second] = vertical ? ([3, 1] as const) : ([0, 2] as const)
  const one = await legibility(enderezar(lienzo, { giro: first, angulo }))
  if (one >= SURE) return { giro: first, angulo }
  const two = await legibility(enderezar(lienzo, { giro: second, angulo }))
  return { giro: two > one ? second : first, angulo }
}

async function legibility(upright: Canvas): Promise<number> {
  const top = franjaConMasTinta(tintaDe(grisDe(upright)), BAND)
  const height = Math.ceil(upright.height * BAND)
  return confidence(
    await reconocerPalabras(recortar(upright, 0, Math.floor(top * upright.height), upright.width, height)),
  )
}

/** Mean confidence of words of three letters and more, by letters. */
function confidence(palabras: readonly Palabra[]): number {
  const long = palabras.filter(({ texto }) => texto.length >= 3)
  const letters = long.reduce((sum, { texto }) => sum + texto.length, 0)
  if (long.length < MIN_WORDS) return 0.1 * (long.length / MIN_WORDS)
  return long.reduce((sum, { texto, confianza = 0 }) => sum + texto.length * confianza, 0) / letters
}
