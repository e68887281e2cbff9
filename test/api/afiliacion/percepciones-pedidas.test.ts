import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { LineaDeVida } from '#domain/afiliacion/historia/linea-de-vida.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { applyMovimientos } from '#api/afiliacion/aplicar/apply-movimientos.ts'
import { marcarEmisor } from '#api/cargas/nomina/emisores.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, SQL_TRUE } from '#api/db/sql.ts'
import { calcularPersonas } from '#api/quincenas/calculo/calcular-cierre.ts'
import { loadContextoCierre } from '#api/quincenas/calculo/contexto-cierre.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client, type Respuesta } from '#test/support/client.ts'
import { cerrarConServicios } from '#test/support/dinero/anio-cerrado.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { cambiosDeCorreccion, cuerpoDe, papel, personaActiva, solicitar } from '#test/support/tramites.ts'

/** Quincena 22 of 2026 (16 to 30 November), open; today is 23 November. */
const Q22 = 2026 * 24 + 21

/** A month of 1,000.00 of other benefits and 600.00 of quinquenios. */
const PEDIDAS = { otrasPrestaciones: 1000, quinquenios: 600, porcentaje: 12.5 }
/** By hand: 15 days of them are bases of 500.00 and 300.00; at 26.75 % (FPEAE and FPEQE of the seeded rates) 133.75 and 80.25. */
const COMPLETAS = { FPEAE: 13_375, FPEQE: 8_025 }

let desk: Client
let otraMesa: Client
let salud: Lugar
let educacion: Lugar

afterAll(() => flushReadAudit())

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  otraMesa = await signIn('ventanilla2')
  ;[salud, educacion] = [await lugarDe(SALUD), await lugarDe(EDUCACION)]
})

const pedir = async (persona: AltaHecha, percepciones: object, more: object = {}) =>
  cuerpoDe(persona, { cambios: { datosLaborales: percepciones }, ...more })

async function pedido(persona: AltaHecha, percepciones: object, more: object = {}): Promise<string> {
  const saved = await solicitar(desk, 'laboral', await pedir(persona, percepciones, more))
  expect(saved.status, JSON.stringify(saved.body)).toBe(201)
  return String(saved.body['folio'])
}

async function aprobar(folio: string): Promise<Respuesta> {
  for (const [i, [cuenta, acto]] of (
    [
      ['validador1', 'validar'],
      ['auxiliar', 'revisar'],
    ] as const
  ).entries())
    await (await signIn(cuenta)).post(`/api/movimientos/${folio}/${acto}`, { version: i + 1 })
  return (await signIn('jefe')).post(`/api/movimientos/${folio}/aprobar`, { version: 3 })
}

const aplicar = () => applyMovimientos(SISTEMA, { quincena: Q22, adscripcionId: salud.adscripcion })

/** What other benefits and quinquenios contribute in a close, by key; `corrige` is the quincena that it pays for. */
async function cotiza({ afiliadoId }: AltaHecha, { adscripcion }: Lugar, quincena = Q22, corrige = quincena) {
  const contexto = await loadContextoCierre(adscripcion, quincena)
  const lineas = []
  for await (const page of calcularPersonas(contexto, { afiliadoId }))
    for (const calculada of page) lineas.push(...calculada.lineas)
  const own = lineas.filter((linea) => linea.base !== 'sueldo' && linea.corrige === corrige)
  return Object.fromEntries(own.map(({ clave, importeCentavos }) => [clave, importeCentavos]))
}

const movimiento = async (folio: string): Promise<MovimientoDetalle> => {
  const row = await selectRow<{ id: number }>('SELECT id FROM movimientos WHERE folio = $1', [folio])
  return (await (await signIn('jefe')).get<MovimientoDetalle>(`/api/panel/movimientos/${row?.id ?? 0}`)).body
}

describe('the amounts of a post that a labour update sets', () => {
  it('are shown old beside new, need their paper to be approved, and contribute from their day on', async () => {
    const persona = await personaActiva(desk, salud)
    const body = await pedir(persona, PEDIDAS)
    const previsto = await desk.post('/api/tramites/laboral/previsto', body)
    const CAMBIOS = [
      { campo: 'Otras prestaciones', antes: '$0.00', despues: '$1,000.00' },
      { campo: 'Quinquenios', antes: '$0.00', despues: '$600.00' },
      { campo: 'Porcentaje', antes: '0 %', despues: '12.5 %' },
    ]
    expect(previsto.body).toMatchObject({
      cambios: CAMBIOS,
      impedimentos: [],
      papelesFaltantes: [{ clave: 'percepciones', nombre: 'Constancia de percepciones' }],
    })

    const sinPapel = await pedido(persona, PEDIDAS)
    const negado = await aprobar(sinPapel)
    expect([negado.status, negado.body['error']]).toEqual([422, expect.stringContaining('Constancia de percepciones')])
    const guardado = await movimiento(sinPapel)
    expect(guardado).toMatchObject({ cambios: CAMBIOS, papelesFaltantes: [{ clave: 'percepciones' }] })
    await (await signIn('jefe')).post(`/api/movimientos/${sinPapel}/cancelar`, { version: 3, motivo: 'Sin papel' })

    const folio = await pedido(persona, PEDIDAS, { documentos: await papel(desk, 'percepciones') })
    expect((await aprobar(folio)).status).toBe(200)
    // From the 23rd, eight days: 266.67 and 160.00 at 26.75 %.
    const PARTE = { FPEAE: 7_133, FPEQE: 4_280 }
    expect(await cotiza(persona, salud)).toEqual(PARTE)
    expect(await aplicar()).toContain(folio)
    // Known now, and still only from its day.
    expect(await cotiza(persona, salud)).toEqual(PARTE)
    expect(await cotiza(persona, salud, Q22 + 1)).toEqual(COMPLETAS)
    expect(await movimiento(folio)).toMatchObject({ estatus: 'Aplicado', cambios: CAMBIOS })

    const linea = (await desk.get<LineaDeVida>(`/api/panel/afiliados/${persona.afiliadoId}/linea`)).body
    expect(linea.entradas).toContainEqual(expect.objectContaining({ clase: 'cambio', folio, cambios: CAMBIOS }))
    for (const ruta of [`/api/afiliados/${persona.afiliadoId}/kardex`, `/api/movimientos/${folio}/acuse`]) {
      const texto = (await pdfText((await desk.bytes(ruta)).bytes)).replaceAll(/\s+/g, ' ')
      for (const line of [/Otras prestaciones:? \$0.00 → \$1,000.00/, /Porcentaje:? 0 % → 12.5 %/])
        expect(texto).toMatch(line)
    }
    // The names that specification 3 gives the record.
    const { body: documentado } = await desk.get<Record<string, unknown>[]>(
      `/api/afiliado-org-mov?nivel0_id=${salud.entidad}&nivel1_id=${salud.adscripcion}`,
    )
    expect(documentado.find(({ FOLIO }) => FOLIO === folio)).toMatchObject({
      OTROS_PRESTACIONES: 1000,
      QUINQUENIOS: 600,
      PORCENTAJE: 12.5,
    })
  })

  it('change again within the quincena: each amount counts by its days', async () => {
    const persona = await personaActiva(desk, salud)
    const documentos = await papel(desk, 'percepciones')
    await aprobar(await pedido(persona, PEDIDAS, { documentos, fecha: '2026-11-16' }))
    expect(await cotiza(persona, salud)).toEqual(COMPLETAS)
    await aplicar()
    const otra = { documentos: await papel(desk, 'percepciones'), fecha: '2026-11-26' }
    const antes = await desk.post(
      '/api/tramites/laboral/previsto',
      await pedir(persona, { otrasPrestaciones: 1600 }, { ...otra, fecha: '2026-11-10', observaciones: 'Llegó tarde' }),
    )
    expect(antes.body['impedimentos']).toMatchObject([
      {
        campo: 'fecha',
        mensaje: 'Sus percepciones ya cambiaron el 16 nov 2026: la fecha del nuevo cambio es esa o una posterior.',
      },
    ])
    await aprobar(await pedido(persona, { otrasPrestaciones: 1600 }, otra))
    // Ten days of 1,000.00 and five of 1,600.00: 333.33 + 266.67 = 600.00 at 26.75 %.
    const MEZCLA = { FPEAE: 16_050, FPEQE: 8_025 }
    expect(await cotiza(persona, salud)).toEqual(MEZCLA)
    await aplicar()
    expect(await cotiza(persona, salud)).toEqual(MEZCLA)
  })

  it('of a closed quincena are charged by the next close, from their day on', async () => {
    const persona = await personaActiva(otraMesa, educacion)
    const hoy = process.env['PORTAL_TODAY']
    await cerrarConServicios(Q22 - 1, [educacion.adscripcion])
    process.env['PORTAL_TODAY'] = hoy
    const cambios = { datosLaborales: PEDIDAS }
    const body = await cuerpoDe(persona, {
      cambios,
      fecha: '2026-11-06',
      observaciones: 'La constancia llegó después del cierre',
      documentos: await papel(otraMesa, 'percepciones'),
    })
    const saved = await solicitar(otraMesa, 'laboral', body)
    expect(saved.status, JSON.stringify(saved.body)).toBe(201)
    await inTransaction(() =>
      execute(`UPDATE movimientos SET aplicar = ${SQL_TRUE} WHERE folio = $1`, [String(saved.body['folio'])]),
    )
    // Ten days, 6 to 15 November: 333.33 and 200.00 at 26.75 %.
    expect(await cotiza(persona, educacion, Q22, Q22 - 1)).toEqual({ FPEAE: 8_917, FPEQE: 5_350 })
    expect(await cotiza(persona, educacion)).toEqual(COMPLETAS)
  })
})

describe('a returned request of amounts', () => {
  it('opens as a draft with what was asked and its paper, and its correction asks for the same paper', async () => {
    const persona = await personaActiva(desk, salud)
    const folio = await pedido(persona, PEDIDAS, { documentos: await papel(desk, 'percepciones') })
    const campos = { 'datosLaborales.quinquenios': 'La constancia dice 450.', 'documentos.percepciones': 'Sin sello.' }
    const validador = await signIn('validador1')
    const vuelta = await validador.post(`/api/movimientos/${folio}/devolver`, { version: 1, motivo: 'Revisa', campos })
    expect(vuelta.status, JSON.stringify(vuelta.body)).toBe(200)
    const { body: abierto } = await desk.post<Borrador>('/api/borradores', { tipo: 'laboral', corrige: folio })
    expect(abierto.datos.dosPasos?.percepciones).toEqual(PEDIDAS)
    expect(Object.keys(abierto.datos.dosPasos?.papeles ?? {})).toEqual(['percepciones'])
    const cambios = { datosLaborales: { ...PEDIDAS, quinquenios: 450 } }
    const body = await cuerpoDe(persona, { cambios, version: 2, documentos: {} })
    const saved = await desk.put(`/api/tramites/laboral/${folio}`, body, { 'idempotency-key': randomUUID() })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect((await movimiento(folio)).papelesFaltantes).toEqual([
      { clave: 'percepciones', nombre: 'Constancia de percepciones' },
    ])
    const dichos = await cambiosDeCorreccion(folio)
    expect(dichos.map(({ etiqueta, antes, despues }) => [etiqueta, antes, despues])).toContainEqual([
      'Quinquenios',
      60_000,
      45_000,
    ])
  })

  it('is told to whoever approves when a payroll set the amount meanwhile', async () => {
    const persona = await personaActiva(desk, salud)
    const folio = await pedido(persona, { quinquenios: 600 }, { documentos: await papel(desk, 'percepciones') })
    await inTransaction(() =>
      execute('UPDATE afiliado_org SET quinquenios_centavos = 33000 WHERE afiliado_id = $1', [persona.afiliadoId]),
    )
    expect((await movimiento(folio)).choques).toMatchObject([
      {
        mensaje:
          'Quinquenios: era «$0.00» cuando se solicitó, hoy es «$330.00», y el movimiento lo dejaría en «$600.00».',
      },
    ])
  })
})

describe('an amount of a post', () => {
  it.each([
    ['otrasPrestaciones', -1],
    ['otrasPrestaciones', 10.005],
    ['quinquenios', 1_000_000_000],
    ['porcentaje', 100.1],
    ['porcentaje', 1.00001],
  ])('is refused as %s of %d, with what was found and what is expected', async (campo, valor) => {
    const persona = await personaActiva(desk, salud)
    const res = await solicitar(desk, 'laboral', await pedir(persona, { [campo]: valor }))
    expect(res.status).toBe(422)
    const message = String((res.body['campos'] as Record<string, string>)[`cambios.datosLaborales.${campo}`])
    expect(message).toContain(`se recibió ${valor}`)
    expect(message).toContain(campo === 'porcentaje' ? 'de 0 a 100' : 'de $0.00 a $999,999,999.99')
  })

  it('is no text, and no part of other procedures', async () => {
    const persona = await personaActiva(desk, salud)
    expect((await solicitar(desk, 'laboral', await pedir(persona, { quinquenios: '600' }))).status).toBe(422)
    const otro = await solicitar(desk, 'actualizacion', await pedir(persona, { quinquenios: 600 }))
    expect([otro.status, otro.body['campos']]).toEqual([
      422,
      { 'cambios.datosLaborales.quinquenios': 'Este trámite no cambia ese dato.' },
    ])
  })

  it('that stays as it is asks for no paper and is no change', async () => {
    const persona = await personaActiva(desk, salud)
    const previsto = await desk.post('/api/tramites/laboral/previsto', await pedir(persona, { quinquenios: 0 }))
    expect(previsto.body).toMatchObject({ papelesFaltantes: [], impedimentos: [{ codigo: 'sin_cambios' }] })
  })

  it('in another entity: quinquenios go on and may change, the others begin at 0', async () => {
    const persona = await personaActiva(desk, salud)
    await inTransaction(() =>
      execute(
        `UPDATE afiliado_org SET otros_prestaciones_centavos = 50000, quinquenios_centavos = 40000 WHERE afiliado_id = $1`,
        [persona.afiliadoId],
      ),
    )
    const admin = await signIn('admin')
    const traslado = { ...educacion, quinquenios: 450 }
    const previsto = await admin.post('/api/tramites/laboral/previsto', await pedir(persona, traslado))
    expect(previsto.body['cambios']).toEqual(
      expect.arrayContaining([
        { campo: 'Otras prestaciones', antes: '$500.00', despues: '$0.00' },
        { campo: 'Quinquenios', antes: '$400.00', despues: '$450.00' },
      ]),
    )
    const conOtras = await solicitar(admin, 'laboral', await pedir(persona, { ...educacion, otrasPrestaciones: 500 }))
    expect([conOtras.status, conOtras.body['campos']]).toEqual([
      422,
      {
        'cambios.datosLaborales.otrasPrestaciones':
          'Otras prestaciones empieza en 0 en otra entidad: captúralo cuando el traslado esté aplicado.',
      },
    ])
  })
})

describe('an entity that sends its payroll by file', () => {
  afterEach(() => execute('DELETE FROM nomina_emisores'))

  it('refuses amounts from that quincena on, keeps earlier ones, and its payroll decides at the close', async () => {
    const [antes, despues] = [await personaActiva(desk, salud), await personaActiva(desk, salud)]
    const documentos = await papel(desk, 'percepciones')
    const folio = await pedido(antes, PEDIDAS, { documentos, fecha: '2026-11-16' })
    expect((await aprobar(folio)).status).toBe(200)
    await marcarEmisor(SISTEMA, { entidadId: salud.adscripcion, entidad: SALUD, desde: Q22 })
    const res = await solicitar(desk, 'laboral', await pedir(despues, { quinquenios: 600 }))
    expect([res.status, res.body['campos']]).toEqual([
      422,
      {
        'cambios.datosLaborales.quinquenios':
          'Secretaría de Salud envía su nómina por archivo desde la quincena 22 de 2026: ahí este dato lo fija la nómina.',
      },
    ])
    const told = await desk.post<ExpedienteTramite>('/api/personas-tramite/laboral', { interno: despues.interno })
    expect(told.body.percepciones).toEqual({
      otrasPrestaciones: 0,
      quinquenios: 0,
      porcentaje: 0,
      nominaDesde: Q22,
    })
    const earlier = { fecha: '2026-11-06', observaciones: 'De antes de su nómina' }
    const previsto = await desk.post(
      '/api/tramites/laboral/previsto',
      await pedir(despues, { quinquenios: 600 }, earlier),
    )
    expect(previsto.body['impedimentos']).toEqual([])
    // What was approved before the entity was marked changes the rest of its movement, not the amounts.
    await aplicar()
    const liga = await selectRow(
      'SELECT quinquenios_centavos AS quinquenios FROM afiliado_org WHERE afiliado_id = $1 ORDER BY id DESC LIMIT 1',
      [antes.afiliadoId],
    )
    expect(liga).toEqual({ quinquenios: 0 })
  })
})
