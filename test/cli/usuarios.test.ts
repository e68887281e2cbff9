import { describe, expect, it } from 'vitest'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { buildProduct, portalOn } from '#test/support/built-cli.ts'
import { Client, signIn } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { startPortal } from '#test/support/portal/portal.ts'
import { portal } from './consola.ts'

const NUEVA = ['usuarios', 'crear', 'maria.lopez', '--nombre', 'María López Ruiz', '--perfil', 'ventanilla', '-y']

describe('portal usuarios crear', () => {
  it('makes an account with its place and prints a password that opens once', async () => {
    const { code, out } = await portal([...NUEVA, '--adscripcion', 'secretaria de salud'])
    expect(code).toBe(0)
    expect(out).toContain('Se creó la cuenta maria.lopez.')
    const clave = /un solo uso: (\S{16})$/m.exec(out)?.[1] ?? ''
    const client = new Client()
    const login = await client.post<{ user: Record<string, unknown> }>('/api/login', {
      usuario: 'maria.lopez',
      pass: clave,
    })
    expect(login.body).toMatchObject({ debeCambiarClave: true, user: { adscripcion_nombre: 'Secretaría de Salud' } })
    const row = await selectRow<{ actor: string; medio: string }>(
      `SELECT actor, medio FROM bitacora WHERE acto = 'usuario.crear' ORDER BY id DESC LIMIT 1`,
    )
    expect(row).toEqual({ actor: 'sistema', medio: 'cli' })
  })

  it('says what is wrong, and makes nothing', async () => {
    const nowhere = await portal([
      'usuarios',
      'crear',
      'otra',
      '--nombre',
      'Otra Persona',
      '--perfil',
      'Ventanilla',
      '-y',
    ])
    expect([nowhere.code, nowhere.err]).toEqual([
      1,
      'El perfil Ventanilla ve solo lo de su lugar: elige al menos la entidad.',
    ])
    const unknown = await portal(['usuarios', 'crear', 'otra', '--nombre', 'Otra', '--perfil', 'Nadie'])
    expect(unknown.err).toMatch(/^No existe el perfil Nadie\. Hay: Administrador, /)
    const taken = await portal(['usuarios', 'crear', 'jefe', '--nombre', 'Otro', '--perfil', 'Auditor', '-y'])
    expect(taken.err).toBe('Ya existe el usuario jefe.')
    expect(await selectRow(`SELECT id FROM usuarios WHERE usuario = 'otra'`)).toBeNull()
  })

  it.each([
    ['signs', 'Titular', 'otro.titular'],
    ['authorises what others propose', 'Auxiliar', 'otra.auxiliar'],
  ])('only proposes one for who %s: its password is told to the second person', async (_what, perfil, cuenta) => {
    const { code, out } = await portal([
      'usuarios',
      'crear',
      cuenta,
      '--nombre',
      `Cuenta de ${perfil}`,
      '--perfil',
      perfil,
      '-y',
    ])
    expect([code, out]).toEqual([0, expect.stringMatching(/^Quedó por autorizar con el folio PA-\d{6}\./)])
    expect(await selectRow('SELECT id FROM usuarios WHERE usuario = $1', [cuenta])).toBeNull()
  })

  it('is closed to who does not administer', async () => {
    const { code, err } = await portal(['--como', 'jefe', ...NUEVA])
    expect([code, err]).toEqual([1, 'No tienes permiso para esta acción.'])
  })
})

describe('portal usuarios desactivar and contrasena', () => {
  it('asks, ends the sessions, and keeps the last administrator', async () => {
    const client = await signIn('auditor')
    const asked = await portal('usuarios desactivar auditor', false)
    expect([asked.code, asked.preguntas.length]).toEqual([1, 1])
    expect((await client.get('/api/sesion')).status).toBe(200)
    expect((await portal('usuarios desactivar auditor --yes')).code).toBe(0)
    expect((await client.get('/api/sesion')).status).toBe(401)
    const last = await portal('usuarios desactivar admin --yes')
    expect(last.err).toContain('única cuenta activa con el perfil de administración')
  })

  it('ends the sessions of a running server at the next call', async () => {
    await buildProduct()
    const server = await startPortal()
    const client = await signInTo(server.url, 'auditor')
    const call = async () => (await client.get('/api/panel/afiliados')).status
    expect(await call()).toBe(200)
    let done = false
    const disabling = portalOn(server, 'usuarios', 'desactivar', 'auditor', '--yes').finally(() => (done = true))
    // It goes on working until then: what the server remembers of the session is always fresh.
    while (!done) await call()
    expect((await disabling).code).toBe(0)
    expect(await call()).toBe(401)
    await server.stop()
  })

  it('only proposes one for who signs: it is told to the second person', async () => {
    expect((await portal('usuarios contrasena jefe --yes')).out).toContain('Quedó por autorizar con el folio PA-')
  })

  it('gives a one-time password', async () => {
    const { code, out } = await portal('usuarios contrasena auxiliar2 --yes --json')
    expect(code).toBe(0)
    const { clave } = JSON.parse(out) as { clave: string }
    const login = await new Client().post('/api/login', { usuario: 'auxiliar2', pass: clave })
    expect(login.body).toMatchObject({ debeCambiarClave: true })
    expect((await portal('usuarios contrasena nadie --yes')).err).toBe('No existe el usuario nadie.')
  })
})

describe('portal usuarios dos-pasos', () => {
  it('lets the only administrator in again who lost phone and codes, without going around the password', async () => {
    const admin = await signIn('admin')
    await execute(
      `INSERT INTO dos_pasos (usuario_id, secreto, creado_at, confirmado_at)
       SELECT id, 'x', '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z' FROM usuarios WHERE usuario = 'admin'`,
    )
    const closed = await new Client().post('/api/login', { usuario: 'admin', pass: DEMO_PASSWORD })
    expect(closed.body['codigo']).toBe('segundo_paso')
    const { code, out } = await portal('usuarios dos-pasos admin --yes')
    expect([code, out]).toEqual([0, 'La cuenta admin ya no tiene verificación en dos pasos y sus sesiones terminaron.'])
    expect((await admin.get('/api/sesion')).status).toBe(401)
    expect((await new Client().post('/api/login', { usuario: 'admin', pass: 'otra' })).status).toBe(401)
    expect((await signIn('admin')).cookie).not.toBeNull()
    const again = await portal('usuarios dos-pasos admin --yes')
    expect([again.code, again.err]).toEqual([1, 'La verificación en dos pasos no está activa.'])
  })
})

describe('portal usuarios correo', () => {
  it('asks, puts the address at once and tells both', async () => {
    const before = await selectRow<{ correo: string }>("SELECT correo FROM usuarios WHERE usuario = 'ventanilla1'")
    const asked = await portal('usuarios correo ventanilla1 nueva.ventanilla@ejemplo.gob.mx', false)
    expect([asked.code, asked.preguntas.length]).toEqual([1, 1])
    const { code, out } = await portal('usuarios correo ventanilla1 nueva.ventanilla@ejemplo.gob.mx --yes')
    expect([code, out]).toEqual([
      0,
      'El correo de la cuenta ventanilla1 es nueva.ventanilla@ejemplo.gob.mx. Se avisó a las dos direcciones.',
    ])
    const told = await selectRows<{ para: string }>(
      "SELECT para FROM correos WHERE asunto LIKE 'Cambió el correo de tu cuenta%' ORDER BY id",
    )
    expect(told.map(({ para }) => para)).toEqual([before?.correo, 'nueva.ventanilla@ejemplo.gob.mx'])
    const wrong = await portal('usuarios correo director nadie --yes')
    expect([wrong.code, wrong.err]).toEqual([1, 'Por favor ingresa un email válido.'])
    const taken = await portal('usuarios correo director auditor@pensiones.ejemplo.gob.mx --yes')
    expect(taken.err).toBe('Otra cuenta ya tiene ese correo.')
  })

  it('only proposes the one of a signer', async () => {
    const { code, out } = await portal('usuarios correo director nuevo.director@ejemplo.gob.mx --yes')
    expect([code, out]).toEqual([0, expect.stringMatching(/^Quedó por autorizar con el folio PA-\d{6}\./)])
    const row = await selectRow<{ correo: string }>("SELECT correo FROM usuarios WHERE usuario = 'director'")
    expect(row?.correo).toBe('director@pensiones.ejemplo.gob.mx')
  })
})

describe('portal perfiles', () => {
  it('lists them, and says what one may do and why', async () => {
    const { out } = await portal('perfiles')
    expect(out).toMatch(/^Ventanilla +Dependencia +\d+ menús, \d+ procesos, \d usuarios\. Actos: Ver, Capturar\.$/m)
    const desk = await portal(['perfiles', 'Ventanilla'])
    expect(desk.out).toContain(
      'Solicitar altas: acto Capturar; Nuevo movimiento: la abre el menú Afiliación › Nuevo movimiento.',
    )
    const auditor = await portal(['perfiles', 'auditor', '--json'])
    expect((JSON.parse(auditor.out) as { capacidades: string[] }).capacidades).not.toContain('alta.solicitar')
    expect((await portal(['perfiles', 'nadie'])).code).toBe(1)
  })
})
