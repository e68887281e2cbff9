import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { Client, signIn } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'
import { relojQuieto } from '#test/support/reloj-quieto.ts'

// A code is good for a minute: on a slow machine that ends between two requests.
relojQuieto()

interface Alta {
  readonly clave: string
  readonly uri: string
  readonly qr: string
}

/** What an authenticator app shows, `ahead` half minutes from now. */
function codeOf(alta: Alta, ahead = 0): string {
  const secret = Secret.fromBase32(alta.clave.replaceAll(' ', ''))
  return new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })
}

/** Two-step codes of an account, set up; with the code that confirmed them. */
async function enrol(usuario: string): Promise<{ client: Client; alta: Alta; codigo: string; codigos: string[] }> {
  const client = await signIn(usuario)
  const alta = (await client.post<Alta>('/api/mi-cuenta/dos-pasos', { clave: DEMO_PASSWORD })).body
  const codigo = codeOf(alta)
  const done = await client.post<{ codigos: string[] }>('/api/mi-cuenta/dos-pasos/confirmar', { codigo })
  expect(done.status).toBe(200)
  return { client, alta, codigo, codigos: done.body.codigos }
}

async function firstStep(usuario: string): Promise<{ client: Client; desafio: string }> {
  const client = new Client()
  const res = await client.post('/api/login', { usuario, pass: DEMO_PASSWORD })
  expect([res.status, res.body['codigo'], res.body['success']]).toEqual([401, 'segundo_paso', false])
  expect(res.headers.get('set-cookie')).toBeNull()
  return { client, desafio: String(res.body['desafio']) }
}

const secondStep = (client: Client, desafio: string, codigo: string) =>
  client.post('/api/login/codigo', { desafio, codigo })

/** Time has passed since the account's last code. */
const later = () => execute('UPDATE dos_pasos SET ultimo_paso = 0')

beforeEach(async () => {
  for (const tabla of ['dos_pasos', 'codigos_respaldo', 'segundos_pasos', 'intentos'])
    await execute(`DELETE FROM ${tabla}`)
})

describe('setting it up', () => {
  it('shows a key once, as text and as a QR code, after the password', async () => {
    const client = await signIn('jefe')
    const refused = await client.post('/api/mi-cuenta/dos-pasos', { clave: 'otra' })
    expect([refused.status, Object.keys(refused.body['campos'] as object)]).toEqual([422, ['clave']])
    const { body } = await client.post<Alta>('/api/mi-cuenta/dos-pasos', { clave: DEMO_PASSWORD })
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Portal%20interno:jefe\?issuer=Portal%20interno&secret=[A-Z2-7]{32}&/)
    expect(body.qr).toMatch(/^data:image\/svg\+xml;base64,/)
    const stored = await selectRow<{ secreto: string }>('SELECT secreto FROM dos_pasos')
    expect(stored?.secreto).not.toContain(body.clave.replaceAll(' ', ''))
    expect((await signIn('jefe')).cookie).not.toBeNull()
  })

  it('is on only once the app gave a right code; the other sessions end and this one gets another cookie', async () => {
    const other = await signIn('jefe')
    const client = await signIn('jefe')
    const alta = (await client.post<Alta>('/api/mi-cuenta/dos-pasos', { clave: DEMO_PASSWORD })).body
    const wrong = await client.post('/api/mi-cuenta/dos-pasos/confirmar', { codigo: '000000' })
    expect([wrong.status, Object.keys(wrong.body['campos'] as object)]).toEqual([422, ['codigo']])
    const copied = client.cookie
    const done = await client.post<{ codigos: string[] }>('/api/mi-cuenta/dos-pasos/confirmar', {
      codigo: codeOf(alta).replace(/^.{3}/, '$& '),
    })
    expect(done.body.codigos).toHaveLength(10)
    expect(new Set(done.body.codigos).size).toBe(10)
    expect(done.body.codigos[0]).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect(client.cookie).not.toBe(copied)
    expect((await client.get('/api/sesion')).status).toBe(200)
    expect((await other.get('/api/sesion')).status).toBe(401)
    const thief = new Client()
    thief.cookie = copied
    expect((await thief.get('/api/sesion')).status).toBe(401)
    const cuenta = await client.get<{ dosPasos: object }>('/api/mi-cuenta')
    expect(cuenta.body.dosPasos).toMatchObject({ activo: true, exigido: false, codigos: 10 })
    const stored = await selectRows<{ codigo_hash: string }>('SELECT codigo_hash FROM codigos_respaldo')
    expect(stored.every(({ codigo_hash }) => codigo_hash.startsWith('$argon2id$'))).toBe(true)
  })

  it('moves to another phone with the password and a code of it; until then the one before is asked for', async () => {
    await execute('UPDATE perfiles SET exige_dos_pasos = $1 WHERE id = 3', [true])
    const { client, alta, codigos } = await enrol('jefe')
    expect((await client.post('/api/mi-cuenta/dos-pasos', { clave: 'otra' })).status).toBe(422)
    const nueva = (await client.post<Alta>('/api/mi-cuenta/dos-pasos', { clave: DEMO_PASSWORD })).body
    expect(nueva.clave).not.toBe(alta.clave)
    await later()
    const before = await firstStep('jefe')
    expect((await secondStep(before.client, before.desafio, codeOf(nueva))).status).toBe(422)
    expect((await secondStep(before.client, before.desafio, codeOf(alta))).status).toBe(200)
    const refused = await client.post('/api/mi-cuenta/dos-pasos/confirmar', { codigo: codeOf(alta) })
    expect(refused.status).toBe(422)
    const done = await client.post<{ codigos: string[] }>('/api/mi-cuenta/dos-pasos/confirmar', {
      codigo: codeOf(nueva),
    })
    expect([done.status, done.body.codigos.length]).toEqual([200, 10])
    expect((await before.client.get('/api/sesion')).status).toBe(401)
    expect((await client.get('/api/panel/afiliados')).status).toBe(200)
    await later()
    const after = await firstStep('jefe')
    for (const old of [codeOf(alta), codigos[0] ?? ''])
      expect((await secondStep(after.client, after.desafio, old)).status).toBe(422)
    expect((await secondStep(after.client, after.desafio, codeOf(nueva))).status).toBe(200)
    expect((await client.post('/api/mi-cuenta/dos-pasos/confirmar', { codigo: codeOf(nueva) })).status).toBe(409)
    await execute('UPDATE perfiles SET exige_dos_pasos = $1', [false])
  })
})

describe('signing in', () => {
  it('opens no session before the second step, and one with the code of the app', async () => {
    const { alta } = await enrol('jefe')
    const { client, desafio } = await firstStep('jefe')
    expect((await client.get('/api/sesion')).status).toBe(401)
    const asCookie = new Client()
    asCookie.cookie = `portal_sesion=${desafio}`
    expect((await asCookie.get('/api/sesion')).status).toBe(401)
    const res = await secondStep(client, desafio, codeOf(alta, 1))
    expect([res.status, res.body['success']]).toEqual([200, true])
    expect((await client.get('/api/sesion')).status).toBe(200)
  })

  it('takes a code once, and none of an earlier half minute afterwards', async () => {
    const { alta, codigo } = await enrol('jefe')
    const reused = await firstStep('jefe')
    expect((await secondStep(reused.client, reused.desafio, codigo)).status).toBe(422)
    const good = await firstStep('jefe')
    const next = codeOf(alta, 1)
    expect((await secondStep(good.client, good.desafio, next)).status).toBe(200)
    const replay = await firstStep('jefe')
    expect((await secondStep(replay.client, replay.desafio, next)).status).toBe(422)
    expect((await secondStep(replay.client, replay.desafio, codeOf(alta, -1))).status).toBe(422)
  })

  it('takes no code of another account, of another time, or none at all', async () => {
    const { alta } = await enrol('director')
    await enrol('jefe')
    await later()
    const { client, desafio } = await firstStep('jefe')
    for (const codigo of [codeOf(alta), codeOf(alta, 4), '', 'abcdef'])
      expect((await secondStep(client, desafio, codigo)).status).toBe(422)
  })

  it('is used up with the step: the same challenge opens one session', async () => {
    const { alta } = await enrol('jefe')
    const { client, desafio } = await firstStep('jefe')
    await secondStep(client, desafio, codeOf(alta, 1))
    await later()
    expect((await secondStep(new Client(), desafio, codeOf(alta))).body['codigo']).toBe('desafio')
  })

  it('waits five minutes, no more', async () => {
    const { alta } = await enrol('jefe')
    const { client, desafio } = await firstStep('jefe')
    const row = await selectRow<{ creado_at: string; vence_at: string }>(
      'SELECT creado_at, vence_at FROM segundos_pasos',
    )
    expect(Date.parse(row?.vence_at ?? '') - Date.parse(row?.creado_at ?? '')).toBe(5 * 60_000)
    await execute('UPDATE segundos_pasos SET vence_at = $1', [new Date(Date.now() - 1000).toISOString()])
    const late = await secondStep(client, desafio, codeOf(alta, 1))
    expect([late.status, late.body['codigo']]).toEqual([401, 'desafio'])
  })

  it('guessed: five wrong codes end the step, sent one by one or together, and the account waits', async () => {
    await enrol('jefe')
    const { client, desafio } = await firstStep('jefe')
    const guesses = Array.from({ length: 40 }, (_, n) => String(n).padStart(6, '0'))
    const answers = await Promise.all(guesses.map((codigo) => secondStep(client, desafio, codigo)))
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5)
    expect(answers.some(({ status }) => status === 200)).toBe(false)
    const next = await new Client().post('/api/login', { usuario: 'jefe', pass: DEMO_PASSWORD })
    expect(next.status).toBe(429)
  })

  it('a right password does not wipe out the wrong codes before it', async () => {
    await enrol('jefe')
    for (let round = 0; round < 5; round += 1) {
      const { client, desafio } = await firstStep('jefe')
      await secondStep(client, desafio, '000000')
    }
    expect((await new Client().post('/api/login', { usuario: 'jefe', pass: DEMO_PASSWORD })).status).toBe(429)
  })

  it('tells nothing of the second step to who has not the password', async () => {
    await enrol('jefe')
    const wrong = await new Client().post('/api/login', { usuario: 'jefe', pass: 'equivocada' })
    expect([wrong.status, wrong.body['codigo']]).toEqual([401, 'credenciales'])
  })
})

describe('recovery codes', () => {
  it('open once each, however they are written, and are counted', async () => {
    const { codigos } = await enrol('jefe')
    const [first = '', second = ''] = codigos
    const { client, desafio } = await firstStep('jefe')
    expect((await secondStep(client, desafio, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await client.get<{ dosPasos: object }>('/api/mi-cuenta')).body.dosPasos).toMatchObject({ codigos: 9 })
    const again = await firstStep('jefe')
    expect((await secondStep(again.client, again.desafio, first)).status).toBe(422)
    const both = await Promise.all([firstStep('jefe'), firstStep('jefe')])
    const results = await Promise.all(both.map((step) => secondStep(step.client, step.desafio, second)))
    expect(results.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('are replaced by ten others with the password, and shown to nobody again', async () => {
    const { client, codigos } = await enrol('jefe')
    expect((await client.post('/api/mi-cuenta/dos-pasos/codigos', { clave: 'otra' })).status).toBe(422)
    const fresh = await client.post<{ codigos: string[] }>('/api/mi-cuenta/dos-pasos/codigos', { clave: DEMO_PASSWORD })
    expect(fresh.body.codigos).toHaveLength(10)
    const old = await firstStep('jefe')
    expect((await secondStep(old.client, old.desafio, codigos[0] ?? '')).status).toBe(422)
    const rows = await selectRows("SELECT * FROM bitacora WHERE acto LIKE 'dos_pasos.%'")
    const mail = await selectRows('SELECT texto FROM correos')
    expect(JSON.stringify([rows, mail])).not.toContain(fresh.body.codigos[0])
  })
})

describe('switching it off', () => {
  it('takes the password, and the next sign-in needs no code', async () => {
    const { client } = await enrol('jefe')
    expect((await client.post('/api/mi-cuenta/dos-pasos/desactivar', { clave: 'otra' })).status).toBe(422)
    const before = client.cookie
    expect((await client.post('/api/mi-cuenta/dos-pasos/desactivar', { clave: DEMO_PASSWORD })).status).toBe(200)
    expect(client.cookie).not.toBe(before)
    expect((await client.get('/api/sesion')).status).toBe(200)
    expect(await selectRows('SELECT id FROM codigos_respaldo')).toEqual([])
    await signIn('jefe')
    const told = await selectRows<{ asunto: string }>('SELECT asunto FROM correos ORDER BY id DESC')
    expect(told[0]?.asunto).toBe('Verificación en dos pasos desactivada · Portal interno')
  })

  it('a recovery link does not go around it', async () => {
    await enrol('titular')
    const hash = createHash('sha256').update('enlace').digest('hex')
    const [now, later] = [new Date().toISOString(), new Date(Date.now() + 60_000).toISOString()]
    await execute(
      `INSERT INTO recuperaciones (token_hash, usuario_id, creado_at, vence_at)
       SELECT $1, id, $2, $3 FROM usuarios WHERE usuario = 'titular'`,
      [hash, now, later],
    )
    const done = await new Client().post('/api/recuperar/confirmar', { token: 'enlace', nueva: 'nube de papel azul' })
    expect([done.status, done.headers.get('set-cookie')]).toEqual([200, null])
    const login = await new Client().post('/api/login', { usuario: 'titular', pass: 'nube de papel azul' })
    expect([login.status, login.body['codigo']]).toEqual([401, 'segundo_paso'])
  })

  it('the administrator takes it away from who lost phone and codes; nobody else does, and not from oneself', async () => {
    const { client } = await enrol('auxiliar')
    const row = await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', ['auxiliar'])
    const path = `/api/panel/usuarios/${row?.id ?? 0}/dos-pasos`
    expect((await (await signIn('auditor')).delete(path)).status).toBe(403)
    const { client: admin } = await enrol('admin')
    const actionsOf = async (id: number) => (await admin.get(`/api/panel/usuarios/${id}`)).body['actions']
    expect(await actionsOf(row?.id ?? 0)).toContain('dosPasos')
    expect(await actionsOf(1)).not.toContain('dosPasos')
    expect((await admin.delete(path)).status).toBe(204)
    expect((await client.get('/api/sesion')).status).toBe(401)
    await signIn('auxiliar')
    expect((await admin.delete('/api/panel/usuarios/1/dos-pasos')).status).toBe(409)
  })

  it('of a signer is removed once another person authorises it', async () => {
    const { client } = await enrol('jefe')
    const row = await selectRow<{ id: number }>("SELECT id FROM usuarios WHERE usuario = 'jefe'")
    const hecha = await (await signIn('admin')).delete(`/api/panel/usuarios/${row?.id ?? 0}/dos-pasos`)
    expect((await client.get('/api/sesion')).status).toBe(200)
    expect((await autorizar(await signIn('director'), hecha)).status).toBe(200)
    expect((await client.get('/api/sesion')).status).toBe(401)
    await signIn('jefe')
  })
})

describe('a profile that asks for it', () => {
  it('lets who has none do nothing but set it up, and does not let it be switched off', async () => {
    await execute('UPDATE perfiles SET exige_dos_pasos = $1 WHERE id = 4', [true])
    const client = await signIn('director')
    expect((await client.get('/api/sesion')).body['debeActivarDosPasos']).toBe(true)
    for (const path of ['/api/panel/afiliados', '/api/inicio', '/api/mi-cuenta/sesiones']) {
      const closed = await client.get(path)
      expect([path, closed.status, closed.body['codigo']]).toEqual([path, 403, 'dos_pasos'])
    }
    const alta = (await client.post<Alta>('/api/mi-cuenta/dos-pasos', { clave: DEMO_PASSWORD })).body
    await client.post('/api/mi-cuenta/dos-pasos/confirmar', { codigo: codeOf(alta) })
    expect((await client.get('/api/panel/afiliados')).status).toBe(200)
    expect((await client.get('/api/sesion')).body['debeActivarDosPasos']).toBe(false)
    const off = await client.post('/api/mi-cuenta/dos-pasos/desactivar', { clave: DEMO_PASSWORD })
    expect([off.status, off.body['codigo']]).toEqual([409, 'exigido'])
    await execute('UPDATE perfiles SET exige_dos_pasos = $1', [false])
  })
})
