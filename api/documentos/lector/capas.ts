import type { PDFPageProxy } from 'pdfjs-dist'

/** What a page is made of besides its text layer. */
export interface Capas {
  /** Letters that a person sees: not invisible, not under an image that covers the page. */
  readonly letrasVisibles: number
  readonly imagenCubre: boolean
  /** Pixels per point of the image that covers the page: drawn at that size nothing of it is lost; null without one. */
  readonly resolucion: number | null
  /** Images, or enough small shapes, for a QR to be there. */
  readonly puedeTenerQr: boolean
}

type Matriz = readonly [number, number, number, number, number, number]

const COVERS = 0.5
const QR_SHAPES = 60
/** A square of a path is one move, three or four lines and a close. */
const NUMBERS_PER_SHAPE = 14
const INVISIBLE_MODES = new Set([3, 7])

const multiply = (m: Matriz, n: Matriz): Matriz => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

interface Estado {
  matriz: Matriz
  modo: number
}

class Recorrido {
  letrasVisibles = 0
  imagenCubre = false
  resolucion: number | null = null
  imagenes = 0
  formas = 0
  private readonly pila: Estado[] = []
  private estado: Estado = { matriz: [1, 0, 0, 1, 0, 0], modo: 0 }
  private readonly area: number

  constructor(area: number) {
    this.area = area
  }

  save(): void {
    this.pila.push({ ...this.estado })
  }

  restore(): void {
    this.estado = this.pila.pop() ?? this.estado
  }

  transform(args: unknown): void {
    if (isMatrix(args)) this.estado.matriz = multiply(this.estado.matriz, args)
  }

  mode(args: unknown): void {
    const value: unknown = Array.isArray(args) ? args[0] : 0
    this.estado.modo = typeof value === 'number' ? value : 0
  }

  text(args: unknown): void {
    const glyphs: unknown = Array.isArray(args) ? args[0] : []
    if (Array.isArray(glyphs) && !INVISIBLE_MODES.has(this.estado.modo))
      this.letrasVisibles += glyphs.filter((glyph) => typeof glyph === 'object' && glyph !== null).length
  }

  /** A QR is many shapes, drawn one by one or as one long path. */
  path(args: unknown): void {
    const data: unknown = Array.isArray(args) ? args[1] : null
    const points: unknown = Array.isArray(data) ? data[0] : null
    this.formas += 1 + (points instanceof Float32Array ? points.length / NUMBERS_PER_SHAPE : 0)
  }

  /** An image hides what was written under it. */
  image(args: unknown): void {
    const [a, b, c, d] = this.estado.matriz
    this.imagenes++
    if (Math.abs(a * d - b * c) < COVERS * this.area) return
    this.imagenCubre = true
    const pixels = pixelsAcross(args)
    if (pixels > 0) this.resolucion = pixels / Math.hypot(a, b)
    this.letrasVisibles = 0
  }
}

/** The width of an image in its own pixels, as the drawing's list tells it. */
function pixelsAcross(args: unknown): number {
  if (!Array.isArray(args)) return 0
  const [first, width] = args as unknown[]
  if (typeof width === 'number') return width
  const inside: unknown = typeof first === 'object' && first !== null && 'width' in first ? first.width : 0
  return typeof inside === 'number' ? inside : 0
}

const isMatrix = (args: unknown): args is Matriz =>
  Array.isArray(args) && args.length === 6 && args.every((each) => typeof each === 'number')

/** Walks the page's drawing once, without drawing it. */
export async function capasDe(page: PDFPageProxy): Promise<Capas> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { width, height } = page.getViewport({ scale: 1, rotation: 0 })
  const { fnArray, argsArray } = await page.getOperatorList()
  const walk = new Recorrido(width * height)
  const images = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintInlineImageXObjectGroup,
    OPS.paintImageMaskXObjectGroup,
  ])
  fnArray.forEach((fn, index) => {
    const args: unknown = argsArray[index]
    if (fn === OPS.save) walk.save()
    else if (fn === OPS.restore) walk.restore()
    else if (fn === OPS.transform) walk.transform(args)
    else if (fn === OPS.paintFormXObjectBegin) {
      walk.save()
      walk.transform(Array.isArray(args) ? args[0] : null)
    } else if (fn === OPS.paintFormXObjectEnd) walk.restore()
    else if (fn === OPS.setTextRenderingMode) walk.mode(args)
    else if (fn === OPS.showText) walk.text(args)
    else if (fn === OPS.constructPath) walk.path(args)
    else if (images.has(fn)) walk.image(args)
  })
  const { letrasVisibles, imagenCubre, resolucion } = walk
  return { letrasVisibles, imagenCubre, resolucion, puedeTenerQr: walk.imagenes > 0 || walk.formas >= QR_SHAPES }
}
