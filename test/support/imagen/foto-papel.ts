import { nuevoLienzo } from '#seeds/documentos/dibujo/lienzo.ts'
import { imagenesDe } from '#seeds/documentos/dibujo/paginas-pdf.ts'

export interface OpcionesFoto {
  /** Quarter turns clockwise of the pixels in the file. */
  readonly giro?: 0 | 1 | 2 | 3
  /** EXIF orientation (1, 3, 6 or 8) that the camera notes: how the pixels are to be turned when shown. */
  readonly exif?: 1 | 3 | 6 | 8
  /** From 1; the first one when absent. */
  readonly pagina?: number
}

/** A page of `pdf` as a telephone would photograph it on a desk: a JPEG, a little crooked, the desk around it. */
export async function fotografiar(
  pdf: Uint8Array,
  { giro = 0, exif = 1, pagina = 1 }: OpcionesFoto = {},
): Promise<Buffer> {
  const page = (await imagenesDe(pdf, 150))[pagina - 1]
  if (!page) throw new Error('No page to photograph')
  const [width, height] = [Math.round(page.width * 1.04), Math.round(page.height * 1.03)]
  const sideways = giro % 2 === 1
  const { lienzo, pincel } = nuevoLienzo(sideways ? height : width, sideways ? width : height)
  pincel.fillStyle = '#f1efe9'
  pincel.fillRect(0, 0, lienzo.width, lienzo.height)
  pincel.translate(lienzo.width / 2, lienzo.height / 2)
  pincel.rotate((giro * Math.PI) / 2 + (1.2 * Math.PI) / 180)
  pincel.drawImage(page, -page.width / 2, -page.height / 2)
  return withOrientation(lienzo.toBuffer('image/jpeg', 82), exif)
}

/** A JPEG with an EXIF block that holds nothing but its orientation. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const head = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01', 'latin1')
  const body = Buffer.concat([head, Buffer.from([0, orientation, 0, 0, 0, 0, 0, 0])])
  const length = body.length + 2
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1, length >> 8, length & 255]),
    body,
    jpeg.subarray(2),
  ])
}
