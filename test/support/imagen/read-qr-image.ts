import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

let prepared = false

/** What the QR code in a picture (PNG or JPG) says, as a phone's camera reads it; "" when there is none. */
export async function readQrImage(image: Uint8Array): Promise<string> {
  if (!prepared) {
    const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
    prepared = true
  }
  const [found] = await readBarcodes(new Uint8Array(image), { formats: ['QRCode'], tryHarder: true })
  return found?.text ?? ''
}
