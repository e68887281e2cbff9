import type { Caja } from './campo-leido.ts'
import { cleanWord } from './texto.ts'

/** One word as drawn. x, y: its top left; all four in the units of its page. */
export interface Palabra {
  readonly texto: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** 0..1, of the recogniser; absent for digital text. */
  readonly confianza?: number
}

/** One upright page as words with places. */
export interface PaginaConPalabras {
  /** From 1. */
  readonly pagina: number
  readonly ancho: number
  readonly alto: number
  readonly fuente: 'texto' | 'ocr'
  readonly palabras: readonly Palabra[]
  /** True for plain lines: only the order of words means something, not their columns. */
  readonly lineal?: boolean
}

/** The payload of a QR and where it stands. */
export interface CodigoQr {
  readonly pagina: number
  readonly texto: string
  readonly caja: Caja
}

const CHAR = 6
const LINE = 14
const HEIGHT = 10

/** Plain text as a page: one row per line, one column per character, for texts that come without positions. */
export function paginaDeTexto(texto: string, pagina = 1): PaginaConPalabras {
  const lines = texto.split(/\r?\n/).map(cleanWord)
  const palabras = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match) => ({
      texto: match[0],
      x: match.index * CHAR,
      y: row * LINE,
      w: match[0].length * CHAR,
      h: HEIGHT,
    })),
  )
  const ancho = Math.max(1, ...lines.map((line) => line.length)) * CHAR
  return { pagina, ancho, alto: Math.max(1, lines.length) * LINE, fuente: 'texto', palabras, lineal: true }
}

/** The smallest box around some words, as fractions of their page. */
export function cajaDe(pagina: PaginaConPalabras, palabras: readonly Palabra[]): Caja {
  const x = Math.min(...palabras.map((word) => word.x))
  const y = Math.min(...palabras.map((word) => word.y))
  const right = Math.max(...palabras.map((word) => word.x + word.w))
  const bottom = Math.max(...palabras.map((word) => word.y + word.h))
  const unit = (value: number, size: number) => Math.round(Math.min(1, Math.max(0, value / size)) * 10_000) / 10_000
  const left = unit(x, pagina.ancho)
  const top = unit(y, pagina.alto)
  return [left, top, unit(right, pagina.ancho) - left, unit(bottom, pagina.alto) - top]
}
