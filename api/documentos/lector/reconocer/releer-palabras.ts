import type { Palabra } from '#domain/documentos/pagina.ts'
import { reconocerGris } from './ocr.ts'
import { soloOscuro } from '#api/documentos/lector/vision/fondo.ts'
import type { Gris } from '#api/documentos/lector/vision/gris.ts'
import { ampliarRegion, type HojaPreparada, type Region } from '#api/documentos/lector/vision/hoja-preparada.ts'

/** Letter heights, in pixels, that a line is read again at. */
const HEIGHTS = [30, 40]
/** What a word is worth that all readings give, and one that two of three give. */
const ALL = 0.92
const MOST = 0.88
/** What is left of a word's confidence that the other readings do not give. */
const ALONE = 0.85
/** Lines read again at most on a page. */
const MAX_LINES = 8

/**
 * Some words of a page (of one field each) read again, line by line, larger and from the grey image: what most readings say stands. The
 * same words in the same order, with what was made of them.
 */
export async function releerPalabras(
  hoja: HojaPreparada,
  campos: readonly (readonly Palabra[])[],
): Promise<Map<Palabra, Palabra>> {
  const again = new Map<Palabra, Palabra>()
  for (const line of campos.flatMap(renglones).slice(0, MAX_LINES)) {
    const region = regionOf(line)
    const readings: Palabra[][] = []
    const read = async (height: number, seen: (gris: Gris) => Gris) => {
      const zoom = height / Math.max(...line.map(({ h }) => h))
      const words = await reconocerGris(seen(ampliarRegion(hoja, region, zoom)), 'renglon')
      readings.push(words.map((word) => onPage(word, region, zoom)))
    }
    for (const height of HEIGHTS) await read(height, (gris) => gris)
    // What nobody read twice may lie under a stamp: its own ink is darker.
    if (line.some((word) => !isAgreed(word, readings))) for (const height of HEIGHTS) await read(height, soloOscuro)
    for (const word of line)
      again.set(
        word,
        decided(
          word,
          readings.map((reading) => same(word, reading)),
        ),
      )
  }
  return again
}

/** Whether two readings of a word, its first one among them, say the same. */
function isAgreed(word: Palabra, readings: readonly (readonly Palabra[])[]): boolean {
  const texts = [word.texto, ...readings.flatMap((reading) => same(word, reading)?.texto ?? [])]
  return new Set(texts).size < texts.length
}

/** The words of a field by the lines they stand on. */
function renglones(palabras: readonly Palabra[]): Palabra[][] {
  const lines: Palabra[][] = []
  for (const word of palabras) {
    const line = lines.find(([first]) => first && Math.abs(first.y + first.h / 2 - word.y - word.h / 2) < 0.5 * first.h)
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines
}

function regionOf(line: readonly Palabra[]): Region {
  const [x, y] = [Math.min(...line.map((word) => word.x)), Math.min(...line.map((word) => word.y))]
  const [right, bottom] = [
    Math.max(...line.map((word) => word.x + word.w)),
    Math.max(...line.map((word) => word.y + word.h)),
  ]
  const margin = 0.35 * (bottom - y)
  return { x: x - 2 * margin, y: y - margin, w: right - x + 4 * margin, h: bottom - y + 2 * margin }
}

/** What stands beside a line and is none of it, as a label's colon; an apostrophe before a capital is its own. */
const BESIDE = /^(?!'\p{Lu})[^\p{L}\d]+/u

/** A reading on the page, without signs of what stands beside its line. */
const onPage = (word: Palabra, { x, y }: Region, zoom: number): Palabra => ({
  ...word,
  texto: word.texto.replace(BESIDE, ''),
  x: x + word.x / zoom,
  y: y + word.y / zoom,
  w: word.w / zoom,
  h: word.h / zoom,
})

/** What a reading gives where a word stands: one word, or nothing. */
function same(word: Palabra, reading: readonly Palabra[]): Palabra | null {
  const there = reading.filter(
    ({ x, w }) => Math.min(x + w, word.x + word.w) - Math.max(x, word.x) > 0.5 * Math.min(w, word.w),
  )
  return there.length === 1 ? (there[0] ?? null) : null
}

/** The same letters, some of them taken for small ones of the same shape. */
const isSameInCapitals = (leido: string, texto: string) =>
  leido.toUpperCase() === texto && /\p{Lu}/u.test(leido) && leido !== texto

function decided(word: Palabra, read: readonly (Palabra | null)[]): Palabra {
  const { texto, confianza = 0 } = word
  const others = read.map((each) => (each && isSameInCapitals(each.texto, texto) ? { ...each, texto } : each))
  const times = (text: string) => others.filter((each) => each?.texto === text).length
  if (times(texto) === others.length) return { ...word, confianza: Math.max(confianza, ALL) }
  if (times(texto) > 0) return { ...word, confianza: Math.max(confianza, MOST) }
  const other = others.flatMap((each) => (each && times(each.texto) > 1 ? each.texto : []))[0]
  return other === undefined ? { ...word, confianza: confianza * ALONE } : { ...word, texto: other, confianza: ALONE }
}
