import { readFile } from 'node:fs/promises'
import type { Canvas } from '@napi-rs/canvas'
import { LectorError } from './errores.ts'
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
  /** It carries what a camera tells of it, which may be that it lies on its side. */
  readonly turnable: boolean
}

const APP1 = 0xe1

/** The frame header of a JPEG: SOF0 to SOF15, but not DHT, JPG or DAC. Null for bytes that are none. */
export function jpegHeader(bytes: Buffer): JpegHeader | null {
  let at = 2
  let turnable = false
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return {
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        channels: bytes[at + 9] ?? 0,
        turnable,
      }
    turnable ||= marker === APP1
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}
