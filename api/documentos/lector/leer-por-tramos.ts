import { LARGO_CURP } from './formas-de-clave.ts'
import { reconocerRenglon, reconocerSignos } from './ocr.ts'
import type { Gris } from './vision/gris.ts'
import { signosDe, type Lados } from './vision/signos.ts'

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
/** Share of a sign's width that is left free on both sides of a stretch. */
const MARGIN = 0.35

interface Tramo {
  readonly desde: number
  readonly hasta: number
  readonly alfabeto: string
}

/** Where each kind of key holds letters and where digits, by its length. */
const TRAMOS: Readonly<Record<number, readonly Tramo[]>> = {
  [LARGO_CURP]: [
    { desde: 0, hasta: 4, alfabeto: LETTERS },
    { desde: 4, hasta: 10, alfabeto: DIGITS },
    { desde: 10, hasta: 16, alfabeto: LETTERS },
    { desde: 16, hasta: 18, alfabeto: DIGITS },
  ],
  13: [
    { desde: 0, hasta: 4, alfabeto: `${LETTERS}&` },
    { desde: 4, hasta: 10, alfabeto: DIGITS },
    { desde: 10, hasta: 13, alfabeto: `${LETTERS}${DIGITS}` },
  ],
  11: [{ desde: 0, hasta: 11, alfabeto: DIGITS }],
}

/**
 * The key on one line (`gris`) read stretch by stretch, letters among letters and digits among digits: what a recogniser takes for an S
 * in a word it takes for an 8 in a number. Where each sign stands is told by the gaps between them, or by a reading of the whole; null
 * when neither gives as many as a key has.
 */
export async function leerPorTramos(gris: Gris): Promise<string | null> {
  const gaps = signosDe(gris)
  const signs = TRAMOS[gaps.length] ? gaps : await reconocerSignos(gris)
  const tramos = TRAMOS[signs.length]
  if (!tramos) return null
  let read = ''
  for (const tramo of tramos) {
    const texto = await leerTramo(gris, signs, tramo)
    if (texto === null) return null
    read += texto
  }
  return read
}

async function leerTramo(
  gris: Gris,
  signs: readonly Lados[],
  { desde, hasta, alfabeto }: Tramo,
): Promise<string | null> {
  const [first, last] = [signs[desde], signs[hasta - 1]]
  if (!first || !last) return null
  const unit = (last.x1 - first.x0) / (hasta - desde)
  const left = Math.max(first.x0 - MARGIN * unit, middle(signs[desde - 1], first))
  const right = Math.min(last.x1 + MARGIN * unit, middle(last, signs[hasta], gris.ancho))
  const texto = (await reconocerRenglon(columnas(gris, left, right), alfabeto)).replaceAll(' ', '')
  return texto.length === hasta - desde ? texto : null
}

/** Half way between two neighbours. */
const middle = (a: Lados | undefined, b: Lados | undefined, end = 0): number => (a && b ? (a.x1 + b.x0) / 2 : end)

/** The columns of a line from `left` to `right`, with white on both sides. */
function columnas({ data, ancho, alto }: Gris, left: number, right: number): Gris {
  const [from, to] = [Math.max(0, Math.floor(left)), Math.min(ancho, Math.ceil(right))]
  const edge = Math.round(alto * 0.3)
  const width = to - from + 2 * edge
  const out = new Uint8Array(width * alto).fill(255)
  for (let y = 0; y < alto; y++) out.set(data.subarray(y * ancho + from, y * ancho + to), y * width + edge)
  return { data: out, ancho: width, alto }
}
