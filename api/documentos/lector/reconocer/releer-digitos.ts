import type { Palabra } from '#domain/documentos/pagina.ts'
import { cajaAjustada } from './caja-ajustada.ts'
import { alturaDeSignos } from './formas-de-clave.ts'
import { reconocerRenglon } from './ocr.ts'
import { soloOscuro } from '#api/documentos/lector/vision/fondo.ts'
import { ampliarRegion, type HojaPreparada } from '#api/documentos/lector/vision/hoja-preparada.ts'

const DIGITS = '0123456789'
/** Digit heights, in pixels, that a number is read again at. */
const HEIGHTS = [32, 40, 26, 36]
/** Readings that must say the same, and by how many more than any other. */
const QUORUM = 3
const LEAD = 2
/** What a number is worth that all readings have, and one that only the others have: that one is for a person to confirm. */
const CONFIRMED = 0.93
const CHANGED = 0.7
/** What is left of the confidence of a number on which the readings do not agree. */
const ALONE = 0.85

/** A printed number read again alone, among digits, larger and from its darkest ink: what most readings say stands. */
export async function releerDigitos(hoja: HojaPreparada, word: Palabra): Promise<Palabra> {
  const box = cajaAjustada(hoja.gris, word)
  const h = alturaDeSignos(box)
  const margin = 0.6 * h
  const region = { x: box.x - margin, y: box.y - margin, w: box.w + 2 * margin, h: box.h + 2 * margin }
  const readings = [word.texto]
  for (const height of HEIGHTS) {
    const gris = ampliarRegion(hoja, region, height / h)
    for (const image of [gris, soloOscuro(gris)])
      readings.push((await reconocerRenglon(image, DIGITS)).replaceAll(' ', ''))
  }
  const { texto, confianza = 0 } = word
  const whole = readings.filter(({ length }) => length === texto.length)
  const best = agreed(whole)
  // A number that some size reads otherwise is as unsure as it was.
  if (best === texto)
    return whole.every((each) => each === texto) ? { ...word, confianza: Math.max(confianza, CONFIRMED) } : word
  return best === null ? { ...word, confianza: confianza * ALONE } : { ...word, texto: best, confianza: CHANGED }
}

/** What clearly most of some readings say; null when none does. */
function agreed(readings: readonly string[]): string | null {
  const counts = [...new Set(readings)]
    .map((texto) => ({ texto, count: readings.filter((each) => each === texto).length }))
    .sort((a, b) => b.count - a.count)
  const [best, other] = counts
  return best && best.count >= QUORUM && best.count >= (other?.count ?? 0) + LEAD ? best.texto : null
}
