import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CodigoQr } from '#domain/documentos/pagina.ts'
import type { Canvas } from '@napi-rs/canvas'
import type * as Zxing from 'zxing-wasm/reader'
import { escalar } from './lienzo.ts'

const require = createRequire(import.meta.url)
/** Widths a scan is looked at with: a fine QR wants more pixels, a blurred one fewer. */
const SCAN_WIDTHS = [1300, 2100, 800]

let ready: Promise<typeof Zxing> | undefined

/** The decoder with its own wasm from the package: it would fetch it otherwise. */
function decoder(): Promise<typeof Zxing> {
  ready ??= (async () => {
    const zxing = await import('zxing-wasm/reader')
    const wasm = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))
    zxing.prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
    return zxing
  })()
  return ready
}

/** QR codes of an upright scan; at the first scale that shows one. */
export async function leerQr(lienzo: Canvas, pagina: number): Promise<CodigoQr[]> {
  for (const width of SCAN_WIDTHS) {
    const found = await readAt(escalar(lienzo, Math.min(width, lienzo.width)), pagina, true)
    if (found.length > 0) return found
  }
  return []
}

/** QR codes of a page drawn from a digital file: crisp, upright, and dark on light. */
export const leerQrNitido = (lienzo: Canvas, pagina: number): Promise<CodigoQr[]> => readAt(lienzo, pagina, false)

async function readAt(lienzo: Canvas, pagina: number, harder: boolean): Promise<CodigoQr[]> {
  const { readBarcodes } = await decoder()
  const { width: ancho, height: alto } = lienzo
  const { data } = lienzo.getContext('2d').getImageData(0, 0, ancho, alto)
  const results = await readBarcodes(
    { data, width: ancho, height: alto },
    {
      formats: ['QRCode'],
      tryHarder: harder,
      tryRotate: harder,
      tryInvert: harder,
      tryDownscale: harder,
      maxNumberOfSymbols: 4,
    },
  )
  return results
    .filter(({ isValid }) => isValid)
    .map(({ bytes, position }) => {
      const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight]
      const [xs, ys] = [corners.map(({ x }) => x / ancho), corners.map(({ y }) => y / alto)]
      const [x, y] = [Math.min(...xs), Math.min(...ys)]
      return { pagina, texto: decodeBytes(bytes), caja: [x, y, Math.max(...xs) - x, Math.max(...ys) - y] as const }
    })
}

/** The decoder guesses a character set, and takes Ñ in Latin-1 for Japanese: these papers hold UTF-8 or Latin-1. */
function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
