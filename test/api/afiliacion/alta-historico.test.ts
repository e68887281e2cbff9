import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cuerpoDe, papel, personaActiva, solicitar } from '#test/support/tramites.ts'

let desk: Client
let otra: Client
let salud: Lugar

afterAll(() => flushReadAudit())

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  otra = await signIn('ventanilla2')
  salud = await lugarDe(SALUD)
})

const ajena = async (situacion: string) => personaActiva(otra, await lugarDe(EDUCACION), situacion)

const identificar = (client: Client, { afiliadoId, persona }: AltaHecha, curp = persona.curp) =>
  client.post('/api/tramites/alta-historico/identificar', { id: afiliadoId, curp })

const alta = (persona: AltaHecha) => cuerpoDe(persona, { cambios: { datosLaborales: { ...salud, categoria: '20B' } } })

const lugarActual = ({ afiliadoId }: AltaHecha) =>
  selectRow<{ nivel1_id: number; situacion: string }>('SELECT nivel1_id, situacion FROM afiliados WHERE id = $1', [
    afiliadoId,
  ])

describe('the alta with history of somebody of another office', () => {
  it('opens with the whole CURP, which is an act, and stays shut without it', async () => {
    const persona = await ajena('B')
    const pedir = async () =>
      (await desk.post('/api/personas-tramite/alta-historico', { interno: persona.interno })).status
    expect(await pedir()).toBe(404)
    expect((await solicitar(desk, 'alta-historico', await alta(persona))).status).toBe(404)
    expect((await desk.post('/api/borradores', { tipo: 'alta-historico', interno: persona.interno })).status).toBe(404)
    const wrong = await identificar(desk, persona, 'XXXX000101HASXXX00')
    expect([wrong.status, wrong.body['campos']]).toEqual([
      422,
      { curp: 'Esa CURP no es la de esta persona. Escríbela completa, como está en su documento.' },
    ])
    expect(await pedir()).toBe(404)
    const given = await identificar(desk, persona, persona.persona.curp.toLowerCase())
    expect([given.status, given.body]).toEqual([200, { interno: persona.interno }])
    expect(await pedir()).toBe(200)
    const acts = await selectRows('SELECT id FROM bitacora WHERE acto = $1 AND objeto_id = $2', [
      'afiliado.identificar',
      String(persona.afiliadoId),
    ])
    expect(acts).toHaveLength(1)
    const draft = await desk.post<Borrador>('/api/borradores', { tipo: 'alta-historico', interno: persona.interno })
    expect([draft.status, draft.body.interno]).toEqual([201, persona.interno])
    expect((await desk.post('/api/personas-tramite/licencia', { interno: persona.interno })).status).toBe(404)
    const colega = await signIn('validador1')
    expect((await solicitar(colega, 'alta-historico', await alta(persona))).status).not.toBe(201)
  })

  it('brings the person to the office that asks, and back when it is withdrawn', async () => {
    const persona = await ajena('E')
    const before = await lugarActual(persona)
    await identificar(desk, persona)
    const made = await solicitar(desk, 'alta-historico', await alta(persona))
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const folio = String(made.body['folio'])
    expect(await lugarActual(persona)).toEqual({ nivel1_id: salud.adscripcion, situacion: 'E' })
    const validador = await signIn('validador1')
    const seen = await validador.get<{ version: number; cambios: { campo: string; despues: string }[] }>(
      `/api/panel/movimientos/${String(made.body['movimiento'])}`,
    )
    expect(seen.status).toBe(200)
    expect(seen.body.cambios).toContainEqual(expect.objectContaining({ campo: 'Entidad', despues: SALUD }))
    expect((await otra.get(`/api/panel/movimientos/${String(made.body['movimiento'])}`)).status).toBe(404)
    const out = await desk.post(`/api/movimientos/${folio}/retirar`, {
      version: seen.body.version,
      motivo: 'Se arrepintió',
    })
    expect(out.status, JSON.stringify(out.body)).toBe(200)
    expect(await lugarActual(persona)).toEqual(before)
  })

  it.each([
    ['L', 'Está de licencia y sigue a cargo de otra dependencia: el alta la solicita el instituto.'],
    ['P', 'Recibe pensión y sigue a cargo de otra dependencia: el alta la solicita el instituto.'],
  ])('takes nobody away in %s, whom another office answers for', async (situacion, why) => {
    const persona = await ajena(situacion)
    await identificar(desk, persona)
    const { body } = await desk.post('/api/personas-tramite/alta-historico', { interno: persona.interno })
    expect(body['porQue']).toBe(why)
    const refused = await solicitar(desk, 'alta-historico', await alta(persona))
    expect([refused.status, refused.body['campos']]).toEqual([422, { interno: why }])
  })

  it('is not to be asked of somebody who has no history: 404, as for nobody', async () => {
    const active = await ajena('A')
    expect((await identificar(desk, active)).status).toBe(404)
    expect((await desk.post('/api/tramites/alta-historico/identificar', { id: 999_999, curp: 'X' })).status).toBe(404)
  })
})

describe('what the alta with history starts from', () => {
  it('tells the earlier periods with their entity, and of another office only once the whole CURP was given', async () => {
    const persona = await ajena('B')
    await identificar(desk, persona)
    const { body } = await desk.post('/api/personas-tramite/alta-historico', { interno: persona.interno })
    expect(body).toMatchObject({
      ajena: true,
      periodos: [{ desde: '2025-01-01', hasta: null, situacion: 'B', entidad: EDUCACION }],
    })
    const own = await personaActiva(desk, salud, 'B')
    const plain = await desk.post('/api/personas-tramite/actualizacion', { interno: own.interno })
    expect(plain.body).toMatchObject({ ajena: false, periodos: [] })
  })

  it('lets the papers on file be seen by who gave the CURP, and by nobody else of that office', async () => {
    const persona = await ajena('B')
    const [paper] = await selectRows<{ archivo_id: string }>(
      'SELECT archivo_id FROM expediente WHERE afiliado_id = $1 LIMIT 1',
      [persona.afiliadoId],
    )
    const ver = async (client: Client) => (await client.get(`/api/archivos/${paper?.archivo_id ?? ''}`)).status
    expect(await ver(desk)).toBe(404)
    await identificar(desk, persona)
    expect([await ver(desk), await ver(await signIn('validador1'))]).toEqual([200, 404])
    await execute('UPDATE identificaciones SET vence_at = $1 WHERE afiliado_id = $2', [
      '2020-01-01T00:00:00.000Z',
      persona.afiliadoId,
    ])
    expect(await ver(desk)).toBe(404)
  })

  it('counts the papers on file, tells one put by hand as Admin, and is corrected in a draft of its own', async () => {
    const persona = await personaActiva(desk, salud, 'B')
    const previsto = await desk.post<{ papelesFaltantes: object[] }>('/api/tramites/alta-historico/previsto', {
      ...(await alta(persona)),
    })
    expect(previsto.body.papelesFaltantes).toEqual([])
    const body = { ...(await alta(persona)), documentos: await papel(desk, 'carta') }
    const made = await solicitar(desk, 'alta-historico', body)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const folio = String(made.body['folio'])
    const filed = await selectRows<{ tipo: string; por: string }>(
      'SELECT tipo, por FROM expediente WHERE movimiento_id = $1',
      [Number(made.body['movimiento'])],
    )
    expect(filed).toEqual([{ tipo: 'carta', por: 'Admin' }])
    const draft = await desk.post<Borrador>('/api/borradores', { tipo: 'alta-historico', corrige: folio })
    expect(draft.body).toMatchObject({ tipo: 'alta-historico', interno: persona.interno, corrige: folio })
    expect(draft.body.datos.laborales).toMatchObject({ adscripcion: salud.adscripcion, categoria: '20B' })
    expect(Object.keys(draft.body.datos.documentos)).toEqual(['carta'])
  })
})

describe('the alta with history of somebody of the own office', () => {
  it('keeps the whole place, also where nothing of it differs', async () => {
    const persona = await personaActiva(desk, salud, 'B')
    const made = await solicitar(desk, 'alta-historico', await alta(persona))
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const row = await selectRow<{ datos: string }>('SELECT datos FROM movimientos WHERE folio = $1', [
      String(made.body['folio']),
    ])
    expect((JSON.parse(row?.datos ?? '{}') as { columnas: object }).columnas).toMatchObject({
      nivel1_id: salud.adscripcion,
      nivel3_id: salud.area,
    })
  })

  it('of somebody who died is the institute’s to ask, with a reason', async () => {
    const persona = await personaActiva(desk, salud, 'D')
    expect((await solicitar(desk, 'alta-historico', await alta(persona))).status).toBe(422)
    const admin = await signIn('admin')
    expect((await solicitar(admin, 'alta-historico', await alta(persona))).status).toBe(422)
    const reason = { ...(await alta(persona)), observaciones: 'La defunción se registró por error' }
    expect((await solicitar(admin, 'alta-historico', reason)).status).toBe(201)
  })
})
