import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { LectorError } from '#api/documentos/lector/proceso/errores.ts'
import { createCanvas } from '#api/documentos/lector/lienzo.ts'
import { pdfjs } from './pdfjs.ts'

const ROOT = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => `${join(ROOT, name)}/`

/** Larger images inside a PDF are left out, larger pages rendered smaller. In pixels. */
export const MAX_IMAGE_PIXELS = 40_000_000
const MAX_PAGE_PIXELS = 12_000_000

/** Opens a PDF without running anything in it. Throws LectorError `cifrado`, `ilegible`, `demasiadas_paginas`. */
export const abrirPdf = async (ruta: string, maxPaginas: number): Promise<PDFDocumentProxy> =>
  abrirBytes(new Uint8Array(await readFile(ruta)), maxPaginas)

/**
 * The same of a file's bytes, which are not the caller's any more. `sin letras` leaves out the drawings of the fonts that every
 * program has: their text and its places are known without.
 */
export async function abrirBytes(
  data: Uint8Array,
  maxPaginas: number,
  para: 'dibujar' | 'sin letras' = 'dibujar',
): Promise<PDFDocumentProxy> {
  const lib = await pdfjs()
  const task = lib.getDocument({
    data,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: lib.VerbosityLevel.ERRORS,
    ...(para === 'dibujar' ? { standardFontDataUrl: folder('standard_fonts') } : {}),
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

/** `scale`, or what is left of it for a page that would have too many pixels. */
export function escalaPermitida(page: PDFPageProxy, scale: number): number {
  const { width, height } = page.getViewport({ scale: 1 })
  return Math.min(scale, Math.sqrt(MAX_PAGE_PIXELS / (width * height)))
}

/** A page drawn at `scale` times 72 dpi, less when that would be too many pixels. */
export async function dibujarPagina(page: PDFPageProxy, scale: number): Promise<Canvas> {
  const viewport = page.getViewport({ scale: escalaPermitida(page, scale) })
  const lienzo = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)))
  await page.render({ canvas: lienzo, viewport }).promise
  return lienzo
}

/** Only a part of a page, in points of the page as it is shown, at `scale` times 72 dpi. */
export async function dibujarParte(
  page: PDFPageProxy,
  [x0, y0, x1, y1]: readonly [x0: number, y0: number, x1: number, y1: number],
  scale: number,
): Promise<Canvas> {
  const viewport = page.getViewport({ scale, offsetX: -x0 * scale, offsetY: -y0 * scale })
  const lienzo = createCanvas(Math.max(1, Math.ceil((x1 - x0) * scale)), Math.max(1, Math.ceil((y1 - y0) * scale)))
  await page.render({ canvas: lienzo, viewport }).promise
  return lienzo
}
