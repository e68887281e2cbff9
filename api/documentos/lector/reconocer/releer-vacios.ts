import type { Caja } from '#domain/documentos/campo-leido.ts'
import type { PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'
import { reconocerGris } from './ocr.ts'
import type { Gris } from '#api/documentos/lector/vision/gris.ts'
import { ampliarRegion, type HojaPreparada, type Region } from '#api/documentos/lector/vision/hoja-preparada.ts'

/** Letter height, in pixels, that the place is read at. */
const LETTER = 30
/** How far from its label a value may go, in heights of the label. */
const REACH = 16
/** Share of a place that is ink where something is written in it. */
const INK = 0.01
const DARK = 128
/** A word that the first reading lost is no surer than this. */
const FOUND = 0.85
const CLEAR = 0.6

/**
 * Words beside a label that the page's first reading gave nothing for: one of three letters alone in a wide gap is easily lost. Nothing where
 * no ink is.
 */
export async function releerVacio(
  hoja: HojaPreparada,
  pagina: PaginaConPalabras,
  [x, y, w, h]: Caja,
): Promise<Palabra[]> {
  const label = { x: x * pagina.ancho, y: y * pagina.alto, w: w * pagina.ancho, h: h * pagina.alto }
  const region = besideOf(label, pagina)
  if (region.w < label.h || inkOf(hoja.gris, region) < INK) return []
  const zoom = LETTER / label.h
  const words = await reconocerGris(ampliarRegion(hoja, region, zoom), 'renglon')
  return words
    .filter(({ texto, confianza = 0 }) => confianza >= CLEAR && /^[\p{Lu}'.-]{2,}$/u.test(texto))
    .map((word) => ({
      ...word,
      confianza: Math.min(FOUND, word.confianza ?? 0),
      x: region.x + word.x / zoom,
      y: region.y + word.y / zoom,
      w: word.w / zoom,
      h: word.h / zoom,
    }))
}

/** From the label to the next word on its line. */
function besideOf(label: Region, { palabras, ancho }: PaginaConPalabras): Region {
  const from = label.x + label.w + 0.25 * label.h
  const middle = label.y + label.h / 2
  const next = palabras
    .filter((word) => word.x >= from && word.y < middle && word.y + word.h > middle)
    .map((word) => word.x - 0.25 * label.h)
  const end = Math.min(ancho, from + REACH * label.h, ...next)
  return { x: from, y: label.y - 0.35 * label.h, w: end - from, h: 1.7 * label.h }
}

function inkOf({ data, ancho, alto }: Gris, { x, y, w, h }: Region): number {
  let [ink, all] = [0, 0]
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(alto, y + h); row++)
    for (let at = Math.max(0, Math.floor(x)); at < Math.min(ancho, x + w); at++) {
      all++
      if ((data[row * ancho + at] ?? 255) < DARK) ink++
    }
  return all === 0 ? 0 : ink / all
}
