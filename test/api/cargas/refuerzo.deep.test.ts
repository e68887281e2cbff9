import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DetalleCarga, SimulacionCarga } from '#domain/cargas/carga.ts'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { portal } from '#test/cli/consola.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import {
  aprobarNomina,
  cargarNomina,
  folioDe,
  ponerPlanoDePrueba,
  type RenglonPrueba,
} from '#test/support/cargas/nomina-de-prueba.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'

/** Ten people of Salud, each paid 1,000.00 in quincena 20 of 2026: 10,000.00. */
const GENTE = Array.from({ length: 10 }, (_, i) => 780_001 + i)
const NADIE = 789_999
const DONDE = { entidad: SALUD, quincena: '2126' }

let cuentas: Readonly<Record<'admin' | 'auxiliar' | 'auxiliar2' | 'jefe' | 'validador' | 'director', Client>>

const pagos = (sueldo: string, gente = GENTE): RenglonPrueba[] =>
  gente.map((interno) => ({ interno, dias: '15', sueldo }))

beforeAll(async () => {
  const [admin, auxiliar, auxiliar2, jefe, validador, director] = await Promise.all(
    ['admin', 'auxiliar', 'auxiliar2', 'jefe', 'validador1', 'director'].map((cuenta) => signIn(cuenta)),
  )
  cuentas = {
    admin: admin!,
    auxiliar: auxiliar!,
    auxiliar2: auxiliar2!,
    jefe: jefe!,
    validador: validador!,
    director: director!,
  }
  const lugar = await lugarDe(SALUD)
  await ponerPlanoDePrueba()
  const { id: categoria } = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`))!
  for (const interno of GENTE)
    await ponerPersona({ interno, lugar, categoria, sueldoCentavos: 1_019_159, situacion: 'A' })
  await aprobarNomina(folioDe(await cargarNomina(pagos('1,000.00'), { entidad: SALUD, quincena: '2026' })))
}, 120_000)

// Each test loads quincena 21 anew, beside the same quincena 20.
beforeEach(() => execute(`UPDATE cargas SET estado = 'deshecha' WHERE quincena = $1`, [2026 * 24 + 20]))

interface Cargada {
  readonly folio: string
  readonly propuesta: string
}

/** Loads, as `sistema` unless told, and validates. */
async function validada(filas: readonly RenglonPrueba[], quienCarga?: string): Promise<Cargada> {
  const corrida = await cargarNomina(filas, DONDE)
  const { folio } = (JSON.parse(corrida.out) as { carga: { folio: string } }).carga
  if (quienCarga !== undefined)
    await execute(
      `UPDATE cargas SET creada_por = (SELECT id FROM usuarios WHERE usuario = $1) WHERE id = (SELECT MAX(id) FROM cargas)`,
      [quienCarga],
    )
  const hecho = await portal(['--como', 'validador1', 'importar', 'validar', folio], true, [DEMO_PASSWORD])
  expect([hecho.code, hecho.err]).toEqual([0, ''])
  const row = await selectRow<{ id: number }>(`SELECT MAX(id) AS id FROM propuestas WHERE accion = 'carga.aplicar'`)
  return { folio, propuesta: `/api/panel/autorizaciones/${row?.id ?? 0}` }
}

const ver = async (quien: Client, { propuesta }: Cargada) => quien.get<PropuestaPanel & Rechazo>(propuesta)
const autoriza = async (quien: Client, cargada: Cargada) =>
  quien.post<PropuestaPanel & Rechazo>(`${cargada.propuesta}/autorizar`, {
    version: (await ver(cuentas.admin, cargada)).body.version,
  })
const carga = async ({ folio }: Cargada) => (await cuentas.auxiliar.get<DetalleCarga>(`/api/cargas/${folio}`)).body
const razones = ({ cambios }: PropuestaPanel): string =>
  cambios.find(({ campo }) => campo === 'Autoriza también un jefe')?.despues ?? ''

const RECHAZO = 'Se rechazó 16.67 % de los renglones; el límite es 10 %.'

describe('a load within its limits', () => {
  it.each([
    ['the same as before', pagos('1000')],
    ['a quarter more, at the limit', pagos('1250')],
    [
      'a tenth refused, at the limit',
      [...pagos('1000', GENTE.slice(0, 9)), { interno: NADIE, dias: '15', sueldo: '1' }],
    ],
  ])('counts after two people: %s', async (_, filas) => {
    const cargada = await validada(filas)
    expect((await carga(cargada)).refuerzo).toEqual([])
    expect((await ver(cuentas.jefe, cargada)).status).toBe(404)
    expect((await autoriza(cuentas.auxiliar, cargada)).body.estado).toBe('autorizada')
    expect((await carga(cargada)).carga.estado).toBe('aplicada')
  })
})

describe('a load that was only read', () => {
  const simular = async (filas: readonly RenglonPrueba[]): Promise<SimulacionCarga> =>
    JSON.parse((await cargarNomina(filas, DONDE, '--simular')).out) as SimulacionCarga
  const PASOS = [
    'La valida otra persona de la dependencia.',
    'La aprueba un auxiliar del instituto, otra persona, en «Por autorizar».',
  ]

  it('says who will approve it, the jefe included, by the rows that enter', async () => {
    expect(await simular(pagos('1000'))).toMatchObject({ refuerzo: [], aprueban: PASOS })
    const rechazados = await simular([
      ...pagos('1000'),
      ...[1, 2].map((n) => ({ interno: NADIE - n, dias: '15', sueldo: '1' })),
    ])
    expect(rechazados.aprueban).toEqual([...PASOS, `La autoriza también un jefe de departamento. ${RECHAZO}`])
    // What is refused does not count: ten rows of 1,000.00 enter beside one of 9,000,000.00 that does not.
    const ajeno = await simular([...pagos('1000'), { interno: NADIE, dias: '15', sueldo: '9000000' }])
    expect(ajeno.refuerzo).toEqual([])
    const caros = await simular(pagos('1300'))
    expect(caros.refuerzo).toEqual([expect.stringMatching(/^Se pagó 30 % más que en /)])
    expect(caros.aprueban.at(-1)).toContain(caros.refuerzo[0])
  })
})

describe('a load with too many refused rows', () => {
  it('needs validator, auxiliar and jefe, three people besides its loader; each reads why', async () => {
    const filas = [...pagos('1000'), ...[1, 2].map((n) => ({ interno: NADIE - n, dias: '15', sueldo: '1' }))]
    const cargada = await validada(filas)
    expect((await carga(cargada)).refuerzo).toEqual([RECHAZO])
    const { body: suya } = await ver(cuentas.auxiliar, cargada)
    expect([razones(suya), suya.actions]).toEqual([RECHAZO, ['autorizar', 'rechazar']])
    // Not yet the turn of the jefe, who sees it and may reject it.
    expect((await ver(cuentas.jefe, cargada)).body).toMatchObject({
      actions: ['rechazar'],
      falta: 'Primero la autoriza otra persona con este permiso; después, un jefe de departamento.',
    })
    expect((await autoriza(cuentas.jefe, cargada)).status).toBe(403)
    expect((await autoriza(cuentas.auxiliar, cargada)).body).toMatchObject({ estado: 'pendiente' })
    const pendiente = await carga(cargada)
    expect([pendiente.carga.estado, pendiente.refuerzo]).toEqual(['por_aprobar', [RECHAZO]])

    // The same auxiliar again, another auxiliar and the director do not stand for the jefe, nor does the validator.
    expect((await autoriza(cuentas.auxiliar, cargada)).body.codigo).toBe('misma_persona')
    expect((await ver(cuentas.auxiliar, cargada)).body.falta).toBe(
      'La última autorización es de otra persona: la segunda es tuya.',
    )
    expect((await ver(cuentas.auxiliar2, cargada)).body.falta).toBe('Lo autoriza un jefe de departamento.')
    expect((await autoriza(cuentas.auxiliar2, cargada)).status).toBe(403)
    expect((await autoriza(cuentas.admin, cargada)).status).toBe(403)
    expect((await autoriza(cuentas.director, cargada)).status).toBe(404)
    expect((await autoriza(cuentas.validador, cargada)).status).toBe(403)
    const avisos = await selectRows<{ usuario: string }>(
      `SELECT u.usuario FROM avisos a JOIN usuarios u ON u.id = a.usuario_id WHERE a.enlace LIKE $1 AND u.usuario = 'jefe'`,
      [`%propuesta=${cargada.propuesta.split('/').at(-1) ?? ''}`],
    )
    expect(avisos).toHaveLength(1)

    const { body: delJefe } = await ver(cuentas.jefe, cargada)
    expect(delJefe).toMatchObject({ actions: ['autorizar', 'rechazar'], falta: '' })
    expect([delJefe.primera, delJefe.segunda].every((nombre) => nombre !== '')).toBe(true)
    expect(razones(delJefe)).toBe(RECHAZO)
    expect((await autoriza(cuentas.jefe, cargada)).body.estado).toBe('autorizada')
    expect((await carga(cargada)).carga.estado).toBe('aplicada')
    const actos = await selectRows<{ acto: string; actor: string }>(
      `SELECT acto, actor FROM bitacora WHERE acto IN ('propuesta.segunda', 'propuesta.autorizar', 'carga.aplicar') ORDER BY id DESC LIMIT 3`,
    )
    expect(actos.map(({ acto, actor }) => [acto, actor])).toEqual(
      expect.arrayContaining([
        ['propuesta.segunda', 'auxiliar'],
        ['propuesta.autorizar', 'jefe'],
        ['carga.aplicar', 'jefe'],
      ]),
    )
  })

  it.each([['auxiliar'], ['jefe']] as const)('is never authorised by %s, who loaded it', async (cuenta) => {
    const malos = [5, 6].map((n) => ({ interno: NADIE - n, dias: '15', sueldo: cuenta === 'jefe' ? '2' : '1' }))
    const cargada = await validada([...pagos('1000'), ...malos], cuenta)
    expect((await autoriza(cuentas[cuenta], cargada)).body.codigo).toBe('misma_persona')
    expect((await autoriza(cuentas.auxiliar2, cargada)).body.estado).toBe('pendiente')
    expect((await autoriza(cuentas[cuenta], cargada)).body.codigo).toBe('misma_persona')
    expect((await carga(cargada)).carga.estado).toBe('por_aprobar')
  })

  it('is rejected by the jefe with a reason', async () => {
    const cargada = await validada([...pagos('1000'), ...[3, 4].map((n) => ({ interno: NADIE - n, sueldo: '1' }))])
    const { version } = (await ver(cuentas.jefe, cargada)).body
    const nota = 'Faltan demasiadas personas.'
    expect((await cuentas.jefe.post(`${cargada.propuesta}/rechazar`, { version, nota })).status).toBe(200)
    expect((await carga(cargada)).carga.estado).toBe('rechazada')
  })
})

describe('the terms of a load', () => {
  it.each([
    ['CARGA_ARCHIVO_DIAS', '29', 'de 30 a 3650'],
    ['CARGA_ARCHIVO_DIAS', '3651', 'de 30 a 3650'],
    ['CARGA_RENGLONES_DIAS', '6', 'de 7 a 365'],
    ['CARGA_RENGLONES_DIAS', '90.5', 'de 7 a 365'],
  ])('%s may not be %s', async (nombre, valor, limites) => {
    const res = await cuentas.admin.post<Rechazo>('/api/variables', { nombre, valor })
    expect([res.status, res.body.error]).toEqual([422, `${nombre} es un número entero ${limites}; llegó ${valor}.`])
  })
})

describe('a load away from the last quincena', () => {
  it('needs the jefe, with both totals; what corrects or completes it is compared together with it', async () => {
    const cargada = await validada(pagos('1260'))
    const RAZON = 'Se pagó 26 % más que en Q20 2026 · 16–31 oct: $12,600.00 contra $10,000.00; el límite es 25 %.'
    expect((await carga(cargada)).refuerzo).toEqual([RAZON])
    expect(razones((await ver(cuentas.jefe, cargada)).body)).toBe(RAZON)
    expect((await autoriza(cuentas.auxiliar, cargada)).body.estado).toBe('pendiente')
    expect((await autoriza(cuentas.jefe, cargada)).body.estado).toBe('autorizada')
    await execute(`UPDATE cargas SET estado = 'deshecha' WHERE quincena = $1`, [2026 * 24 + 20])

    // Nine people, and the tenth in another file: 9,000.00 and then 10,000.00 of 10,000.00.
    const primera = await validada(pagos('1000', GENTE.slice(0, 9)))
    await autoriza(cuentas.auxiliar, primera)
    const resto = await validada(pagos('1000', GENTE.slice(9)))
    expect((await carga(resto)).refuerzo).toEqual([])
  })

  it('keeps what was said when it was validated, whatever setting changes later', async () => {
    const cargada = await validada(pagos('1260'))
    const valor = { nombre: 'CARGA_DIFERENCIA_MAX', valor: '50' }
    const titular = await signIn('titular')
    expect((await autorizar(titular, await cuentas.admin.post('/api/variables', valor))).status).toBe(200)
    expect((await autoriza(cuentas.auxiliar, cargada)).body.estado).toBe('pendiente')
    expect((await autoriza(cuentas.jefe, cargada)).body.estado).toBe('autorizada')
    await execute(`UPDATE cargas SET estado = 'deshecha' WHERE quincena = $1`, [2026 * 24 + 20])
    expect((await carga(await validada(pagos('1260')))).refuerzo).toEqual([])
    await execute(`DELETE FROM constantes WHERE nombre = 'CARGA_DIFERENCIA_MAX' AND valor = '50'`)
  })

  it.each([
    ['CARGA_RECHAZO_MAX', '101'],
    ['CARGA_DIFERENCIA_MAX', '-1'],
  ])('its setting %s is no percentage with %s', async (nombre, valor) => {
    const res = await cuentas.admin.post<Rechazo>('/api/variables', { nombre, valor })
    expect([res.status, res.body.error]).toEqual([
      422,
      `${nombre} es un porcentaje de 0 a 100, con hasta cuatro decimales; llegó ${valor}.`,
    ])
  })
})
