import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FirmaPrevista } from '#domain/quincenas/resumen-firma.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { EDUCACION, lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client, type Respuesta } from '#test/support/client.ts'
import { delegarYAceptar } from '#test/support/manos/delegar.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { filaDe, firmarHasta, porAplicar, solicitarCierre, type Firmante } from '#test/support/dinero/cadena-cierre.ts'

const Q = '2226'
const clients = {} as Record<Firmante | 'desk' | 'validador', Client>
let salud: number
let educacion: number

beforeAll(async () => {
  defineTrabajoAplicar()
  for (const usuario of ['auxiliar', 'jefe', 'director', 'titular'] as const) clients[usuario] = await signIn(usuario)
  clients.desk = await signIn('ventanilla1')
  clients.validador = await signIn('validador1')
  const lugar = await lugarDe(SALUD)
  salud = lugar.adscripcion
  educacion = (await lugarDe(EDUCACION)).adscripcion
  await porAplicar(clients.desk, lugar, '2026-11-16')
})
afterAll(flushReadAudit)

beforeEach(async () => {
  for (const tabla of ['cierre_actos', 'cierres', 'trabajos', 'intentos']) await execute(`DELETE FROM ${tabla}`)
})

const pedidos = async (...entidades: number[]): Promise<{ id: number; version: number }[]> => {
  const rows = await Promise.all(entidades.map((entidad) => filaDe(clients.director, Q, entidad)))
  return rows.map(({ cierre }) => ({ id: cierre!.id, version: cierre!.version }))
}

const firmar = async (client: Client, entidades: readonly number[], prueba: object = {}): Promise<Respuesta> =>
  client.post(`/api/quincenas/${Q}/cierres/firmar`, { cierres: await pedidos(...entidades), ...prueba })

const etapas = async (...entidades: number[]): Promise<string[]> =>
  Promise.all(entidades.map(async (entidad) => (await filaDe(clients.director, Q, entidad)).etapa))

const ultimoActo = async (acto: string): Promise<Record<string, unknown>> => {
  const row = await selectRow<{ despues: string }>(
    'SELECT despues FROM bitacora WHERE acto = $1 ORDER BY id DESC LIMIT 1',
    [acto],
  )
  return JSON.parse(row?.despues ?? '{}') as Record<string, unknown>
}

const fallas = async (usuario: string): Promise<number> =>
  (await selectRow<{ fallas: number }>('SELECT fallas FROM intentos WHERE cuenta = $1', [usuario]))?.fallas ?? 0

describe('the signature of the Titular', () => {
  it('is refused without the password and with a wrong one, which counts as a failed sign-in', async () => {
    await firmarHasta(Q, salud, 'director')
    const bare = await firmar(clients.titular, [salud])
    expect([bare.status, bare.body['campos']]).toEqual([422, { clave: 'Escribe tu contraseña.' }])
    const blank = await firmar(clients.titular, [salud], { clave: '  ' })
    expect([blank.status, await fallas('titular')]).toEqual([422, 0])
    // A code proves nothing for an account without two-step codes.
    expect((await firmar(clients.titular, [salud], { codigo: '123456' })).body['campos']).toEqual(bare.body['campos'])
    const wrong = await firmar(clients.titular, [salud], { clave: 'no es esta' })
    expect([wrong.status, wrong.body['campos'], await fallas('titular')]).toEqual([
      422,
      { clave: 'La contraseña actual no es correcta.' },
      1,
    ])
    expect(await etapas(salud)).toEqual(['firmado'])
  })

  it('waits after five wrong passwords, at the sign-in too', async () => {
    await firmarHasta(Q, salud, 'director')
    for (let i = 0; i < 5; i += 1) await firmar(clients.titular, [salud], { clave: 'no es esta' })
    const locked = await firmar(clients.titular, [salud], { clave: DEMO_PASSWORD })
    expect([locked.status, locked.body['codigo']]).toEqual([429, 'intentos'])
    await expect(signIn('titular')).rejects.toThrow('429')
    expect(await etapas(salud)).toEqual(['firmado'])
  })

  it('applies the close with the right one, forgets the failures and is in the bitácora as confirmed', async () => {
    await firmarHasta(Q, salud, 'director')
    await firmar(clients.titular, [salud], { clave: 'no es esta' })
    const signed = await firmar(clients.titular, [salud], { clave: DEMO_PASSWORD })
    expect([signed.status, await fallas('titular'), await etapas(salud)]).toEqual([200, 0, ['aplicando']])
    expect(await ultimoActo('cierre.autorizar')).toMatchObject({ confirmadaCon: 'contraseña' })
  })

  it('is asked of a delegate, with the delegate’s own password', async () => {
    const lent = await delegarYAceptar(clients.titular, clients.director, 'director')
    await firmarHasta(Q, salud, 'jefe')
    const otro = await selectRow<{ id: number }>(`SELECT id FROM usuarios WHERE usuario = 'ventanilla2'`)
    // Somebody else signed as director: the delegate has the Titular's signature left.
    await execute(`UPDATE cierres SET estado = 'firmado', version = version + 1`)
    await execute(
      `INSERT INTO cierre_actos (cierre_id, vuelta, acto, hecho_at, usuario_id, huella, nota)
       SELECT id, vuelta, 'firmar', '2026-11-20T18:00:00.000Z', $1, huella, '' FROM cierres`,
      [otro!.id],
    )
    const bare = await firmar(clients.director, [salud])
    expect([bare.status, bare.body['campos']]).toEqual([422, { clave: 'Escribe tu contraseña.' }])
    expect((await firmar(clients.director, [salud], { clave: DEMO_PASSWORD })).status).toBe(200)
    expect(await ultimoActo('cierre.autorizar')).toMatchObject({
      confirmadaCon: 'contraseña',
      porDelegacionDe: 'Ramón Échave Zúñiga',
    })
    await clients.director.post(`/api/mi-cuenta/delegaciones/${lent}/devolver`, {})
  })

  it('asks nothing of whoever may not give it', async () => {
    await firmarHasta(Q, salud, 'director')
    expect((await firmar(clients.jefe, [salud], { clave: 'no es esta' })).status).toBe(403)
    expect(await fallas('jefe')).toBe(0)
  })
})

describe('the other signatures', () => {
  it('of one entity ask nothing', async () => {
    await firmarHasta(Q, salud, 'jefe')
    expect((await firmar(clients.director, [salud])).status).toBe(200)
    expect(await ultimoActo('cierre.firmar')).not.toHaveProperty('confirmadaCon')
  })

  it('of two entities ask the password once, before any is signed', async () => {
    await firmarHasta(Q, salud, 'auxiliar')
    await firmarHasta(Q, educacion, 'auxiliar', 'auxiliar2')
    const bare = await firmar(clients.jefe, [salud, educacion])
    expect([bare.status, bare.body['campos']]).toEqual([422, { clave: 'Escribe tu contraseña.' }])
    expect((await firmar(clients.jefe, [salud, educacion], { clave: 'no es esta' })).status).toBe(422)
    expect([await fallas('jefe'), await etapas(salud, educacion)]).toEqual([1, ['revisado', 'revisado']])
    const signed = await firmar(clients.jefe, [salud, educacion], { clave: DEMO_PASSWORD })
    expect([signed.status, await etapas(salud, educacion)]).toEqual([200, ['aprobado', 'aprobado']])
    expect(await ultimoActo('cierre.aprobar')).toMatchObject({ confirmadaCon: 'contraseña' })
  })
})

describe('an account with two-step codes', () => {
  it('gives its code, once, and not its password', async () => {
    await firmarHasta(Q, salud, 'director')
    const { titular } = clients
    const alta = await titular.post<{ clave: string }>('/api/mi-cuenta/dos-pasos', { clave: DEMO_PASSWORD })
    const totp = new TOTP({ secret: Secret.fromBase32(alta.body.clave.replaceAll(' ', '')) })
    const codigo = totp.generate()
    expect((await titular.post('/api/mi-cuenta/dos-pasos/confirmar', { codigo })).status).toBe(200)
    const cierres = await pedidos(salud)
    const previsto = await titular.post<FirmaPrevista>(`/api/quincenas/${Q}/cierres/firmar/previsto`, {
      cierres: cierres.map(({ id }) => id),
    })
    expect(previsto.body.pide).toBe('codigo')
    const clave = await firmar(titular, [salud], { clave: DEMO_PASSWORD })
    expect([clave.status, clave.body['campos']]).toEqual([
      422,
      { codigo: 'Escribe el código de tu aplicación de autenticación.' },
    ])
    // The code that switched it on has been used.
    const used = await firmar(titular, [salud], { codigo })
    expect([used.status, used.body['campos'], await fallas('titular')]).toEqual([
      422,
      { codigo: 'El código no es correcto o ya se usó.' },
      1,
    ])
    await execute(`UPDATE dos_pasos SET ultimo_paso = 0`)
    expect((await firmar(titular, [salud], { codigo: totp.generate() })).status).toBe(200)
    expect(await ultimoActo('cierre.autorizar')).toMatchObject({ confirmadaCon: 'código de verificación' })
    await execute('DELETE FROM dos_pasos')
  })
})

describe('what is about to be signed', () => {
  const previsto = (client: Client, ids: readonly number[], quincena = Q) =>
    client.post<FirmaPrevista & Record<string, unknown>>(`/api/quincenas/${quincena}/cierres/firmar/previsto`, {
      cierres: ids,
    })

  it('has the figures and warnings of each close, the version to sign, and what signing asks for', async () => {
    await firmarHasta(Q, salud, 'director')
    await solicitarCierre(clients.auxiliar, Q, educacion)
    const [deSalud, deEducacion] = await pedidos(salud, educacion)
    const { body } = await previsto(clients.titular, [deSalud!.id, deEducacion!.id])
    // 6,167.88 of base: FAA, FAE, FVE, FHE, FPESA, FPESE and SARE of it are 2,343.79.
    expect(body.cierres).toEqual([
      {
        ...deSalud,
        entidad: { id: salud, nombre: SALUD },
        firma: 'autorizar',
        personas: 1,
        movimientos: 1,
        lineasPago: 1,
        totalEntidadCentavos: 234_379,
        totalLicenciaCentavos: 0,
        avisos: [expect.objectContaining({ codigo: 'primer_cierre', nivel: 'avisa' })],
      },
    ])
    expect(body.pide).toBe('clave')
    expect(body.rechazados).toEqual([
      expect.objectContaining({ id: deEducacion!.id, entidad: EDUCACION, codigo: 'permiso' }),
    ])
    expect(await etapas(salud, educacion)).toEqual(['firmado', 'solicitado'])
  })

  it('asks nothing for one entity below the Titular', async () => {
    await firmarHasta(Q, salud, 'jefe')
    const [one] = await pedidos(salud)
    expect((await previsto(clients.director, [one!.id])).body.pide).toBeNull()
  })

  it('is closed to another quincena, to who signs nothing, and to more than 200', async () => {
    await firmarHasta(Q, salud, 'jefe')
    const [one] = await pedidos(salud)
    expect((await previsto(clients.director, [one!.id], '2126')).status).toBe(404)
    expect((await previsto(clients.validador, [one!.id])).status).toBe(403)
    expect((await previsto(clients.jefe, [one!.id])).status).toBe(403)
    const many = Array.from({ length: 201 }, (_, i) => i + 1)
    expect((await previsto(clients.director, many)).status).toBe(422)
    expect((await previsto(clients.director, [])).status).toBe(422)
  })
})
