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

/** The QR code of `text` as an SVG in a `data:` address, with the white edge that cameras need. */
export async function qrSvg(text: string): Promise<string> {
  zxing ??= loadZxing()
  const { writeBarcode } = await zxing
  const { error, svg } = await writeBarcode(text, { format: 'QRCode', addQuietZones: true, options: 'ecLevel=M' })
  if (error !== '') throw new Error(`QR: ${error}`)
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
