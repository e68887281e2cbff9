import { afterAll, describe, expect, it } from 'vitest'
import type { FotografiaEnderezada } from '#domain/documentos/fotografia.ts'
import type { RespuestaLectura } from '#domain/documentos/lectura.ts'
import { closeLector } from '#api/documentos/lector/lector.ts'
import { selectRow } from '#api/db/sql.ts'
import { nuevoLienzo } from '#seeds/documentos/dibujo/lienzo.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { fotografiar } from '#test/support/imagen/foto-papel.ts'
import { bytesMuestra, muestra } from '#test/support/muestras.ts'
import { fileForm } from '#test/support/upload.ts'

afterAll(() => closeLector())

/** Width and height of a JPEG, from its frame header. */
function sizeOf(jpeg: Buffer): readonly [number, number] {
  let at = 2
  while (jpeg[at] === 0xff && ![0xc0, 0xc1, 0xc2].includes(jpeg[at + 1] ?? 0)) at += 2 + jpeg.readUInt16BE(at + 2)
  return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
}

const PIXELS_30000 = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000075300000753008060000000000000000000000' + '0049454e44ae426082',
  'hex',
)

describe('a photo where a PDF is asked', () => {
  it('is shown upright, kept as a PDF of one page and read', async () => {
    const desk = await signIn('ventanilla1')
    // Held sideways, as the camera noted: the pixels lie, the photo stands.
    const foto = await fotografiar(bytesMuestra(muestra('1'), 'curp.pdf'), { giro: 3, exif: 6 })
    const shown = await desk.upload<FotografiaEnderezada>('/api/fotografias', fileForm(foto, 'curp.jpg'))
    expect(shown.status, JSON.stringify(shown.body).slice(0, 200)).toBe(200)
    const [width, height] = sizeOf(Buffer.from(shown.body.imagen.split(',')[1] ?? '', 'base64'))
    expect(height).toBeGreaterThan(width)

    const read = await desk.upload<RespuestaLectura<'curp'>>(
      '/api/leerCurp',
      fileForm(foto, 'curp.jpg', { fotografia: '0' }),
    )
    expect(read.status, JSON.stringify(read.body).slice(0, 300)).toBe(200)
    expect(read.body.archivo).toMatchObject({ nombre: 'curp.pdf', paginas: 1 })
    expect(read.body.curp).toBe('MUGF910817MASXMR04')
    const kept = await desk.bytes(`/api/archivos/${read.body.archivo.id}`)
    expect([kept.headers.get('content-type'), kept.bytes.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
  }, 60_000)

  it.each([
    ['is no image', Buffer.from('hola, esto es texto'), 415, 'una imagen JPG o PNG'],
    ['is empty', Buffer.alloc(0), 422, 'El archivo está vacío'],
    ['is a broken image', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]), 422, 'dañado'],
    ['claims 30,000 × 30,000 pixels', PIXELS_30000, 422, 'El archivo pide demasiada memoria'],
  ])('that %s is refused with what can be done, and leaves nothing', async (_why, bytes, status, error) => {
    const desk = await signIn('ventanilla1')
    for (const [path, fields] of [
      ['/api/fotografias', {}],
      ['/api/leerCurp', { fotografia: '0' }],
    ] as const) {
      const res = await desk.upload(path, fileForm(bytes, 'mala.jpg', fields))
      expect([path, res.status, res.body['error']]).toEqual([path, status, expect.stringContaining(error)])
      for (const key of ['suggestion', 'detail']) expect(res.body[key]).toMatch(/.{10}/)
    }
    expect(await selectRow("SELECT id FROM archivos WHERE nombre = 'mala.pdf'")).toBeNull()
  })

  it('turned by anything but quarter turns is malformed', async () => {
    const desk = await signIn('ventanilla1')
    const res = await desk.upload('/api/leerCurp', fileForm(Buffer.from('x'), 'a.jpg', { fotografia: '45' }))
    expect(res.status).toBe(400)
  })
})

describe('several photos of one paper', () => {
  const straighten = async (desk: Client, foto: Uint8Array, nombre: string): Promise<string> => {
    const shown = await desk.upload<FotografiaEnderezada>('/api/fotografias', fileForm(foto, nombre))
    expect(shown.status, JSON.stringify(shown.body).slice(0, 200)).toBe(200)
    return shown.body.id
  }
  const pagina = (id: string, nombre: string, giro = 0) => ({ id, giro, nombre })
  const PDF = '/api/fotografias/pdf'

  /** How each page lies, in their order. */
  const shapes = (pdf: Buffer): string[] =>
    Array.from(pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) =>
      Number(width) > Number(height) ? 'acostada' : 'de pie',
    )

  it('become one PDF in the order given, each turned as told, and the paper is read from it', async () => {
    const desk = await signIn('ventanilla1')
    const csf = bytesMuestra(muestra('1'), 'csf.pdf')
    const first = await straighten(desk, await fotografiar(csf, { pagina: 1 }), 'csf-1.jpg')
    const second = await straighten(desk, await fotografiar(csf, { pagina: 2 }), 'csf-2.jpg')
    const turned = await desk.bytes(PDF, { paginas: [pagina(second, 'csf-2.jpg', 1), pagina(first, 'csf-1.jpg')] })
    expect(turned.headers.get('content-type')).toBe('application/pdf')
    expect(shapes(turned.bytes)).toEqual(['acostada', 'de pie'])

    const joined = await desk.bytes(PDF, { paginas: [pagina(first, 'csf-1.jpg'), pagina(second, 'csf-2.jpg')] })
    const read = await desk.upload<RespuestaLectura<'csf'>>('/api/leerCsf', fileForm(joined.bytes, 'csf-1.pdf'))
    expect(read.status, JSON.stringify(read.body).slice(0, 300)).toBe(200)
    expect(read.body.archivo).toMatchObject({ nombre: 'csf-1.pdf', paginas: 2 })
    expect(read.body.rfc).toBe(muestra('1').documentos.csf.campos['rfc'])
  }, 120_000)

  it('are at most eight, and at least one', async () => {
    const desk = await signIn('ventanilla1')
    const nine = Array.from({ length: 9 }, (_, index) => pagina('a'.repeat(64), `${index + 1}.jpg`))
    const many = await desk.post(PDF, { paginas: nine })
    expect([many.status, many.body['error']]).toEqual([
      422,
      'Se pueden unir hasta 8 fotografías en un PDF y aquí hay 9: quita 1.',
    ])
    const none = await desk.post(PDF, { paginas: [] })
    expect([none.status, none.body['codigo']]).toEqual([422, 'fotografias'])
    const odd = await desk.post(PDF, { paginas: [pagina('a'.repeat(64), 'a.jpg', 4)] })
    expect(odd.status).toBe(422)
  })

  it('that nobody straightened, or somebody else did, are named and nothing is joined', async () => {
    const [desk, other] = [await signIn('ventanilla1'), await signIn('ventanilla2')]
    const own = await straighten(desk, await fotografiar(bytesMuestra(muestra('1'), 'curp.pdf')), 'curp.jpg')
    const refused = await other.post(PDF, { paginas: [pagina(own, 'curp.jpg'), pagina('b'.repeat(64), 'otra.jpg')] })
    expect([refused.status, refused.body['codigo'], refused.body['error']]).toEqual([
      422,
      'fotografia_olvidada',
      'curp.jpg: hay que enderezarla de nuevo. otra.jpg: hay que enderezarla de nuevo.',
    ])
  }, 60_000)

  it('that together would be over 10 MB are refused with what was found and what fits', async () => {
    const desk = await signIn('ventanilla1')
    const id = await straighten(desk, noisyPhoto(), 'ruido.jpg')
    const refused = await desk.post(PDF, { paginas: Array.from({ length: 8 }, () => pagina(id, 'ruido.jpg')) })
    expect([refused.status, refused.body['codigo']]).toEqual([413, 'tamano'])
    expect(refused.body['error']).toMatch(
      /^ruido\.pdf, el PDF de las 8 fotografías, .* Tamaño máximo: 10MB\. Tamaño actual: [\d.]+MB\./,
    )
  }, 60_000)
})

/** A sheet of noise, which no JPEG makes small. */
function noisyPhoto(): Buffer {
  const { lienzo, pincel } = nuevoLienzo(1600, 2000)
  const pixels = pincel.createImageData(1600, 2000)
  let seed = 6301
  for (let at = 0; at < pixels.data.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    pixels.data[at] = at % 4 === 3 ? 255 : (seed >> 16) & 255
  }
  pincel.putImageData(pixels, 0, 0)
  return lienzo.toBuffer('image/jpeg', 95)
}
