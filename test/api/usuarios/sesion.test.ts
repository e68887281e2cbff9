import { describe, expect, it, vi } from 'vitest'
import { readers } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { openSesion } from '#api/usuarios/entrada/open-sesion.ts'
import { Client, signIn } from '#test/support/client.ts'
import { cuentasIntactas } from '#test/support/cuentas-intactas.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { trabajoDe } from '#test/support/trabajo-de.ts'

cuentasIntactas()

interface Login {
  readonly success: boolean
  readonly idPerfil: number
  readonly user: Record<string, unknown>
}

describe('POST /api/login', () => {
  it('answers the documented user and opens a session in an HttpOnly cookie', async () => {
    const client = new Client()
    const res = await client.post<Login>('/api/login', { usuario: 'ventanilla1', pass: DEMO_PASSWORD })
    expect(res.status).toBe(200)
    expect(res.body.success).toBe(true)
    expect(res.body.user).toMatchObject({
      usuario: 'ventanilla1',
      nombre: 'Lucía Robledo',
      adscripcion_nombre: 'Secretaría de Salud',
    })
    expect(res.body.user['ID_PERFIL']).toBe(res.body.idPerfil)
    expect(res.body.user['id_adscripcion']).toBe(res.body.user['adscripcion_id'])
    expect(res.headers.get('set-cookie')).toMatch(/^portal_sesion=[\w-]{43};.*HttpOnly.*SameSite=Lax/)
    const stored = await selectRows<{ token_hash: string }>('SELECT token_hash FROM sesiones')
    expect(stored.map((row) => row.token_hash)).not.toContain(client.cookie?.split('=')[1])
    const row = await selectRow<{ creada_at: string; vence_at: string }>(
      'SELECT creada_at, vence_at FROM sesiones ORDER BY id DESC LIMIT 1',
    )
    expect(Date.parse(row?.vence_at ?? '') - Date.parse(row?.creada_at ?? '')).toBe(12 * 3_600_000)
  })

  it.each([
    [{ usuario: '', pass: '' }, 422, 'Usuario y contraseña son obligatorios'],
    [{ usuario: '  ', pass: 'algo' }, 422, 'Usuario y contraseña son obligatorios'],
    [{ usuario: 'ventanilla1', pass: 'equivocada' }, 401, 'Credenciales inválidas'],
    [{ usuario: 'nadie', pass: 'equivocada' }, 401, 'Credenciales inválidas'],
  ])('refuses %j with %i', async (body, status, error) => {
    const res = await new Client().post('/api/login', body)
    expect([res.status, res.body['error']]).toEqual([status, error])
  })

  it('says the same of an unknown user and of a wrong password', async () => {
    const [wrong, unknown] = await Promise.all(
      ['auditor', 'desconocido'].map((usuario) => new Client().post('/api/login', { usuario, pass: 'x'.repeat(12) })),
    )
    const without = (body: Record<string, unknown> | undefined) => ({ ...body, requestId: null })
    expect(without(wrong?.body)).toEqual(without(unknown?.body))
  })

  it('does the same work for an unknown user as for a wrong password', async () => {
    const attempt = (usuario: string) =>
      trabajoDe(() => new Client().post('/api/login', { usuario, pass: 'equivocada' }))
    const [wrong, unknown] = [await attempt('auditor'), await attempt('desconocido')]
    expect(wrong.claves).toBe(1)
    expect(unknown).toEqual(wrong)
  })

  it('makes an account wait after five failures, even with the right password, and lets it in afterwards', async () => {
    const client = new Client()
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await client.post('/api/login', { usuario: 'titular', pass: 'no' })).status).toBe(401)
    const blocked = await client.post('/api/login', { usuario: 'titular', pass: DEMO_PASSWORD })
    expect(blocked.status).toBe(429)
    expect(blocked.body['error']).toMatch(/^Demasiados intentos\. Espera \d+ segundos/)
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0)
    await execute('UPDATE intentos SET hasta_at = $1 WHERE cuenta = $2', ['2020-01-01T00:00:00.000Z', 'titular'])
    expect((await client.post('/api/login', { usuario: 'titular', pass: DEMO_PASSWORD })).status).toBe(200)
    expect(await selectRow('SELECT cuenta FROM intentos WHERE cuenta = $1', ['titular'])).toBeNull()
  })

  it('tries sent together are no more than tries one by one', async () => {
    const guesses = Array.from({ length: 20 }, (_, n) => ({ usuario: 'validador1', pass: `intento ${n}` }))
    const answers = await Promise.all(guesses.map((body) => new Client().post('/api/login', body)))
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(15)
  })

  it('lets in an account that signs in on several machines at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const entries = Array.from({ length: 4 }, () =>
        new Client().post('/api/login', { usuario: 'titular', pass: DEMO_PASSWORD }),
      )
      expect((await Promise.all(entries)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
  })

  it('changes the session id at sign-in and ends the one before', async () => {
    const client = await signIn('jefe')
    const before = client.cookie
    await client.post('/api/login', { usuario: 'jefe', pass: DEMO_PASSWORD })
    expect(client.cookie).not.toBe(before)
    const old = new Client()
    old.cookie = before
    expect((await old.get('/api/sesion')).status).toBe(401)
  })

  it('refuses a request from another site and a plain form', async () => {
    const body = { usuario: 'jefe', pass: DEMO_PASSWORD }
    const foreign = await new Client().post('/api/login', body, { origin: 'https://otro.example' })
    expect(foreign.status).toBe(403)
    const form = await new Client().request('POST', '/api/login', {
      body: 'usuario=jefe',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.status).toBe(415)
  })

  it('answers 400 in Spanish to malformed JSON', async () => {
    const res = await new Client().request('POST', '/api/login', {
      body: '{"usuario":',
      headers: { 'content-type': 'application/json' },
    })
    expect([res.status, res.body['codigo']]).toEqual([400, 'json'])
  })
})

describe('a session', () => {
  it('says who is looking, the views that open, the menus and the landing', async () => {
    const desk = await (
      await signIn('ventanilla1')
    ).get<{ inicio: string; vistas: string[]; perfil: { ambito: string } }>('/api/sesion')
    expect(desk.body).toMatchObject({ inicio: '/dependenciaVentanilla', perfil: { ambito: 'dependencia' } })
    expect(desk.body.vistas).toContain('altaDocA')
    const auditor = await (await signIn('auditor')).get<{ inicio: string; perfil: { actos: string[] } }>('/api/sesion')
    expect(auditor.body).toMatchObject({ inicio: '/inicio', perfil: { actos: ['ver'] } })
  })

  it('ends on the server at sign-out: the cookie is worth nothing', async () => {
    const client = await signIn('director')
    const copied = client.cookie
    expect((await client.post('/api/logout', {})).status).toBe(200)
    client.cookie = copied
    expect((await client.get('/api/sesion')).status).toBe(401)
  })

  it.each([
    ['idle for an hour', 'ultimo_uso_at', 61 * 60_000],
    ['older than its absolute term', 'vence_at', 1000],
  ])('ends when %s', async (_why, column, ago) => {
    const client = await signIn('auxiliar')
    await execute(`UPDATE sesiones SET ${column} = $1`, [new Date(Date.now() - ago).toISOString()])
    const res = await client.get('/api/sesion')
    expect([res.status, res.body['codigo']]).toEqual([401, 'sesion'])
  })

  it('of a disabled account opens nothing', async () => {
    const client = await signIn('validador1')
    await execute('UPDATE usuarios SET activo = $1 WHERE usuario = $2', [false, 'validador1'])
    expect((await client.get('/api/sesion')).status).toBe(401)
  })
})

describe('a session about to open', () => {
  it.each([
    ['the password changes', 'UPDATE usuarios SET clave_hash = $1 WHERE usuario = $2', 'otra'],
    ['the account is disabled', 'UPDATE usuarios SET activo = $1 WHERE usuario = $2', false],
  ])('does not when %s while the password is looked at', async (_what, sql, value) => {
    const row = await selectRow<{ id: number; clave_hash: string }>(
      'SELECT id, clave_hash FROM usuarios WHERE usuario = $1',
      ['titular'],
    )
    const actor = await loadActor(row?.id ?? 0, { medio: 'api', direccion: '127.0.0.1' })
    if (!actor || !row) throw new Error('no account')
    await execute(sql, [value, 'titular'])
    const from = { direccion: '127.0.0.1', agente: '', previousToken: undefined }
    await expect(openSesion(actor, from, row.clave_hash)).rejects.toMatchObject({ status: 401, codigo: 'credenciales' })
    expect(await selectRows('SELECT id FROM sesiones WHERE usuario_id = $1', [row.id])).toEqual([])
  })
})

describe('a one-time password', () => {
  it('opens nothing but its own change', async () => {
    await execute('UPDATE usuarios SET debe_cambiar_clave = $1 WHERE usuario = $2', [true, 'director'])
    const client = await signIn('director')
    expect((await client.get('/api/sesion')).body['debeCambiarClave']).toBe(true)
    const closed = await client.get('/api/panel/afiliados')
    expect([closed.status, closed.body['codigo']]).toEqual([403, 'cambiar_clave'])
    await client.post('/api/contrasena', { actual: DEMO_PASSWORD, nueva: 'Otra-clave-2026' })
    expect((await client.get('/api/panel/afiliados')).status).toBe(200)
  })
})

describe('POST /api/contrasena', () => {
  it('is compared as it came: capitals, spaces at its ends, accents and its last sign count', async () => {
    const exacta = ` Ñandú ${'de la sierra '.repeat(9)}`.padEnd(127, '7') + '8'
    const client = await signIn('titular')
    expect((await client.post('/api/contrasena', { actual: DEMO_PASSWORD, nueva: exacta })).status).toBe(200)
    const near = [
      exacta.trimStart(),
      exacta.toLowerCase(),
      exacta.replace('ú', 'u'),
      exacta.slice(0, -1),
      `${exacta.slice(0, -1)}9`,
    ]
    for (const pass of near) {
      expect((await new Client().post('/api/login', { usuario: 'titular', pass })).status).toBe(401)
      await execute('DELETE FROM intentos')
    }
    expect((await new Client().post('/api/login', { usuario: 'titular', pass: exacta })).status).toBe(200)
  })

  it('changes the own password, ends the other sessions, and refuses a short one or a wrong current one', async () => {
    const [client, other] = [await signIn('ventanilla2'), await signIn('ventanilla2')]
    const wrong = await client.post('/api/contrasena', { actual: 'otra', nueva: 'Nueva-clave-2026' })
    expect([wrong.status, wrong.body['campos']]).toEqual([422, { actual: 'La contraseña actual no es correcta.' }])
    const short = await client.post('/api/contrasena', { actual: DEMO_PASSWORD, nueva: 'corta' })
    expect([short.status, Object.keys(short.body['campos'] as object)]).toEqual([422, ['nueva']])
    const changed = await client.post('/api/contrasena', { actual: DEMO_PASSWORD, nueva: 'Nueva-clave-2026' })
    expect(changed.status).toBe(200)
    expect((await client.get('/api/sesion')).status).toBe(200)
    expect((await other.get('/api/sesion')).status).toBe(401)
    const login = await new Client().post('/api/login', { usuario: 'ventanilla2', pass: 'Nueva-clave-2026' })
    expect(login.status).toBe(200)
  })
})

describe('calls that arrive at once', () => {
  it('are each answered for their own session; one that is ended, and one that never was, for none', async () => {
    const usuarios = ['ventanilla1', 'auditor', 'admin', 'jefe']
    const clients = await Promise.all(usuarios.map((usuario) => signIn(usuario)))
    const ended = await signIn('ventanilla1')
    await execute('DELETE FROM sesiones WHERE id = (SELECT max(id) FROM sesiones)')
    const all = [...clients, ended, new Client(), ...clients, ...clients]
    const asked = vi.spyOn(readers, 'rows')
    const answers = await Promise.all(all.map((client) => client.get<{ user: { usuario: string } }>('/api/sesion')))
    // Thirteen cookies, eight to a statement.
    expect(asked.mock.calls.filter(([sql]) => sql.includes('s.token_hash IN'))).toHaveLength(2)
    asked.mockRestore()
    expect(answers.map(({ status, body }) => (status === 200 ? body.user.usuario : status))).toEqual([
      ...usuarios,
      401,
      401,
      ...usuarios,
      ...usuarios,
    ])
  })
})
