import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { imagenesDe } from '#seeds/documentos/dibujo/paginas-pdf.ts'

let prepared = false

/** What the QR codes on the first page of `pdf` say, rendered at `dpi`. */
export async function qrTexts(pdf: Uint8Array, dpi = 200): Promise<string[]> {
  if (!prepared) {
    const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
    prepared = true
  }
  const [page] = await imagenesDe(pdf, dpi)
  if (!page) return []
  const { data, width, height } = page.getContext('2d').getImageData(0, 0, page.width, page.height)
  const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as const
  const found = await readBarcodes(image as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode'],
    tryHarder: true,
  })
  return found.map(({ text }) => text)
}
