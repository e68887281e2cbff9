import { afterAll, describe, expect, it } from 'vitest'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { MovimientoDetalle, MovimientoRenglon } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { ArchivoReconocido, RespuestaLectura } from '#domain/documentos/lectura.ts'
import { closeLector } from '#api/documentos/lector/lector.ts'
import { selectRow } from '#api/db/sql.ts'
import {
  emptyFile,
  encryptedPdf,
  heavyPdf,
  manyPagesPdf,
  notAPdf,
  pdfByNameOnly,
  truncatedPdf,
} from '#test/support/hostil/bad-files.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { signIn } from '#test/support/client.ts'
import { bytesMuestra, MUESTRAS, muestra } from '#test/support/muestras.ts'
import { cuerpoDe, personaActiva, solicitar } from '#test/support/tramites.ts'
import { fileForm } from '#test/support/upload.ts'

afterAll(() => closeLector())

const CALLS = { curp: '/api/leerCurp', nss: '/api/leerNss', csf: '/api/leerCsf' } as const

const digital = MUESTRAS.flatMap((conjunto) =>
  (['curp', 'nss', 'csf'] as const)
    .filter((papel) => conjunto.documentos[papel].origen === 'digital')
    .map((papel) => ({ conjunto, papel, carpeta: conjunto.carpeta })),
)

/** What a refused upload says beside its sentence (specification 1 §7): none of both is empty. */
const remedio = ({ suggestion, detail }: Readonly<Record<string, unknown>>) => ({ suggestion, detail })
const REMEDIO = {
  suggestion: expect.stringMatching(/.{10}/) as string,
  detail: expect.stringMatching(/.{10}/) as string,
}

describe('the reading calls', () => {
  it.each(digital)('$papel of $carpeta gives every field printed on it', async ({ conjunto, papel }) => {
    const desk = await signIn('ventanilla1')
    const { archivo, campos } = conjunto.documentos[papel]
    const res = await desk.upload<RespuestaLectura>(CALLS[papel], fileForm(bytesMuestra(conjunto, archivo), archivo))
    expect(res.status).toBe(200)
    expect(res.body).toMatchObject(campos)
    expect(res.body.archivo).toMatchObject({ nombre: archivo })
    expect(res.body.lectura.documento).toBe(papel)
  })

  it('tell where each field came from and the place on the page', async () => {
    const desk = await signIn('ventanilla1')
    const set = muestra('1')
    const res = await desk.upload<RespuestaLectura>(
      '/api/leerDocumento',
      fileForm(bytesMuestra(set, 'csf.pdf'), 'csf.pdf'),
    )
    const { rfc, codigoPostal } = res.body.lectura.campos
    expect(rfc).toMatchObject({ valor: 'MUGF910817E89', fuente: 'qr', seguro: true })
    expect(codigoPostal).toMatchObject({ valor: '20314', fuente: 'texto', pagina: 1 })
    for (const edge of codigoPostal?.caja ?? []) expect(edge >= 0 && edge <= 1).toBe(true)
  })

  it('know a paper of somebody that is sent as one that nobody reads', async () => {
    const desk = await signIn('ventanilla1')
    const set = muestra('1')
    const sent = (bytes: Buffer) =>
      desk.upload<ArchivoReconocido>('/api/archivos', fileForm(bytes, 'incidencia.pdf', { clase: 'incidencia' }))
    const ajeno = await sent(bytesMuestra(set, set.documentos.curp.archivo))
    expect([ajeno.status, ajeno.body.reconocido]).toEqual([
      201,
      { documento: 'curp', curp: set.documentos.curp.campos['curp'] },
    ])
    const propio = await sent(Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'))
    expect([propio.status, propio.body.reconocido]).toEqual([201, undefined])
  })

  it('tell the draft and whoever takes the turn what such a paper says of itself', async () => {
    const desk = await signIn('ventanilla1')
    const persona = await personaActiva(desk, await lugarDe(SALUD))
    const draft = await desk.post<Borrador>('/api/borradores', { tipo: 'baja', interno: persona.interno })
    const { archivo: nombre, campos } = muestra('1').documentos.curp
    const form = fileForm(bytesMuestra(muestra('1'), nombre), 'oficio.pdf', {
      clase: 'oficio',
      borrador: draft.body.id,
    })
    const { id } = (await desk.upload<ArchivoReconocido>('/api/archivos', form)).body
    const papeles = { oficio: { archivo: id } }
    const datos = { dosPasos: { papeles } }
    const kept = await desk.put<Borrador>(`/api/borradores/${draft.body.id}`, { version: 1, paso: 1, datos })
    const reconocido = { documento: 'curp', curp: campos['curp'] }
    expect(kept.body.archivos[id]?.reconocido).toEqual(reconocido)
    const made = await solicitar(
      desk,
      'baja',
      await cuerpoDe(persona, {
        causa: 'renuncia',
        documentos: papeles,
        borrador: draft.body.id,
        aclaraciones: { ajenos: { oficio: 'Copia de la CURP de quien lo firma.' } },
      }),
    )
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const validador = await signIn('validador1')
    const seen = await validador.get<MovimientoDetalle>(`/api/panel/movimientos/${String(made.body['folio'])}`)
    expect(seen.body.documentos.map(({ tipo, archivo }) => [tipo, archivo.reconocido])).toEqual([
      ['oficio', reconocido],
    ])
    // A list names no third person: nobody reads papers there.
    const filter = encodeURIComponent(JSON.stringify({ q: String(made.body['folio']) }))
    const [row] = (await validador.get<MovimientoRenglon[]>(`/api/panel/movimientos?filter=${filter}`)).body
    expect(row?.documentos.map(({ archivo }) => archivo)).toEqual([expect.not.objectContaining({ reconocido })])
  })

  it('say so when the paper is another one, and hand over its reading so that it can be moved', async () => {
    const desk = await signIn('ventanilla1')
    const res = await desk.upload('/api/leerCurp', fileForm(bytesMuestra(muestra('1'), 'csf.pdf'), 'csf.pdf'))
    expect([res.status, res.body['codigo'], res.body['documento']]).toEqual([422, 'otro_documento', 'csf'])
    expect(res.body['error']).toBe('El archivo es una Constancia de Situación Fiscal, no una CURP.')
    const respuesta = res.body['respuesta'] as RespuestaLectura<'csf'>
    expect(respuesta.rfc).toBe('MUGF910817E89')
    expect((await desk.get(`/api/archivos/${respuesta.archivo.id}`)).status).toBe(200)
  })

  it.each([
    ['not a PDF', () => notAPdf(), 415, 'Tipo de archivo no soportado'],
    ['a PDF by name only', () => pdfByNameOnly(), 415, 'Tipo de archivo no soportado'],
    ['empty', () => emptyFile(), 422, 'El archivo está vacío'],
    ['11 MB', () => heavyPdf(), 413, 'El archivo es demasiado grande'],
    ['encrypted', () => encryptedPdf(), 422, 'El PDF está protegido con contraseña'],
    ['truncated', () => truncatedPdf(), 422, 'El PDF está incompleto'],
    ['500 pages', () => manyPagesPdf(), 422, 'El PDF tiene demasiadas páginas'],
  ])('refuse a file that is %s, keep nothing of it, and go on', async (_why, make, status, error) => {
    const desk = await signIn('ventanilla1')
    const { nombre, bytes } = await make()
    const res = await desk.upload('/api/leerCurp', fileForm(bytes, `malo-${nombre}`))
    expect(res.status).toBe(status)
    expect(res.body['error']).toContain(error)
    expect(remedio(res.body)).toEqual(REMEDIO)
    expect(await selectRow('SELECT id FROM archivos WHERE nombre = $1', [`malo-${nombre}`])).toBeNull()
    const next = await desk.upload('/api/leerCurp', fileForm(bytesMuestra(muestra('1'), 'curp.pdf'), 'curp.pdf'))
    expect(next.status).toBe(200)
  })

  it('refuse a truncated file without being told which paper it is', async () => {
    const desk = await signIn('ventanilla1')
    const { nombre, bytes } = await truncatedPdf()
    expect((await desk.upload('/api/leerDocumento', fileForm(bytes, nombre))).status).toBe(422)
  })

  it('refuse a paper without its key with the documented message, a suggestion and a detail', async () => {
    const desk = await signIn('ventanilla1')
    const letter = bytesMuestra(muestra('1'), 'carta-testamentaria.pdf')
    const res = await desk.upload('/api/leerNss', fileForm(letter, 'carta.pdf'))
    expect(res.status).toBe(422)
    expect(remedio(res.body)).toEqual(REMEDIO)
  })

  it('refuse a paper on another’s row, and what is no upload, with a suggestion and a detail too', async () => {
    const desk = await signIn('ventanilla1')
    const moved = await desk.upload('/api/leerNss', fileForm(bytesMuestra(muestra('1'), 'curp.pdf'), 'curp.pdf'))
    expect([moved.status, moved.body['codigo'], remedio(moved.body)]).toEqual([422, 'otro_documento', REMEDIO])
    const json = await desk.post('/api/leerCurp', {})
    expect([json.status, remedio(json.body)]).toEqual([415, REMEDIO])
    const without = await desk.upload('/api/leerCurp', new FormData())
    expect([without.status, remedio(without.body)]).toEqual([400, REMEDIO])
    const kept = await desk.upload('/api/archivos', fileForm(Buffer.from('hola'), 'a.txt', { clase: 'oficio' }))
    expect([kept.status, remedio(kept.body)]).toEqual([415, REMEDIO])
  })

  it('belong to who captures: a reviewer and an auditor are refused', async () => {
    for (const usuario of ['auxiliar', 'auditor', 'validador1']) {
      const client = await signIn(usuario)
      const res = await client.upload('/api/leerCurp', fileForm(bytesMuestra(muestra('1'), 'curp.pdf'), 'curp.pdf'))
      expect([usuario, res.status]).toEqual([usuario, 403])
    }
  })
})

describe('a kept file', () => {
  it('is not seen from another office, nor by guessing', async () => {
    const [desk, other] = [await signIn('ventanilla1'), await signIn('ventanilla2')]
    const res = await desk.upload<RespuestaLectura>(
      '/api/leerCurp',
      fileForm(bytesMuestra(muestra('1'), 'curp.pdf'), 'curp.pdf'),
    )
    const { id } = res.body.archivo
    for (const path of [`/api/archivos/${id}`, `/api/archivos/${id}/paginas/1`])
      expect([(await desk.bytes(path)).status, (await other.bytes(path)).status]).toEqual([200, 404])
    expect((await other.delete(`/api/archivos/${id}`)).status).toBe(404)
    for (const guess of ['..%2f..%2fportal.sqlite', 'AAAAAAAAAAAAAAAAAAAAAA', '%00', '1'])
      expect([400, 404]).toContain((await desk.get(`/api/archivos/${guess}`)).status)
  })

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\lucia\\curp.pdf', 'curp.pdf'],
    ['niño "x" <b>.pdf', 'niño x b.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
  ])('named %s is kept as %s', async (given, kept) => {
    const desk = await signIn('ventanilla1')
    const form = fileForm(bytesMuestra(muestra('1'), 'curp.pdf'), given, { clase: 'curp' })
    const res = await desk.upload<{ nombre: string }>('/api/archivos', form)
    expect([res.status, res.body.nombre]).toEqual([201, kept])
  })

  it('gives an upright page image, and 404 beyond the last page', async () => {
    const desk = await signIn('ventanilla1')
    const res = await desk.upload<RespuestaLectura>(
      '/api/leerCurp',
      fileForm(bytesMuestra(muestra('1'), 'curp.pdf'), 'curp.pdf'),
    )
    const page = await desk.bytes(`/api/archivos/${res.body.archivo.id}/paginas/1`)
    expect([page.headers.get('content-type'), page.bytes.subarray(0, 3).toString('hex')]).toEqual([
      'image/jpeg',
      'ffd8ff',
    ])
    expect((await desk.bytes(`/api/archivos/${res.body.archivo.id}/paginas/2`)).status).toBe(404)
  })

  it('of the class foto is an image, not a PDF', async () => {
    const desk = await signIn('ventanilla1')
    const photo = await desk.upload(
      '/api/archivos',
      fileForm(bytesMuestra(muestra('1'), 'foto.jpg'), 'foto.jpg', { clase: 'foto' }),
    )
    expect(photo.status).toBe(201)
    const pdf = await desk.upload(
      '/api/archivos',
      fileForm(bytesMuestra(muestra('1'), 'curp.pdf'), 'foto.jpg', { clase: 'foto' }),
    )
    expect([pdf.status, pdf.body['error']]).toEqual([
      415,
      'Tipo de archivo no soportado: se esperaba una imagen JPG o PNG.',
    ])
  })
})
