import { beforeEach, describe, expect, it } from 'vitest'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { limpiarIconos } from '#api/instituto/iconos-sin-uso.ts'
import { Client, signIn } from '#test/support/client.ts'
import { jpg, png, pngHeader } from '#test/support/imagen/imagenes.ts'

interface Info {
  readonly id: number
  readonly version: number
  readonly nombre: string
  readonly icono: string | null
  readonly color: string
  readonly contacto: string
  readonly horario: string
  readonly dominiosCorreo: readonly string[]
  readonly contraste?: readonly {
    readonly campo: string
    readonly sugerencias: readonly { campo: string; valor: string }[]
  }[]
}

const info = async () => (await (await signIn('admin')).get<Info>('/api/info/ajustes')).body
const actos = () =>
  selectRows<{ antes: string; despues: string }>(
    "SELECT antes, despues FROM bitacora WHERE acto = 'instituto.cambiar' ORDER BY id",
  )

function form(bytes: Buffer, name: string, type: string): FormData {
  const data = new FormData()
  data.set('file', new File([new Uint8Array(bytes)], name, { type }))
  return data
}

describe('GET /api/info', () => {
  it('gives name and look to anybody, and the settings only with a session', async () => {
    const nobody = new Client()
    expect(Object.keys((await nobody.get('/api/info')).body).sort()).toEqual(
      ['id', 'nombre', 'icono', 'color', 'color_botones', 'color_encabezados', 'color_letra', 'version', 'demo'].sort(),
    )
    expect((await nobody.get('/api/info/ajustes')).status).toBe(401)
    const signedIn = await signIn('ventanilla1')
    expect((await signedIn.get('/api/info/ajustes')).body).toMatchObject({
      limiteRetroactivo: 24,
      enlaces: { curp: expect.stringContaining('https://') as string },
    })
  })

  it('leaves to the sign-in page how to get help', async () => {
    const { contacto, horario } = await info()
    expect(contacto).not.toBe('')
    expect((await new Client().get('/api/portada')).body).toMatchObject({ contacto, horario })
  })
})

describe('PUT /api/info', () => {
  it('changes one field at a time, for everybody who asks, and leaves both values in the bitácora', async () => {
    const admin = await signIn('admin')
    const before = await info()
    const res = await admin.put<Info>('/api/info', {
      id: before.id,
      campo: 'nombre',
      valor: '  Instituto de   Prueba ',
    })
    expect([res.status, res.body.nombre, res.body.version]).toEqual([200, 'Instituto de Prueba', before.version + 1])
    expect((await info()).nombre).toBe('Instituto de Prueba')
    const row = (await actos()).at(-1)
    expect([JSON.parse(row?.antes ?? ''), JSON.parse(row?.despues ?? '')]).toEqual([
      { nombre: before.nombre },
      { nombre: 'Instituto de Prueba' },
    ])
    expect(await verifyBitacora()).toMatchObject({ falla: null })
  })

  it('the same value again changes nothing and writes nothing', async () => {
    const admin = await signIn('admin')
    const { id, color, version } = await info()
    const rows = (await actos()).length
    expect((await admin.put('/api/info', { id, campo: 'color', valor: color.toLowerCase() })).status).toBe(200)
    expect([(await info()).version, (await actos()).length]).toEqual([version, rows])
  })

  it('changes the settings of the institute too', async () => {
    const admin = await signIn('admin')
    const { id } = await info()
    await admin.put('/api/info', { id, campo: 'dominios_correo', valor: 'salud.gob.mx, Educacion.gob.mx' })
    await admin.put('/api/info', { id, campo: 'horario', valor: 'lunes a sábado, de 9:00 a 14:00' })
    expect(await info()).toMatchObject({
      dominiosCorreo: ['salud.gob.mx', 'educacion.gob.mx'],
      horario: 'lunes a sábado, de 9:00 a 14:00',
    })
  })

  it('of two administrators, the one who read before the other saved is told both values', async () => {
    const [one, other] = [await signIn('admin'), await signIn('admin')]
    const { id, version } = await info()
    expect((await one.put('/api/info', { id, campo: 'contacto', valor: 'Extensión 100', version })).status).toBe(200)
    const late = await other.put('/api/info', { id, campo: 'contacto', valor: 'Extensión 200', version })
    expect([late.status, late.body['codigo']]).toEqual([409, 'version'])
    expect(late.body['actual']).toMatchObject({ contacto: 'Extensión 100', version: version + 1 })
    expect(late.body['error']).toMatch(
      /^Gabriela Sandoval Ríos, a las \d\d:\d\d, cambió este dato mientras lo editabas\./,
    )
    expect(late.body['propuesto']).toEqual({ campo: 'contacto', valor: 'Extensión 200' })
    // The documented call has no version: the last one holds.
    expect((await other.put('/api/info', { id, campo: 'contacto', valor: 'Extensión 200' })).status).toBe(200)
  })

  it('a colour that cannot be read comes back with the nearest that can', async () => {
    const admin = await signIn('admin')
    const { id } = await info()
    const res = await admin.put<Info>('/api/info', { id, campo: 'color_botones', valor: '#FFD400' })
    expect(res.status).toBe(200)
    expect(res.body.contraste?.map(({ campo }) => campo)).toEqual(['color_botones'])
    const valor = res.body.contraste?.[0]?.sugerencias[0]?.valor ?? ''
    const fixed = await admin.put<Info>('/api/info', { id, campo: 'color_botones', valor })
    expect(fixed.body.contraste).toEqual([])
  })

  it.each([
    ['a field that is none', { campo: 'version', valor: '9' }, 422, 'campo'],
    ['another table', { campo: 'demo', valor: '0' }, 422, 'campo'],
    ['no name', { campo: 'nombre', valor: ' ' }, 422, 'nombre'],
    ['a colour that is none', { campo: 'color', valor: 'red;}' }, 422, 'color'],
    ['an icon of elsewhere', { campo: 'icono', valor: 'https://otro.sitio/x.png' }, 422, 'icono'],
    ['an icon nobody uploaded', { campo: 'icono', valor: `/api/info/icono/${'0'.repeat(32)}.png` }, 422, 'icono'],
    ['a link with script', { campo: 'enlace_curp', valor: 'javascript:alert(1)' }, 422, 'enlace_curp'],
    ['a value that is no text', { campo: 'nombre', valor: { a: 1 } }, 422, 'valor'],
  ])('refuses %s with its field', async (_what, body, status, field) => {
    const { id } = await info()
    const res = await (await signIn('admin')).put('/api/info', { id, ...body })
    expect([res.status, Object.keys(res.body['campos'] as object)]).toEqual([status, [field]])
  })

  it('another record is not there', async () => {
    expect((await (await signIn('admin')).put('/api/info', { id: 999, campo: 'nombre', valor: 'Otro' })).status).toBe(
      404,
    )
  })
})

describe('POST /api/info/upload', () => {
  it('keeps only what draws the image and serves it as an image to anybody', async () => {
    const admin = await signIn('admin')
    const hostile = png(64, 48, { texto: '<script>alert(1)</script>', cola: Buffer.from('PK\x03\x04<script>') })
    const up = await admin.upload<{ url: string }>(
      '/api/info/upload',
      form(hostile, '../../logo "1".svg', 'image/svg+xml'),
    )
    expect([up.status, up.body.url]).toEqual([200, expect.stringMatching(/^\/api\/info\/icono\/[0-9a-f]{32}\.png$/)])
    const served = await new Client().bytes(up.body.url)
    expect(served.bytes.includes('script')).toBe(false)
    expect(served.bytes.equals(png(64, 48))).toBe(true)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("script-src 'self';") as string,
      'cross-origin-resource-policy': 'same-origin',
    })
    const { id } = await info()
    expect((await admin.put<Info>('/api/info', { id, campo: 'icono', valor: up.body.url })).body.icono).toBe(
      up.body.url,
    )
    expect((await admin.put<Info>('/api/info', { id, campo: 'icono', valor: '' })).body.icono).toBeNull()
  })

  it('takes a JPG, whatever it is called', async () => {
    const up = await (
      await signIn('admin')
    ).upload<{ url: string }>('/api/info/upload', form(jpg('secreto'), 'logo.png', 'image/png'))
    expect(up.body.url).toMatch(/\.jpg$/)
    expect((await new Client().bytes(up.body.url)).bytes.includes('secreto')).toBe(false)
  })

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.cookie)</script></svg>')
  it.each([
    ['an SVG with script called PNG', svg, 415, 'El icono debe ser una imagen PNG o JPG.'],
    ['a page', Buffer.from('<!doctype html><script>x</script>'), 415, 'El icono debe ser una imagen PNG o JPG.'],
    ['nothing', Buffer.alloc(0), 415, 'El icono debe ser una imagen PNG o JPG.'],
    [
      '30,000 pixels',
      pngHeader(30_000, 30_000),
      422,
      'El icono mide 30,000 × 30,000 píxeles y cada lado puede medir hasta 2,048.',
    ],
    ['a dot', png(4, 4), 422, 'El icono mide 4 × 4 píxeles: se esperaban al menos 16 por lado.'],
    [
      'data bigger than its header',
      png(32, 32, { lineas: 4000 }),
      422,
      'La imagen está dañada: guárdala de nuevo como PNG o JPG.',
    ],
    ['half an image', png(64, 64).subarray(0, 80), 422, 'La imagen está dañada: guárdala de nuevo como PNG o JPG.'],
  ])('refuses %s', async (_what, bytes, status, message) => {
    const res = await (await signIn('admin')).upload('/api/info/upload', form(bytes, 'icono.png', 'image/png'))
    expect([res.status, res.body['error']]).toEqual([status, message])
  })

  it('40 MB are refused by their header, and without one before they have all arrived', async () => {
    const admin = await signIn('admin')
    const told = await admin.request('POST', '/api/info/upload', {
      body: Buffer.alloc(1),
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(40 * 1024 * 1024) },
    })
    expect([told.status, told.body['codigo']]).toEqual([413, 'tamano'])
    let sent = 0
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1
        if (sent > 40) controller.close()
        else controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const init = { body: stream, headers: { 'content-type': 'multipart/form-data; boundary=x' }, duplex: 'half' }
    const untold = await admin.request('POST', '/api/info/upload', init as RequestInit)
    expect([untold.status, untold.body['codigo']]).toEqual([413, 'tamano'])
    expect(sent).toBeLessThan(20)
  })

  it.each(['no.png', '..%2F..%2Fportal.sqlite', `${'a'.repeat(32)}.svg`, `${'0'.repeat(32)}.png`])(
    'there is no icon %s',
    async (name) => {
      expect((await new Client().get(`/api/info/icono/${name}`)).status).toBe(404)
    },
  )
})

describe('the privacy notice', () => {
  const texto = 'Texto del aviso de privacidad de prueba, con lo que la ley pide que se diga a cada persona. '.repeat(3)

  beforeEach(() => execute('DELETE FROM avisos_privacidad WHERE version > 1'))

  it('is read by anybody; a new version holds from its day and those before it stay', async () => {
    const vigente = await new Client().get<{ version: number; texto: string }>('/api/aviso-privacidad')
    expect([vigente.status, vigente.body.version]).toEqual([200, 1])
    const admin = await signIn('admin')
    const hoy = (await selectRow<{ d: string }>('SELECT vigente_desde AS d FROM avisos_privacidad'))?.d ?? ''
    const nueva = await admin.post('/api/panel/avisos-privacidad', { texto, vigenteDesde: hoy, anterior: 1 })
    expect(nueva.status).toBe(201)
    expect((await new Client().get('/api/aviso-privacidad')).body).toMatchObject({ version: 2, texto: texto.trim() })
    expect((await info()) as unknown).toMatchObject({ avisoPrivacidad: { version: 2, vigenteDesde: hoy } })
    const futura = await admin.post('/api/panel/avisos-privacidad', {
      texto: `${texto}Más.`,
      vigenteDesde: '2099-01-01',
      anterior: 2,
    })
    expect(futura.status).toBe(201)
    const list = await admin.get<{ version: number; estado: string }[]>('/api/panel/avisos-privacidad')
    expect(list.headers.get('content-range')).toBe('avisos-privacidad 0-2/3')
    expect(list.body.map(({ version, estado }) => `${version} ${estado}`)).toEqual([
      '3 programado',
      '2 vigente',
      '1 anterior',
    ])
  })

  it('written over one that came meanwhile is refused with it', async () => {
    const admin = await signIn('admin')
    const publicar = (more: string) =>
      admin.post('/api/panel/avisos-privacidad', {
        texto: `${texto}${more}`,
        vigenteDesde: '2099-01-01',
        anterior: 1,
      })
    expect((await publicar('Uno.')).status).toBe(201)
    const res = await publicar('Otro.')
    expect([res.status, res.body['codigo'], (res.body['actual'] as { version: number }).version]).toEqual([
      409,
      'version',
      2,
    ])
  })

  it('refuses a short one, a day that passed and the same text', async () => {
    const admin = await signIn('admin')
    const post = (body: object) => admin.post('/api/panel/avisos-privacidad', { anterior: 1, ...body })
    const corto = await post({ texto: 'No.', vigenteDesde: '2020-01-01' })
    expect([corto.status, Object.keys(corto.body['campos'] as object)]).toEqual([422, ['texto', 'vigenteDesde']])
    const vigente = (await new Client().get<{ texto: string }>('/api/aviso-privacidad')).body.texto
    const igual = await post({ texto: ` ${vigente}`, vigenteDesde: '2099-01-01' })
    expect([igual.status, igual.body['campos']]).toEqual([
      422,
      { texto: 'El texto es igual al vigente: no hay nada que publicar.' },
    ])
  })
})

describe('icons that nothing uses', () => {
  const served = async (url: string) => (await new Client().bytes(url)).status
  const setIcono = async (admin: Client, valor: string) =>
    (await admin.put<Info>('/api/info', { id: (await info()).id, campo: 'icono', valor })).status
  const upload = async (admin: Client, side: number) =>
    (await admin.upload<{ url: string }>('/api/info/upload', form(png(side, side), 'i.png', 'image/png'))).body.url

  it('go with their replacement; the one in use stays, whatever is sent up besides it', async () => {
    const admin = await signIn('admin')
    const [first, second] = [await upload(admin, 40), await upload(admin, 41)]
    expect(await setIcono(admin, first)).toBe(200)
    expect([await served(first), await served(second)]).toEqual([200, 200])
    expect(await setIcono(admin, second)).toBe(200)
    expect([await served(first), await served(second)]).toEqual([404, 200])
    expect(await setIcono(admin, second)).toBe(200)
    expect(await served(second)).toBe(200)
    // It was taken away: choosing it again says so, and sending it up again serves.
    expect(await setIcono(admin, first)).toBe(422)
    expect(await setIcono(admin, await upload(admin, 40))).toBe(200)
    expect(await setIcono(admin, '')).toBe(200)
    expect(await served(first)).toBe(404)
  })

  it('stay while the text of any privacy notice names them, the ones before too', async () => {
    const admin = await signIn('admin')
    const icono = await upload(admin, 42)
    expect(await setIcono(admin, icono)).toBe(200)
    await execute(
      `INSERT INTO avisos_privacidad (version, texto, vigente_desde, publicado_at)
       VALUES (9001, $1, '2020-01-01', '2020-01-01T00:00:00.000Z')`,
      [`Aviso con ${icono} en su texto`],
    )
    expect(await setIcono(admin, '')).toBe(200)
    await limpiarIconos(Date.now() + 48 * 3_600_000)
    expect(await served(icono)).toBe(200)
    await execute('DELETE FROM avisos_privacidad WHERE version = 9001')
    await limpiarIconos(Date.now() + 48 * 3_600_000)
    expect(await served(icono)).toBe(404)
  })

  it('that nobody chose go at night, a day after they were sent up', async () => {
    const admin = await signIn('admin')
    const [used, orphan] = [await upload(admin, 43), await upload(admin, 44)]
    expect(await setIcono(admin, used)).toBe(200)
    expect(await limpiarIconos(Date.now() + 23 * 3_600_000)).toBe(0)
    expect(await served(orphan)).toBe(200)
    expect(await limpiarIconos(Date.now() + 25 * 3_600_000)).toBeGreaterThan(0)
    expect([await served(used), await served(orphan)]).toEqual([200, 404])
    expect(await setIcono(admin, '')).toBe(200)
  })

  it('two who change it at once leave the one that is kept', async () => {
    const admin = await signIn('admin')
    const urls = await Promise.all([45, 46, 47, 48].map((side) => upload(admin, side)))
    await Promise.all(urls.map((url) => setIcono(admin, url)))
    const { icono } = await info()
    const kept = await Promise.all(urls.map(served))
    expect(urls.filter((_url, at) => kept[at] === 200)).toEqual([icono])
    expect(await setIcono(admin, '')).toBe(200)
  })
})
