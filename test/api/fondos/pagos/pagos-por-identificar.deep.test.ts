import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PagoPorIdentificar, PagoRegistrado, PagosPorEdad } from '#domain/fondos/pagos/panel-pagos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { registrarPagos } from '#api/fondos/pagos/registro/registrar-pagos.ts'
import { anularCargos } from '#api/fondos/pagos/anular-cargos.ts'
import { emitirLinea } from '#api/fondos/pagos/lineas/emitir-linea.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { escribirCierre, ponerCalendario } from '#test/support/dinero/cierres.ts'
import { referenciaDe } from '#test/support/dinero/quincena-cerrada.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { proponerPago } from '#test/support/manos/comprobante.ts'
import { propuestaDe, type DosManos } from '#test/support/manos/dos-manos.ts'
import { autorizar, conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { cargarBanco, leerBanco, TABLAS_BANCO, textoDeBanco } from '#test/support/dinero/respuesta-banco.ts'

/** The bank's file that a spreadsheet saved again without its leading zero, and the corrected one: from public reports. */
const CASO = 'test/fixtures/casos/12-banco-cero-perdido'
const HOY = process.env['PORTAL_TODAY']!
const Q21 = 2026 * 24 + 20

let admin: Client
let auxiliar: Client
let auxiliar2: Client
let dosManos: DosManos
let entidadId: number
let afiliadoId: number
let cierre: number

const cerrar = (quincena: number, importe: number) =>
  inTransaction(async () => {
    const id = await escribirCierre({
      entidadId,
      quincena,
      lineas: [{ afiliadoId, fondo: 'fondo_ahorro', clave: 'FAA', importe }],
    })
    await emitirLinea(id)
    return id
  })

beforeAll(async () => {
  afiliadoId = (await registrarAlta(await signIn('ventanilla1'), await lugarDe(SALUD))).afiliadoId
  const unidad = await selectRow<{ id: number }>(
    `SELECT u.id FROM unidades u JOIN organica o ON o.id = u.organica_id
     WHERE o.nivel = 1 AND o.clave_0 = '03' AND o.clave_1 = '02'`,
  )
  entidadId = unidad!.id
  await ponerCalendario('2026-11-01', {
    '2026-11-13': 'ARCHIVO_APLICACION',
    '2026-11-26': 'PAGO',
    '2026-11-27': 'PAGO',
    '2026-11-30': 'PAGO',
    '2026-12-11': 'ARCHIVO_APLICACION',
    '2026-12-14': 'PAGO',
  })
  cierre = await cerrar(Q21, 31_633_626)
  process.env['PORTAL_TODAY'] = '2026-11-28'
  admin = await signIn('admin')
  auxiliar = await signIn('auxiliar')
  auxiliar2 = await signIn('auxiliar2')
  dosManos = await conSegundaMano(auxiliar)
})
afterAll(() => void (process.env['PORTAL_TODAY'] = HOY))
beforeEach(async () => {
  for (const tabla of [...TABLAS_BANCO, 'avisos']) await execute(`DELETE FROM ${tabla}`)
})

// Date (2026 − 2014) × 372 + 10 × 31 + 29 = 4803. Amount 316,336.26: 42+6+6+21+9+6+7+9 = 106 → 6. Body 0302212648036:
// 66+39+0+152+92+66+26+17+38+46+0+39+0 = 581; mod 97 = 96; 97.
const REFERENCIA = '030221264803697'
const SIN_CERO = '30221264803697'
const IMPORTE = 31_633_626

const caso = (nombre: string) => readFileSync(`${CASO}/${nombre}`)
const cargar = (nombre: string) => cargarBanco(auxiliar, caso(nombre), nombre)
const archivo = (...renglones: [referencia: string, importe: string, fecha: string, operacion: string][]) =>
  cargarBanco(auxiliar, textoDeBanco(renglones))
const porIdentificar = async (filter: object = {}) =>
  (
    await admin.get<PagoPorIdentificar[]>(
      `/api/panel/pagos-por-identificar?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
  ).body
const pagos = async () => (await admin.get<PagoRegistrado[]>('/api/panel/pagos')).body
const debe = async (deCierre = cierre) =>
  (
    await selectRow<{ debe: number }>(
      `SELECT c.principal_centavos - CAST(COALESCE((SELECT SUM(p.capital_centavos) FROM pagos p WHERE p.cargo_id = c.id), 0) AS BIGINT) AS debe
       FROM cargos c WHERE c.cierre_id = $1`,
      [deCierre],
    )
  )?.debe
const asignar = (id: number, referencia: string) => dosManos.post(`/api/pagos/${id}/asignar`, { referencia })

describe('a reference whose leading zero a spreadsheet dropped', () => {
  it('is the one that the contract of the bank gives', async () => {
    expect(await referenciaDe(cierre)).toBe(REFERENCIA)
  })

  it('is said before the file is loaded, and nothing is stored', async () => {
    const { status, pagos: previstos } = await leerBanco(auxiliar, caso('1-sin-cero.csv'))
    expect([status, previstos]).toEqual([
      201,
      {
        pagos: 1,
        totalCentavos: IMPORTE,
        repetidos: 0,
        reversas: 0,
        reversasSinPago: 0,
        corregidos: 0,
        porResultado: { desconocido: 1 },
        tardios: 0,
        porIdentificar: [
          {
            operacion: 'XL0001',
            referencia: SIN_CERO,
            importeCentavos: IMPORTE,
            motivo: 'sin_linea',
            sugerida: REFERENCIA,
          },
        ],
      },
    ])
    expect(await pagos()).toEqual([])
    expect(await selectRows('SELECT id FROM respuestas_banco')).toEqual([])
    expect(await selectRows('SELECT id FROM avisos')).toEqual([])
  })

  it('is kept, listed with the restored zero, and credited to nobody', async () => {
    expect((await cargar('1-sin-cero.csv')).status).toBe(200)
    expect(await porIdentificar()).toMatchObject([
      {
        referencia: SIN_CERO,
        operacion: 'XL0001',
        importeCentavos: IMPORTE,
        fecha: '2026-11-27',
        motivo: 'sin_linea',
        sugerida: REFERENCIA,
        dias: 1,
        actions: ['asignar', 'devolver'],
      },
    ])
    expect(await debe()).toBe(IMPORTE)
  })

  it('notifies the others who can assign it, once for each file', async () => {
    await cargar('1-sin-cero.csv')
    const avisos = await selectRows<{ usuario: string; texto: string }>(
      `SELECT u.usuario, a.texto FROM avisos a JOIN usuarios u ON u.id = a.usuario_id
       WHERE a.clave LIKE 'pago-sin-linea:%' ORDER BY u.usuario`,
    )
    expect(avisos.map(({ usuario }) => usuario)).toEqual(expect.arrayContaining(['admin', 'auxiliar2', 'tesoreria']))
    expect(avisos.map(({ usuario }) => usuario)).not.toContain('auxiliar')
    expect(avisos[0]?.texto).toContain('$316,336.26')
  })

  it('is the same payment in the corrected file, and two people assign it', async () => {
    await cargar('1-sin-cero.csv')
    const { status, pagos: hechos } = await cargar('2-corregido.csv')
    expect(status).toBe(200)
    expect(hechos).toMatchObject({
      pagos: 0,
      totalCentavos: 0,
      repetidos: 0,
      corregidos: 1,
      porResultado: {},
      porIdentificar: [{ operacion: 'XL0001', referencia: SIN_CERO, sugerida: REFERENCIA }],
    })
    expect(await debe()).toBe(IMPORTE)
    const [{ id }] = (await porIdentificar()) as [PagoPorIdentificar]
    const propuesta = await auxiliar.post(`/api/pagos/${id}/asignar`, { referencia: REFERENCIA })
    expect([propuestaDe(propuesta).titulo, await debe()]).toEqual(['Asignar un pago a una línea', IMPORTE])
    expect((await autorizar(auxiliar2, propuesta)).status).toBe(200)
    // 316,336.26 − 316,336.26 = 0: on time, so no interest and nothing in favour.
    expect(await debe()).toBe(0)
    expect(await porIdentificar()).toEqual([])
    expect(await pagos()).toMatchObject([
      {
        referencia: SIN_CERO,
        linea: REFERENCIA,
        operacion: 'XL0001',
        fecha: '2026-11-27',
        importeCentavos: IMPORTE,
        capitalCentavos: IMPORTE,
        excedenteCentavos: 0,
        resultado: 'exacto',
        tardio: false,
      },
    ])
    const again = await archivo([REFERENCIA, '316336.26', '2026-11-27', 'XL0001'])
    expect(again.pagos).toMatchObject({ pagos: 0, repetidos: 1, corregidos: 0 })
    expect((await pagos()).length).toBe(1)
  })

  it('assigned by hand is the same payment too: the refusal says where it is', async () => {
    await cargar('1-sin-cero.csv')
    const escrito = { referencia: REFERENCIA, importeCentavos: IMPORTE, fecha: '2026-11-27', operacion: 'xl0001' }
    const { status, body } = await proponerPago<Rechazo>(admin, escrito)
    expect([status, body.codigo, body.error]).toEqual([
      409,
      'registrado',
      'La operación xl0001 ya está registrada y por identificar: asígnala a su línea en «Por identificar».',
    ])
  })

  it('with another amount is not that payment', async () => {
    await cargar('1-sin-cero.csv')
    expect(await archivo([REFERENCIA, '316336.25', '2026-11-27', 'XL0001'])).toMatchObject({
      status: 422,
      faltas: [{ linea: 2, codigo: 'C427' }],
    })
  })
})

describe('a payment that matches no line', () => {
  it('says why, and has no suggestion where no zero restores a line', async () => {
    const { pagos: hechos } = await archivo(
      ['810322264803653', '10.00', '2026-11-27', 'N1'],
      ['1884122264803550', '20.00', '2026-11-26', 'N2'],
    )
    expect(hechos?.porIdentificar).toMatchObject([
      { operacion: 'N1', motivo: 'sin_linea', sugerida: '' },
      { operacion: 'N2', motivo: 'digitos', sugerida: '' },
    ])
  })

  it('ages from the bank’s day, and its sums are those of the list', async () => {
    await archivo(
      ['810322264803653', '10.00', '2026-11-28', 'E1'],
      ['810322264803653', '20.00', '2026-10-29', 'E2'],
      ['810322264803653', '40.00', '2026-10-28', 'E3'],
      ['810322264803653', '80.00', '2026-08-29', 'E4'],
    )
    // On 28 November: 0, 30, 31 and 91 days.
    expect((await porIdentificar()).map(({ operacion, dias }) => [operacion, dias])).toEqual([
      ['E4', 91],
      ['E3', 31],
      ['E2', 30],
      ['E1', 0],
    ])
    const { body } = await admin.get<PagosPorEdad>('/api/pagos/por-identificar')
    expect([body.pagos, body.centavos]).toEqual([4, 15_000])
    expect(body.antiguedad.map(({ id, pagos: n, centavos }) => [id, n, centavos])).toEqual([
      ['d30', 2, 3_000],
      ['d60', 1, 4_000],
      ['d90', 0, 0],
      ['mas', 1, 8_000],
    ])
    expect((await porIdentificar({ antiguedad: 'd30' })).map(({ operacion }) => operacion)).toEqual(['E2', 'E1'])
  })

  it('is assigned only to a line in force, issued by the bank’s day', async () => {
    await archivo(['810322264803653', '10.00', '2026-11-18', 'A1'])
    const [{ id }] = (await porIdentificar()) as [PagoPorIdentificar]
    for (const [referencia, texto] of [
      ['', 'Escribe la referencia de la línea.'],
      ['123', 'La referencia dice "123"; se esperaban de 8 a 40 dígitos.'],
      ['810322264803653', 'Ninguna línea de pago en vigor tiene la referencia 8103 2226 4803 653.'],
      [REFERENCIA, 'La fecha 18 nov 2026 es anterior al 20 nov 2026, día en que se emitió esa línea de pago.'],
    ] as const)
      expect(await auxiliar.post(`/api/pagos/${id}/asignar`, { referencia })).toMatchObject({
        status: 422,
        body: { campos: { referencia: texto } },
      })
    expect((await auxiliar.post('/api/pagos/999999/asignar', { referencia: REFERENCIA })).status).toBe(404)
  })

  it('is returned by two people with its reason, and keeps operation and date', async () => {
    await archivo(['810322264803653', '10.00', '2026-11-27', 'D1'])
    const [{ id }] = (await porIdentificar()) as [PagoPorIdentificar]
    expect(await auxiliar.post(`/api/pagos/${id}/devolver`, { motivo: ' ' })).toMatchObject({
      status: 422,
      body: { campos: { motivo: 'Escribe por qué se devuelve.' } },
    })
    const motivo = 'El banco abonó a otra institución.'
    expect((await dosManos.post(`/api/pagos/${id}/devolver`, { motivo })).status).toBe(200)
    expect(await pagos()).toMatchObject([
      { operacion: 'D1', fecha: '2026-11-27', importeCentavos: 1_000, resultado: 'devuelto', deudor: '' },
    ])
    expect(await porIdentificar()).toEqual([])
    expect(await asignar(id, REFERENCIA)).toMatchObject({ status: 409, body: { codigo: 'identificado' } })
    expect(
      (await archivo(['810322264803653', '10.00', '2026-11-27', 'd1'], ['81032226', '1.00', '2026-11-27', 'D2'])).pagos,
    ).toMatchObject({ pagos: 1, repetidos: 1 })
    const actos = await selectRows<{ acto: string }>(
      `SELECT acto FROM bitacora WHERE objeto = 'pago' AND objeto_id = 'D1' AND acto LIKE 'pago.%' ORDER BY id`,
    )
    expect(actos.map(({ acto }) => acto)).toEqual(['pago.devolver'])
  })

  it('assigned twenty times at once is credited once (dialect)', async () => {
    await cargar('1-sin-cero.csv')
    const [{ id }] = (await porIdentificar()) as [PagoPorIdentificar]
    const propuesta = propuestaDe(await auxiliar.post(`/api/pagos/${id}/asignar`, { referencia: REFERENCIA }))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        auxiliar2.post(`/api/panel/autorizaciones/${propuesta.id}/autorizar`, { version: 1 }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect([await debe(), (await pagos()).length]).toEqual([0, 1])
  })

  it('stored twenty times at once from files that differ is one payment (dialect)', async () => {
    const fecha = '2026-11-27' as PlainDate
    const pagosDe = (i: number) => [
      { referencia: SIN_CERO, importeCentavos: IMPORTE, fecha, operacion: 'XL0001' },
      { referencia: '81032226', importeCentavos: 100, fecha, operacion: `V${i}` },
    ]
    const origen = { respuestaId: null, renglonDe: () => null }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => inTransaction(() => registrarPagos(SISTEMA, pagosDe(i), origen))),
    )
    expect(answers.reduce((sum, { repetidos }) => sum + repetidos, 0)).toBe(19)
    expect((await porIdentificar()).filter(({ operacion }) => operacion === 'XL0001').length).toBe(1)
  })

  it('is no validation of the person who assigned it', async () => {
    await cargar('1-sin-cero.csv')
    await execute('UPDATE pagos SET registrado_por = NULL')
    const [{ id }] = (await porIdentificar()) as [PagoPorIdentificar]
    const tesoreria = await signIn('tesoreria')
    const propuesta = propuestaDe(await tesoreria.post(`/api/pagos/${id}/asignar`, { referencia: REFERENCIA }))
    await auxiliar2.post(`/api/panel/autorizaciones/${propuesta.id}/autorizar`, { version: 1 })
    const linea = await selectRow<{ id: number }>('SELECT id FROM lineas_pago WHERE referencia = $1', [REFERENCIA])
    process.env['PORTAL_TODAY'] = '2026-11-30'
    const cambios = [{ id: linea?.id, version: 1, validado: true }]
    expect(await tesoreria.put('/api/validacion-pagos', { cambios })).toMatchObject({
      status: 409,
      body: { codigo: 'misma_persona' },
    })
    process.env['PORTAL_TODAY'] = '2026-11-28'
  })

  it('is said to be loaded already when its file is tried again', async () => {
    await cargar('1-sin-cero.csv')
    expect(await leerBanco(auxiliar, caso('1-sin-cero.csv'))).toMatchObject({ status: 409, codigo: 'archivo_repetido' })
  })

  it('leaves as a file with the columns of its screen', async () => {
    await cargar('1-sin-cero.csv')
    const csv = await admin.post<string>('/api/panel/pagos-por-identificar/exportar', { formato: 'csv' })
    const [titulos, renglon] = csv.body.trim().split('\r\n')
    expect(titulos).toBe(
      'Referencia del banco,Importe,Fecha del banco,Días,Referencia propuesta,Por qué,De,Operación,Origen',
    )
    expect(renglon).toContain('XL0001')
  })
})

describe('a payment to the line of a reopened close', () => {
  it('waits with the line of the close made again, which it pays though it is dated before', async () => {
    const primero = await cerrar(Q21 + 1, 500_000)
    const anulada = await referenciaDe(primero)
    await inTransaction(() => anularCargos(primero))
    await execute(`UPDATE cierres SET estado = 'anulado' WHERE id = $1`, [primero])
    // Reopened on the 28th and closed again for 5,100.00, after the entity had paid 5,000.00 on the 27th… of a line of the 27th.
    await execute(`UPDATE lineas_pago SET emitida = '2026-11-26' WHERE referencia = $1`, [anulada])
    const segundo = await cerrar(Q21 + 1, 510_000)
    const nueva = await referenciaDe(segundo)
    const { pagos: hechos } = await archivo([anulada, '5000.00', '2026-11-27', 'R1'])
    expect(hechos).toMatchObject({
      porResultado: { anulado: 1 },
      porIdentificar: [{ operacion: 'R1', motivo: 'anulada', sugerida: nueva }],
    })
    const [{ id }] = (await porIdentificar()) as [PagoPorIdentificar]
    expect((await asignar(id, nueva)).status).toBe(200)
    // 5,100.00 − 5,000.00 = 100.00
    expect(await debe(segundo)).toBe(10_000)
    expect(await pagos()).toMatchObject([{ operacion: 'R1', fecha: '2026-11-27', resultado: 'parcial', linea: nueva }])
  })
})
