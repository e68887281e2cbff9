import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { execute, selectRows } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { Client, signIn } from '#test/support/client.ts'
import { cuentasIntactas } from '#test/support/cuentas-intactas.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'

interface Sesion {
  readonly id: number
  readonly actual: boolean
  readonly equipo: string
}

const NUEVA = 'Nueva-clave-2026'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'

cuentasIntactas()

describe('a copied cookie', () => {
  it('is worth nothing after the password changes, not even that of the session that changed it', async () => {
    const client = await signIn('ventanilla2')
    const copied = client.cookie
    expect((await client.post('/api/contrasena', { actual: DEMO_PASSWORD, nueva: NUEVA })).status).toBe(200)
    expect(client.cookie).not.toBe(copied)
    expect((await client.get('/api/sesion')).status).toBe(200)
    const thief = new Client()
    thief.cookie = copied
    expect((await thief.get('/api/sesion')).status).toBe(401)
  })
})

describe('my sessions', () => {
  it('are told apart, the own one first, without their tokens', async () => {
    const phone = new Client()
    await phone.post('/api/login', { usuario: 'auxiliar', pass: DEMO_PASSWORD }, { 'user-agent': CHROME })
    const client = await signIn('auxiliar')
    const { body } = await client.get<Sesion[]>('/api/mi-cuenta/sesiones')
    expect(body.map(({ actual }) => actual)).toEqual([true, false])
    expect(body[1]?.equipo).toBe('Chrome en Windows')
    expect(JSON.stringify(body)).not.toMatch(/token/)
  })

  it('close the others with the password, at once, and never somebody else’s', async () => {
    const [client, other] = [await signIn('titular'), await signIn('titular')]
    const stranger = await signIn('director')
    expect((await client.post('/api/mi-cuenta/sesiones/cerrar', { id: null, clave: 'otra' })).status).toBe(422)
    expect((await other.get('/api/sesion')).status).toBe(200)
    const closed = await client.post('/api/mi-cuenta/sesiones/cerrar', { id: null, clave: DEMO_PASSWORD })
    expect([closed.status, closed.body]).toEqual([200, { cerradas: 1 }])
    expect((await other.get('/api/sesion')).status).toBe(401)
    expect((await client.get('/api/sesion')).status).toBe(200)
    const [foreign] = (await stranger.get<Sesion[]>('/api/mi-cuenta/sesiones')).body
    const id = foreign?.id ?? 0
    expect((await client.post('/api/mi-cuenta/sesiones/cerrar', { id, clave: DEMO_PASSWORD })).status).toBe(404)
    expect((await stranger.get('/api/sesion')).status).toBe(200)
  })

  it('close one alone, and not the one in use', async () => {
    const [client, one, two] = [await signIn('auditor'), await signIn('auditor'), await signIn('auditor')]
    const [own] = (await one.get<Sesion[]>('/api/mi-cuenta/sesiones')).body
    expect((await client.post('/api/mi-cuenta/sesiones/cerrar', { id: own?.id, clave: DEMO_PASSWORD })).status).toBe(
      200,
    )
    expect([(await one.get('/api/sesion')).status, (await two.get('/api/sesion')).status]).toEqual([401, 200])
    const [mine] = (await client.get<Sesion[]>('/api/mi-cuenta/sesiones')).body
    expect((await client.post('/api/mi-cuenta/sesiones/cerrar', { id: mine?.id, clave: DEMO_PASSWORD })).status).toBe(
      409,
    )
  })

  it('are twenty at most: one more ends the one that was used the longest ago', async () => {
    const first = await signIn('validador1')
    for (let n = 0; n < 20; n += 1) await signIn('validador1')
    expect((await first.get('/api/sesion')).status).toBe(401)
    const rows = await selectRows(
      "SELECT s.id FROM sesiones s JOIN usuarios u ON u.id = s.usuario_id WHERE u.usuario = 'validador1'",
    )
    expect(rows).toHaveLength(20)
  })
})

describe('a new password', () => {
  it.each([
    ['of the most used ones', 'Password123', 'comun'],
    ['of the keyboard', 'qwertyuiop', 'comun'],
    ['of the institute', 'Pensiones.2026', 'adivinable'],
    ['of the person', 'Silvia-Ordaz', 'adivinable'],
  ])('%s is refused', async (_what, nueva) => {
    const res = await (await signIn('auditor')).post('/api/contrasena', { actual: DEMO_PASSWORD, nueva })
    expect([res.status, Object.keys(res.body['campos'] as object)]).toEqual([422, ['nueva']])
  })

  it('on the institute’s list of leaked ones is refused, as text or as SHA-1', async () => {
    // SHA-1 of "barquito de papel mojado".
    const { createHash } = await import('node:crypto')
    const sha1 = createHash('sha1').update('barquito de papel mojado').digest('hex')
    await writeFile(path.join(env.dataDir, 'claves-filtradas.txt'), `otra\n${sha1}:12\ncolibrí en la ventana\n`)
    const client = await signIn('auditor')
    for (const nueva of ['barquito de papel mojado', 'colibrí en la ventana']) {
      const res = await client.post('/api/contrasena', { actual: DEMO_PASSWORD, nueva })
      expect(JSON.stringify(res.body['campos'])).toContain('contraseñas robadas')
    }
    const fine = await client.post('/api/contrasena', { actual: DEMO_PASSWORD, nueva: 'colibrí en el tejado' })
    expect(fine.status).toBe(200)
  })

  it('of one time opens nothing once its days are over', async () => {
    await execute('UPDATE usuarios SET debe_cambiar_clave = $1, clave_vence_at = $2 WHERE usuario = $3', [
      true,
      new Date(Date.now() - 1000).toISOString(),
      'ventanilla1',
    ])
    const res = await new Client().post('/api/login', { usuario: 'ventanilla1', pass: DEMO_PASSWORD })
    expect([res.status, res.body['codigo']]).toEqual([401, 'clave_vencida'])
  })
})

describe('mail of notices', () => {
  it('keeps the digest and the hours without mail, and refuses half of them or no hours', async () => {
    const client = await signIn('jefe')
    const avisos = { resumen: true, silencioDesde: '22:00', silencioHasta: '07:00' }
    expect((await client.put('/api/mi-cuenta/avisos', avisos)).body).toEqual(avisos)
    expect((await client.get('/api/mi-cuenta')).body['avisos']).toEqual(avisos)
    for (const [change, campo] of [
      [{ silencioHasta: null }, 'silencioHasta'],
      [{ silencioDesde: null }, 'silencioDesde'],
      [{ silencioDesde: '25:00' }, 'silencioDesde'],
      [{ silencioHasta: '22:00' }, 'silencioHasta'],
    ] as const) {
      const res = await client.put('/api/mi-cuenta/avisos', { ...avisos, ...change })
      expect([res.status, Object.keys(res.body['campos'] as object)]).toEqual([422, [campo]])
    }
  })
})

/** A PNG header of the given size with its end: enough to be measured, nothing to be drawn. */
function png(ancho: number, alto: number, padding = 0): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(33 + padding + 12)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  bytes.writeUInt32BE(ancho, 16)
  bytes.writeUInt32BE(alto, 20)
  bytes.set([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82], 33 + padding)
  return new Uint8Array(bytes)
}

function form(bytes: Uint8Array<ArrayBuffer>, nombre = 'foto.png'): FormData {
  const data = new FormData()
  data.set('file', new File([bytes], nombre))
  return data
}

describe('the own photo', () => {
  it('is kept, shown to its person alone and uncached, replaced and taken away', async () => {
    const client = await signIn('jefe')
    expect((await client.get('/api/mi-cuenta/foto')).status).toBe(404)
    const first = await client.upload<{ foto: string }>('/api/mi-cuenta/foto', form(png(256, 256), '../../etc/passwd'))
    expect(first.body.foto).toMatch(/^\/api\/mi-cuenta\/foto\?v=[\w-]{8}$/)
    expect((await client.get('/api/sesion')).body['foto']).toBe(first.body.foto)
    const shown = await client.bytes('/api/mi-cuenta/foto')
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(shown.headers.get('cache-control')).toContain('no-store')
    expect((await (await signIn('director')).get('/api/mi-cuenta/foto')).status).toBe(404)
    const second = await client.upload<{ foto: string }>('/api/mi-cuenta/foto', form(png(64, 64)))
    expect(second.body.foto).not.toBe(first.body.foto)
    expect((await client.delete('/api/mi-cuenta/foto')).status).toBe(204)
    expect((await client.get('/api/sesion')).body['foto']).toBeNull()
  })

  it('is kept without what its camera wrote in it', async () => {
    const client = await signIn('jefe')
    const whole = Buffer.from(png(64, 64))
    const text = Buffer.from('GPSLatitude 21.8818')
    const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('eXIf'), text, Buffer.alloc(4)])
    chunk.writeUInt32BE(text.length)
    const taken = Buffer.concat([whole.subarray(0, 33), chunk, whole.subarray(33)])
    expect((await client.upload('/api/mi-cuenta/foto', form(new Uint8Array(taken)))).status).toBe(200)
    expect((await client.bytes('/api/mi-cuenta/foto')).bytes).toEqual(whole)
  })

  it.each([
    [
      'an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
    ],
    ['a page', Buffer.from('<html>'), 415],
    ['a picture cut short', Buffer.from(png(256, 256).subarray(0, 40)), 415],
    ['30,000 points wide', Buffer.from(png(30_000, 30_000)), 422],
    ['too small', Buffer.from(png(8, 8)), 422],
    ['too heavy', Buffer.from(png(256, 256, 3 * 1024 * 1024)), 413],
    ['empty', Buffer.alloc(0), 422],
  ])('is not %s', async (_what, bytes, status) => {
    const res = await (await signIn('jefe')).upload('/api/mi-cuenta/foto', form(new Uint8Array(bytes)))
    expect([res.status, Object.keys(res.body['campos'] as object)]).toEqual([status, ['file']])
  })
})

describe('answers', () => {
  it('are kept by no browser: the session, the account, the padrón', async () => {
    const client = await signIn('jefe')
    for (const address of ['/api/sesion', '/api/mi-cuenta', '/api/panel/afiliados'])
      expect((await client.get(address)).headers.get('cache-control')).toContain('no-store')
  })
})
