import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { FotografiaEnderezada } from '#domain/documentos/fotografia.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { fotografiar } from '#test/support/imagen/foto-papel.ts'
import { bytesMuestra, muestra } from '#test/support/muestras.ts'
import { conSegundaManoEn } from '#test/support/portal/dos-manos-portal.ts'
import { enviarAlta, otraPersona, prepararAlta, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { PortalClient, signInTo } from '#test/support/portal/portal-client.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { runPortal, startPortal, type Portal } from '#test/support/portal/portal.ts'
import { fileForm } from '#test/support/upload.ts'

/** Behind a proxy of their own, as two processes of one machine are: each test comes from addresses of its own. */
const PROXY = { TRUST_PROXY: '1' }
const VENTANILLA = 6

let una: Portal
let otra: Portal
beforeAll(async () => {
  una = await startPortal(PROXY)
  otra = await runPortal(una, PROXY)
})
afterAll(() => Promise.all([una.stop(), otra.stop()]))

const both = () => [una, otra]
/** Each process in its turn. */
const turns = (n: number): Portal[] => Array.from({ length: n }, (_, turn) => (turn % 2 === 0 ? una : otra))

function enter(portal: Portal, usuario: string, pass: string, direccion: string) {
  const body = { usuario, pass }
  return new PortalClient(portal.url).post<Record<string, unknown>>('/api/login', body, {
    'x-forwarded-for': direccion,
  })
}

describe('rights', () => {
  it('taken away in one process are refused in the other by its next answer, and given back at once', async () => {
    const admin = await signInTo(una.url, 'admin')
    const desk = await signInTo(otra.url, 'ventanilla1')
    const status = async () => (await desk.get('/api/panel/afiliados')).status
    expect([await status(), await status()]).toEqual([200, 200])
    const held = await permisos(admin)
    const dosManos = await conSegundaManoEn(una.url, 'admin')
    await opens(dosManos, { menus: [], procesos: [] })
    expect(await status()).toBe(403)
    await opens(dosManos, held)
    expect(await status()).toBe(200)
  })

  it('of an account that is disabled in one process end in the other, and so does a session that is closed', async () => {
    const admin = await signInTo(una.url, 'admin')
    const desk = await signInTo(otra.url, 'ventanilla2')
    expect((await desk.get('/api/sesion')).status).toBe(200)
    const [row] = await runSql<{ id: number }>(una, "SELECT id FROM usuarios WHERE usuario = 'ventanilla2'")
    const turn = async (activo: boolean) =>
      (await admin.post(`/api/panel/usuarios/${row?.id}/estado`, { activo })).status
    expect(await turn(false)).toBe(200)
    expect((await desk.get('/api/sesion')).status).toBe(401)
    expect(await turn(true)).toBe(200)

    const here = await signInTo(una.url, 'jefe')
    const there = here.at(otra.url)
    expect((await there.get('/api/sesion')).status).toBe(200)
    expect((await here.post('/api/logout', {})).status).toBe(200)
    expect((await there.get('/api/sesion')).status).toBe(401)
  })

  it("keep somebody else's people out of reach in whichever process they are asked for", async () => {
    const { interno } = await registrarAlta(await signInTo(una.url, 'ventanilla1'), otraPersona())
    const [person] = await runSql<{ id: number }>(una, 'SELECT id FROM afiliados WHERE interno = $1', [interno])
    for (const portal of both()) {
      const own = await signInTo(portal.url, 'validador1')
      const stranger = await signInTo(portal.url, 'ventanilla2')
      expect((await own.get(`/api/panel/afiliados/${person?.id}`)).status).toBe(200)
      expect((await stranger.get(`/api/panel/afiliados/${person?.id}`)).status).toBe(404)
      expect((await stranger.get<unknown[]>('/api/panel/afiliados')).body).toEqual([])
    }
  })
})

interface Abiertos {
  readonly menus: readonly number[]
  readonly procesos: readonly number[]
}

async function permisos(admin: PortalClient): Promise<Abiertos> {
  const ask = async (what: string) =>
    (await admin.get<{ permisos: number[] }>(`/api/${what}?id_perfil=${VENTANILLA}`)).body.permisos
  return { menus: await ask('perfil_menu'), procesos: await ask('perfil_proceso') }
}

async function opens(admin: DosManos, { menus, procesos }: Abiertos): Promise<void> {
  const done = [
    await admin.post('/api/perfil_menu', { id_perfil: VENTANILLA, id_menus: menus }),
    await admin.post('/api/perfil_proceso', { id_perfil: VENTANILLA, id_procesos: procesos }),
  ]
  expect(done.map(({ status }) => status)).toEqual([200, 200])
}

describe('limits of attempts', () => {
  it('count the failures of an account in both processes together, and what got in ends its wait in both', async () => {
    for (const portal of turns(5)) expect((await enter(portal, 'auditor', 'otra', '10.0.0.1')).status).toBe(401)
    for (const portal of both()) {
      const waits = await enter(portal, 'auditor', DEMO_PASSWORD, '10.0.0.2')
      expect([waits.status, waits.body['codigo']]).toEqual([429, 'intentos'])
    }
    await runSql(una, "UPDATE intentos SET hasta_at = '' WHERE cuenta = 'auditor'")
    expect((await enter(una, 'auditor', DEMO_PASSWORD, '10.0.0.2')).status).toBe(200)
    expect((await enter(otra, 'auditor', 'otra', '10.0.0.2')).status).toBe(401)
    expect((await enter(otra, 'auditor', DEMO_PASSWORD, '10.0.0.2')).status).toBe(200)
  })

  it('slow an address after a hundred failures in both together, sent at once, and no other address', async () => {
    const tries = turns(110).map((portal, turn) => enter(portal, `nadie-${turn}`, 'otra', '10.0.1.1'))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    for (const portal of both()) {
      expect((await enter(portal, 'director', DEMO_PASSWORD, '10.0.1.1')).status).toBe(429)
      expect((await enter(portal, 'director', DEMO_PASSWORD, '10.0.1.2')).status).toBe(200)
    }
  })

  it('give an address thirty recovery links an hour, and twenty wrong ones a quarter of an hour, of both together', async () => {
    const ask = (portal: Portal) =>
      new PortalClient(portal.url).post('/api/recuperar', { correo: 'nadie@pensiones.ejemplo.gob.mx' }, from)
    const check = (portal: Portal, turn: number) =>
      new PortalClient(portal.url).post('/api/recuperar/comprobar', { token: `${turn}`.padStart(43, 'x') }, from)
    const from = { 'x-forwarded-for': '10.0.2.1' }
    for (const portal of turns(30)) expect((await ask(portal)).status).toBe(200)
    // A request is counted behind its answer.
    for (const portal of both()) await expect.poll(async () => (await ask(portal)).status).toBe(429)
    for (const [turn, portal] of turns(20).entries()) expect((await check(portal, turn)).status).toBe(410)
    for (const portal of both()) expect((await check(portal, 99)).status).toBe(429)
  })
})

describe('what is worth once', () => {
  it('a code of the app or of recovery, given to both processes at once, opens one session', async () => {
    const first = await signInTo(una.url, 'titular')
    const { clave } = (await first.post<{ clave: string }>('/api/mi-cuenta/dos-pasos', { clave: DEMO_PASSWORD })).body
    const code = (ahead: number) =>
      new TOTP({ secret: Secret.fromBase32(clave.replaceAll(' ', '')) }).generate({
        timestamp: Date.now() + ahead * 30_000,
      })
    const on = await first.post<{ codigos: string[] }>('/api/mi-cuenta/dos-pasos/confirmar', { codigo: code(0) })
    expect(on.status).toBe(200)
    for (const codigo of [code(1), on.body.codigos[0] ?? '']) {
      const desafios = await Promise.all(both().map((portal) => enter(portal, 'titular', DEMO_PASSWORD, '10.0.3.1')))
      const sent = both().map((portal, at) =>
        new PortalClient(portal.url).post('/api/login/codigo', { desafio: desafios[at]?.body['desafio'], codigo }),
      )
      expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 422])
    }
  })

  it('an Idempotency-Key sent to both at the same time makes one alta, told twice', async () => {
    const desk = await signInTo(una.url, 'ventanilla1')
    for (let turn = 0; turn < 5; turn += 1) {
      const solicitud = await prepararAlta(desk, otraPersona())
      const key = randomUUID()
      const before = await countRows(una, 'movimientos')
      const [one, two] = await Promise.all(both().map(({ url }) => enviarAlta(desk.at(url), solicitud, key)))
      expect([one?.status, two?.status]).toEqual([201, 201])
      expect(one?.body).toEqual(two?.body)
      expect(await countRows(una, 'movimientos')).toBe(before + 1)
    }
  })

  it('a draft saved in both at the same version is kept by one; the other is told what there is', async () => {
    const desk = await signInTo(una.url, 'ventanilla1')
    const { id, version } = (await desk.post<Borrador>('/api/borradores', { tipo: 'alta' })).body
    const save = ({ url }: Portal, observaciones: string) =>
      desk.at(url).put<Borrador & { codigo: string }>(`/api/borradores/${id}`, {
        version,
        paso: 1,
        datos: { observaciones },
      })
    const sent = await Promise.all([save(una, 'una'), save(otra, 'otra')])
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(sent.find(({ status }) => status === 409)?.body.codigo).toBe('version')
  })

  it('a message leaves once, whichever process sends it', async () => {
    const accounts = await runSql<{ correo: string }>(una, "SELECT correo FROM usuarios WHERE correo <> ''")
    for (const [turn, portal] of turns(accounts.length).entries())
      await new PortalClient(portal.url).post('/api/recuperar', { correo: accounts[turn]?.correo })
    const asked = "clase = 'recuperacion'"
    await expect.poll(() => countRows(una, 'correos', `${asked} AND estado = 'enviado'`)).toBe(accounts.length)
    expect(await countRows(una, 'correos', `${asked} AND intentos = 1`)).toBe(accounts.length)
  })

  it('a job asked for in both at once is one, runs once and is told once', async () => {
    const admin = await signInTo(una.url, 'admin')
    const ask = ({ url }: Portal) => admin.at(url).post<{ trabajo: number }>('/api/panel/bitacora/verificar', {})
    expect((await Promise.all(turns(8).map(ask))).map(({ status }) => status)).toEqual(Array(8).fill(202))
    const asked = "t.clase = 'bitacora.verificar' AND t.usuario_id IS NOT NULL"
    await expect.poll(() => countRows(una, 'trabajos t', `${asked} AND t.estado <> 'hecho'`)).toBe(0)
    const together = 'EXISTS (SELECT 1 FROM trabajos o WHERE o.clase = t.clase AND o.usuario_id IS NOT NULL'
    expect(
      await countRows(una, 'trabajos t', `${asked} AND ${together} AND o.id < t.id AND t.creado_at < o.terminado_at)`),
    ).toBe(0)
    expect(await countRows(una, 'trabajos t', `${asked} AND t.intentos <> 1`)).toBe(0)
    const told = "titulo = 'Terminó: Verificar la cadena de la bitácora'"
    expect(await countRows(una, 'avisos', told)).toBe(await countRows(una, 'trabajos t', asked))
    // Schedules begin with the servers: a turn is one job however many look.
    await expect.poll(() => countRows(una, 'trabajos', "turno IS NOT NULL AND estado <> 'hecho'")).toBe(0)
    expect(await countRows(una, 'trabajos', 'turno IS NOT NULL AND intentos <> 1')).toBe(0)
  })
})

describe('what one process knows', () => {
  it('of a reading is told by the other, which also gives it up', async () => {
    const desk = await signInTo(una.url, 'ventanilla1')
    const scan = await fotografiar(bytesMuestra(muestra('1'), 'csf.pdf'), { pagina: 1 })
    const id = randomUUID()
    const form = fileForm(scan, 'csf.jpg', { fotografia: '0' })
    const read = desk.upload('/api/leerCsf', form, { 'X-Lectura-Id': id })
    const there = desk.at(otra.url)
    const estado = async () => (await there.get<{ estado: string }>(`/api/lecturas/${id}`)).body.estado
    await expect.poll(estado).not.toBe('lista')
    expect((await there.delete(`/api/lecturas/${id}`)).status).toBe(204)
    expect((await read).status).not.toBe(200)
    await expect.poll(estado).toBe('lista')
    expect((await there.delete(`/api/lecturas/${id}`)).status).toBe(404)
  })

  it('of a photo is joined by the other into its PDF', async () => {
    const desk = await signInTo(una.url, 'ventanilla1')
    const foto = await fotografiar(bytesMuestra(muestra('1'), 'curp.pdf'))
    const shown = await desk.upload<FotografiaEnderezada>('/api/fotografias', fileForm(foto, 'curp.jpg'))
    const paginas = [{ id: shown.body.id, giro: 0, nombre: 'curp.jpg' }]
    const joined = await desk.at(otra.url).post<string>('/api/fotografias/pdf', { paginas })
    expect([joined.status, joined.body.slice(0, 5)]).toEqual([200, '%PDF-'])
    const stranger = await signInTo(otra.url, 'ventanilla2')
    expect((await stranger.post('/api/fotografias/pdf', { paginas })).status).toBe(422)
  })

  it('of papers sent up to one is filed by an alta sent to the other, and read there', async () => {
    const desk = await signInTo(una.url, 'ventanilla1')
    const solicitud = (await prepararAlta(desk, otraPersona())) as { documentos: { curp: { archivo: string } } }
    expect((await enviarAlta(desk.at(otra.url), solicitud)).status).toBe(201)
    const paper = await desk.get<string>(`/api/archivos/${solicitud.documentos.curp.archivo}`)
    expect([paper.status, paper.body.slice(0, 5)]).toEqual([200, '%PDF-'])
  })
})
