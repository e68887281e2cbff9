import { crc32, deflateSync } from 'node:zlib'

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

export const PNG_FIRMA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What a PNG may carry besides its drawing, and what may come after it. */
interface Adornos {
  readonly texto?: string
  readonly cola?: Buffer
  /** Lines that the data really holds, when it lies. */
  readonly lineas?: number
}

/** A plain PNG of one colour, RGB, whole. Without `lineas` its data is what its header says. */
export function png(ancho: number, alto: number, { texto, cola, lineas = alto }: Adornos = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(ancho)
  header.writeUInt32BE(alto, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(ancho * 3, 0x66)])
  const data = deflateSync(Buffer.concat(Array.from({ length: lineas }, () => line)))
  return Buffer.concat([
    PNG_FIRMA,
    chunk('IHDR', header),
    ...(texto === undefined ? [] : [chunk('tEXt', Buffer.from(`Author\0${texto}`, 'latin1'))]),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
    ...(cola ? [cola] : []),
  ])
}

/** Only the header of a PNG of that size, and a little data: nobody could open it, and nobody should try. */
export function pngHeader(ancho: number, alto: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(ancho)
  header.writeUInt32BE(alto, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    PNG_FIRMA,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(8)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG of one grey block of 16 × 16, with a comment. */
export function jpg(comentario = ''): Buffer {
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(data.length + 2, 2)
    return Buffer.concat([head, data])
  }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xfe, Buffer.from(comentario, 'latin1')),
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    segment(0xc0, Buffer.from([8, 0, 16, 0, 16, 1, 1, 0x11, 0])),
    segment(0xc4, Buffer.from([0, 1, ...Array.from({ length: 15 }, () => 0), 0])),
    segment(0xc4, Buffer.from([0x10, 1, ...Array.from({ length: 15 }, () => 0), 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x00]),
    Buffer.from([0xff, 0xd9]),
  ])
}
