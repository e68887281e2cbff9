import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  AportacionRetencion,
  CuentaEntidad,
  LineaDada,
  LineaPorValidar,
  EstadoValidacion,
  PagadoPorDia,
  PagoRegistrado,
} from '#domain/fondos/pagos/panel-pagos.ts'
import { partesDeSuma, type SumaDeCuenta } from '#domain/fondos/pagos/partes-cuenta.ts'
import type { ExplicacionLinea } from '#domain/fondos/pagos/explicacion-linea.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { ponerCalendario } from '#test/support/dinero/cierres.ts'
import type { Client } from '#test/support/client.ts'
import { signIn } from '#test/support/client.ts'
import { subirComprobante } from '#test/support/manos/comprobante.ts'
import { type DosManos, propuestaDe } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import {
  CALENDARIO,
  cerrarDosQuincenas,
  ponerTasaMora,
  referenciaDe,
  type DosQuincenas,
} from '#test/support/dinero/quincena-cerrada.ts'
import { cargarBanco, TABLAS_BANCO } from '#test/support/dinero/respuesta-banco.ts'
import { lineasDePago } from '#test/support/dinero/lineas-de-pago.ts'

let admin: Client
/** Who validates what the administrator recorded. */
let tesoreria: Client
let dosManos: DosManos
let dos: DosQuincenas
let ref21: string
let ref22: string
const HOY = process.env['PORTAL_TODAY']!

beforeAll(async () => {
  dos = await cerrarDosQuincenas()
  admin = await signIn('admin')
  tesoreria = await signIn('tesoreria')
  dosManos = await conSegundaMano(admin)
  ref21 = await referenciaDe(dos.cierre21)
  ref22 = await referenciaDe(dos.cierre22)
})

/** Every test begins with the lines as the closes issued them, and nothing paid. */
beforeEach(async () => {
  process.env['PORTAL_TODAY'] = HOY
  for (const tabla of TABLAS_BANCO) await execute(`DELETE FROM ${tabla}`)
  await execute('DELETE FROM lineas_pago WHERE id NOT IN (SELECT MIN(id) FROM lineas_pago GROUP BY cargo_id)')
  await execute(`UPDATE lineas_pago SET validado_at = NULL, validado_por = NULL, version = 1, emitida = '2026-11-01'`)
  await ponerTasaMora('0')
})

const archivo = (renglones: readonly string[], total: string) =>
  ['referencia,importe,fecha,operacion', ...renglones, total, ''].join('\r\n')
const cargar = (contenido: string) => cargarBanco(admin, Buffer.from(contenido))
const pagar = (referencia: string, importe: number, fecha: string, operacion: string) =>
  dosManos.pagar({ referencia, importeCentavos: importe, fecha, operacion })
const lista = async (filter: object) =>
  (await admin.get<PagoRegistrado[]>(`/api/panel/pagos?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
const quincena = async (codigo: string, client = admin) =>
  (
    await client.get<AportacionRetencion>(
      `/api/aportacion-retencion?clave0=${dos.claves.clave0}&clave1=${dos.claves.clave1}&quincena=${codigo}`,
    )
  ).body
const generar = (codigo: string) =>
  admin.post<LineaDada & { codigo?: string }>('/api/aportacion-retencion/linea', { ...dos.claves, quincena: codigo })

describe('the payment line', () => {
  it('is given again while it is not expired, with its barcode and its sheet', async () => {
    const before = await quincena('2226')
    expect(before).toMatchObject({
      aportacionesCentavos: 100_000,
      retencionesCentavos: 0,
      totalCentavos: 100_000,
      debeCentavos: 100_000,
      licencias: { personas: 1, totalCentavos: 4_000 },
      actions: ['generar', 'imprimir'],
    })
    const { body } = await generar('2226')
    expect(body).toMatchObject({ referencia: ref22, totalCentavos: 100_000, limite: '2026-11-23', vencida: false })
    expect(body.referenciaTexto.replaceAll(' ', '')).toBe(ref22)
    expect(body.barras).toMatch(/^<svg/)
    expect((await generar('2226')).body.referencia).toBe(ref22)
    const hoja = await admin.bytes(`/api/lineas-pago/${ref22}/hoja`)
    expect([hoja.status, hoja.headers.get('content-type'), hoja.bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
  })

  it('expired, is issued again for what is owed plus interest, and its reference still pays', async () => {
    await ponerTasaMora('36.5')
    // To its new limit: 500.00 × 36.5 % × 13 days ÷ 365 = 6.50. Owed today: 10 days, 5.00.
    const { body } = await generar('2126')
    expect(body).toMatchObject({ capitalCentavos: 50_000, interesCentavos: 650, limite: '2026-11-23' })
    expect(body.referencia).not.toBe(ref21)
    expect((await generar('2126')).body.referencia).toBe(body.referencia)
    await pagar(ref21, 50_500, '2026-11-20', 'OP1')
    expect(await quincena('2126')).toMatchObject({ debeCentavos: 0, pagadoCentavos: 50_500, multa: true })
    expect(await generar('2126')).toMatchObject({ status: 409, body: { codigo: 'pagada' } })
  })

  it('of another entity is not there: line, sheet, account', async () => {
    const other = await signIn('ventanilla2')
    const keys = `clave0=${dos.claves.clave0}&clave1=${dos.claves.clave1}`
    for (const path of [
      `/api/aportacion-retencion?${keys}`,
      `/api/aportacion-retencion/cuenta?${keys}`,
      `/api/aportacion-retencion/pagado?${keys}`,
      `/api/lineas-pago/${ref22}/hoja`,
    ])
      expect((await other.get(path)).status, path).toBe(404)
    expect((await other.post('/api/aportacion-retencion/linea', { ...dos.claves, quincena: '2226' })).status).toBe(404)
    expect((await quincena('2226', await signIn('validador1'))).debeCentavos).toBe(100_000)
  })
})

describe('the bank’s answer', () => {
  it('pays what it names, each payment in its list', async () => {
    const { status, pagos } = await cargar(
      archivo(
        [
          `${ref22},999.99,2026-11-19,A1`,
          `${ref21},500.00,2026-11-10,A2`,
          `${ref21},500.00,2026-11-11,A3`,
          `810322264803653,75.00,2026-11-19,A4`,
        ],
        'TOTAL,2074.99,4',
      ),
    )
    expect(status).toBe(200)
    expect(pagos).toEqual({
      pagos: 4,
      totalCentavos: 207_499,
      repetidos: 0,
      reversas: 0,
      reversasSinPago: 0,
      corregidos: 0,
      porIdentificar: [
        { operacion: 'A4', referencia: '810322264803653', importeCentavos: 7_500, motivo: 'sin_linea', sugerida: '' },
      ],
      porResultado: { parcial: 1, exacto: 1, doble: 1, desconocido: 1 },
      tardios: 0,
    })
    expect((await lista({ resultado: 'parcial' })).map(({ operacion }) => operacion)).toEqual(['A1'])
    expect(await lista({ resultado: 'doble' })).toMatchObject([{ operacion: 'A3', excedenteCentavos: 50_000 }])
    expect(await lista({ resultado: 'desconocido' })).toMatchObject([
      { operacion: 'A4', deudor: '', capitalCentavos: 0, origen: 'banco.csv, renglón 5', actions: ['asignar'] },
    ])
    // One centavo is still owed; nothing was guessed.
    expect(await quincena('2226')).toMatchObject({ debeCentavos: 1, multa: false })
    expect(await quincena('2126')).toMatchObject({ debeCentavos: 0, multa: false })
  })

  it('with a wrong total is refused whole, with the difference', async () => {
    const { status, rechazo } = await cargar(
      archivo([`${ref22},1000.00,2026-11-19,B1`, `${ref21},500.00,2026-11-10,B2`], 'TOTAL,1600.00,2'),
    )
    expect(status).toBe(422)
    expect(rechazo).toBe('El archivo dice $1,600.00 y sus renglones suman $1,500.00: faltan $100.00. C104')
    expect(await lista({})).toEqual([])
  })

  it.each([
    ['importe', '810322264803653,1e3,2026-11-19,C1', { codigo: 'C201', hallado: '1e3' }],
    ['importe de cero', '810322264803653,0.00,2026-11-19,C1', { codigo: 'C422', hallado: '0.00' }],
    [
      'importe de diez dígitos',
      '810322264803653,1000000000.00,2026-11-19,C1',
      { codigo: 'C201', hallado: '1000000000.00' },
    ],
    ['fecha', '810322264803653,10.00,1000-01-01,C1', { codigo: 'C423', hallado: '1000-01-01' }],
    ['fecha', '810322264803653,10.00,2026-11-21,C1', { codigo: 'C423', hallado: '2026-11-21' }],
    ['fecha', '810322264803653,10.00,ayer,C1', { codigo: 'C203', hallado: 'ayer' }],
    ['referencia', 'REF,10.00,2026-11-19,C1', { codigo: 'C421', hallado: 'REF' }],
    ['operación', '810322264803653,10.00,2026-11-19,Ñ 1', { codigo: 'C425', hallado: 'Ñ 1' }],
    ['operación vacía', '810322264803653,10.00,2026-11-19,', { codigo: 'C205', hallado: '' }],
  ])('with a bad %s refuses the whole file, and says line, found and expected', async (_what, renglon, falta) => {
    const bueno = `${ref22},1000.00,2026-11-19,B1`
    const { status, rechazo, faltas } = await cargar(archivo([bueno, renglon], 'TOTAL,1010.00,2'))
    expect(status).toBe(422)
    expect(rechazo).toContain('Hay 1 renglón con faltas: este archivo entra completo o no entra.')
    expect(faltas).toEqual([{ linea: 3, ...falta }])
    expect(await lista({})).toEqual([])
  })

  it.each([
    ['another count', 'TOTAL,10.00,2', 'El archivo dice 2 renglones y trae 1: faltan 1. C105'],
    ['no total', '', 'Falta el renglón de totales: el archivo puede estar cortado. C105'],
    ['a total that was cut', 'TOTAL,10.00', 'El renglón de totales está incompleto'],
  ])('with %s is refused whole', async (_what, total, texto) => {
    const { status, rechazo } = await cargar(archivo(['810322264803653,10.00,2026-11-19,C1'], total))
    expect([status, rechazo]).toEqual([422, expect.stringContaining(texto)])
    expect(await lista({})).toEqual([])
  })

  it('shows every fault of a file, of its rows and of its totals, none in the place of another', async () => {
    const { rechazo, faltas } = await cargar(archivo(['810322264803653,1e3,2026-11-21,C1'], 'TOTAL,1000.00,2'))
    expect(rechazo.split('\n')).toEqual([
      'El archivo dice 2 renglones y trae 1: faltan 1. C105',
      'La suma del archivo no se puede comparar: hay un importe que no se entiende. C104',
      'Hay 1 renglón con faltas: este archivo entra completo o no entra.',
    ])
    expect(faltas.map(({ linea, codigo }) => [linea, codigo])).toEqual([
      [2, 'C201'],
      [2, 'C423'],
    ])
    const bad = Array.from({ length: 25 }, (_, i) => `810322264803653,10.00,ayer,C${i}`)
    expect((await cargar(archivo(bad, 'TOTAL,250.00,25'))).faltas).toHaveLength(25)
  })

  it('is taken once; payments known by the bank’s number are not counted again', async () => {
    const one = archivo([`${ref22},400.00,2026-11-19,D1`], 'TOTAL,400.00,1')
    expect((await cargar(one)).status).toBe(200)
    expect(await cargar(one)).toMatchObject({ status: 409, codigo: 'archivo_repetido' })
    const more = archivo([`${ref22},400.00,2026-11-19,D1`, `${ref22},600.00,2026-11-20,D2`], 'TOTAL,1000.00,2')
    expect((await cargar(more)).pagos).toMatchObject({ pagos: 1, repetidos: 1, porResultado: { exacto: 1 } })
    expect(await quincena('2226')).toMatchObject({ debeCentavos: 0, pagadoCentavos: 100_000 })
    const other = archivo([`${ref22},399.00,2026-11-19,D1`], 'TOTAL,399.00,1')
    expect(await cargar(other)).toMatchObject({
      status: 422,
      faltas: [{ linea: 2, codigo: 'C427', hallado: 'D1: $399.00, 19 nov 2026' }],
    })
  })

  it('late marks multa and interest, and gives the balance a line of its own', async () => {
    await ponerTasaMora('36.5')
    expect((await pagar(ref21, 50_000, '2026-11-20', 'E1')).status).toBe(200)
    expect(await lista({ tardio: true })).toMatchObject([
      { operacion: 'E1', interesCentavos: 500, capitalCentavos: 49_500, resultado: 'parcial' },
    ])
    const after = await quincena('2126')
    expect(after).toMatchObject({ multa: true, debeCentavos: 500 })
    // 5.00 × 36.5 % × 3 days ÷ 365 = 0.015 → 0.02 by its limit.
    expect(after.linea).toMatchObject({ totalCentavos: 502, limite: '2026-11-23', vencida: false })
    expect(after.linea?.referencia).not.toBe(ref21)
    // 500.00 × 36.5 % × 10 ÷ 365: what it was, where the payment went, and what is left.
    const claves = new URLSearchParams({ ...dos.claves, quincena: '2126' }).toString()
    const { body: told } = await admin.get<ExplicacionLinea>(`/api/aportacion-retencion/explicacion?${claves}`)
    expect(told).toMatchObject({
      intereses: [{ formula: '$500.00 × 36.5 % × 10 días ÷ 365 = 5.00 → $5.00', importeCentavos: 500 }],
      pagos: [{ fecha: '2026-11-20', referencia: ref21, importeCentavos: 50_000, interesCentavos: 500, tardio: true }],
      debeCentavos: 500,
    })
    expect((await admin.get<ExplicacionLinea>(`/api/lineas-pago/${ref21}/explicacion`)).body).toEqual(told)
    expect((await admin.get(`/api/lineas-pago/${'9'.repeat(15)}/explicacion`)).status).toBe(404)
  })

  it('late and short bears interest of each day: the line of the rest is complete on its limit, and too much before is credit', async () => {
    await ponerTasaMora('36.5')
    // On the 15th, 5 days late: 500.00 × 0.1 % × 5 = 2.50 of interest, 197.50 of principal; 302.50 left.
    await pagar(ref21, 20_000, '2026-11-15', 'P1')
    const { linea } = await quincena('2126')
    // From the 15th to the limit, 8 days: 302.50 × 0.1 % × 8 = 2.42.
    expect(linea).toMatchObject({ capitalCentavos: 30_250, interesCentavos: 242, limite: '2026-11-23' })
    // Owed on the 20th, 5 days: 302.50 × 0.1 % × 5 = 1.5125 → 1.51; 304.92 − 302.50 − 1.51 = 0.91.
    expect(await quincena('2126')).toMatchObject({ debeCentavos: 30_401 })
    await pagar(linea!.referencia, 30_492, '2026-11-20', 'P2')
    expect(await lista({ resultado: 'excedente' })).toMatchObject([{ operacion: 'P2', excedenteCentavos: 91 }])
    await execute("DELETE FROM pagos WHERE operacion = 'P2'")
    process.env['PORTAL_TODAY'] = '2026-11-23'
    await pagar(linea!.referencia, 30_492, '2026-11-23', 'P3')
    expect(await lista({ resultado: 'exacto' })).toMatchObject([{ operacion: 'P3', interesCentavos: 242 }])
    expect((await quincena('2126')).debeCentavos).toBe(0)
  })

  it('to a person’s own line leaves the entity’s debt as it was', async () => {
    const row = await selectRow<{ referencia: string }>(
      `SELECT referencia FROM lineas_pago WHERE length(referencia) = 17`,
    )
    await pagar(row!.referencia, 4_000, '2026-11-19', 'F1')
    expect(await lista({})).toMatchObject([{ resultado: 'exacto', capitalCentavos: 4_000 }])
    expect((await quincena('2226')).debeCentavos).toBe(100_000)
  })

  it('is told fund by fund: of an entity’s line and of a person’s own, to the centavo', async () => {
    const fondosDe = async (referencia: string) => {
      const { body } = await admin.get<ExplicacionLinea>(`/api/lineas-pago/${referencia}/explicacion`)
      return body.pagos.map(({ capitalCentavos, fondos }) => [
        capitalCentavos,
        ...fondos.map(({ titulo, centavos }) => `${titulo} ${centavos}`),
      ])
    }
    // Of 1,000.00: Ahorro 850.00, Vivienda 150.00.
    await pagar(ref22, 33_333, '2026-11-19', 'G1')
    await pagar(ref22, 66_670, '2026-11-19', 'G2')
    expect(await fondosDe(ref22)).toEqual([
      [33_333, 'Fondo de ahorro 28333', 'Fondo de vivienda 5000'],
      [66_667, 'Fondo de ahorro 56667', 'Fondo de vivienda 10000'],
    ])
    const row = await selectRow<{ referencia: string }>(
      `SELECT referencia FROM lineas_pago WHERE length(referencia) = 17`,
    )
    await pagar(row!.referencia, 1_500, '2026-11-19', 'G3')
    await pagar(row!.referencia, 2_500, '2026-11-19', 'G4')
    expect(await fondosDe(row!.referencia)).toEqual([
      [1_500, 'Fondo de retiro 1500'],
      [2_500, 'Fondo de retiro 2500'],
    ])
  })

  it('is never dated before its line was issued, by hand or in a file', async () => {
    await execute("UPDATE lineas_pago SET emitida = '2026-11-16' WHERE referencia = $1", [ref22])
    const tarde = await pagar(ref22, 100_000, '2026-11-15', 'H1')
    expect([tarde.status, Object.keys(tarde.body.campos ?? {})]).toEqual([422, ['fecha']])
    const { status, faltas } = await cargar(archivo([`${ref22},1000.00,2026-11-15,H1`], 'TOTAL,1000.00,1'))
    expect([status, faltas]).toEqual([422, [{ linea: 2, codigo: 'C424', hallado: '15 nov 2026' }]])
    expect(await lista({})).toEqual([])
  })

  it('has one operation number in capitals or not', async () => {
    expect((await pagar(ref22, 50_000, HOY, 'd1')).status).toBe(200)
    for (const [importe, codigo] of [
      [50_000, 'registrado'],
      [50_001, 'operacion_distinta'],
    ] as const)
      expect(await pagar(ref22, importe, HOY, 'D1')).toMatchObject({ status: 409, body: { codigo } })
    expect(await lista({})).toMatchObject([{ operacion: 'd1', importeCentavos: 50_000 }])
    const doble = await cargar(archivo([`${ref22},1.00,${HOY},x1`, `${ref22},1.00,${HOY},X1`], 'TOTAL,2.00,2'))
    expect(doble.faltas).toEqual([{ linea: 3, codigo: 'C426', hallado: 'ya está en el renglón 2' }])
  })

  it('proposed again at once is one proposal; authorised again at once, it is kept and noted once (dialect)', async () => {
    const actos = async () =>
      (await selectRow<{ n: number }>("SELECT COUNT(*) AS n FROM bitacora WHERE acto = 'pago.registrar'"))?.n ?? 0
    const before = await actos()
    const veces = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, act))
    const comprobante = await subirComprobante(admin)
    const pago = { referencia: ref22, importeCentavos: 100_000, fecha: HOY, operacion: 'R1', comprobante }
    const [id, ...others] = new Set((await veces(() => admin.post('/api/pagos', pago))).map((it) => propuestaDe(it).id))
    expect(others).toEqual([])
    expect([await lista({}), (await actos()) - before]).toEqual([[], 0])
    const segunda = await signIn('auxiliar2')
    const answers = await veces(() => segunda.post(`/api/panel/autorizaciones/${id}/autorizar`, { version: 1 }))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect([(await lista({})).length, (await actos()) - before]).toEqual([1, 1])
  })

  it('is the institute’s, and by hand says what is wrong at its field', async () => {
    const jefe = await signIn('jefe')
    const pago = { referencia: ref22, importeCentavos: 1, fecha: HOY, operacion: 'X', comprobante: 'ninguno' }
    expect((await jefe.post('/api/pagos', pago)).status).toBe(403)
    const { status, body } = await admin.post<{ campos: object }>('/api/pagos', {
      referencia: 'abc',
      importeCentavos: 0,
      fecha: '2026-02-30',
      operacion: '',
      comprobante: '',
    })
    expect(status).toBe(422)
    expect(Object.keys(body.campos)).toEqual(['referencia', 'importe', 'fecha', 'operacion', 'comprobante'])
  })
})

describe('validating payments', () => {
  const estado = async () => (await admin.get<EstadoValidacion>('/api/validacion-pagos')).body
  const validar = (cambios: object[]) =>
    tesoreria.put<{ codigo: string; actual: LineaPorValidar[] }>('/api/validacion-pagos', { cambios })
  const lineaDe = async (referencia: string) =>
    (await lineasDePago(admin)).find((linea) => linea.referencia === referencia)!

  it('ticks what the bank paid, by who is signed in, once', async () => {
    expect((await estado()).actions).toEqual(['editar', 'cargar', 'registrar'])
    expect(await lineaDe(ref22)).toMatchObject({ estatus: 'PENDIENTE', validado: false, validadoPor: '' })
    const { id } = await lineaDe(ref22)
    expect(await validar([{ id, version: 1, validado: true }])).toMatchObject({ status: 422 })
    await pagar(ref22, 100_000, '2026-11-19', 'G1')
    expect((await validar([{ id, version: 1, validado: true }])).status).toBe(200)
    const linea = await lineaDe(ref22)
    expect(linea).toMatchObject({ estatus: 'PAGADO', validado: true, montoCentavos: 100_000 })
    expect(linea.validadoPor).not.toBe('')
    expect(await validar([{ id, version: 1, validado: false }])).toMatchObject({
      status: 409,
      body: { codigo: 'version', actual: [{ id, validado: true }] },
    })
    const { id: other } = await lineaDe(ref21)
    const both = await validar([id, other].map((one) => ({ id: one, version: 9, validado: false })))
    expect(both).toMatchObject({
      status: 409,
      body: {
        error: expect.stringMatching(/, a las \d\d:\d\d, cambió la última de las 2 líneas que cambiaron/) as string,
      },
    })
    expect(both.body.actual.map((linea) => linea.id).toSorted()).toEqual([id, other].toSorted())
    expect((await validar([{ id, version: 2, validado: false }])).status).toBe(200)
    expect(await lineaDe(ref22)).toMatchObject({ validado: false, validadoPor: '' })
  })

  it('shows a line as pending while its charge owes interest, and ticks it once nothing is owed', async () => {
    await ponerTasaMora('36.5')
    // 500.00 on the 20th: 5.00 of interest, so 5.00 of principal stay.
    await pagar(ref21, 50_000, '2026-11-20', 'K1')
    const pendiente = await lineaDe(ref21)
    expect(pendiente).toMatchObject({ estatus: 'PENDIENTE', montoCentavos: 50_000 })
    expect((await validar([{ id: pendiente.id, version: pendiente.version, validado: true }])).status).toBe(422)
    await pagar(ref21, 500, '2026-11-20', 'K2')
    expect(await lineaDe(ref21)).toMatchObject({ estatus: 'PAGADO' })
  })

  it('is closed on any other day, while the bank’s answer still loads', async () => {
    const { id } = await lineaDe(ref22)
    await ponerCalendario('2026-11-01', { ...CALENDARIO, '2026-11-20': 'ALTA_BAJA_CAMBIO' })
    expect((await estado()).actions).toEqual(['cargar', 'registrar'])
    expect((await pagar(ref22, 100_000, '2026-11-19', 'H1')).status).toBe(200)
    expect((await validar([{ id, version: 1, validado: true }])).status).toBe(423)
    await ponerCalendario('2026-11-01', CALENDARIO)
  })

  it('leaves as a file with every reference, as its screen shows them', async () => {
    const lineas = await lineasDePago(admin)
    const csv = await admin.post<string>('/api/panel/referencias-pago/exportar', { formato: 'csv' })
    const [titulos, ...renglones] = csv.body.trim().split('\r\n')
    expect(titulos).toBe('Id,Entidad,Quincena,Referencia,Monto,Estatus,Validado,Validado por')
    expect(renglones.map((one) => Number(one.split(',')[0]))).toEqual(lineas.map(({ id }) => id))
  })

  it('finds lines by reference, entity, quincena, status and validation', async () => {
    await pagar(ref22, 100_000, '2026-11-19', 'B1')
    const { id: pagada, version } = await lineaDe(ref22)
    expect((await validar([{ id: pagada, version, validado: true }])).status).toBe(200)
    const buscar = async (filter: object) => {
      const { status, body } = await admin.post<LineaPorValidar[]>('/api/panel/referencias-pago/buscar', { filter })
      return status === 200 ? body.map(({ referencia }) => referencia) : status
    }
    expect(await buscar({ q: ref22.slice(-6) })).toEqual([ref22])
    expect(await buscar({ q: 'nadie' })).toEqual([])
    expect(await buscar({ quincena: '2226', estatus: 'PAGADO', validado: true })).toEqual([ref22])
    expect(await buscar({ quincena: '2226', estatus: 'PENDIENTE' })).not.toContain(ref22)
    expect(await buscar({ quincena: '2226', validado: false })).not.toContain(ref22)
    expect(await buscar({ quincena: '2226', entidadId: 999_999 })).toEqual([])
    expect(await buscar({ estatus: 'OTRO' })).toBe(400)
  })

  it('finds what the bank answered, and payments without a line, by their operation', async () => {
    const buscar = async (lista: string, q: string) =>
      (await admin.post<PagoRegistrado[]>(`/api/panel/${lista}/buscar`, { filter: { q } })).body
    await pagar(ref22, 100, '2026-11-20', 'BUSCADA7')
    expect((await buscar('pagos', 'buscada7')).map(({ operacion }) => operacion)).toEqual(['BUSCADA7'])
    expect(await buscar('pagos-por-identificar', 'buscada7')).toEqual([])
  })
})

describe('the account of an entity', () => {
  const keys = () => `clave0=${dos.claves.clave0}&clave1=${dos.claves.clave1}`

  it('has charges, payments, credit and how old its debt is', async () => {
    await cargar(archivo([`${ref21},650.00,2026-11-10,I1`, `${ref22},300.00,2026-11-19,I2`], 'TOTAL,950.00,2'))
    const { body } = await admin.get<CuentaEntidad>(`/api/aportacion-retencion/cuenta?${keys()}`)
    expect(body).toMatchObject({
      cargoCentavos: 150_000,
      pagadoCentavos: 80_000,
      debeCentavos: 70_000,
      creditoCentavos: 15_000,
    })
    expect(body.antiguedad.map(({ id, centavos }) => [id, centavos])).toEqual([
      ['por_vencer', 70_000],
      ['d30', 0],
      ['d60', 0],
      ['d90', 0],
      ['mas', 0],
    ])
    const partes = (suma: SumaDeCuenta) =>
      partesDeSuma(body, suma).map(({ cargo, concepto, centavos }) => [cargo.codigo, concepto, centavos])
    expect(partes('cargos')).toEqual([
      ['2226', 'Cargo', 100_000],
      ['2126', 'Cargo', 50_000],
    ])
    expect(partes('pagado')).toEqual([
      ['2226', 'Pagado', 30_000],
      ['2126', 'Pagado', 50_000],
    ])
    for (const suma of ['debe', 'por_vencer'] as const) expect(partes(suma)).toEqual([['2226', 'Capital', 70_000]])
    expect(partes('favor')).toEqual([['2126', 'Pagado de más', 15_000]])
    for (const suma of ['intereses', 'd30'] as const) expect(partes(suma)).toEqual([])
    expect(body.cargos.map(({ codigo, estatus }) => [codigo, estatus])).toEqual([
      ['2226', 'PENDIENTE'],
      ['2126', 'PAGADO'],
    ])
  })

  it('parts what was paid by the bank’s day and by fund', async () => {
    await cargar(archivo([`${ref22},300.00,2026-11-19,J1`, `${ref22},700.00,2026-11-20,J2`], 'TOTAL,1000.00,2'))
    const { body } = await admin.get<PagadoPorDia[]>(`/api/aportacion-retencion/pagado?${keys()}`)
    // Of 1,000.00: Ahorro 850.00, Vivienda 150.00.
    expect(body.map(({ fecha, totalCentavos, fondos }) => [fecha, totalCentavos, fondos])).toEqual([
      [
        '2026-11-20',
        70_000,
        [
          { titulo: 'Fondo de ahorro', centavos: 59_500 },
          { titulo: 'Fondo de vivienda', centavos: 10_500 },
        ],
      ],
      [
        '2026-11-19',
        30_000,
        [
          { titulo: 'Fondo de ahorro', centavos: 25_500 },
          { titulo: 'Fondo de vivienda', centavos: 4_500 },
        ],
      ],
    ])
  })
})
