import { beforeAll, describe, expect, it } from 'vitest'
import type { CatalogoFirmas, FirmaPanel } from '#domain/formatos/firma.ts'
import { execute } from '#api/db/sql.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { jpg, png } from '#test/support/imagen/imagenes.ts'

interface Rechazo {
  readonly error: string
  readonly codigo: string
  readonly campos?: Readonly<Record<string, string>>
}

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`
const SIN_IMAGEN = {
  nombre: 'Elena Prueba Ficticia',
  cargo: 'Directora General',
  usuario_id: null,
  unidad_id: null,
  desde: '2026-01-01',
  hasta: '',
}
const FIRMA = { ...SIN_IMAGEN, firma_base64: dataUrl(png(300, 120)) }

let admin: Client
beforeAll(async () => {
  admin = await signIn('admin')
})

const crear = (cambio: object = {}) => admin.post<FirmaPanel & Rechazo>('/api/panel/firmas', { ...FIRMA, ...cambio })
const catalogo = async () => (await admin.get<CatalogoFirmas>('/api/panel/firmas')).body

describe('the catalogue of signatures', () => {
  it('adds one with its image, shows it, changes its post and takes it away', async () => {
    const { status, body } = await crear()
    expect([status, body.nombre, body.papeles, body.actions]).toEqual([
      201,
      'Elena Prueba Ficticia',
      0,
      ['editar', 'eliminar'],
    ])
    const image = await admin.bytes(`/api/panel/firmas/${body.id}/imagen?v=${body.version}`)
    expect([image.status, image.headers.get('content-type'), image.bytes.subarray(1, 4).toString()]).toEqual([
      200,
      'image/png',
      'PNG',
    ])
    const path = `/api/panel/firmas/${body.id}`
    const changed = await admin.put<FirmaPanel>(path, { ...SIN_IMAGEN, version: body.version, cargo: 'Titular' })
    expect([changed.status, changed.body.cargo, changed.body.version]).toEqual([200, 'Titular', 2])
    expect((await admin.put<Rechazo>(path, { ...SIN_IMAGEN, version: 1 })).body.codigo).toBe('version')
    expect((await admin.delete(`${path}?version=2`)).status).toBe(204)
    expect((await catalogo()).firmas.map(({ id }) => id)).not.toContain(body.id)
  })

  it.each([
    [
      'a PDF',
      dataUrl(Buffer.from('%PDF-1.7\n')),
      415,
      'La firma debe ser una imagen PNG o JPG, y este archivo es un PDF.',
    ],
    [
      'an SVG with a script, told by its content whatever it says it is',
      dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
      415,
      'La firma debe ser una imagen PNG o JPG, y este archivo es un SVG.',
    ],
    ['no image at all', 'nada', 415, 'La firma debe ser una imagen PNG o JPG.'],
    [
      'an image of 30,000 pixels',
      dataUrl(png(30_000, 10)),
      422,
      'La firma mide 30,000 × 10 píxeles y cada lado puede medir hasta 4,000.',
    ],
  ])('refuses %s', async (_what, firma_base64, expected, error) => {
    const { status, body } = await crear({ firma_base64 })
    expect([status, body.error]).toEqual([expected, error])
  })

  it('refuses what weighs more than 300 kB, and 40 MB before it is read', async () => {
    const heavy = await crear({ firma_base64: 'A'.repeat(450_000) })
    expect([heavy.status, heavy.body.campos]).toEqual([422, { firma_base64: 'La firma pesa más de 300 kB.' }])
    expect((await crear({ firma_base64: 'A'.repeat(40 * 1024 * 1024) })).status).toBe(413)
  })

  it('takes a JPG, and keeps nothing of it but what draws it', async () => {
    const { status, body } = await crear({ firma_base64: dataUrl(jpg(), 'image/jpeg') })
    expect(status).toBe(201)
    const image = await admin.bytes(`/api/panel/firmas/${body.id}/imagen`)
    expect(image.headers.get('content-type')).toBe('image/jpeg')
  })

  it('admits one signature of the same owner at a time', async () => {
    const { usuarios } = await catalogo()
    const usuario_id = usuarios[0]?.id ?? 0
    const nobody = await crear({ usuario_id: 999_999, desde: '2026-02-01' })
    expect([nobody.status, nobody.body.campos]).toEqual([422, { usuario_id: 'El usuario ya no existe: elige otro.' }])
    expect((await crear({ usuario_id, desde: '2026-02-01' })).status).toBe(201)
    const second = await crear({ usuario_id, desde: '2026-06-01' })
    expect([second.status, second.body.campos]).toEqual([
      422,
      { desde: 'Ya hay una firma suya desde el 1 feb 2026 (Elena Prueba Ficticia): ponle fecha de fin.' },
    ])
    expect((await crear({ usuario_id, desde: '2025-01-01', hasta: '2026-01-31' })).status).toBe(201)
  })

  it('never deletes, redraws or gives to another one that a closed paper carries: it is ended by its date, not before the paper’s', async () => {
    const { body } = await crear({ nombre: 'Con Papeles' })
    await execute(
      `INSERT INTO firma_papeles (firma_id, papel, firmado_at) VALUES ($1, 'cierre 2226', '2026-11-20T12:00:00.000Z')`,
      [body.id],
    )
    const deleted = await admin.delete<Rechazo>(`/api/panel/firmas/${body.id}?version=1`)
    expect([deleted.status, deleted.body.error]).toEqual([
      409,
      'La firma de Con Papeles está en papeles cerrados: ponle fecha de fin.',
    ])
    const { firma_base64: image, ...datos } = { ...FIRMA, nombre: 'Con Papeles' }
    const refused = async (cambio: object) =>
      (await admin.put<Rechazo>(`/api/panel/firmas/${body.id}`, { ...datos, version: 1, ...cambio })).body.campos
    const fija = 'Ya está en papeles cerrados: ponle fecha de fin y agrega otra.'
    expect(await refused({ firma_base64: image })).toEqual({ firma_base64: fija })
    expect(await refused({ cargo: 'Otro cargo' })).toEqual({ cargo: fija })
    expect(await refused({ usuario_id: 1 })).toEqual({ usuario_id: fija })
    expect(await refused({ desde: '2026-11-21' })).toEqual({ desde: fija })
    expect(await refused({ hasta: '2026-11-19' })).toEqual({
      hasta: 'Un papel cerrado la lleva del 20 nov 2026: no puede terminar antes.',
    })
    const ended = await admin.put<FirmaPanel>(`/api/panel/firmas/${body.id}`, {
      ...datos,
      version: 1,
      hasta: '2026-11-30',
    })
    expect([ended.status, ended.body.hasta, ended.body.actions]).toEqual([200, '2026-11-30', ['editar']])
  })

  it.each([
    [{ nombre: '  ' }, 'nombre', 'El nombre es obligatorio.'],
    [{ cargo: '' }, 'cargo', 'El cargo es obligatorio.'],
    [{ desde: '2026-02-30' }, 'desde', 'Escribe un día que exista.'],
    [{ hasta: '2025-12-31' }, 'hasta', 'La fecha final es anterior a la inicial.'],
    [{ usuario_id: 1, unidad_id: 1 }, 'unidad_id', 'Elige un usuario o un titular, no los dos.'],
  ])('refuses %j', async (wrong, campo, message) => {
    const { status, body } = await crear(wrong)
    expect([status, body.campos]).toEqual([422, { [campo]: message }])
  })

  it('is closed to a desk', async () => {
    const desk = await signIn('ventanilla1')
    expect((await desk.get('/api/panel/firmas')).status).toBe(403)
    expect((await desk.post('/api/panel/firmas', FIRMA)).status).toBe(403)
    expect((await desk.bytes('/api/panel/firmas/1/imagen')).status).toBe(403)
  })
})
