import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

/** Black modules of a QR code, row by row. */
export interface ModulosQr {
  readonly lado: number
  isDark(row: number, column: number): boolean
}

let prepared = false

/** The program is read from the installed package: left alone, the library would fetch it from the network. */
function prepare(): void {
  if (prepared) return
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  prepared = true
}

/** The QR code (level M) of `contenido`. Throws when the text does not fit. */
export async function modulosQr(contenido: string): Promise<ModulosQr> {
  prepare()
  const { error, symbol } = await writeBarcode(contenido, {
    format: 'QRCode',
    scale: 1,
    addQuietZones: false,
    options: 'ecLevel=M',
  })
  if (error !== '') throw new Error(`QR: ${error}`)
  return { lado: symbol.width, isDark: (row, column) => symbol.data[row * symbol.width + column] === 0 }
}
