import PDFDocument from 'pdfkit'
import { usarFuente, type Estilo, type NombreFamilia } from './tipografias.ts'
import type { PapelTexto, Pieza } from './hoja.ts'

export interface TextoOpciones {
  readonly tamano?: number
  readonly estilo?: Estilo
  readonly color?: string
  readonly papel?: PapelTexto
}

/** A run of text of one style inside a wrapped paragraph. */
export interface Tramo {
  readonly texto: string
  readonly estilo?: Estilo
  readonly papel?: PapelTexto
}

const NEGRO = '#1a1a1a'
export const INTERLINEA = 1.22

/** How the letters of a whole page are set: points between them and their width in percent. */
export interface Composicion {
  readonly espaciado?: number
  readonly escala?: number
}

/** The document that measures keeps every word it has seen: after so many it is begun anew. */
const MEDIDAS_POR_REGLA = 50_000

let regla = new PDFDocument({ autoFirstPage: false })
let medidas = 0

/** Points that `texto` takes in that font; never drawn, so one document measures for all pages. */
function anchoNatural(texto: string, familia: NombreFamilia, estilo: Estilo, tamano: number): number {
  medidas++
  if (medidas % MEDIDAS_POR_REGLA === 0) regla = new PDFDocument({ autoFirstPage: false })
  return usarFuente(regla, familia, estilo).fontSize(tamano).widthOfString(texto)
}

/** Collects the pieces of one page and knows how wide texts are. */
export class Pluma {
  readonly piezas: Pieza[] = []
  private readonly familia: NombreFamilia
  private readonly composicion: Composicion

  constructor(familia: NombreFamilia, composicion: Composicion = {}) {
    this.familia = familia
    this.composicion = composicion
  }

  ancho(texto: string, tamano: number, estilo: Estilo = 'normal'): number {
    const { espaciado = 0, escala = 100 } = this.composicion
    return ((anchoNatural(texto, this.familia, estilo, tamano) + espaciado * texto.length) * escala) / 100
  }

  /** One line at (x, y), y its top. */
  texto(x: number, y: number, texto: string, opciones: TextoOpciones = {}): void {
    if (texto === '') return
    const { tamano = 9, estilo = 'normal', color = NEGRO, papel = 'texto' } = opciones
    this.piezas.push({ tipo: 'texto', x, y, texto, tamano, estilo, color, papel, ...this.composicion })
  }

  centrado(x: number, y: number, texto: string, opciones: TextoOpciones = {}): void {
    this.texto(x - this.ancho(texto, opciones.tamano ?? 9, opciones.estilo) / 2, y, texto, opciones)
  }

  derecha(x: number, y: number, texto: string, opciones: TextoOpciones = {}): void {
    this.texto(x - this.ancho(texto, opciones.tamano ?? 9, opciones.estilo), y, texto, opciones)
  }

  rectangulo(
    x: number,
    y: number,
    ancho: number,
    alto: number,
    forma: { relleno?: string; borde?: string; radio?: number },
  ): void {
    this.piezas.push({ tipo: 'rectangulo', x, y, ancho, alto, ...forma })
  }

  raya(x: number, y: number, ancho: number, color = '#9a9a9a', grueso = 0.6): void {
    this.rectangulo(x, y, ancho, grueso, { relleno: color })
  }

  qr(x: number, y: number, lado: number, contenido: string): void {
    this.piezas.push({ tipo: 'qr', x, y, lado, contenido })
  }

  barras(x: number, y: number, ancho: number, alto: number, semilla: number): void {
    this.piezas.push({ tipo: 'barras', x, y, ancho, alto, semilla })
  }

  /** Wraps `tramos` at spaces into `ancho` points and gives back the height used. */
  parrafo(x: number, y: number, ancho: number, tramos: readonly Tramo[], opciones: TextoOpciones = {}): number {
    const tamano = opciones.tamano ?? 9
    let cursor = 0
    let top = y
    for (const tramo of tramos) {
      const estilo = tramo.estilo ?? opciones.estilo ?? 'normal'
      let line = ''
      let start = cursor
      const flush = (): void => {
        this.texto(x + start, top, line.trimEnd(), {
          ...opciones,
          estilo,
          papel: tramo.papel ?? opciones.papel ?? 'texto',
        })
        line = ''
      }
      for (const word of tramo.texto.split(/(?<= )/)) {
        if (cursor > 0 && cursor + this.ancho(word.trimEnd(), tamano, estilo) > ancho) {
          flush()
          top += tamano * INTERLINEA
          cursor = 0
          start = 0
        }
        line += word
        cursor += this.ancho(word, tamano, estilo)
      }
      flush()
    }
    return top - y + tamano * INTERLINEA
  }
}
