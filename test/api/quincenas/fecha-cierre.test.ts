import { beforeAll, describe, expect, it } from 'vitest'
import type { CierresQuincena } from '#domain/quincenas/cierre.ts'
import { onDay } from '#api/clock.ts'
import { plainDate } from '#domain/plain-date.ts'
import { selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { portal } from '#test/cli/consola.ts'
import { filaDe, firmarCierre } from '#test/support/dinero/cadena-cierre.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { autorizar, conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'

/** Its ARCHIVO_APLICACION day is Thursday 26 November; the tests' day is Friday the 20th. */
const Q22 = '/api/quincenas/2226/cierres'
const ANTES =
  'El cierre de la quincena 22 de 2026 se solicita y se firma desde el 26 nov 2026. Antes, el Jefe Dpto. pide el cierre anticipado y el Titular lo autoriza.'
let validador: Client
let jefe: Client
let titular: Client
let salud: number
let educacion: number

beforeAll(async () => {
  const lugar = await lugarDe(SALUD)
  await personaActiva(await signIn('ventanilla1'), lugar)
  salud = lugar.adscripcion
  educacion = (await lugarDe(EDUCACION)).adscripcion
  ;[validador, jefe, titular] = await Promise.all([signIn('validador1'), signIn('jefe'), signIn('titular')])
})

const solicitar = (client: Client, entidad: number, codigo = '2226') =>
  client.post(`/api/quincenas/${codigo}/cierres/solicitar`, { entidades: [entidad] })
const anticipar = (client: Client, body: object, codigo = '2226') =>
  client.post(`/api/quincenas/${codigo}/cierres/anticipar`, body)

// The closes of one quincena, in the order of its days.
describe('the day of a close', { shuffle: false }, () => {
  it('refuses a request before it with 423, the date and the field, and simulates on any day', async () => {
    const refused = await solicitar(validador, salud)
    expect([refused.status, refused.body]).toMatchObject([
      423,
      { codigo: 'antes', error: ANTES, desde: '2026-11-26', desdeTexto: '26 nov 2026', campos: { quincena: ANTES } },
    ])
    expect((await solicitar(validador, salud, '0427')).status).toBe(423)
    const simulacion = await validador.get(`/api/quincenas/0427/simulacion?entidad=${salud}`)
    expect(simulacion.status).toBe(200)
    const solicitarla = ['--como', 'auxiliar', 'quincena', 'solicitar', '2226', '--entidad', SALUD]
    const { code, err } = await portal(solicitarla, true, [DEMO_PASSWORD])
    expect([code, err]).toEqual([1, expect.stringContaining('desde el 26 nov 2026')])
    expect(await selectRows('SELECT id FROM cierres')).toEqual([])
  })

  it('is shown in the table, which offers no signature before it', async () => {
    const { body } = await validador.get<CierresQuincena>(Q22)
    expect(body.entidades).toMatchObject([
      { antes: { desde: '2026-11-26', seAnticipa: false }, anticipo: null, actions: [] },
    ])
    expect((await filaDe(jefe, '2226', salud)).antes).toEqual({ desde: '2026-11-26', seAnticipa: true })
    await onDay(plainDate(2026, 11, 26), async () => {
      const then = await validador.get<CierresQuincena>(Q22)
      expect(then.body.entidades).toMatchObject([{ antes: null, anticipo: null, actions: ['solicitar'] }])
    })
  })

  it('is anticipated for one entity by the jefe and the Titular, with a reason', async () => {
    expect((await anticipar(titular, { entidad: educacion, motivo: 'Cierre' })).status).toBe(403)
    expect((await anticipar(jefe, { entidad: educacion, motivo: ' ' })).status).toBe(422)
    expect((await anticipar(jefe, { entidad: 999_999, motivo: 'Cierre' })).status).toBe(404)
    const asked = await anticipar(jefe, { entidad: educacion, motivo: 'Cambio de sistema de nómina' })
    // Another person with the right to ask does not grant it.
    const admin = await signIn('auxiliar2')
    const { id } = (asked.body as { propuesta: { id: number } }).propuesta
    expect((await admin.post(`/api/panel/autorizaciones/${id}/autorizar`, { version: 1 })).status).toBe(404)
    expect((await filaDe(jefe, '2226', educacion)).anticipo).toBeNull()
    const granted = await autorizar(titular, asked)
    expect(granted.body).toMatchObject({
      estado: 'autorizada',
      sujeto: `${EDUCACION}, quincena 22 de 2026`,
      cambios: [
        { campo: 'Motivo', antes: '', despues: 'Cambio de sistema de nómina' },
        { campo: 'Q22 2026 · 16–30 nov', antes: 'Se solicita desde el 26 nov 2026', despues: 'Se solicita ya' },
      ],
    })
    expect(await filaDe(jefe, '2226', educacion)).toMatchObject({
      anticipo: 'Cambio de sistema de nómina',
      antes: null,
    })
    expect((await solicitar(await signIn('auxiliar'), educacion)).status).toBe(200)
    expect((await solicitar(validador, salud)).status).toBe(423)
    const again = await anticipar(jefe, { entidad: educacion, motivo: 'Otra vez' })
    expect([again.status, again.body['codigo']]).toEqual([409, 'en_fecha'])
    expect(await selectRows(`SELECT objeto_id FROM bitacora WHERE acto = 'cierre.anticipar'`)).toEqual([
      { objeto_id: '2226' },
    ])
  })

  it('holds for the signatures of a close that was requested before the rule', async () => {
    await onDay(plainDate(2026, 11, 26), async () => {
      expect((await solicitar(validador, salud)).status).toBe(200)
    })
    const auxiliar = await signIn('auxiliar')
    const refused = await firmarCierre(auxiliar, '2226', salud)
    expect([refused.status, refused.body['codigo']]).toEqual([423, 'antes'])
    await onDay(plainDate(2026, 11, 27), async () => {
      expect((await firmarCierre(auxiliar, '2226', salud)).status).toBe(200)
    })
    expect((await firmarCierre(auxiliar, '2226', salud, 'Falta una persona')).status).toBe(200)
  })

  it('keeps the quincenas of an entity in order from its first one', async () => {
    // Allowed early, the 23rd waits for the 22nd.
    const dos = await conSegundaMano(jefe)
    expect(
      (await dos.post('/api/quincenas/2326/cierres/anticipar', { entidad: salud, motivo: 'Vacaciones' })).status,
    ).toBe(200)
    const refused = await solicitar(validador, salud, '2326')
    expect([refused.status, refused.body['error']]).toEqual([
      422,
      `No se puede cerrar ${SALUD}: Falta cerrar antes la quincena 22 de 2026.`,
    ])
    // And nobody goes back before the first one of the institute.
    const before = await solicitar(validador, salud, '2126')
    expect([before.status, before.body['error']]).toEqual([
      422,
      `No se puede cerrar ${SALUD}: La primera quincena que cierra es la quincena 22 de 2026.`,
    ])
  })
})
