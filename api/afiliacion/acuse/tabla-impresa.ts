import type { TablaImpresa } from './renglon.ts'

type Pdf = PDFKit.PDFDocument

interface Hoja {
  readonly x: number
  readonly ancho: number
  readonly linea: string
  readonly texto: string
  /** Where `needed` points fit: there, or at the top of another page. */
  readonly reserve: (y: number, needed: number) => number
}

/** Share of the width that the first column takes; the others divide the rest. */
const PRIMERA = 0.22
const LETRA = 7.5
const AIRE = 4

/** Draws a table from `top` on, its headers again at the top of each page. Returns where it ends. */
export function drawTabla(pdf: Pdf, { columnas, filas }: TablaImpresa, hoja: Hoja, top: number): number {
  const anchos = columnas.map((_, i) =>
    i === 0 ? hoja.ancho * PRIMERA : (hoja.ancho * (1 - PRIMERA)) / Math.max(1, columnas.length - 1),
  )
  const draw = (celdas: readonly string[], letra: 'negrita' | 'normal', at: number): number => {
    pdf.font(letra).fontSize(LETRA).fillColor(hoja.texto)
    const alto = altoDe(pdf, celdas, anchos)
    pdf
      .moveTo(hoja.x, at)
      .lineTo(hoja.x + hoja.ancho, at)
      .lineWidth(0.5)
      .strokeColor(hoja.linea)
      .stroke()
    let x = hoja.x
    celdas.forEach((celda, i) => {
      const width = anchos[i] ?? 0
      pdf.text(celda, x, at + AIRE, { width: width - AIRE, align: i === 0 ? 'left' : 'right' })
      x += width
    })
    return at + alto
  }
  let y = draw(columnas, 'negrita', top)
  for (const fila of filas) {
    pdf.font('normal').fontSize(LETRA)
    const at = hoja.reserve(y, altoDe(pdf, fila, anchos))
    y = draw(fila, 'normal', at === y ? y : draw(columnas, 'negrita', at))
  }
  return y
}

/** In the font that is set. */
function altoDe(pdf: Pdf, celdas: readonly string[], anchos: readonly number[]): number {
  const altos = celdas.map((celda, i) => pdf.heightOfString(celda, { width: (anchos[i] ?? 0) - AIRE }))
  return Math.max(...altos) + 2 * AIRE
}
