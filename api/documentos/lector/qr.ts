import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CodigoQr } from '#domain/documentos/pagina.ts'
import type { Canvas } from '@napi-rs/canvas'
import type * as Zxing from 'zxing-wasm/reader'
import { muestraBuscadores } from './vision/buscadores-qr.ts'
import { enPgm, type Gris } from './vision/gris.ts'
import type { HojaPreparada } from './vision/hoja-preparada.ts'
import { ampliar, muestrear } from './vision/homografia.ts'

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

/** QR codes of an upright scan; at the first size that shows one. A page without corners of a QR is looked at once. */
export async function leerQr({ gris }: HojaPreparada, pagina: number): Promise<CodigoQr[]> {
  const widths = muestraBuscadores(gris) ? SCAN_WIDTHS : SCAN_WIDTHS.slice(0, 1)
  for (const width of widths) {
    const seen = aAncho(gris, width)
    const found = await readIn(enPgm(seen), { ancho: seen.ancho, alto: seen.alto, pagina }, true)
    if (found.length > 0) return found
  }
  return []
}

/** QR codes of a page drawn from a digital file: crisp, upright, and dark on light. */
export function leerQrNitido(lienzo: Canvas, pagina: number): Promise<CodigoQr[]> {
  const { width, height } = lienzo
  const data = new Uint8ClampedArray(lienzo.data())
  return readIn({ data, width, height, colorSpace: 'srgb' }, { ancho: width, alto: height, pagina }, false)
}

function aAncho(gris: Gris, width: number): Gris {
  if (width >= gris.ancho) return gris
  const scale = width / gris.ancho
  const size = { ancho: width, alto: Math.max(1, Math.round(gris.alto * scale)) }
  return muestrear(gris, ampliar(1 / scale), size)
}

interface Donde {
  readonly ancho: number
  readonly alto: number
  readonly pagina: number
}

type Entrada = Parameters<typeof Zxing.readBarcodes>[0]

async function readIn(image: Entrada, { ancho, alto, pagina }: Donde, harder: boolean): Promise<CodigoQr[]> {
  const { readBarcodes } = await decoder()
  const results = await readBarcodes(image, {
    formats: ['QRCode'],
    tryHarder: harder,
    tryRotate: harder,
    tryInvert: harder,
    tryDownscale: harder,
    maxNumberOfSymbols: 4,
  })
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
