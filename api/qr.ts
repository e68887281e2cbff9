import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as Zxing from 'zxing-wasm/writer'

let zxing: Promise<typeof Zxing> | null = null

/** The program is read from the installed package: left alone, the library would fetch it from the network. */
async function loadZxing(): Promise<typeof Zxing> {
  const writer = await import('zxing-wasm/writer')
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'))
  writer.prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  return writer
}

/** The squares of a QR code, row by row: which are dark. Without its white edge. */
export interface CuadrosQr {
  readonly lado: number
  readonly oscuros: readonly boolean[]
}

/** The QR code of `text` as squares to be drawn on paper, whose white around it is its edge. */
export async function qrCuadros(text: string): Promise<CuadrosQr> {
  zxing ??= loadZxing()
  const { writeBarcode } = await zxing
  const { error, symbol } = await writeBarcode(text, { format: 'QRCode', addQuietZones: false, options: 'ecLevel=M' })
  if (error !== '') throw new Error(`QR: ${error}`)
  return { lado: symbol.width, oscuros: [...symbol.data].map((value) => value < 128) }
}

/** The QR code of `text` as an SVG in a `data:` address, with the white edge that cameras need. */
export async function qrSvg(text: string): Promise<string> {
  zxing ??= loadZxing()
  const { writeBarcode } = await zxing
  const { error, svg } = await writeBarcode(text, { format: 'QRCode', addQuietZones: true, options: 'ecLevel=M' })
  if (error !== '') throw new Error(`QR: ${error}`)
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
