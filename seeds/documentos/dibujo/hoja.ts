import type { Estilo, NombreFamilia } from './tipografias.ts'

/** What a text is for: the printed orders move labels and values, not the rest. */
export type PapelTexto = 'texto' | 'rotulo' | 'valor'

export interface PiezaTexto {
  readonly tipo: 'texto'
  readonly x: number
  readonly y: number
  readonly texto: string
  readonly tamano: number
  readonly estilo: Estilo
  readonly color: string
  readonly papel: PapelTexto
  /** Degrees, counter-clockwise, around the text's start. */
  readonly giro?: number
  /** Points added after each letter. */
  readonly espaciado?: number
  /** Width of the letters in percent of the font's own. */
  readonly escala?: number
}

export interface PiezaRectangulo {
  readonly tipo: 'rectangulo'
  readonly x: number
  readonly y: number
  readonly ancho: number
  readonly alto: number
  readonly relleno?: string
  readonly borde?: string
  readonly radio?: number
}

/** A square of black modules, `lado` points wide. */
export interface PiezaQr {
  readonly tipo: 'qr'
  readonly x: number
  readonly y: number
  readonly lado: number
  readonly contenido: string
}

/** Bars that look like a barcode and say nothing. */
export interface PiezaBarras {
  readonly tipo: 'barras'
  readonly x: number
  readonly y: number
  readonly ancho: number
  readonly alto: number
  readonly semilla: number
}

export type Pieza = PiezaTexto | PiezaRectangulo | PiezaQr | PiezaBarras

/** One letter-size page; points, origin at the top left. */
export interface Hoja {
  readonly piezas: readonly Pieza[]
}

/** The sheet that the pages are printed on when it is not letter size, and how they lie on it. */
export interface Marco {
  readonly ancho: number
  readonly alto: number
  /** 1 is as drawn. */
  readonly escala: number
  readonly x: number
  readonly y: number
  /** The file says to turn a page that was written lying down: it is seen upright all the same. */
  readonly girado: boolean
}

/** A paper before it becomes a PDF. */
export interface Papel {
  readonly marco?: Marco
  readonly titulo: string
  readonly familia: NombreFamilia
  readonly hojas: readonly Hoja[]
}

export const ANCHO_HOJA = 612
export const ALTO_HOJA = 792

/** The order in which texts are written into the file, as four kinds of real papers have them. */
export const ORDENES_DIBUJO = ['lectura', 'dibujo', 'etiquetas', 'columnas'] as const
export type OrdenDibujo = (typeof ORDENES_DIBUJO)[number]

/** The same pieces in another drawing order: nothing moves on the page. `dibujo` writes values before labels, `etiquetas` labels before values, `columnas` one column after another. */
export function ordenar(piezas: readonly Pieza[], orden: OrdenDibujo): Pieza[] {
  if (orden === 'lectura') return [...piezas]
  const filled = piezas.filter((pieza) => pieza.tipo !== 'texto')
  const texts = piezas.filter((pieza) => pieza.tipo === 'texto')
  if (orden === 'columnas') return [...filled, ...texts.toSorted((a, b) => a.x - b.x || a.y - b.y)]
  const lastField = texts.findLastIndex((pieza) => pieza.papel !== 'texto')
  const of = (papel: PapelTexto): PiezaTexto[] => texts.filter((pieza) => pieza.papel === papel)
  if (orden === 'dibujo') return [...filled, ...of('texto'), ...of('valor'), ...of('rotulo')]
  const before = texts.filter((pieza, index) => pieza.papel === 'texto' && index < lastField)
  const after = texts.filter((pieza, index) => pieza.papel === 'texto' && index > lastField)
  return [...filled, ...before, ...of('rotulo'), ...of('valor'), ...after]
}
