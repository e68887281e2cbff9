import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { CodigoCarga } from '#domain/cargas/codigos.ts'
import type { BytesVistos } from './texto-de-bytes.ts'

/** What a file is, by its first bytes. */
export type Firma = 'texto' | 'dbf' | 'xlsx' | 'xls' | 'otro'

/** A first look at a whole file, without keeping it. */
export interface ArchivoVisto extends BytesVistos {
  readonly bytes: number
  /** SHA-256, hexadecimal. */
  readonly huella: string
  readonly firma: Firma
  /** Its beginning, to find the separator and the titles. */
  readonly inicio: Buffer
}

const INICIO_BYTES = 64 * 1024

/** Reads a file once: its hash, its kind, and whether its text is UTF-8. */
export async function examinar(ruta: string, signal?: AbortSignal): Promise<ArchivoVisto> {
  const hash = createHash('sha256')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let [bytes, isUtf8] = [0, true]
  let inicio = Buffer.alloc(0)
  for await (const piece of createReadStream(ruta, { highWaterMark: 256 * 1024 })) {
    signal?.throwIfAborted()
    const chunk = piece as Buffer
    hash.update(chunk)
    bytes += chunk.length
    if (inicio.length < INICIO_BYTES) inicio = Buffer.concat([inicio, chunk]).subarray(0, INICIO_BYTES)
    isUtf8 &&= isValid(() => utf8.decode(chunk, { stream: true }))
  }
  isUtf8 &&= isValid(() => utf8.decode())
  return { bytes, huella: hash.digest('hex'), firma: firmaDe(inicio), inicio, isUtf8, utf16: utf16De(inicio) }
}

/** What the beginning of a file says, without reading the rest. */
export async function verInicio(ruta: string): Promise<Pick<ArchivoVisto, 'bytes' | 'firma' | 'inicio'>> {
  const handle = await open(ruta, 'r')
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(INICIO_BYTES), 0, INICIO_BYTES, 0)
    const inicio = buffer.subarray(0, bytesRead)
    return { bytes: size, firma: firmaDe(inicio), inicio }
  } finally {
    await handle.close()
  }
}

function isValid(decode: () => string): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

function utf16De(inicio: Buffer): BytesVistos['utf16'] {
  if (inicio[0] === 0xff && inicio[1] === 0xfe) return 'utf-16le'
  return inicio[0] === 0xfe && inicio[1] === 0xff ? 'utf-16be' : null
}

/** First bytes of BIFF2 to BIFF5 and of an OLE document, in which BIFF8 is kept: Excel before 2007. */
const XLS = ['0900', '0902', '0904', '0908', 'd0cf11e0a1b11ae1']

function firmaDe(inicio: Buffer): Firma {
  const hex = inicio.subarray(0, 8).toString('hex')
  if (hex.startsWith('504b0304')) return 'xlsx'
  if (XLS.some((first) => hex.startsWith(first)) && inicio.length > 8) return 'xls'
  if (isDbf(inicio)) return 'dbf'
  return utf16De(inicio) === null && inicio.includes(0) ? 'otro' : hex.startsWith('25504446') ? 'otro' : 'texto'
}

/** dBASE III and IV, Visual FoxPro: version, a date that exists, a header of whole fields. */
function isDbf(inicio: Buffer): boolean {
  const versions = [0x02, 0x03, 0x30, 0x31, 0x32, 0x43, 0x83, 0x8b, 0xf5]
  if (inicio.length < 32 || !versions.includes(inicio[0] ?? 0)) return false
  const [month = 0, day = 0] = [inicio[2], inicio[3]]
  const [header, record] = [inicio.readUInt16LE(8), inicio.readUInt16LE(10)]
  return month <= 12 && day <= 31 && header >= 65 && record >= 2
}

/** Why a file of this kind is not read with a layout of this format; null if it is. A text is read with any of them, a workbook as a CSV too. */
export function firmaFalta(firma: Firma, formato: string): CodigoCarga | null {
  if (firma === 'xls') return 'C106'
  if (firma === 'otro') return 'C107'
  if (firma === 'texto') return null
  return firma === formato || (firma === 'xlsx' && formato === 'delimitado') ? null : 'C102'
}
