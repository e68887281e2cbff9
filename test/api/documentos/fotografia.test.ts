import { afterAll, describe, expect, it } from 'vitest'
import type { FotografiaEnderezada } from '#domain/documentos/fotografia.ts'
import type { RespuestaLectura } from '#domain/documentos/lectura.ts'
import { closeLector } from '#api/documentos/lector/lector.ts'
import { selectRow } from '#api/db/sql.ts'
import { signIn } from '#test/support/client.ts'
import { fotografiar } from '#test/support/foto-papel.ts'
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
      expect(typeof res.body['suggestion']).toBe('string')
    }
    expect(await selectRow("SELECT id FROM archivos WHERE nombre = 'mala.pdf'")).toBeNull()
  })

  it('turned by anything but quarter turns is malformed', async () => {
    const desk = await signIn('ventanilla1')
    const res = await desk.upload('/api/leerCurp', fileForm(Buffer.from('x'), 'a.jpg', { fotografia: '45' }))
    expect(res.status).toBe(400)
  })
})
