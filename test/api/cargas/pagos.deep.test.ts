import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Carga, DetalleCarga, OpcionesCarga } from '#domain/cargas/carga.ts'
import type { PagoRegistrado } from '#domain/fondos/pagos/panel-pagos.ts'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import { EDUCACION } from '#test/support/afiliacion.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { cerrarDosQuincenas, referenciaDe } from '#test/support/dinero/quincena-cerrada.ts'
import {
  autorizarBanco,
  cargarBanco,
  confirmarBanco,
  decidirBanco,
  leerBanco,
  TABLAS_BANCO,
  textoDeBanco,
} from '#test/support/dinero/respuesta-banco.ts'
import { libroDe } from '#test/support/cargas/libro-de.ts'
import { fileForm } from '#test/support/upload.ts'
import { waitUntil } from '#test/support/wait-until.ts'

let tesoreria: Client
let auxiliar: Client
let admin: Client
let ref21: string
let ref22: string

beforeAll(async () => {
  const dos = await cerrarDosQuincenas()
  ;[ref21, ref22] = [await referenciaDe(dos.cierre21), await referenciaDe(dos.cierre22)]
  ;[tesoreria, auxiliar, admin] = [await signIn('tesoreria'), await signIn('auxiliar'), await signIn('admin')]
})
beforeEach(async () => {
  defineTrabajosCargas()
  for (const tabla of TABLAS_BANCO) await execute(`DELETE FROM ${tabla}`)
  await execute(`UPDATE lineas_pago SET emitida = '2026-11-01'`)
})

const DESCONOCIDA = '810322264803653'
const uno = (operacion = 'A1', importe = '400.00') => textoDeBanco([[ref22, importe, '2026-11-19', operacion]])
const ver = async (folio: string, quien = tesoreria) => (await quien.get<DetalleCarga>(`/api/cargas/${folio}`)).body
const pagos = async () =>
  (await admin.get<PagoRegistrado[]>('/api/panel/pagos')).body.map(
    ({ operacion, importeCentavos, resultado, origen }) => `${operacion} ${importeCentavos} ${resultado} ${origen}`,
  )

describe('a load of payments', () => {
  it('is recognised without entity and quincena, shows its lists, and counts once another person authorised it', async () => {
    startTrabajos({ pollMs: 20 })
    try {
      const archivo = textoDeBanco([
        [ref22, '999.99', '2026-11-19', 'A1'],
        [ref21, '500.00', '2026-11-10', 'A2'],
        [DESCONOCIDA, '75.00', '2026-11-19', 'A3'],
      ])
      const enviada = await tesoreria.upload<DetalleCarga>('/api/cargas', fileForm(archivo, 'banco.csv'))
      expect(enviada.body.carga).toMatchObject({ tipo: 'pagos', plano: 'PAG-CSV', entidad: '', quincena: '' })
      const { folio } = enviada.body.carga
      await waitUntil(async () => expect((await ver(folio)).carga.estado).toBe('revisada'))
      const revisada = await ver(folio)
      expect(revisada).toMatchObject({
        entran: 3,
        personas: 0,
        acciones: ['cargar', 'releer', 'original', 'descartar'],
        // 999.99 + 500.00 + 75.00
        pagos: { pagos: 3, totalCentavos: 157_499, porResultado: { parcial: 1, exacto: 1, desconocido: 1 } },
        faltas: [{ codigo: 'A511', renglones: 1, linea: 4 }],
      })
      expect(await pagos()).toEqual([])
      const { status } = await tesoreria.post(`/api/cargas/${folio}/cargar`, { version: revisada.version })
      expect(status).toBe(202)
      await waitUntil(async () => expect((await ver(folio)).carga.estado).toBe('por_aprobar'))
      expect(await ver(folio)).toMatchObject({
        acciones: ['original'],
        impedimento: 'La autoriza otra persona que carga pagos: esta carga es tuya.',
      })
      expect([(await ver(folio, auxiliar)).acciones, await pagos()]).toEqual([['aprobar', 'original'], []])
      const { id } = (await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM propuestas'))!
      const propuesta = (await auxiliar.get<PropuestaPanel>(`/api/panel/autorizaciones/${id}`)).body
      expect(propuesta).toMatchObject({ importeCentavos: 157_499, titulo: 'Cargar los pagos del banco' })
      expect(propuesta.cambios.map(({ campo, despues }) => [campo, despues])).toEqual([
        ['Archivo', 'banco.csv'],
        ['Pagos', '3'],
        ['Total', '$1,574.99'],
        ['Completo', '1'],
        ['Parcial', '1'],
        ['Referencia desconocida', '1'],
      ])
      expect((await autorizarBanco(tesoreria, folio, 'auxiliar')).status).toBe(200)
    } finally {
      await stopTrabajos()
    }
    expect((await pagos()).toSorted()).toEqual([
      'A1 99999 parcial banco.csv, renglón 2',
      'A2 50000 exacto banco.csv, renglón 3',
      'A3 7500 desconocido banco.csv, renglón 4',
    ])
    const [fila] = await selectRows(
      `SELECT c.estado, r.nombre FROM respuestas_banco r JOIN cargas c ON c.id = r.carga_id`,
    )
    expect(fila).toEqual({ estado: 'aplicada', nombre: 'banco.csv' })
  })

  it('is authorised by the treasury too, never by whoever loaded it', async () => {
    const { folio } = await leerBanco(auxiliar, uno())
    await confirmarBanco(auxiliar, folio)
    expect(await autorizarBanco(auxiliar, folio, 'auxiliar')).toMatchObject({ status: 409, codigo: 'misma_persona' })
    expect((await autorizarBanco(auxiliar, folio, 'tesoreria')).status).toBe(200)
    expect(await pagos()).toEqual(['A1 40000 parcial banco.csv, renglón 2'])
  })

  it('that is turned down counts nothing, and its file may come again', async () => {
    const { folio } = await leerBanco(tesoreria, uno())
    await confirmarBanco(tesoreria, folio)
    expect(await leerBanco(auxiliar, uno())).toMatchObject({ status: 409, codigo: 'archivo_repetido' })
    expect((await decidirBanco(folio, 'auxiliar', 'rechazar')).status).toBe(200)
    expect(await ver(folio)).toMatchObject({
      carga: { estado: 'rechazada', rechazo: 'No se autorizó: ningún pago cuenta.' },
      entran: 0,
    })
    expect(await pagos()).toEqual([])
    expect((await cargarBanco(tesoreria, uno())).status).toBe(200)
  })

  it('whose payments would do something else meanwhile is shown anew before it waits', async () => {
    const { folio } = await leerBanco(tesoreria, uno('A1', '1000.00'))
    await cargarBanco(auxiliar, uno('B1', '1000.00'))
    expect(await confirmarBanco(tesoreria, folio)).toMatchObject({ status: 409, codigo: 'veredictos' })
    expect(await ver(folio)).toMatchObject({
      carga: { estado: 'revisada', aviso: expect.stringContaining('cambió lo que harían los pagos') as string },
      pagos: { porResultado: { doble: 1 } },
    })
    expect((await confirmarBanco(tesoreria, folio)).status).toBe(201)
  })

  it('with a row that is refused meanwhile is refused whole: none of the others enters', async () => {
    const dos = textoDeBanco([
      [ref22, '400.00', '2026-11-19', 'A1'],
      [ref21, '500.00', '2026-11-19', 'A2'],
    ])
    const { folio } = await leerBanco(tesoreria, dos)
    await cargarBanco(auxiliar, uno('a1', '300.00'))
    expect(await confirmarBanco(tesoreria, folio)).toMatchObject({ status: 409, codigo: 'veredictos' })
    expect(await ver(folio)).toMatchObject({
      carga: { estado: 'rechazada', rechazo: expect.stringContaining('Hay 1 renglón con faltas') as string },
      entran: 0,
      faltas: [{ codigo: 'C427', linea: 2 }],
      acciones: ['malos', 'original', 'descartar'],
    })
    expect(await pagos()).toEqual(['a1 30000 parcial banco.csv, renglón 2'])
  })

  it('whose payments would do something else when they are authorised is read again first', async () => {
    const { folio } = await leerBanco(tesoreria, uno('A1', '1000.00'))
    await confirmarBanco(tesoreria, folio)
    await cargarBanco(auxiliar, uno('B1', '1000.00'))
    const row = (await selectRow<{ id: number; version: number }>(
      `SELECT id, version FROM propuestas WHERE estado = 'pendiente'`,
    ))!
    const antes = await auxiliar.post<Rechazo>(`/api/panel/autorizaciones/${row.id}/autorizar`, {
      version: row.version,
    })
    expect(antes).toMatchObject({ status: 409, body: { codigo: 'version' } })
    expect((await pagos()).length).toBe(1)
    const despues = await auxiliar.post(`/api/panel/autorizaciones/${row.id}/autorizar`, { version: row.version + 1 })
    expect([despues.status, (await ver(folio)).pagos?.porResultado]).toEqual([200, { doble: 1 }])
  })

  it('authorised twenty times at once counts once (dialect)', async () => {
    const { folio } = await leerBanco(tesoreria, uno())
    await confirmarBanco(tesoreria, folio)
    const answers = await Promise.all(Array.from({ length: 20 }, () => decidirBanco(folio, 'auxiliar', 'autorizar')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect((await pagos()).length).toBe(1)
  })

  it('is not taken back as a whole, and the portal says how a payment is corrected', async () => {
    const { folio } = await cargarBanco(tesoreria, uno())
    expect((await ver(folio, auxiliar)).acciones).toEqual(['original'])
    const { status, body } = await auxiliar.post<Rechazo>(`/api/cargas/${folio}/deshacer`, {
      motivo: 'Era de otro mes',
    })
    expect([status, body.codigo, body.error]).toEqual([
      409,
      'sin_deshacer',
      'Una carga de pagos no se deshace completa: cada pago se corrige con «Reasignar» o con la reversa del banco.',
    ])
  })

  it('that was read and is not wanted is discarded', async () => {
    const { folio } = await leerBanco(tesoreria, uno())
    const { version } = await ver(folio)
    expect((await tesoreria.post(`/api/cargas/${folio}/descartar`, { version })).status).toBe(200)
    expect((await leerBanco(tesoreria, uno())).status).toBe(201)
  })
})

describe('who sees and loads payments', () => {
  it('is the institute, whose jefe and auditor only look, and no dependency', async () => {
    const { folio } = await leerBanco(tesoreria, uno())
    for (const usuario of ['jefe', 'auditor']) {
      const quien = await signIn(usuario)
      expect([usuario, (await quien.get(`/api/cargas/${folio}`)).status]).toEqual([usuario, 200])
      expect((await quien.post(`/api/cargas/${folio}/cargar`, { version: 1 })).status).toBe(403)
    }
    for (const usuario of ['ventanilla1', 'validador1']) {
      const quien = await signIn(usuario)
      expect([usuario, (await quien.get(`/api/cargas/${folio}`)).status]).toEqual([usuario, 404])
      expect((await quien.get<Carga[]>('/api/panel/cargas')).body).toEqual([])
    }
    const filter = encodeURIComponent(JSON.stringify({ tipo: 'pagos' }))
    expect((await auxiliar.get<Carga[]>(`/api/panel/cargas?filter=${filter}`)).body).toMatchObject([
      { folio, entidad: '' },
    ])
  })

  it('the treasury is offered layouts of payments and no entity; a front desk, the opposite', async () => {
    const { planos, entidades } = (await tesoreria.get<OpcionesCarga>('/api/cargas/opciones')).body
    expect([planos.map(({ clave }) => clave), entidades]).toEqual([['PAG-ANCHO', 'PAG-CSV'], []])
    const desk = await signIn('ventanilla1')
    const suyas = (await desk.get<OpcionesCarga>('/api/cargas/opciones')).body
    expect(suyas.planos.some(({ tipo }) => tipo === 'pagos')).toBe(false)
    expect(suyas.entidades.length).toBeGreaterThan(0)
    for (const plano of ['PAG-CSV', undefined]) {
      const form = fileForm(uno(), 'banco.csv', plano === undefined ? {} : { plano })
      expect(await desk.upload('/api/cargas', form)).toMatchObject({
        status: 422,
        body: { campos: { plano: expect.any(String) as string } },
      })
    }
  })

  it('a file of a dependency still needs its entity and quincena, and the treasury loads none', async () => {
    const nomina = Buffer.from('quincena;interno;nombre;retenido\n2226;1;Luna Ana;10.00\n')
    const sinLugar = await auxiliar.upload<Rechazo>('/api/cargas', fileForm(nomina, 'ret.csv', { plano: 'RET-CSV' }))
    expect([sinLugar.status, Object.keys(sinLugar.body.campos ?? {})]).toEqual([422, ['quincena']])
    const conLugar = fileForm(nomina, 'ret.csv', { plano: 'RET-CSV', entidad: EDUCACION, quincena: '2226' })
    expect((await tesoreria.upload('/api/cargas', conLugar)).status).toBe(422)
  })
})

describe('a file of payments with a fault', () => {
  const malo = () =>
    textoDeBanco([
      [ref22, '400.00', '2026-11-19', 'A1'],
      [DESCONOCIDA, '75.00', '2026-11-30', 'A2'],
    ])

  it('comes back whole, byte for byte, with what to correct, and is taken once corrected', async () => {
    const { status, folio, rechazo, faltas } = await leerBanco(tesoreria, malo())
    expect([status, rechazo, faltas]).toEqual([
      422,
      'Hay 1 renglón con faltas: este archivo entra completo o no entra.',
      [{ linea: 3, codigo: 'C423', hallado: '2026-11-30' }],
    ])
    const { bytes } = await tesoreria.bytes(`/api/cargas/${folio}/malos`)
    const lineas = bytes.toString('utf8').split('\r\n')
    expect(lineas.slice(0, 3)).toEqual([
      `#CARGA ${folio}`,
      'referencia,importe,fecha,operacion,Códigos,Qué corregir',
      `${ref22},400.00,2026-11-19,A1,,`,
    ])
    expect(lineas[3]).toMatch(new RegExp(`^${DESCONOCIDA},75\\.00,2026-11-30,A2,C423,`))
    const corregido = lineas.join('\r\n').replace('2026-11-30,A2', '2026-11-19,A2')
    const otro = await cargarBanco(tesoreria, Buffer.from(corregido))
    expect(otro).toMatchObject({ status: 200, pagos: { pagos: 2, totalCentavos: 47_500 } })
    expect((await ver(folio)).corregidaPor).toEqual([otro.folio])
    // Its total is still that of the bank.
    const cambiado = corregido.replace('75.00', '76.00').replaceAll('A1', 'B1').replaceAll('A2', 'B2')
    expect(await leerBanco(tesoreria, Buffer.from(cambiado))).toMatchObject({
      status: 422,
      rechazo: 'El archivo dice $475.00 y sus renglones suman $476.00: sobran $1.00. C104',
    })
  })

  it('has more payments than are loaded at once', async () => {
    const muchos = textoDeBanco(
      Array.from({ length: 10_001 }, (_, i) => [DESCONOCIDA, '1.00', '2026-11-19', `M${i}`] as const),
    )
    expect(await leerBanco(tesoreria, muchos)).toMatchObject({
      status: 422,
      rechazo: 'El archivo trae más de 10,000 renglones: divídelo. C428',
      faltas: [],
    })
  })

  it('adds up to more than nine digits of pesos, to the centavo', async () => {
    const grandes = Array.from({ length: 20 }, (_, i) => [DESCONOCIDA, '999999999.99', '2026-11-19', `G${i}`].join())
    const archivo = (total: string) => Buffer.from(['referencia,importe,fecha,operacion', ...grandes, total].join('\n'))
    expect(await leerBanco(tesoreria, archivo('TOTAL,19999999999.80,20'))).toMatchObject({
      status: 201,
      pagos: { totalCentavos: 1_999_999_999_980 },
    })
    expect((await leerBanco(tesoreria, archivo('TOTAL,19999999999.79,20'))).rechazo).toContain('sobran $0.01')
  })
})

describe('the shapes of a file of payments', () => {
  const detalle = (referencia: string, importe: string, operacion: string, fecha = '20261119') =>
    ['3', referencia.padEnd(20), fecha, importe.padEnd(16), operacion.padEnd(40)].join('')
  const ancho = (fin: string, ...detalles: readonly string[]) =>
    Buffer.from(['1000000012345620261120BANCO FICTICIO', ...detalles, fin, ''].join('\r'))

  it('of fixed width is recognised, CR alone too, with a sign that takes a payment back', async () => {
    await cargarBanco(tesoreria, uno('A0', '300.00'))
    const bytes = ancho(
      '9000003000000000000020000-',
      detalle(ref21, '000000000050000', 'A1', '20261110'),
      detalle(ref22, '000000000030000-', 'X1'),
      detalle(ref22, '000000000040000-', 'X2'),
    )
    const enviada = await tesoreria.upload<DetalleCarga>('/api/cargas', fileForm(bytes, 'BANCO.TXT'))
    expect(enviada.body.carga.plano).toBe('PAG-ANCHO')
    await execute('DELETE FROM cargas WHERE id = $1', [enviada.body.carga.id])
    // 500.00 − 300.00 − 400.00 = −200.00
    expect(await cargarBanco(tesoreria, bytes, 'BANCO.TXT', 'PAG-ANCHO')).toMatchObject({
      status: 200,
      pagos: { pagos: 1, totalCentavos: 50_000, reversas: 1, reversasSinPago: 1 },
    })
    expect((await pagos()).toSorted()).toEqual([
      'A0 30000 revertido banco.csv, renglón 2',
      'A1 50000 exacto BANCO.TXT, renglón 2',
      'X1 -30000 reversa BANCO.TXT, renglón 3',
      'X2 -40000 desconocido BANCO.TXT, renglón 4',
    ])
  })

  it('of fixed width whose trailer differs by a centavo or a payment is refused', async () => {
    const con = (fin: string) =>
      leerBanco(tesoreria, ancho(fin, detalle(ref21, '000000000050000', 'A1', '20261110')), 'B.TXT', 'PAG-ANCHO')
    expect((await con(`9000001000000000000049999 `)).rechazo).toContain('sobran $0.01')
    expect((await con(`9000002000000000000050000 `)).rechazo).toContain('dice 2 renglones y trae 1')
    expect((await con(`9000001`)).rechazo).toContain('El renglón de totales está incompleto')
    expect((await con('')).rechazo).toContain('Falta el renglón de totales')
  })

  it('of a workbook is read with the layout of the CSV', async () => {
    const bytes = libroDe([
      ['Referencia', 'Importe', 'Fecha', 'Operación'],
      [ref22, 400.5, '19/11/2026', 'A1'],
      ['TOTAL', 400.5, 1, ''],
    ])
    const enviada = await tesoreria.upload<DetalleCarga>('/api/cargas', fileForm(await bytes, 'banco.xlsx'))
    expect(enviada.body.carga.plano).toBe('PAG-CSV')
    await execute('DELETE FROM cargas WHERE id = $1', [enviada.body.carga.id])
    expect(await cargarBanco(tesoreria, await bytes, 'banco.xlsx')).toMatchObject({
      status: 200,
      pagos: { pagos: 1, totalCentavos: 40_050 },
    })
  })
})
