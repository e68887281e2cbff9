import { LARGO_CURP, LARGOS_DE_CLAVE } from './formas-de-clave.ts'
import { reconocerRenglon, reconocerSignos } from './ocr.ts'
import type { Gris } from '#api/documentos/lector/vision/gris.ts'
import { signosDe, type Lados } from '#api/documentos/lector/vision/signos.ts'

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
/** Years, by their last two digits, of people born in this century: position 17 of their CURP is a letter. */
const BORN_AFTER_2000 = 40
/** Share of a sign's width that is left free on both sides of a stretch. */
const MARGIN = 0.35

/** From the first sign to the one after the last. */
type Tramo = readonly [desde: number, hasta: number]

const [HEAD, DATE, MIDDLE]: readonly [Tramo, Tramo, Tramo] = [
  [0, 4],
  [4, 10],
  [10, 16],
]

/**
 * The key on one line (`gris`) read by its alphabets, letters among letters and digits among digits: what a recogniser takes for an S in a
 * word it takes for an 8 in a number. Stretches of one alphabet are read as one line, since two signs alone are hardly read. Where each
 * sign stands is told by the gaps between them, or by a reading of the whole; null when neither gives as many as a key has. `largos`: the
 * lengths that the key may have.
 */
export async function leerPorTramos(gris: Gris, largos: readonly number[] = LARGOS_DE_CLAVE): Promise<string | null> {
  const gaps = signosDe(gris)
  const signs = largos.includes(gaps.length) ? gaps : await reconocerSignos(gris)
  if (!largos.includes(signs.length)) return null
  const read = (alfabeto: string, ...tramos: Tramo[]) => leerJuntos(gris, signs, alfabeto, tramos)
  if (signs.length === LARGO_CURP) return curp(read)
  if (signs.length === 11) return read(DIGITS, [0, 11])
  const [head, date, rest] = [
    await read(`${LETTERS}&`, HEAD),
    await read(DIGITS, DATE),
    await read(LETTERS + DIGITS, [10, 13]),
  ]
  return head === null || date === null || rest === null ? null : head + date + rest
}

async function curp(read: (alfabeto: string, ...tramos: Tramo[]) => Promise<string | null>): Promise<string | null> {
  const digits = await read(DIGITS, DATE, [17, 18])
  if (digits === null) return null
  const withLetter = Number(digits.slice(0, 2)) <= BORN_AFTER_2000
  const rest: Tramo = withLetter ? [10, 17] : MIDDLE
  const letters = (await read(LETTERS, HEAD, rest)) ?? joined(await read(LETTERS, HEAD), await read(LETTERS, rest))
  const last = withLetter ? '' : await read(DIGITS, DATE, [16, 18])
  if (letters === null || last === null) return null
  return letters.slice(0, 4) + digits.slice(0, 6) + letters.slice(4) + last.slice(6, 7) + digits.slice(6)
}

const joined = (a: string | null, b: string | null) => (a === null || b === null ? null : a + b)

/** Some stretches of a line as one; null when it has another number of signs. */
async function leerJuntos(
  gris: Gris,
  signs: readonly Lados[],
  alfabeto: string,
  tramos: readonly Tramo[],
): Promise<string | null> {
  const places = tramos.map((tramo) => columnasDe(gris, signs, tramo))
  const wanted = tramos.reduce((sum, [desde, hasta]) => sum + hasta - desde, 0)
  const texto = (await reconocerRenglon(juntas(gris, places), alfabeto)).replaceAll(' ', '')
  return texto.length === wanted ? texto : null
}

/** Columns that a stretch takes, and half of the gaps beside it. */
function columnasDe(gris: Gris, signs: readonly Lados[], [desde, hasta]: Tramo): Lados {
  const [first, last] = [signs[desde], signs[hasta - 1]]
  if (!first || !last) return { x0: 0, x1: 0 }
  const unit = (last.x1 - first.x0) / (hasta - desde)
  const left = Math.max(first.x0 - MARGIN * unit, middle(signs[desde - 1], first))
  const right = Math.min(last.x1 + MARGIN * unit, middle(last, signs[hasta], gris.ancho))
  return { x0: Math.max(0, Math.floor(left)), x1: Math.min(gris.ancho, Math.ceil(right)) }
}

/** Half way between two neighbours. */
const middle = (a: Lados | undefined, b: Lados | undefined, end = 0): number => (a && b ? (a.x1 + b.x0) / 2 : end)

/** Some columns of a line side by side, with white before and after. */
function juntas({ data, ancho, alto }: Gris, places: readonly Lados[]): Gris {
  const edge = Math.round(alto * 0.3)
  const width = places.reduce((sum, { x0, x1 }) => sum + x1 - x0, 2 * edge)
  const out = new Uint8Array(width * alto).fill(255)
  let left = edge
  for (const { x0, x1 } of places) {
    for (let y = 0; y < alto; y++) out.set(data.subarray(y * ancho + x0, y * ancho + x1), y * width + left)
    left += x1 - x0
  }
  return { data: out, ancho: width, alto }
}
