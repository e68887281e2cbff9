import type { PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'
import type { PDFPageProxy } from 'pdfjs-dist'
import type { Postura } from '#api/documentos/lector/proceso/mensajes.ts'

/** A stretch of text as the PDF draws it, on the upright page: x, y is its top left. */
interface Trazo {
  readonly texto: string
  readonly giro: Postura['giro']
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface TextoDigital {
  readonly pagina: PaginaConPalabras
  readonly postura: Postura
}

/** A page of more words than any of the papers holds is cut here: the rest could only slow the reading. */
const MAX_WORDS = 6000
const ASCENT = 0.8

/** The words of a page's text layer with their places, turned upright when most of its text is drawn sideways. */
export async function textoDigital(page: PDFPageProxy, pagina: number): Promise<TextoDigital> {
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const trazos = items.flatMap((item) => ('str' in item ? toTrazo(item, viewport) : []))
  const giro = mainTurn(trazos)
  const size = { ancho: viewport.width, alto: viewport.height }
  const upright = trazos.filter((each) => each.giro === giro).map((each) => turnBack(each, giro, size))
  const [ancho, alto] = giro % 2 === 1 ? [size.alto, size.ancho] : [size.ancho, size.alto]
  const palabras = dedupe(joinPieces(upright)).slice(0, MAX_WORDS)
  return {
    pagina: { pagina, ancho, alto, fuente: 'texto', palabras },
    postura: { giro: ((4 - giro) % 4) as Postura['giro'], angulo: 0 },
  }
}

type Viewport = ReturnType<PDFPageProxy['getViewport']>
interface Item {
  readonly str: string
  readonly width: number
  readonly height: number
  readonly transform: readonly number[]
}

/** Base line start and direction of an item on the page as it is shown; `giro` counts quarter turns clockwise of its text. */
function toTrazo({ str, width, transform }: Item, viewport: Viewport): Trazo[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform
  if (str.trim() === '') return []
  const m = viewport.transform as [number, number, number, number, number, number]
  const [dx, dy] = [m[0] * a + m[2] * b, m[1] * a + m[3] * b]
  const giro = (((Math.round(Math.atan2(dy, dx) / (Math.PI / 2)) % 4) + 4) % 4) as Trazo['giro']
  const h = Math.hypot(m[0] * c + m[2] * d, m[1] * c + m[3] * d) || Math.hypot(dx, dy)
  const [x, y] = [m[0] * e + m[2] * f + m[4], m[1] * e + m[3] * f + m[5]]
  return [{ texto: str, giro, x, y, w: width, h }]
}

function mainTurn(trazos: readonly Trazo[]): Trazo['giro'] {
  const letters = [0, 0, 0, 0]
  for (const { giro, texto } of trazos) letters[giro] = (letters[giro] ?? 0) + texto.length
  return letters.indexOf(Math.max(...letters)) as Trazo['giro']
}

/** From a base line on the page as shown to a box on the upright one. */
function turnBack(trazo: Trazo, giro: Trazo['giro'], { ancho, alto }: { ancho: number; alto: number }): Trazo {
  const { x, y, h } = trazo
  const base = [
    { x, y },
    { x: y, y: ancho - x },
    { x: ancho - x, y: alto - y },
    { x: alto - y, y: x },
  ][giro] ?? { x, y }
  return { ...trazo, x: base.x, y: base.y - h * ASCENT }
}

/** Relative widths of letters, to place the words inside a stretch. */
function weight(char: string): number {
  if (/[ilIjt.,:;'|!()[\]]/.test(char)) return 0.5
  if (/[mwMW@]/.test(char)) return 1.5
  return /[A-ZÁÉÍÓÚÑ]/.test(char) ? 1.25 : 1
}

function splitWords({ texto, x, y, w, h }: Trazo): Palabra[] {
  const widths = Array.from(texto, (char) => (char === ' ' ? 0.55 : weight(char)))
  const unit = w / (widths.reduce((sum, each) => sum + each, 0) || 1)
  const until = (end: number) => widths.slice(0, end).reduce((sum, each) => sum + each, 0) * unit
  return [...texto.matchAll(/\S+/g)].map((match) => {
    const [start, end] = [until(match.index), until(match.index + match[0].length)]
    return { texto: match[0], x: x + start, y, w: end - start, h }
  })
}

/** Letters drawn one by one, or a word drawn in two stretches, are one word again. */
function joinPieces(trazos: readonly Trazo[]): Palabra[] {
  const words: Palabra[] = []
  let before: Trazo | null = null
  for (const trazo of trazos) {
    const parts = splitWords(trazo)
    const last = words.at(-1)
    const [first, ...rest] = parts
    if (before && last && first && touches(before, trazo) && !/\s$/.test(before.texto) && !/^\s/.test(trazo.texto)) {
      words[words.length - 1] = { ...last, texto: last.texto + first.texto, w: first.x + first.w - last.x }
      words.push(...rest)
    } else words.push(...parts)
    before = trazo
  }
  return words
}

function touches(before: Trazo, next: Trazo): boolean {
  const gap = next.x - (before.x + before.w)
  return Math.abs(next.y - before.y) < 0.2 * next.h && gap > -0.3 * next.h && gap < 0.12 * next.h
}

/** Text drawn twice to look bold is there once. */
function dedupe(words: readonly Palabra[]): Palabra[] {
  const placed = new Map<string, Palabra[]>()
  return words.filter((word) => {
    const same = placed.get(word.texto) ?? []
    const twice = same.some(({ x, y }) => Math.abs(x - word.x) < 1.5 && Math.abs(y - word.y) < 1.5)
    placed.set(word.texto, [...same, word])
    return !twice
  })
}
