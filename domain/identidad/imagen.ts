/** What the header of a JPG or PNG tells. */
export interface MedidaImagen {
  readonly tipo: 'jpeg' | 'png'
  /** Pixels. */
  readonly ancho: number
  readonly alto: number
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The last chunk of a PNG, IEND with its check sum. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]

/**
 * Type and size of a JPG or PNG from its bytes, never from its name; null for anything else and for one that is cut short.
 * Nothing is decoded: a small file of enormous size is found out before it takes memory.
 */
export function medirImagen(bytes: Uint8Array): MedidaImagen | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, PNG)) return endsWith(bytes, PNG_END) ? pngSize(view) : null
  return startsWith(bytes, [0xff, 0xd8, 0xff]) && hasJpegEnd(bytes) ? jpegSize(view) : null
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte)
const endsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, i) => bytes[bytes.length - mark.length + i] === byte)

/** Some cameras write zeros after the end mark. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  let end = bytes.length
  while (end > 2 && bytes[end - 1] === 0) end -= 1
  return bytes[end - 2] === 0xff && bytes[end - 1] === 0xd9
}

function pngSize(view: DataView): MedidaImagen | null {
  if (view.byteLength < 33) return null
  return checked('png', view.getUint32(16), view.getUint32(20))
}

/** The frame header of a JPEG: SOF0 to SOF15, but not DHT, JPG or DAC. */
function jpegSize(view: DataView): MedidaImagen | null {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return checked('jpeg', view.getUint16(at + 7), view.getUint16(at + 5))
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function checked(tipo: MedidaImagen['tipo'], ancho: number, alto: number): MedidaImagen | null {
  return ancho > 0 && alto > 0 ? { tipo, ancho, alto } : null
}
