import type { Canvas } from '@napi-rs/canvas'
import { join } from 'node:path'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { nuevoLienzo } from './lienzo.ts'
import { packageFolder } from './tipografias.ts'

const PUNTOS_POR_PULGADA = 72

async function abrir(pdf: Uint8Array): Promise<PDFDocumentProxy> {
  const fonts = join(packageFolder('pdfjs-dist'), 'standard_fonts', '/')
  const options = { data: new Uint8Array(pdf), standardFontDataUrl: fonts, isEvalSupported: false, verbosity: 0 }
  return getDocument(options).promise
}

/** Every page of `pdf` as an image of `dpi` dots per inch. */
export async function imagenesDe(pdf: Uint8Array, dpi: number): Promise<Canvas[]> {
  const doc = await abrir(pdf)
  try {
    const images: Canvas[] = []
    for (let number = 1; number <= doc.numPages; number++) images.push(await imagenDe(doc, number, dpi))
    return images
  } finally {
    await doc.destroy()
  }
}

async function imagenDe(doc: PDFDocumentProxy, number: number, dpi: number): Promise<Canvas> {
  const page = await doc.getPage(number)
  const viewport = page.getViewport({ scale: dpi / PUNTOS_POR_PULGADA })
  const { lienzo, pincel } = nuevoLienzo(viewport.width, viewport.height)
  // The canvas of Node stands in for the browser's, whose types are not loaded here.
  const target: unknown = { canvas: lienzo, canvasContext: pincel, viewport }
  await page.render(target as Parameters<typeof page.render>[0]).promise
  page.cleanup()
  return lienzo
}

/** The text layer of every page, pieces in drawing order, one a line. Empty for a scan. */
export async function textosDe(pdf: Uint8Array): Promise<string[]> {
  const doc = await abrir(pdf)
  try {
    const texts: string[] = []
    for (let number = 1; number <= doc.numPages; number++) {
      const { items } = await (await doc.getPage(number)).getTextContent()
      texts.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])).join('\n'))
    }
    return texts
  } finally {
    await doc.destroy()
  }
}
