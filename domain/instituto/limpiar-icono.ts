import type { IconoLeido } from './imagen-icono.ts'

/** Chunks of a PNG that draw it; the others (texts, Exif, profiles) say who made it and where. */
const PNG_DRAWS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/**
 * The same image with nothing but what draws it: no metadata, and nothing after its end (a second file hidden behind an
 * image). Null when it is broken before its end.
 */
export function limpiarIcono(bytes: Uint8Array, tipo: IconoLeido['tipo']): Uint8Array | null {
  const parts = tipo === 'png' ? pngParts(bytes) : jpgParts(bytes)
  if (!parts) return null
  const clean = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let at = 0
  for (const part of parts) {
    clean.set(part, at)
    at += part.length
  }
  return clean
}

function pngParts(bytes: Uint8Array): Uint8Array[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (PNG_DRAWS.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') return parts
    at = end
  }
  return null
}

/** Segments without what programs add (APP1 to APP13, APP15, comments); APP0 and APP14 tell how colours are kept. */
function jpgParts(bytes: Uint8Array): Uint8Array[] | null {
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) break
    const segmentEnd = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    const end = marker === 0xda ? scanEnd(bytes, segmentEnd) : segmentEnd
    const isAdded = marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee)
    if (!isAdded) parts.push(bytes.subarray(at, end))
    at = end
  }
  const isWhole = bytes[at] === 0xff && bytes[at + 1] === 0xd9 && parts.length > 1
  return isWhole ? [...parts, bytes.subarray(at, at + 2)] : null
}

/** Where the data of a scan ends: at the next mark that is neither a stuffed zero nor a restart (ITU-T T.81 §B.1.1.2). */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}
