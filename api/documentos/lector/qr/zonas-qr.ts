import type { Capas, Cuadro, Relleno } from '#api/documentos/lector/pdf/recorrido.ts'

/** A place of the page that may hold a QR, in points, and the shapes that it is drawn with; none for an image. */
export interface Zona {
  readonly cuadro: Cuadro
  readonly rellenos: readonly Relleno[]
}

/** Squares of a QR, side by side ones joined, at least; and its side in points. */
const MIN_SHAPES = 60
const MIN_SIDE = 28
const MAX_SIDE = 420
/** How far from a square, as drawn; an image may have margins or a text under its code. */
const SQUARE = 1.12
const SQUARE_IMAGE = 1.7
/** A shape larger than this is no square of a code: a frame, a band, a rule. */
const MAX_PIECE = 150

/** Where a QR may be: many small shapes one after another that fill a square, and images that are about square. */
export function zonasQr({ rellenos, estampas }: Pick<Capas, 'rellenos' | 'estampas'>): Zona[] {
  const drawn = runsOf(rellenos).filter(
    ({ cuadro, rellenos: own }) =>
      own.reduce((sum, { formas }) => sum + formas, 0) >= MIN_SHAPES && isSquare(cuadro, SQUARE),
  )
  const images = estampas.filter((cuadro) => isSquare(cuadro, SQUARE_IMAGE)).map((cuadro) => ({ cuadro, rellenos: [] }))
  return [...drawn, ...images]
}

const sides = ([x0, y0, x1, y1]: Cuadro): readonly [number, number] => [x1 - x0, y1 - y0]

function isSquare(cuadro: Cuadro, most: number): boolean {
  const [w, h] = sides(cuadro)
  return Math.min(w, h) >= MIN_SIDE && Math.max(w, h) <= MAX_SIDE && Math.max(w, h) <= most * Math.min(w, h)
}

/** Small shapes with neither text nor an image between them. A long path of many shapes is a run of its own. */
function runsOf(rellenos: readonly Relleno[]): Zona[] {
  const runs: { cuadro: Cuadro; rellenos: Relleno[] }[] = []
  let open: (typeof runs)[number] | null = null
  for (const relleno of rellenos) {
    const alone = relleno.formas >= MIN_SHAPES
    const [w, h] = sides(relleno.cuadro)
    if (alone || Math.max(w, h) > MAX_PIECE) {
      if (alone) runs.push({ cuadro: relleno.cuadro, rellenos: [relleno] })
      open = null
      continue
    }
    if (open?.rellenos.at(-1)?.turno === relleno.turno) {
      open.cuadro = around(open.cuadro, relleno.cuadro)
      open.rellenos.push(relleno)
    } else {
      open = { cuadro: relleno.cuadro, rellenos: [relleno] }
      runs.push(open)
    }
  }
  return runs
}

const around = (a: Cuadro, b: Cuadro): Cuadro => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
]
