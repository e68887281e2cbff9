import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaginaBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import type { CierreDetalle } from '#domain/quincenas/cierre.ts'
import type { SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { EDUCACION, lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { cerrarQuincena, filaDe } from '#test/support/dinero/cadena-cierre.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'

const Q = '2226'
let jefe: Client
let titular: Client
let salud: number
let educacion: number
let persona: number

beforeAll(async () => {
  defineTrabajoAplicar()
  const [aqui, alla] = [await lugarDe(SALUD), await lugarDe(EDUCACION)]
  persona = (await personaActiva(await signIn('ventanilla1'), aqui)).afiliadoId
  await personaActiva(await signIn('ventanilla2'), alla)
  ;[salud, educacion] = [aqui.adscripcion, alla.adscripcion]
  ;[jefe, titular] = [await signIn('jefe'), await signIn('titular')]
})
afterAll(flushReadAudit)

const referenciaDe = async (cierre: number): Promise<string> =>
  (
    await selectRow<{ referencia: string }>(
      `SELECT l.referencia FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id WHERE c.cierre_id = $1 AND c.obligado = 'entidad'`,
      [cierre],
    )
  )?.referencia ?? ''

async function reapertura(quien: Client, acto: string, entidad: number) {
  const { cierre } = await filaDe(jefe, Q, entidad)
  const body = { acto, version: cierre?.version, nota: 'Sueldo mal capturado' }
  return quien.post(`/api/quincenas/${Q}/cierres/${cierre?.id}/reapertura`, body)
}

describe('the reopening of a closed quincena', () => {
  it('is refused when it is asked for, once its line has a payment', async () => {
    const cierre = await cerrarQuincena(Q, educacion, 'auxiliar2')
    const referencia = await referenciaDe(cierre)
    const pago = { referencia, fecha: '2026-11-20', importeCentavos: 100, operacion: 'OP-1' }
    const registra = await conSegundaMano(await signIn('auxiliar'))
    const registered = await registra.pagar(pago)
    expect([registered.status, registered.body]).toMatchObject([200, {}])
    const refused = await reapertura(jefe, 'pedir_reapertura', educacion)
    expect([refused.status, refused.body['codigo'], refused.body['error']]).toEqual([
      409,
      'linea_pagada',
      `La línea ${referencia} ya tiene un pago: la quincena no se puede reabrir. Lo que falte se corrige con movimientos retroactivos.`,
    ])
    // It is offered to nobody then, and the jefe reads why; who could not ask for it reads nothing.
    expect(await filaDe(jefe, Q, educacion)).toMatchObject({
      etapa: 'cerrado',
      actions: [],
      impideReabrir: refused.body['error'],
    })
    expect(await filaDe(await signIn('auxiliar'), Q, educacion)).toMatchObject({ actions: [], impideReabrir: '' })
  })

  it('leaves its history in the close that replaces it, another seal, and an old line that says where it went', async () => {
    const primero = await cerrarQuincena(Q, salud)
    const vieja = await referenciaDe(primero)
    const { cierre: antes } = await filaDe(jefe, Q, salud)
    expect(await filaDe(jefe, Q, salud)).toMatchObject({ actions: ['pedir_reapertura'], impideReabrir: '' })
    expect((await reapertura(jefe, 'pedir_reapertura', salud)).status).toBe(200)
    // The bitácora names the close that it is about.
    const bitacora = await (
      await signIn('admin')
    ).post<PaginaBitacora>('/api/panel/bitacora/buscar', { filtro: { objeto: 'cierre' } })
    expect(bitacora.body.filas[0]?.registro.texto).toBe(`Cierre Q22 2026 · ${SALUD}`)
    expect((await reapertura(titular, 'reabrir', salud)).status).toBe(200)
    const gone = await jefe.get(`/api/lineas-pago/${vieja}/explicacion`)
    expect([gone.status, gone.body]).toMatchObject([
      410,
      {
        codigo: 'linea_anulada',
        sustituta: null,
        error: expect.stringContaining('Todavía no hay otra línea') as string,
      },
    ])

    // Corrected, it is closed again.
    await execute('UPDATE afiliados SET sueldo_centavos = sueldo_centavos + 100000 WHERE id = $1', [persona])
    const abierta = `/api/quincenas/${Q}/simulacion?entidad=${salud}`
    const { body: simulada } = await jefe.get<SimulacionCierre>(abierta)
    const segundo = await cerrarQuincena(Q, salud)
    const { cierre: ahora } = await filaDe(jefe, Q, salud)
    expect(ahora?.sello).not.toBe(antes?.sello)
    const { body } = await jefe.get<CierreDetalle>(`/api/quincenas/${Q}/cierres/${segundo}`)
    const firmas = ['solicitar', 'revisar', 'aprobar', 'firmar', 'autorizar', 'aplicar']
    expect(body.actos.map(({ acto, vigente }) => [acto, vigente])).toEqual([
      ...firmas.slice(0, 5).map((acto) => [acto, false]),
      ['pedir_reapertura', false],
      ['reabrir', false],
      ...firmas.slice(0, 5).map((acto) => [acto, true]),
    ])
    // Its page shows what it showed before it was closed, the line that it issued, and the version that it replaces.
    const { personas, parametros, fondos, anterior, causas, totalEntidadCentavos, cambios } = simulada
    expect(body.cifras).toMatchObject({ personas, parametros, fondos, anterior, causas, totalEntidadCentavos, cambios })
    expect(body.cifras?.revisiones).toEqual(simulada.revisiones.filter(({ nivel }) => nivel === 'avisa'))
    expect(body.versiones).toMatchObject([
      { id: primero, nota: 'Sueldo mal capturado', totalEntidadCentavos: antes?.totalEntidadCentavos },
    ])
    const nueva = await referenciaDe(segundo)
    expect(body.linea).toMatchObject({ referencia: nueva, saldoCentavos: body.linea?.importeCentavos })
    expect(nueva).not.toBe(vieja)
    const moved = await jefe.get(`/api/lineas-pago/${vieja}/explicacion`)
    expect([moved.status, moved.body['sustituta']]).toEqual([410, nueva])
    expect(moved.body['error']).toMatch(
      /quedó sin efecto: la quincena 22 de 2026 de Secretaría de Salud se reabrió el .+\. La sustituye la línea /,
    )
    expect((await jefe.bytes(`/api/lineas-pago/${vieja}/hoja`)).status).toBe(410)
    expect((await (await signIn('ventanilla2')).get(`/api/lineas-pago/${vieja}/explicacion`)).status).not.toBe(410)
  })
})
