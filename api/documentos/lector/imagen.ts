import { readFile } from 'node:fs/promises'
import type { Canvas } from '@napi-rs/canvas'
import { LectorError } from './proceso/errores.ts'
import { createCanvas, loadImage } from './lienzo.ts'

const MAX_PIXELS = 50_000_000
const MAX_SIDE = 2600

/** A JPG or PNG as a canvas of at most 2600 pixels a side. Its size is read from its header before anything is decoded. */
export async function abrirImagen(ruta: string): Promise<Canvas> {
  const bytes = await readFile(ruta)
  const size = bytes[0] === 0x89 ? pngSize(bytes) : jpegHeader(bytes)
  if (!size || size.width < 1 || size.height < 1) throw new LectorError('ilegible')
  if (size.width * size.height > MAX_PIXELS) throw new LectorError('memoria', `${size.width}×${size.height} píxeles`)
  const image = await loadImage(bytes).catch(() => {
    throw new LectorError('ilegible')
  })
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height))
  const lienzo = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  const context = lienzo.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, lienzo.width, lienzo.height)
  context.drawImage(image, 0, 0, lienzo.width, lienzo.height)
  return lienzo
}

interface Size {
  readonly width: number
  readonly height: number
}

const pngSize = (bytes: Buffer): Size | null =>
  bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }

interface JpegHeader extends Size {
  readonly channels: number
}

interface Segmento {
  readonly marker: number
  readonly start: number
  readonly end: number
}

/** The segments of a JPEG up to its pixels. */
function* segmentos(bytes: Buffer): Generator<Segmento> {
  let start = 2
  while (start + 9 < bytes.length && bytes[start] === 0xff) {
    const marker = bytes[start + 1] ?? 0
    if (marker === START_OF_SCAN) return
    const end = start + 2 + bytes.readUInt16BE(start + 2)
    yield { marker, start, end }
    start = end
  }
}

const START_OF_SCAN = 0xda
const APP1 = 0xe1

/** The frame header of a JPEG: SOF0 to SOF15, but not DHT, JPG or DAC. Null for bytes that are none. */
export function jpegHeader(bytes: Buffer): JpegHeader | null {
  for (const { marker, start } of segmentos(bytes)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (!isFrame) continue
    return {
      height: bytes.readUInt16BE(start + 5),
      width: bytes.readUInt16BE(start + 7),
      channels: bytes[start + 9] ?? 0,
    }
  }
  return null
}

/** A JPEG without what a camera tells of it, which may be that it lies on its side: inside a PDF nobody looks at that. */
export function sinDatosDeCamara(bytes: Buffer): Buffer {
  const told = [...segmentos(bytes)].filter(({ marker }) => marker === APP1)
  if (told.length === 0) return bytes
  const kept = told.map(({ start }, at) => bytes.subarray(told[at - 1]?.end ?? 0, start))
  return Buffer.concat([...kept, bytes.subarray(told.at(-1)?.end)])
}
