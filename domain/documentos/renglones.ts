import type { PaginaConPalabras, Palabra } from './pagina.ts'
import { cleanWord } from './texto.ts'

/** Words that stand on one base line, from left to right. */
export interface Renglon {
  readonly palabras: readonly Palabra[]
  readonly y: number
  readonly h: number
}

/** A stretch of a line without a wide gap: a cell of a table, or a whole line of prose. */
export interface Segmento {
  readonly palabras: readonly Palabra[]
  readonly x: number
  readonly derecha: number
}

const part = (word: Palabra, from: number, to: number): Palabra => {
  const unit = word.w / Math.max(1, word.texto.length)
  return { ...word, texto: word.texto.slice(from, to), x: word.x + unit * from, w: unit * (to - from) }
}

/** `Postal:20010` is a label and a value; `https://…` and `10:45` stay whole. */
function splitAtColon(word: Palabra): Palabra[] {
  const at = /(?<=[\p{L})]):(?=[^/\\])/u.exec(word.texto)
  if (!at) return [word]
  return [part(word, 0, at.index + 1), ...splitAtColon(part(word, at.index + 1, word.texto.length))]
}

function cleanWords(pagina: PaginaConPalabras): Palabra[] {
  const whole = pagina.palabras.map((word) => ({ ...word, texto: cleanWord(word.texto) }))
  return whole.filter((word) => word.texto !== '' && word.h > 0).flatMap(splitAtColon)
}

/** The lines of a page from top to bottom. Words belong together when their middles differ by less than half a height. */
export function renglonesDe(pagina: PaginaConPalabras): Renglon[] {
  const middle = (word: Palabra) => word.y + word.h / 2
  const groups: { words: Palabra[]; cy: number; h: number }[] = []
  for (const word of cleanWords(pagina).sort((a, b) => middle(a) - middle(b))) {
    const last = groups.at(-1)
    if (last && Math.abs(middle(word) - last.cy) < 0.5 * Math.min(last.h, word.h)) {
      last.cy = (last.cy * last.words.length + middle(word)) / (last.words.length + 1)
      last.h = Math.max(last.h, word.h)
      last.words.push(word)
    } else groups.push({ words: [word], cy: middle(word), h: word.h })
  }
  return groups.map(({ words }) => toRenglon(words.sort((a, b) => a.x - b.x)))
}

function toRenglon(palabras: readonly Palabra[]): Renglon {
  const y = Math.min(...palabras.map((word) => word.y))
  return { palabras, y, h: Math.max(...palabras.map((word) => word.y + word.h)) - y }
}

/** Cuts a line where the gap between two words is wider than `ratio` line heights. */
export function segmentosDe(renglon: Renglon, ratio = 1.6): Segmento[] {
  const cells: Palabra[][] = []
  for (const word of renglon.palabras) {
    const cell = cells.at(-1)
    const before = cell?.at(-1)
    if (cell && before && word.x - (before.x + before.w) <= ratio * Math.min(renglon.h, before.h * 1.5)) cell.push(word)
    else cells.push([word])
  }
  return cells.map((palabras) => {
    const last = palabras.at(-1)
    return { palabras, x: palabras[0]?.x ?? 0, derecha: last ? last.x + last.w : 0 }
  })
}

export const textoDe = (palabras: readonly Palabra[]): string => palabras.map((word) => word.texto).join(' ')
