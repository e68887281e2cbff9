import { imagenDe, type ImagenCruda } from './copia-ligera.ts'

/** Which of crossing outlines are inside. */
export type ReglaRelleno = 'nonzero' | 'evenodd'
export type Matriz = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
/** Left, top, right and bottom in the page's own units, y upwards or downwards as the page has it. */
export type Cuadro = readonly [x0: number, y0: number, x1: number, y1: number]

/** An area that the page fills with one colour, of one or many shapes. */
export interface Relleno {
  /** As the drawing's list has it: 0 move, 1 line, 2 curve, 3 quadratic, 4 close, each with its numbers. */
  readonly puntos: Float32Array
  readonly matriz: Matriz
  readonly color: string
  readonly regla: ReglaRelleno
  readonly formas: number
  readonly cuadro: Cuadro
  /** Letters and images drawn before it: shapes with nothing between them belong together. */
  readonly turno: number
}

/** What a page is made of besides its text layer. */
export interface Capas {
  /** Letters that a person sees: not invisible, not under an image that covers the page. */
  readonly letrasVisibles: number
  /** Pixels per point of the image that covers the page: drawn at that size nothing of it is lost; null without one. */
  readonly resolucion: number | null
  /** Images, or enough small shapes, for a QR to be there. */
  readonly puedeTenerQr: boolean
  readonly rellenos: readonly Relleno[]
  /** Where images lie that do not cover the page. */
  readonly estampas: readonly Cuadro[]
  /** The image that covers the page, when nothing else is seen on it. */
  readonly escaneo: Escaneo | null
}

export interface Escaneo {
  readonly imagen: ImagenCruda
  /** From the image's own square, its origin at the lower left, to the page. */
  readonly matriz: Matriz
}

const COVERS = 0.5
const QR_SHAPES = 60
/** A square of a path is one move, three or four lines and a close. */
const NUMBERS_PER_SHAPE = 14
const INVISIBLE_MODES = new Set([3, 7])
/** Filled areas kept at most: no paper has more, and a file made to harm may have a million. */
const MAX_FILLS = 20_000

export const multiply = (m: Matriz, n: Matriz): Matriz => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** The square around a square seen through `m`. */
export function cuadroEn([a, b, c, d, e, f]: Matriz, [x0, y0, x1, y1]: Cuadro): Cuadro {
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1]
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1]
  return [Math.min(...xs) + e, Math.min(...ys) + f, Math.max(...xs) + e, Math.max(...ys) + f]
}

interface Estado {
  matriz: Matriz
  modo: number
  color: string
}

/** Keeps account of a page's drawing, step by step. */
export class Recorrido {
  private letrasVisibles = 0
  private resolucion: number | null = null
  private imagenes = 0
  private formas = 0
  private turno = 0
  private mas = false
  private escaneo: Escaneo | null = null
  private readonly rellenos: Relleno[] = []
  private readonly estampas: Cuadro[] = []
  private readonly pila: Estado[] = []
  private estado: Estado = { matriz: [1, 0, 0, 1, 0, 0], modo: 0, color: '#000000' }
  private readonly area: number
  private readonly crudas: readonly ImagenCruda[]

  constructor(area: number, crudas: readonly ImagenCruda[]) {
    this.area = area
    this.crudas = crudas
  }

  capas(): Capas {
    const { letrasVisibles, resolucion, rellenos, estampas } = this
    const puedeTenerQr = this.imagenes > 0 || this.formas >= QR_SHAPES
    const escaneo = this.mas || this.imagenes !== 1 || letrasVisibles > 0 ? null : this.escaneo
    return { letrasVisibles, resolucion, puedeTenerQr, rellenos, estampas, escaneo }
  }

  save(): void {
    this.pila.push({ ...this.estado })
  }

  restore(): void {
    this.estado = this.pila.pop() ?? this.estado
  }

  transform(args: unknown): void {
    const matrix = matrixOf(args)
    if (matrix) this.estado.matriz = multiply(this.estado.matriz, matrix)
  }

  mode(args: unknown): void {
    const value: unknown = Array.isArray(args) ? args[0] : 0
    this.estado.modo = typeof value === 'number' ? value : 0
  }

  color(args: unknown): void {
    const value: unknown = Array.isArray(args) ? args[0] : null
    if (typeof value === 'string') this.estado.color = value
  }

  text(args: unknown): void {
    this.turno++
    const glyphs: unknown = Array.isArray(args) ? args[0] : []
    if (Array.isArray(glyphs) && !INVISIBLE_MODES.has(this.estado.modo))
      this.letrasVisibles += glyphs.filter((glyph) => typeof glyph === 'object' && glyph !== null).length
  }

  /** Something that changes what is seen of the page in a way that is not looked into. */
  other(): void {
    this.mas = true
  }

  /** A QR is many shapes, drawn one by one or as one long path. `regla`: how it is filled, when it is. */
  path(args: unknown, regla: ReglaRelleno | undefined): void {
    this.mas = true
    const [, data, box] = Array.isArray(args) ? (args as unknown[]) : []
    const puntos: unknown = Array.isArray(data) ? data[0] : null
    if (!(puntos instanceof Float32Array)) {
      this.formas++
      return
    }
    const formas = 1 + puntos.length / NUMBERS_PER_SHAPE
    this.formas += formas
    const { matriz, color } = this.estado
    const [x0, y0, x1, y1] = box instanceof Float32Array ? box : []
    if (!regla || x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return
    if (this.rellenos.length >= MAX_FILLS) return
    const cuadro = cuadroEn(matriz, [x0, y0, x1, y1])
    this.rellenos.push({ puntos, matriz, color, regla, formas, cuadro, turno: this.turno })
  }

  /** An image hides what was written under it. */
  image(args: unknown): void {
    this.turno++
    const { matriz } = this.estado
    const [a, b, c, d] = matriz
    this.imagenes++
    if (Math.abs(a * d - b * c) < COVERS * this.area) {
      this.estampas.push(cuadroEn(matriz, [0, 0, 1, 1]))
      return
    }
    const { ancho, imagen } = this.sizeOf(args)
    if (ancho > 0) this.resolucion = ancho / Math.hypot(a, b)
    if (imagen) this.escaneo = { imagen, matriz }
    this.letrasVisibles = 0
  }

  /** The width of an image in its own pixels, as the drawing's list or its own dictionary tells it. */
  private sizeOf(args: unknown): { readonly ancho: number; readonly imagen: ImagenCruda | undefined } {
    const [first, width, height] = Array.isArray(args) ? (args as unknown[]) : []
    const told = typeof first === 'object' && first !== null ? (first as Readonly<Record<string, unknown>>) : {}
    const [ancho, alto] = typeof width === 'number' ? [width, height] : [told['width'], told['height']]
    if (typeof ancho !== 'number' || typeof alto !== 'number') return { ancho: 0, imagen: undefined }
    const imagen = imagenDe(this.crudas, ancho, alto)
    return { ancho: imagen?.ancho ?? ancho, imagen }
  }
}

function matrixOf(args: unknown): Matriz | null {
  const numbers: unknown[] = Array.isArray(args) ? args : args instanceof Float32Array ? Array.from(args) : []
  return numbers.length === 6 && numbers.every((each) => typeof each === 'number')
    ? (numbers as unknown as Matriz)
    : null
}
