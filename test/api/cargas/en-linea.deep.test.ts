import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PropuestaHecha, PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { Carga, DetalleCarga, OpcionesCarga, PaginaRenglones } from '#domain/cargas/carga.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import { EDUCACION, lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { ponerPlanoDePrueba, textoDeNomina, type RenglonPrueba } from '#test/support/cargas/nomina-de-prueba.ts'
import { signIn, type Client, type Rechazo, type Respuesta } from '#test/support/client.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { TEST_TODAY } from '#test/support/test-today.ts'
import { fileForm } from '#test/support/upload.ts'
import { waitUntil } from '#test/support/wait-until.ts'

let salud = 0
let ventanilla: Client
let validador: Client
let auxiliar: Client
let serie = 730_000

beforeAll(async () => {
  const lugar = await lugarDe(SALUD)
  salud = lugar.adscripcion
  await ponerPlanoDePrueba()
  const { id: categoria } = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`))!
  for (let interno = 730_001; interno <= 730_060; interno += 1)
    await ponerPersona({ interno, lugar, categoria, sueldoCentavos: 1_019_159, situacion: 'A' })
  ventanilla = await signIn('ventanilla1')
  validador = await signIn('validador1')
  auxiliar = await signIn('auxiliar')
}, 120_000)
beforeEach(() => defineTrabajosCargas())
afterEach(() => stopTrabajos())

/** People that no other test of this file uses. */
const internos = (cuantos: number): number[] => Array.from({ length: cuantos }, () => (serie += 1))
const pagos = (de: readonly number[], sueldo = '5000.00'): RenglonPrueba[] =>
  de.map((interno) => ({ interno, dias: '15', sueldo }))

const subir = (
  filas: readonly RenglonPrueba[] | Buffer,
  campos: Readonly<Record<string, string>> = {},
  quien = ventanilla,
): Promise<Respuesta<DetalleCarga & Rechazo & { folio?: string }>> => {
  const bytes = Buffer.isBuffer(filas) ? filas : Buffer.from(textoDeNomina(filas))
  return quien.upload(
    '/api/cargas',
    fileForm(bytes, 'nomina.csv', { entidad: String(salud), quincena: '2226', plano: 'PRUEBA', ...campos }),
  )
}
/** The layout is recognised. */
const SIN_PLANO = { plano: '' }
const ver = async (folio: string, quien = ventanilla): Promise<DetalleCarga> =>
  (await quien.get<DetalleCarga>(`/api/cargas/${folio}`)).body
const acto = (folio: string, que: string, body: object = {}, quien = ventanilla) =>
  quien.post<DetalleCarga & Rechazo>(`/api/cargas/${folio}/${que}`, body)

/** Uploads a file and waits until it is read. */
async function leida(
  filas: readonly RenglonPrueba[] | Buffer,
  campos: Readonly<Record<string, string>> = {},
): Promise<DetalleCarga> {
  startTrabajos({ pollMs: 20 })
  const { status, body } = await subir(filas, campos)
  expect([status, body.carga.estado]).toEqual([201, 'leyendo'])
  await hasta(body.carga.folio, 'revisada')
  return ver(body.carga.folio)
}
const hasta = (folio: string, estado: string): Promise<void> =>
  waitUntil(async () => expect((await ver(folio)).carga.estado).toBe(estado))

async function cargada(filas: readonly RenglonPrueba[]): Promise<DetalleCarga> {
  const { carga, version } = await leida(filas)
  const motivo = 'Llegó corregida.'
  expect((await acto(carga.folio, 'cargar', { version, motivo })).status).toBe(202)
  await hasta(carga.folio, 'por_validar')
  return ver(carga.folio)
}

/** Texts of the notices of somebody with a title. */
const avisosDe = async (usuario: string, titulo: string): Promise<string[]> =>
  (
    await selectRows<{ texto: string }>(
      `SELECT a.texto FROM avisos a JOIN usuarios u ON u.id = a.usuario_id WHERE u.usuario = $1 AND a.titulo = $2`,
      [usuario, titulo],
    )
  ).map(({ texto }) => texto)

describe('a file on the screen of loads', () => {
  it('is recognised, simulated, loaded, validated by another person, approved by the institute and undone', async () => {
    const gente = internos(3)
    const simulada = await leida(pagos(gente), SIN_PLANO)
    expect(simulada).toMatchObject({
      carga: { plano: 'PRUEBA', entidad: SALUD, quincena: '2226', renglones: 3, rechazados: 0 },
      entran: 3,
      personas: 3,
      totales: [{ titulo: 'Sueldo', archivoCentavos: 1_500_000, entranCentavos: 1_500_000 }],
      paso: null,
      acciones: ['cargar', 'releer', 'original', 'descartar'],
    })
    const { folio } = simulada.carga
    expect(await selectRows('SELECT linea FROM nomina_pagos WHERE carga_id = $1', [simulada.carga.id])).toEqual([])
    const pedida = await acto(folio, 'cargar', { version: simulada.version })
    expect([pedida.status, pedida.body.carga.estado]).toEqual([202, 'aplicando'])
    await hasta(folio, 'por_validar')
    const propia = await ver(folio)
    expect(propia.acciones).toEqual(['original', 'descartar'])
    const suya = await ver(folio, validador)
    expect(suya.acciones).toEqual(['validar', 'original', 'descartar'])
    const validada = await acto(folio, 'validar', { version: suya.version }, validador)
    expect([validada.status, validada.body.carga.estado]).toEqual([200, 'por_aprobar'])
    const aviso = await selectRow<{ enlace: string }>(
      `SELECT a.enlace FROM avisos a JOIN usuarios u ON u.id = a.usuario_id WHERE u.usuario = 'validador1' AND a.titulo = $1`,
      [`Por validar: ${folio}`],
    )
    expect(aviso?.enlace).toBe(`/afiliacion/masiva/${folio}`)
    const { id, version } = (await selectRow<{ id: number; version: number }>(
      `SELECT id, version FROM propuestas WHERE accion = 'carga.aplicar' ORDER BY id DESC`,
    ))!
    expect((await auxiliar.post(`/api/panel/autorizaciones/${id}/autorizar`, { version })).status).toBe(200)
    const aprobada = await ver(folio, auxiliar)
    expect([aprobada.carga.estado, aprobada.acciones, aprobada.sustituye]).toEqual(['aplicada', ['deshacer'], null])
    const sin = await acto(folio, 'deshacer', { motivo: '' }, auxiliar)
    expect([sin.status, sin.body.campos]).toEqual([422, { motivo: 'Escribe por qué se deshace.' }])
    const deshecha = await auxiliar.post<PropuestaHecha>(`/api/cargas/${folio}/deshacer`, {
      motivo: 'Era de otro mes.',
    })
    expect(deshecha.status).toBe(202)
    // The load shows the pending proposal, and nobody proposes it again.
    const { propuesta } = deshecha.body
    const pendiente = await ver(folio, auxiliar)
    expect(pendiente.acciones).toEqual([])
    expect(pendiente.porDeshacer).toMatchObject({
      ...{ id: propuesta.id, folio: propuesta.folio, motivo: 'Era de otro mes.' },
    })
    for (const otro of [auxiliar, await signIn('auxiliar2')]) {
      const otra = await acto(folio, 'deshacer', { motivo: 'Otro motivo.' }, otro)
      expect([otra.status, otra.body.codigo]).toEqual([409, 'repetida'])
    }
    const segundo = await signIn('auxiliar2')
    const vista = `/api/panel/autorizaciones/${propuesta.id}`
    const { body: efecto } = await segundo.get<PropuestaPanel>(vista)
    expect(efecto.cambios.map(({ campo, antes, despues }) => [campo, antes, despues])).toEqual([
      ['Motivo', '', 'Era de otro mes.'],
      ['Estado', 'Cargada', 'Deshecha'],
      ['Archivo', 'nomina.csv', 'Ya no cuenta'],
      ['Personas', '3', 'Ya no cuenta'],
      ['Renglones', '3 de 3', 'Ya no cuenta'],
      ['Sueldo', 'Entran $15,000.00; en el archivo, $15,000.00', 'Ya no cuenta'],
    ])
    expect((await segundo.post(`${vista}/autorizar`, { version: efecto.version })).status).toBe(200)
    expect(await avisosDe('ventanilla1', `Se deshizo: ${folio}`)).toEqual([
      expect.stringContaining('Sus renglones ya no cuentan: Era de otro mes.'),
    ])
  })

  it('is discarded by its validator with a reason, which its loader is told', async () => {
    const { carga } = await cargada(pagos(internos(1)))
    const { version, descartarPideMotivo } = await ver(carga.folio, validador)
    expect([descartarPideMotivo, (await ver(carga.folio)).descartarPideMotivo]).toEqual([true, false])
    const sin = await acto(carga.folio, 'descartar', { version, motivo: ' ' }, validador)
    expect([sin.status, sin.body.campos]).toEqual([
      422,
      { motivo: 'La cargó otra persona: escribe por qué se descarta.' },
    ])
    const hecha = await acto(carga.folio, 'descartar', { version, motivo: 'Es la anterior' }, validador)
    expect([hecha.status, hecha.body.carga.estado]).toEqual([200, 'descartada'])
    expect(hecha.body.carga.rechazo).toMatch(/^La descartó .+: Es la anterior$/)
    expect(await avisosDe('ventanilla1', `Se descartó: ${carga.folio}`)).toEqual([
      expect.stringMatching(/La descartó .+: Es la anterior\.$/),
    ])
  })

  it('shows what the file has and what enters with the same figures before loading, to validate and to approve', async () => {
    const [bueno = 0] = internos(1)
    const totales = [{ titulo: 'Sueldo', archivoCentavos: 1_000_000, entranCentavos: 500_000 }]
    const cargadas = await cargada([
      { interno: bueno, dias: '15', sueldo: '5000' },
      { interno: 999_999, dias: '15', sueldo: '5000' },
    ])
    expect(cargadas).toMatchObject({ carga: { estado: 'por_validar' }, totales })
    const { folio } = cargadas.carga
    await acto(folio, 'validar', { version: (await ver(folio, validador)).version }, validador)
    expect(await ver(folio, auxiliar)).toMatchObject({ carga: { estado: 'por_aprobar' }, totales })
    const { id } = (await selectRow<{ id: number }>(`SELECT MAX(id) AS id FROM propuestas`))!
    const { body } = await auxiliar.get<PropuestaPanel>(`/api/panel/autorizaciones/${id}`)
    expect(body.cambios).toContainEqual({
      ...{ campo: 'Sueldo', antes: '', despues: 'Entran $5,000.00; en el archivo, $10,000.00' },
    })
  })

  it('gives back the rows that were refused, and takes them again once they are corrected', async () => {
    const [bueno = 0, malo = 0] = internos(2)
    const detalle = await leida([
      { interno: bueno, dias: '15', sueldo: '5000' },
      { interno: malo, dias: '15', sueldo: 'cinco mil' },
      { interno: 999_999, dias: '15', sueldo: '5000' },
    ])
    const rechazos = detalle.faltas.filter(({ codigo }) => codigo.startsWith('C'))
    expect(rechazos.map(({ codigo, renglones, linea }) => [codigo, renglones, linea])).toEqual([
      ['C201', 1, 3],
      ['C301', 1, 4],
    ])
    const { folio } = detalle.carga
    const { body: pagina } = await ventanilla.get<PaginaRenglones>(`/api/cargas/${folio}/renglones?veredicto=rechazado`)
    expect(pagina.siguiente).toBeNull()
    expect(pagina.renglones.map(({ linea, faltas }) => [linea, faltas[0]?.campo, faltas[0]?.hallado])).toEqual([
      [3, 'Sueldo', 'cinco mil'],
      [4, 'Número interno', '999999'],
    ])
    const despues = await ventanilla.get<PaginaRenglones>(`/api/cargas/${folio}/renglones?despues=3`)
    expect(despues.body.renglones.map(({ linea }) => linea)).toEqual([4])
    const malos = await ventanilla.bytes(`/api/cargas/${folio}/malos`)
    expect(malos.headers.get('content-disposition')).toContain('nomina-rechazados.csv')
    const texto = malos.bytes.toString()
    expect(texto.split('\r\n')).toEqual([
      `#CARGA ${folio}`,
      expect.stringMatching(/^INTERNO;.*;Códigos;Qué corregir$/),
      expect.stringMatching(/;cinco mil;.*C201/),
      expect.stringMatching(/^999999;.*C301/),
      '',
    ])
    const corregido = await leida(Buffer.from(texto.replace('cinco mil', '5000.00')))
    const deOtroTipo = await subir(Buffer.from(texto.replace('cinco mil', '5001.00')), { plano: 'RET-CSV' })
    expect([deOtroTipo.status, deOtroTipo.body.codigo]).toEqual([409, 'otra_carga'])
    expect([corregido.corrige, corregido.entran, corregido.carga.rechazados]).toEqual([folio, 1, 1])
    expect((await ver(folio)).corregidaPor).toEqual([corregido.carga.folio])
  })

  it('asks whether somebody with the same name is meant, and remembers the answer for the next file', async () => {
    const [suya = 0, otra = 0] = internos(2)
    const conClave = (clave: number, de: number): string =>
      textoDeNomina([{ interno: clave, dias: '15', sueldo: '5095.80' }]).replace(`Persona ${clave}`, `Persona ${de}`)
    const filas = (de: number, clave: number) => Buffer.from(conClave(clave, de))
    const detalle = await leida(filas(suya, 990_001))
    const { folio } = detalle.carga
    const pagina = `/api/cargas/${folio}/renglones`
    const [renglon] = (await ventanilla.get<PaginaRenglones>(pagina)).body.renglones
    expect([renglon?.faltas[0]?.codigo, renglon?.cercana?.persona]).toEqual([
      'C305',
      expect.stringMatching(new RegExp(`^${suya} · `)),
    ])
    const si = await acto(folio, 'cercana', { linea: 2, misma: true })
    expect(si.status).toBe(200)
    const otraVez = await acto(folio, 'releer', { version: detalle.version })
    expect([otraVez.status, otraVez.body.carga.estado]).toEqual([202, 'leyendo'])
    await hasta(folio, 'revisada')
    expect(await ver(folio)).toMatchObject({ entran: 1, personas: 1, carga: { rechazados: 0 } })
    const siguiente = await leida(Buffer.from(conClave(990_001, suya).replace(';15;', ';14;')))
    expect(siguiente.entran).toBe(1)

    const ajena = await leida(filas(otra, 990_002))
    expect((await acto(ajena.carga.folio, 'cercana', { linea: 2, misma: false })).status).toBe(200)
    await acto(ajena.carga.folio, 'releer', { version: ajena.version })
    await hasta(ajena.carga.folio, 'revisada')
    expect((await ver(ajena.carga.folio)).faltas.map(({ codigo }) => codigo)).toEqual(['C301'])
    const sin = await acto(ajena.carga.folio, 'cercana', { linea: 2, misma: true })
    expect([sin.status, sin.body.codigo]).toEqual([409, 'sin_pregunta'])
  })

  it('shows a person with the same name only to those who see that person', async () => {
    const [suya = 0] = internos(1)
    const texto = textoDeNomina([{ interno: 990_003, dias: '15', sueldo: '5095.80' }])
    startTrabajos({ pollMs: 20 })
    const { body } = await subir(Buffer.from(texto.replace('Persona 990003', `Persona ${suya}`)), {}, auxiliar)
    const { folio } = body.carga
    await hasta(folio, 'revisada')
    // Who left for another entity is no longer in sight of this one.
    const otra = await lugarDe(EDUCACION)
    await selectRow(
      'UPDATE afiliados SET nivel0_id = $1, nivel1_id = $2, nivel2_id = NULL WHERE interno = $3 RETURNING id',
      [otra.entidad, otra.adscripcion, suya],
    )
    const cercana = async (quien: Client) =>
      (await quien.get<PaginaRenglones>(`/api/cargas/${folio}/renglones`)).body.renglones[0]?.cercana?.persona
    expect(await cercana(auxiliar)).toContain(String(suya))
    expect(await cercana(ventanilla)).toBeUndefined()
    expect((await acto(folio, 'cercana', { linea: 2, misma: true })).status).toBe(404)
  })

  it('is refused where it was loaded before, and says which load has it', async () => {
    const filas = pagos(internos(1))
    const primera = await leida(filas)
    const otra = await subir(filas)
    expect([otra.status, otra.body.codigo, otra.body.folio]).toEqual([409, 'archivo_repetido', primera.carga.folio])
  })

  it('asks for its layout where its shape is nobody’s, and for a quincena and an entity that exist', async () => {
    const raro = await subir(Buffer.from('uno;dos\r\n1;2\r\n'), SIN_PLANO)
    expect([raro.status, raro.body.campos?.['plano']]).toEqual([
      422,
      expect.stringContaining('El archivo no tiene la forma de ningún plano'),
    ])
    const casi = await subir(Buffer.from('RFC;CURP;NOMBRE;PLAZA;TIPO;QNA;CONCEPTO\r\nX;X;X;;O;2226;1\r\n'), SIN_PLANO)
    expect([casi.status, casi.body.campos?.['plano']]).toEqual([
      422,
      'Parece NOM-LARGA (Nómina con un renglón por concepto), pero le falta la columna «IMPORTE»; además, el encabezado dice «QNA» y se esperaba «QUINCENA». Corrige el encabezado, o elige el plano de quien envía el archivo.',
    ])
    const pdf = await subir(Buffer.from('%PDF-1.7\n1 0 obj'), SIN_PLANO)
    expect([pdf.status, pdf.body.campos]).toEqual([
      422,
      {
        archivo:
          'El archivo es un PDF, no un archivo de datos. Pide el archivo original de datos: no sirve un PDF, una imagen ni un comprimido.',
      },
    ])
    const sinQuincena = await subir(pagos(internos(1)), { quincena: '9926' })
    expect([sinQuincena.status, Object.keys(sinQuincena.body.campos ?? {})]).toEqual([422, ['quincena']])
    const ajena = await subir(pagos(internos(1)), { entidad: '1' })
    expect([ajena.status, Object.keys(ajena.body.campos ?? {})]).toEqual([422, ['entidad']])
    const plano = await subir(pagos(internos(1)), { plano: 'NADIE' })
    expect([plano.status, Object.keys(plano.body.campos ?? {})]).toEqual([422, ['plano']])
  })

  it('that is not of its layout is refused whole, and says why', async () => {
    startTrabajos({ pollMs: 20 })
    const { body } = await subir(Buffer.from('uno;dos\r\n1;2\r\n'), { plano: 'PRUEBA' })
    await hasta(body.carga.folio, 'rechazada')
    const { carga, acciones } = await ver(body.carga.folio)
    expect(carga.rechazo).toContain('C103')
    expect(acciones).toEqual(['original', 'descartar'])
  })

  it('is stopped and goes on where it was', async () => {
    const filas = pagos(internos(2))
    // Nobody runs jobs yet: it waits.
    const { body } = await subir(filas)
    const { folio } = body.carga
    expect((await ver(folio)).paso).toMatchObject({ paso: 'leer', estado: 'espera', hechos: 0, total: null })
    expect((await ver(folio)).acciones).toEqual(['detener', 'original'])
    expect((await acto(folio, 'detener')).status).toBe(200)
    const parada = await ver(folio)
    expect([parada.paso?.estado, parada.acciones]).toEqual(['detenido', ['reanudar', 'original', 'descartar']])
    expect((await acto(folio, 'detener')).status).toBe(409)
    startTrabajos({ pollMs: 20 })
    expect((await acto(folio, 'reanudar')).status).toBe(202)
    await hasta(folio, 'revisada')
    expect((await ver(folio)).entran).toBe(2)
    expect((await acto(folio, 'reanudar')).status).toBe(409)
  })

  it('stays as it was read while the window is closed, and enters when it opens again', async () => {
    const { carga, version } = await leida(pagos(internos(2)))
    process.env['PORTAL_TODAY'] = '2026-11-27'
    await inTransaction(() => execute(`UPDATE habilitaciones SET revocada_at = '2026-11-01T00:00:00.000Z'`))
    try {
      const cerrada = await acto(carga.folio, 'cargar', { version })
      expect([cerrada.status, cerrada.body.error]).toEqual([423, expect.stringContaining('Función deshabilitada')])
      expect((await ver(carga.folio)).carga).toMatchObject({ estado: 'revisada', renglones: 2, rechazados: 0 })
    } finally {
      process.env['PORTAL_TODAY'] = TEST_TODAY
    }
    expect((await acto(carga.folio, 'cargar', { version })).status).toBe(202)
    await hasta(carga.folio, 'por_validar')
  })

  it('waits for the other load of its entity, and says which', async () => {
    const { body } = await subir(pagos(internos(1)))
    const otra = (await subir(pagos(internos(1)))).body.carga
    // The first is being read by another process, such as the terminal.
    await selectRow(`UPDATE cargas SET pulso_at = $1 WHERE id = $2 RETURNING id`, [
      new Date().toISOString(),
      body.carga.id,
    ])
    await selectRow(
      `UPDATE trabajos SET estado = 'cancelado' WHERE id = (SELECT trabajo_id FROM cargas WHERE id = $1) RETURNING id`,
      [body.carga.id],
    )
    startTrabajos({ pollMs: 20 })
    await waitUntil(async () =>
      expect((await ver(otra.folio)).paso).toMatchObject({
        estado: 'curso',
        texto: `Espera a que termine ${body.carga.folio}.`,
      }),
    )
    expect((await acto(body.carga.folio, 'descartar', { version: body.version })).status).toBe(200)
    await hasta(otra.folio, 'revisada')
  })

  it('is not loaded over what somebody changed meanwhile, nor twice', async () => {
    const { carga, version } = await leida(pagos(internos(1)))
    const vieja = await acto(carga.folio, 'cargar', { version: version - 1 })
    expect([vieja.status, vieja.body.codigo]).toEqual([409, 'version'])
    expect((await acto(carga.folio, 'descartar', { version })).status).toBe(200)
    const otra = await acto(carga.folio, 'cargar', { version: version + 1 })
    expect([otra.status, otra.body.codigo]).toEqual([409, 'estado'])
  })

  it('says a reason for what it replaces', async () => {
    const [interno = 0] = internos(1)
    const primera = await cargada([{ interno, dias: '15', sueldo: '5000' }])
    const { version } = await ver(primera.carga.folio, validador)
    await acto(primera.carga.folio, 'validar', { version }, validador)
    const propuesta = (await selectRow<{ id: number; version: number }>(
      `SELECT id, version FROM propuestas WHERE accion = 'carga.aplicar' ORDER BY id DESC`,
    ))!
    await auxiliar.post(`/api/panel/autorizaciones/${propuesta.id}/autorizar`, { version: propuesta.version })
    const segunda = await leida([{ interno, dias: '15', sueldo: '5100' }])
    expect(segunda.sustituye).toBe(primera.carga.folio)
    const sin = await acto(segunda.carga.folio, 'cargar', { version: segunda.version })
    expect([sin.status, sin.body.campos?.['motivo']]).toEqual([422, expect.stringContaining('escribe por qué')])
    const con = await acto(segunda.carga.folio, 'cargar', { version: segunda.version, motivo: 'Un sueldo mal.' })
    expect(con.status).toBe(202)
    await hasta(segunda.carga.folio, 'por_validar')
    expect((await ver(segunda.carga.folio)).sustituye).toBe(primera.carga.folio)
  })

  it('is in the history of those who see its entity, and in nobody else’s', async () => {
    const { carga } = await leida(pagos(internos(1)))
    const lista = (quien: Client) => quien.get<Carga[]>('/api/panel/cargas?range=[0,99]')
    expect((await lista(ventanilla)).body.map(({ folio }) => folio)).toContain(carga.folio)
    expect((await lista(auxiliar)).body.map(({ folio }) => folio)).toContain(carga.folio)
    const ajena = await signIn('ventanilla2')
    expect((await lista(ajena)).body.map(({ folio }) => folio)).not.toContain(carga.folio)
    for (const [method, path, body] of [
      ['GET', '', null],
      ['GET', '/renglones', null],
      ['GET', '/malos', null],
      ['POST', '/original', { motivo: 'Ver' }],
      ['POST', '/cargar', { version: 1 }],
      ['POST', '/detener', {}],
      ['POST', '/reanudar', {}],
      ['POST', '/descartar', { version: 1 }],
    ] as const) {
      const address = `/api/cargas/${carga.folio}${path}`
      const { status } = method === 'GET' ? await ajena.get(address) : await ajena.post(address, body)
      expect([path, status]).toEqual([path, 404])
    }
    const filtrada = await auxiliar.get<Carga[]>('/api/panel/cargas?filter={"estado":"deshecha"}')
    expect(filtrada.body.every(({ estado }) => estado === 'deshecha')).toBe(true)
    const deQuincena = (codigo: string) => auxiliar.get<Carga[]>(`/api/panel/cargas?filter={"quincena":"${codigo}"}`)
    expect((await deQuincena('2226')).body.map(({ folio }) => folio)).toContain(carga.folio)
    expect((await deQuincena('2126')).body.map(({ folio }) => folio)).not.toContain(carga.folio)
    expect((await deQuincena('9926')).status).toBe(400)
    const buscadas = async (q: string) =>
      (await auxiliar.post<Carga[]>('/api/panel/cargas/buscar', { filter: { q } })).body.map(({ folio }) => folio)
    expect(await buscadas('NÓMINA salud')).toContain(carga.folio)
    expect(await buscadas('nomina inexistente')).toEqual([])
    const exporte = await auxiliar.bytes('/api/panel/cargas/exportar', { filter: { q: 'nomina' } })
    expect(exporte.bytes.toString()).toContain(carga.folio)
  })

  it('gives its original to the office that loaded it and to the auditor, with a reason that stays', async () => {
    const filas = pagos(internos(1))
    const { carga } = await leida(filas)
    const sin = await acto(carga.folio, 'original', { motivo: ' ' })
    expect([sin.status, Object.keys(sin.body.campos ?? {})]).toEqual([422, ['motivo']])
    const original = await ventanilla.bytes(`/api/cargas/${carga.folio}/original`, {
      motivo: 'Comparar con el recibo.',
    })
    expect(original.bytes.toString()).toBe(textoDeNomina(filas))
    expect((await acto(carga.folio, 'original', { motivo: 'Ver' }, auxiliar)).status).toBe(403)
    const auditor = await signIn('auditor')
    expect((await auditor.bytes(`/api/cargas/${carga.folio}/original`, { motivo: 'Auditoría 3.' })).status).toBe(200)
    const actos = await selectRows<{ actor: string; despues: string }>(
      `SELECT actor, despues FROM bitacora WHERE acto = 'carga.original' AND objeto_id = $1 ORDER BY id`,
      [String(carga.id)],
    )
    expect(actos.map(({ actor, despues }) => [actor, (JSON.parse(despues) as { nota: string }).nota])).toEqual([
      ['ventanilla1', 'Comparar con el recibo.'],
      ['auditor', 'Auditoría 3.'],
    ])
  })

  it('offers what the person can load', async () => {
    const { body } = await ventanilla.get<OpcionesCarga>('/api/cargas/opciones')
    expect(body.entidades).toEqual([{ id: salud, nombre: SALUD }])
    expect(body.planos.map(({ clave }) => clave)).toContain('PRUEBA')
    expect([body.quincena, body.quincenas[0], body.quincenas.length]).toEqual([body.quincenas[0], body.quincena, 25])
    const plantilla = await ventanilla.bytes('/api/cargas/planos/PRUEBA/plantilla')
    expect([plantilla.status, plantilla.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    expect((await ventanilla.get('/api/cargas/planos/NADIE/plantilla')).status).toBe(404)
  })
})
