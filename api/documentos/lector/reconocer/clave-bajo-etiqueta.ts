import { cleanKey } from '#domain/identidad/clean-key.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { ALFABETO_CLAVE, esClaveCorrecta, pareceClave } from './formas-de-clave.ts'
import { leerPorTramos } from './leer-por-tramos.ts'
import { reconocerGris } from './ocr.ts'
import { soloOscuro } from '#api/documentos/lector/vision/fondo.ts'
import type { Gris } from '#api/documentos/lector/vision/gris.ts'
import { ampliarRegion, type HojaPreparada, type Region } from '#api/documentos/lector/vision/hoja-preparada.ts'
import { filasConTinta, signosDe } from '#api/documentos/lector/vision/signos.ts'

const LABEL = /^\W*(curp|rfc|nss|clave)\W*$/i
const MAX_LABELS = 3
const LETTER = 26
/** What a key found only here is worth until it is read again; and what one is that two readings of its stretches give. */
const FOUND = 0.5
const TWICE = 0.93
/** How much larger than the first the second of them is. */
const LARGER = 1.25

/**
 * Keys that the first reading lost, because a stamp or a stroke lies over them or their digits are of an unusual shape: the places beside and
 * under their labels are read alone, only their darkest ink. What is found there once is to be read again before it counts.
 */
export async function clavesBajoEtiqueta(
  hoja: HojaPreparada,
  palabras: readonly Palabra[],
  sinColor: () => Gris | null,
): Promise<Palabra[]> {
  const keys = palabras.filter(({ texto }) => pareceClave(cleanKey(texto)))
  const lonely = palabras.filter((word) => LABEL.test(word.texto) && !keys.some((key) => belongs(word, key)))
  const found: Palabra[] = []
  for (const label of lonely.slice(0, MAX_LABELS))
    for (const region of placesOf(label, palabras, hoja.gris.ancho)) {
      if (found.some((each) => belongs(label, each))) continue
      const key = await keyIn({ ...hoja, fuente: sinColor() ?? hoja.fuente }, region, label.h)
      if (key) found.push(key)
    }
  return found
}

/** To the right on the same line, or under it within three lines. */
function belongs(label: Palabra, key: Palabra): boolean {
  const [right, down] = [key.x - (label.x + label.w), key.y + key.h / 2 - (label.y + label.h / 2)]
  const beside = Math.abs(down) < label.h && right > -label.h
  const below = down > 0 && down < 4.5 * label.h && key.x < label.x + label.w + 12 * label.h && right > -25 * label.h
  return beside || below
}

/** Letters that two words of one label stand apart at most. */
const WORD_GAP = 1

/** Where the label that begins with a word ends: CLAVE ÚNICA DE REGISTRO DE POBLACIÓN. */
function endOf(label: Palabra, palabras: readonly Palabra[]): number {
  const inLine = palabras
    .filter((word) => Math.abs(word.y + word.h / 2 - label.y - label.h / 2) < label.h / 2 && word.x > label.x)
    .sort((a, b) => a.x - b.x)
  return inLine.reduce(
    (end, { texto, x, w }) => (x - end < WORD_GAP * label.h && /^\p{L}{2,}:?$/u.test(texto) ? x + w : end),
    label.x + label.w,
  )
}

/** Beside a label and under it. */
function placesOf(label: Palabra, palabras: readonly Palabra[], ancho: number): Region[] {
  const { x, y, h } = label
  const right = endOf(label, palabras) + h * 0.5
  return [
    { x: right, y: y - h * 0.6, w: Math.min(26 * h, ancho - right), h: h * 2.2 },
    { x: x - h, y: y + h * 1.1, w: Math.min(24 * h, ancho - x), h: h * 3 },
  ].filter((each) => each.w > 8 * h)
}

async function keyIn(hoja: HojaPreparada, region: Region, h: number): Promise<Palabra | null> {
  const zoom = LETTER / h
  const image = soloOscuro(ampliarRegion(hoja, region, zoom))
  const words = await reconocerGris(image, 'bloque', ALFABETO_CLAVE)
  const key = words.find(({ texto }) => pareceClave(cleanKey(texto)))
  if (!key) return keyByStretches(hoja, region, { image, zoom })
  const { texto, x, y, w, h: tall } = key
  return { texto, x: region.x + x / zoom, y: region.y + y / zoom, w: w / zoom, h: tall / zoom, confianza: FOUND }
}

/**
 * A key that stands alone in its place, read letters among letters and digits among digits: as a whole, digits that rise and hang like small
 * letters are no word at all. Only with its check digit.
 */
async function keyByStretches(
  hoja: HojaPreparada,
  region: Region,
  { image, zoom }: { readonly image: Gris; readonly zoom: number },
): Promise<Palabra | null> {
  const larger = soloOscuro(ampliarRegion(hoja, region, zoom * LARGER))
  const read = [await leerPorTramos(image), await leerPorTramos(larger)]
  const [texto, again] = read.filter((each) => each !== null && esClaveCorrecta(each))
  if (!texto) return null
  const signs = signosDe(image)
  const [x0, x1] = [signs[0]?.x0 ?? 0, signs.at(-1)?.x1 ?? image.ancho]
  const { y0, y1 } = filasConTinta(image)
  return {
    texto,
    x: region.x + x0 / zoom,
    y: region.y + y0 / zoom,
    w: (x1 - x0) / zoom,
    h: (y1 - y0) / zoom,
    confianza: again === texto ? TWICE : FOUND,
  }
}
