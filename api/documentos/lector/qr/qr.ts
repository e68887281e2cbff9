import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CodigoQr } from '#domain/documentos/pagina.ts'
import type { Canvas } from '@napi-rs/canvas'
import type * as Zxing from 'zxing-wasm/reader'
import { muestraBuscadores } from '#api/documentos/lector/vision/buscadores-qr.ts'
import { enPgm, type Gris } from '#api/documentos/lector/vision/gris.ts'
import type { HojaPreparada } from '#api/documentos/lector/vision/hoja-preparada.ts'
import {
  ampliar,
  componer,
  desdeDerecha,
  invertir,
  muestrear,
  trasladar,
  type Matriz,
} from '#api/documentos/lector/vision/homografia.ts'

const require = createRequire(import.meta.url)
/** Widths a scan is looked at with: a fine QR wants more pixels, a blurred one fewer. */
const [FIRST_WIDTH, ...OTHER_WIDTHS] = [1300, 2100, 800]
/** An image as it came is enlarged for its code only up to this many pixels. */
const MAX_PIXELS = 9_000_000
const ENLARGED = 2

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

/** A way to look at a page: an image, and from its pixels to those of the upright page; null where they are the same but for their size. */
interface Vista {
  readonly gris: Gris
  readonly aDerecha: Matriz | null
}

/**
 * QR codes of an upright scan, in the first look that shows one. A page without corners of a QR is looked at once; where they show, also
 * the image as it came: turning a page a little and evening its light blurs the smallest squares.
 */
export async function leerQr(hoja: HojaPreparada, pagina: number): Promise<CodigoQr[]> {
  for (const { gris, aDerecha } of vistas(hoja)) {
    const found = await readIn(enPgm(gris), { ancho: gris.ancho, alto: gris.alto, pagina }, true)
    if (found.length > 0) return aDerecha ? found.map((code) => enderezado(code, gris, aDerecha, hoja.gris)) : found
  }
  return []
}

function* vistas({ gris, fuente, postura, escala }: HojaPreparada): Generator<Vista> {
  yield { gris: aAncho(gris, FIRST_WIDTH), aDerecha: null }
  if (!muestraBuscadores(gris)) return
  const toPage = componer(ampliar(escala), invertir(desdeDerecha(fuente, postura)))
  yield { gris: fuente, aDerecha: toPage }
  for (const width of OTHER_WIDTHS) yield { gris: aAncho(gris, width), aDerecha: null }
  const large = { ancho: fuente.ancho * ENLARGED, alto: fuente.alto * ENLARGED }
  if (large.ancho * large.alto > MAX_PIXELS) return
  yield {
    gris: muestrear(fuente, ampliar(1 / ENLARGED), large),
    aDerecha: componer(toPage, ampliar(1 / ENLARGED)),
  }
}

/** A code of `seen` with its place on the upright page. */
function enderezado(code: CodigoQr, seen: Gris, m: Matriz, page: Gris): CodigoQr {
  const [x, y, w, h] = code.caja
  const corners = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ].map(([cx = 0, cy = 0]) => trasladar(m, [cx * seen.ancho, cy * seen.alto]))
  return { ...code, caja: around(corners.map(([px, py]) => [px / page.ancho, py / page.alto])) }
}

/** The smallest upright box around some points. */
function around(points: readonly (readonly [number, number])[]): CodigoQr['caja'] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y]
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
    // These papers print their codes dark on light.
    tryInvert: false,
    tryDownscale: harder,
    maxNumberOfSymbols: 4,
  })
  return results
    .filter(({ isValid }) => isValid)
    .map(({ bytes, position }) => {
      const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight]
      return { pagina, texto: decodeBytes(bytes), caja: around(corners.map(({ x, y }) => [x / ancho, y / alto])) }
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
