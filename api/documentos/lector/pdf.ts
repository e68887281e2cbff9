import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { LectorError } from './errores.ts'
import { createCanvas } from './lienzo.ts'

const ROOT = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => `${join(ROOT, name)}/`

/** Larger images inside a PDF are left out, larger pages rendered smaller. In pixels. */
const MAX_IMAGE_PIXELS = 40_000_000
const MAX_PAGE_PIXELS = 12_000_000

/** Opens a PDF without running anything in it. Throws LectorError `cifrado`, `ilegible`, `demasiadas_paginas`. */
export async function abrirPdf(ruta: string, maxPaginas: number): Promise<PDFDocumentProxy> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = pdfjs.getDocument({
    data: new Uint8Array(await readFile(ruta)),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
  })
  const doc = await task.promise.catch((error: unknown) => {
    throw new LectorError(isPassword(error) ? 'cifrado' : 'ilegible', error instanceof Error ? error.name : '')
  })
  if (doc.numPages <= maxPaginas) return doc
  const detail = `Tiene ${doc.numPages} páginas; el límite es ${maxPaginas}.`
  await task.destroy()
  throw new LectorError('demasiadas_paginas', detail)
}

const isPassword = (error: unknown) => error instanceof Error && error.name === 'PasswordException'

/** A page drawn at `scale` times 72 dpi, less when that would be too many pixels. */
export async function dibujarPagina(page: PDFPageProxy, scale: number): Promise<Canvas> {
  const size = page.getViewport({ scale: 1 })
  const allowed = Math.min(scale, Math.sqrt(MAX_PAGE_PIXELS / (size.width * size.height)))
  const viewport = page.getViewport({ scale: allowed })
  const lienzo = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)))
  await page.render({ canvas: lienzo, viewport }).promise
  return lienzo
}
