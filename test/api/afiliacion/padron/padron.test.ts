import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaginaBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import { createApp } from '#api/app.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import {
  EDUCACION,
  lugarDe,
  registrarAlta,
  SALUD,
  subirArchivo,
  type AltaHecha,
  type Lugar,
} from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'

let ventanilla1: Client
let ventanilla2: Client
let admin: Client
let salud: Lugar
let munoz: AltaHecha
let formula: AltaHecha
let ajena: AltaHecha

type Fila = Record<string, unknown>

// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

beforeAll(async () => {
  ventanilla1 = await signIn('ventanilla1')
  ventanilla2 = await signIn('ventanilla2')
  admin = await signIn('admin')
  salud = await lugarDe(SALUD)
  munoz = await registrarAlta(ventanilla1, salud, {
    nombres: 'María Fernanda',
    apellidoPaterno: 'Muñoz',
    apellidoMaterno: 'Güemes',
  })
  formula = await registrarAlta(ventanilla1, salud, {
    nombres: '=HYPERLINK("http://x")',
    apellidoPaterno: "O'Farrill",
    apellidoMaterno: '+52',
  })
  ajena = await registrarAlta(ventanilla2, await lugarDe(EDUCACION), {
    nombres: 'Muñiz',
    apellidoPaterno: 'Zepeda',
    apellidoMaterno: 'Olmo',
  })
})

const buscar = async (client: Client, filter: object, rest: object = {}) => {
  const res = await client.post<Fila[]>('/api/panel/afiliados/buscar', { filter, ...rest })
  return { status: res.status, ids: Array.isArray(res.body) ? res.body.map((row) => row['id']) : [], res }
}

/** Ids of the people of an adscripción, or of all, with the highest No. interno first. */
async function registradas(lugar?: Lugar): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    'SELECT id FROM afiliados WHERE nivel1_id = $1 OR $1 = 0 ORDER BY interno DESC',
    [lugar?.adscripcion ?? 0],
  )
  return rows.map(({ id }) => id)
}

describe('what addresses name', () => {
  it('finds a person by the No. interno and a movement by its folio, and nobody of another office', async () => {
    const persona = await ventanilla1.get<Fila>(
      `/api/panel/afiliados/interno-${String(munoz.interno).padStart(6, '0')}`,
    )
    expect([persona.status, persona.body['id']]).toEqual([200, munoz.afiliadoId])
    const movimiento = await ventanilla1.get<Fila>(`/api/panel/movimientos/${munoz.folio}`)
    expect([movimiento.status, movimiento.body['folio']]).toEqual([200, munoz.folio])
    for (const path of [
      `afiliados/interno-${ajena.interno}`,
      'afiliados/interno-999999999',
      `movimientos/${ajena.folio}`,
      'movimientos/A-26-999999',
    ])
      expect((await ventanilla1.get(`/api/panel/${path}`)).status, path).toBe(404)
    for (const path of [
      'afiliados/interno-',
      "afiliados/interno-1'--",
      'movimientos/A-26',
      `movimientos/${'A'.repeat(90)}`,
    ])
      expect((await ventanilla1.get(`/api/panel/${encodeURI(path)}`)).status, path).toBe(400)
  })

  it('finds an account by its name even when the name is a number, never by chance another', async () => {
    const cuenta = await admin.get<Fila>('/api/panel/usuarios/cuenta-ventanilla1')
    expect([cuenta.status, cuenta.body['usuario']]).toEqual([200, 'ventanilla1'])
    expect((await admin.get(`/api/panel/usuarios/cuenta-${String(cuenta.body['id'])}`)).status).toBe(404)
  })
})

describe('searching the padrón', () => {
  it.each(['munoz', 'MUÑOZ', 'Muñóz', 'guemes maria', 'fer mun', 'Mun'])(
    '%s finds María Fernanda Muñoz Güemes',
    async (q) => {
      expect((await buscar(ventanilla1, { q })).ids).toEqual([munoz.afiliadoId])
    },
  )

  it.each([
    'unoz',
    'munoz zepeda',
    '***',
    '" OR 1=1 --',
    'munoz* OR zepeda',
    "'; DROP TABLE afiliados; --",
    '%',
    '_____',
  ])('%s finds nobody and breaks nothing', async (q) => {
    const { status, ids } = await buscar(ventanilla1, { q })
    expect([status, ids]).toEqual([200, []])
  })

  it('finds by a key, whole or begun, and by internal number', async () => {
    const { curp, rfc, nss } = munoz.persona
    for (const q of [curp, curp.slice(0, 12), rfc, nss, String(munoz.interno)])
      expect((await buscar(ventanilla1, { q })).ids, q).toContain(munoz.afiliadoId)
  })

  it('shows each desk its own people, with the count', async () => {
    const [deSalud, todos] = [await registradas(salud), await registradas()]
    const own = await buscar(ventanilla1, {})
    expect(new Set(own.ids)).toEqual(new Set(deSalud))
    expect(own.ids).toEqual(expect.arrayContaining([munoz.afiliadoId, formula.afiliadoId]))
    expect(own.ids).not.toContain(ajena.afiliadoId)
    expect(own.res.headers.get('content-range')).toBe(`afiliados 0-${deSalud.length - 1}/${deSalud.length}`)
    expect((await buscar(admin, {})).res.headers.get('content-range')).toBe(
      `afiliados 0-${todos.length - 1}/${todos.length}`,
    )
    const page = await buscar(admin, {}, { range: [1, 1], sort: ['interno', 'DESC'] })
    expect(page.ids).toEqual([todos[1]])
  })

  it('refuses a filter, an order and a range that it does not have', async () => {
    expect((await buscar(ventanilla1, { clave_hash: 'x' })).status).toBe(400)
    expect((await buscar(ventanilla1, { situacion: "A' OR '1'='1" })).status).toBe(400)
    expect((await buscar(ventanilla1, {}, { sort: ['a.curp; DROP TABLE afiliados', 'ASC'] })).status).toBe(400)
    expect((await ventanilla1.get('/api/panel/afiliados?range=[0,')).status).toBe(400)
    const unknown = encodeURIComponent('{"clave_hash":"x"}')
    expect((await ventanilla1.get(`/api/panel/movimientos?filter=${unknown}`)).status).toBe(400)
  })

  it('exports every row of the scope, with cells that no spreadsheet takes for formulas', async () => {
    const res = await ventanilla1.post<unknown>('/api/panel/afiliados/exportar', {})
    const csv = String(res.body)
    expect(res.headers.get('content-type')).toContain('text/csv')
    expect(csv).toContain('Muñoz')
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(csv).toContain(`'+52`)
    expect(csv).not.toContain('Zepeda')
    expect(csv.trim().split('\r\n')).toHaveLength(1 + (await registradas(salud)).length)
    const raw = await createApp().request('http://localhost/api/panel/afiliados/exportar', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ventanilla1.cookie ?? '' },
      body: '{}',
    })
    expect([...new Uint8Array(await raw.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  it('an export is told in the bitácora with how many people left and what narrowed them', async () => {
    await admin.post('/api/panel/afiliados/exportar', { filter: { situacion: 'T', q: 'Zepeda' } })
    await flushReadAudit()
    const { filas } = (
      await admin.post<PaginaBitacora>('/api/panel/bitacora/buscar', {
        filtro: { objeto: 'afiliados', objetoId: 'lista' },
      })
    ).body
    expect(filas[0]?.actoTexto).toMatch(/^Exportó \d+ personas?, situación En trámite, de una búsqueda$/)
  })
})

describe('a list leaves as it is shown', () => {
  const lines = (csv: unknown) => String(csv).trim().split('\r\n')

  it('with the columns in sight, in their order, and no other', async () => {
    const columnas = ['situacion', 'nombre', 'curp']
    const { body } = await ventanilla1.post('/api/panel/afiliados/exportar', { columnas, filter: { q: 'Muñoz' } })
    const { curp } = munoz.persona
    expect(lines(body)).toEqual(['Situación,Nombre,CURP', expect.stringContaining(curp) as string])
    expect(lines(body)[1]).toContain('"Muñoz Güemes, María Fernanda"')
  })

  it('as a workbook too', async () => {
    const body = { columnas: ['folio', 'estatus'], formato: 'xlsx', filter: { q: munoz.folio } }
    const res = await ventanilla1.file('/api/panel/movimientos/exportar', body)
    expect(res.headers.get('content-disposition')).toBe('attachment; filename="movimientos.xlsx"')
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(res.bytes)
    const rows = (book.getWorksheet('Movimientos')?.getSheetValues() ?? [])
      .slice(1)
      .map((row) => (row as unknown[]).slice(1))
    expect(rows).toEqual([
      ['Folio', 'Estatus'],
      [munoz.folio, expect.any(String)],
    ])
  })

  it('with an amount that a workbook adds up and CSV writes with its cents', async () => {
    const pedido = { columnas: ['curp', 'sueldo'], filter: { q: munoz.persona.curp } }
    const libro = new ExcelJS.Workbook()
    const { bytes } = await ventanilla1.file('/api/panel/afiliados/exportar', { ...pedido, formato: 'xlsx' })
    await libro.xlsx.load(bytes)
    expect(libro.getWorksheet('Padrón')?.getRow(2).getCell(2).value).toBe(12335.75)
    const csv = await ventanilla1.post<unknown>('/api/panel/afiliados/exportar', pedido)
    expect(lines(csv.body)[1]).toBe(`${munoz.persona.curp},12335.75`)
  })

  it('and a column that the list has not is named, with those that it has', async () => {
    const res = await ventanilla1.post('/api/panel/afiliados/exportar', { columnas: ['clave_hash'] })
    expect(res.status).toBe(422)
    expect((res.body['campos'] as Record<string, string>)['columnas']).toMatch(/«clave_hash».*curp/)
  })

  it('narrowed by entity and by its effective dates, both in it', async () => {
    const folios = async (filter: object) =>
      (await ventanilla1.post<Fila[]>('/api/panel/movimientos/buscar', { filter })).body.map((fila) => fila['folio'])
    const { body } = await ventanilla1.get<{ fecha: string }>(`/api/panel/movimientos/${munoz.movimiento}`)
    const { fecha } = body
    expect(await folios({ desdeFecha: fecha, hastaFecha: fecha })).toContain(munoz.folio)
    expect(await folios({ desdeFecha: '2099-01-01' })).toEqual([])
    expect(await folios({ hastaFecha: '1990-01-01' })).toEqual([])
    expect((await ventanilla1.post('/api/panel/movimientos/buscar', { filter: { desdeFecha: 'ayer' } })).status).toBe(
      400,
    )
  })

  it('and dates the wrong way round are refused, by the name of the one that is wrong', async () => {
    const filter = { desdeFecha: '2026-11-21', hastaFecha: '2026-11-01' }
    expect(await ventanilla1.post('/api/panel/movimientos/buscar', { filter })).toMatchObject({
      status: 400,
      body: {
        error: expect.stringMatching(/hastaFecha: El periodo termina antes de empezar: va del 21\/11\/2026/) as string,
      },
    })
  })
})

describe("another's record answers 404", () => {
  it('person, history, movement, receipt, form, file, paper added', async () => {
    const { afiliadoId, movimiento, folio, solicitud } = munoz
    const archivo = solicitud.documentos['curp']?.archivo ?? ''
    for (const path of [
      `/api/panel/afiliados/${afiliadoId}`,
      `/api/panel/afiliados/${afiliadoId}/historial`,
      `/api/panel/afiliados/${afiliadoId}/linea`,
      `/api/panel/movimientos/${movimiento}`,
      `/api/movimientos/${folio}/acuse`,
      `/api/tramites/alta/${folio}`,
      `/api/archivos/${archivo}`,
    ]) {
      expect((await ventanilla2.get(path)).status, path).toBe(404)
      expect((await ventanilla1.get(path)).status, path).toBe(200)
    }
    const paper = await subirArchivo(ventanilla2, 'carta')
    const added = await ventanilla2.post(`/api/afiliados/${afiliadoId}/documentos`, { tipo: 'carta', archivo: paper })
    expect(added.status).toBe(404)
    const movimientos = await ventanilla2.post<Fila[]>('/api/panel/movimientos/buscar', { filter: { q: folio } })
    expect(movimientos.body).toEqual([])
    const csv = await ventanilla2.post<unknown>('/api/panel/movimientos/exportar', {})
    expect(String(csv.body)).not.toContain(folio)
  })

  it('an exact key tells only that the person exists', async () => {
    const { body } = await ventanilla2.post<{ coincidencias: Fila[] }>('/api/afiliados/coincidencias', {
      curp: munoz.persona.curp,
    })
    expect(body.coincidencias).toMatchObject([
      {
        por: 'curp',
        ambito: 'ajena',
        id: null,
        interno: null,
        dependencia: null,
        movimientoAbierto: null,
        bloquea: true,
      },
    ])
    const found = await ventanilla2.post<{ encontrado: boolean; resultado: Fila[] }>('/api/busquedaPadron', {
      texto: munoz.persona.curp,
    })
    expect(found.body.resultado).toEqual([
      {
        NOMBRE: 'María Fernanda',
        PATERNO: 'Muñoz',
        MATERNO: 'Güemes',
        SITUACION: 'En trámite',
        ORGANICA_ACTIVO: 'T',
        AJENA: true,
      },
    ])
    const part = await ventanilla2.post<{ encontrado: boolean }>('/api/busquedaPadron', {
      texto: munoz.persona.curp.slice(0, 17),
    })
    expect(part.body.encontrado).toBe(false)
  })
})

describe('somebody who may be the same', () => {
  it('a near name with the same birth date, surnames swapped too', async () => {
    const { body } = await ventanilla1.post<{ coincidencias: Fila[] }>('/api/afiliados/coincidencias', {
      nombres: 'Maria Fernanda',
      apellidoPaterno: 'Guemes',
      apellidoMaterno: 'Munoz',
      fechaNacimiento: munoz.persona.fechaNacimiento,
    })
    expect(body.coincidencias).toMatchObject([
      { por: 'nombre', id: munoz.afiliadoId, bloquea: false, movimientoAbierto: munoz.folio },
    ])
  })

  it('the same name with a slip in the birth date, in the own scope alone', async () => {
    const { nombres, apellidoPaterno, apellidoMaterno, fechaNacimiento } = munoz.persona
    const last = fechaNacimiento.at(-1) === '1' ? '2' : '1'
    const buscada = {
      nombres,
      apellidoPaterno,
      apellidoMaterno,
      fechaNacimiento: `${fechaNacimiento.slice(0, -1)}${last}`,
    }
    const near = (client: Client) => client.post<{ coincidencias: Fila[] }>('/api/afiliados/coincidencias', buscada)
    expect((await near(ventanilla1)).body.coincidencias).toMatchObject([{ por: 'nombre', id: munoz.afiliadoId }])
    expect((await near(ventanilla2)).body.coincidencias).toEqual([])
  })

  it('of another office is told by an exact key alone, and the answer is in the bitácora', async () => {
    await ventanilla2.post('/api/afiliados/coincidencias', { curp: munoz.persona.curp })
    await flushReadAudit()
    const row = await selectRow<{ actor: string }>(
      `SELECT actor FROM bitacora WHERE acto = 'afiliado.coincidencia' AND objeto_id = $1 ORDER BY id DESC LIMIT 1`,
      [String(munoz.afiliadoId)],
    )
    expect(row?.actor).toBe('ventanilla2')
  })
})

describe('the documented calls', () => {
  const buscarPersonal = (client: Client, query: string) => client.get<Fila[]>(`/api/personal/organica?${query}`)

  it('GET /api/personal/organica: the record in upper case, within scope', async () => {
    const { body } = await buscarPersonal(ventanilla1, `curp=${munoz.persona.curp}&limit=1`)
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({
      INTERNO: munoz.interno,
      FULLNAME: 'María Fernanda Muñoz Güemes',
      NOMBRE: 'María Fernanda',
      APELLIDO_PATERNO: 'Muñoz',
      CURP: munoz.persona.curp,
      SEGURO_SOCIAL: munoz.persona.nss,
      PAIS: 'Mexico',
      ORGANICA_ACTIVO: 'T',
      ORGANICA_SUELDO: 12335.75,
    })
    expect(String(body[0]?.['ORGANICA_0'])).toMatch(/^\d{2}$/)
    expect((await buscarPersonal(ventanilla1, 'q=munoz')).body).toHaveLength(1)
    expect((await buscarPersonal(ventanilla1, 'q=munoz&ORGANICA_ACTIVO=A')).body).toEqual([])
    expect((await buscarPersonal(ventanilla1, `interno=${munoz.interno}`)).body).toHaveLength(1)
    expect((await buscarPersonal(ventanilla1, 'curp=%25')).body).toEqual([])
    expect((await buscarPersonal(ventanilla1, 'ORGANICA_ACTIVO=Z')).status).toBe(400)
    const { ORGANICA_0, ORGANICA_1 } = body[0] ?? {}
    const place = `ORGANICA_0=${String(ORGANICA_0)}&ORGANICA_1=${String(ORGANICA_1)}`
    expect((await buscarPersonal(ventanilla1, `q=munoz&${place}`)).body).toHaveLength(1)
  })

  it('an exact key of another dependency gives only name and situation, in the documented shape, as an act', async () => {
    const { curp, nss, rfc } = munoz.persona
    const [propia] = (await buscarPersonal(ventanilla1, `curp=${curp}`)).body
    const visible = {
      FULLNAME: 'María Fernanda Muñoz Güemes',
      NOMBRE: 'María Fernanda',
      APELLIDO_PATERNO: 'Muñoz',
      APELLIDO_MATERNO: 'Güemes',
      ORGANICA_ACTIVO: 'T',
      AJENA: true,
    }
    const oculto = { string: '', number: 0, boolean: false, object: '' }
    const told = Object.fromEntries(
      Object.entries(propia ?? {}).map(([key, value]) => [key, oculto[typeof value as keyof typeof oculto]]),
    )
    const propias = `ORGANICA_0=99&ORGANICA_1=99&limit=1&offset=0`
    for (const query of [`curp=${curp}`, `rfc=${rfc}`, `q=${nss}`, `curp=${curp}&${propias}`])
      expect((await buscarPersonal(ventanilla2, query)).body).toEqual([{ ...told, ...visible }])
    for (const query of [
      `curp=${curp.slice(0, 17)}`,
      `interno=${munoz.interno}`,
      'q=munoz',
      `curp=${curp}&ORGANICA_ACTIVO=A`,
      `curp=${curp}&offset=1`,
    ])
      expect((await buscarPersonal(ventanilla2, query)).body).toEqual([])
    await flushReadAudit()
    const acts = await selectRows(
      `SELECT id FROM bitacora WHERE acto = 'afiliado.coincidencia' AND objeto_id = $1 AND actor = 'ventanilla2'`,
      [String(munoz.afiliadoId)],
    )
    expect(acts.length).toBeGreaterThanOrEqual(4)
  })

  it('people with history are found by any desk for an alta', async () => {
    await inTransaction(() => execute(`UPDATE afiliados SET situacion = 'B' WHERE id = $1`, [ajena.afiliadoId]))
    const query = `q=zepeda&ORGANICA_ACTIVO=B-C-D-E-L-N-P`
    expect((await buscarPersonal(ventanilla1, query)).body).toHaveLength(1)
    expect((await buscarPersonal(await signIn('validador1'), query)).body).toEqual([])
    await inTransaction(() => execute(`UPDATE afiliados SET situacion = 'T' WHERE id = $1`, [ajena.afiliadoId]))
  })

  it('three calls make a person, a link and a movement; of another office each is 404', async () => {
    const afiliado = {
      folio: 0,
      id: 0,
      nombre: 'Rosa',
      apellido_paterno: 'Ñáñez',
      apellido_materno: '',
      curp: 'NAXR900101MASXXS09',
      rfc: '',
      numero_seguro_social: '',
      domicilio_calle: 'Olmo',
      domicilio_numero_exterior: '12',
      interno: 123456,
      estatus: true,
    }
    const created = await ventanilla1.post('/api/afiliado', afiliado)
    expect(created.status, JSON.stringify(created.body)).toBe(201)
    expect(created.body).toMatchObject({ success: true, message: 'Afiliado guardado exitosamente.' })
    expect(created.body['interno']).not.toBe(123456)
    const id = Number(created.body['folio'])
    const org = {
      afiliado_id: id,
      nivel0_id: salud.entidad,
      nivel1_id: salud.adscripcion,
      nivel2_id: salud.dependencia,
      nivel3_id: salud.area,
      sueldo: 12335.75,
      interno: 12335.75,
    }
    const movimiento = { id_quincena: '0199', id_tipo_mov: 1, id_afiliado: id, fecha: '2026-11-16', observaciones: '' }
    expect((await ventanilla2.post('/api/afiliado-org', org)).status).toBe(404)
    expect((await ventanilla2.post('/api/movimientos', movimiento)).status).toBe(404)
    expect((await ventanilla1.post('/api/movimientos', movimiento)).status).toBe(422)
    expect((await ventanilla1.post('/api/afiliado-org', { ...org, sueldo: 1 })).body['campos']).toHaveProperty('sueldo')
    expect((await ventanilla1.post('/api/afiliado-org', org)).status).toBe(201)
    const requested = await ventanilla1.post('/api/movimientos', movimiento)
    expect(requested.body).toMatchObject({ success: true, quincena: '2226' })
    const second = await ventanilla1.post('/api/movimientos', movimiento)
    expect([second.status, second.body['codigo'], second.body['folio']]).toEqual([
      409,
      'movimiento_abierto',
      requested.body['folio'],
    ])
    const list = await ventanilla1.get<Fila[]>(
      `/api/afiliado-org-mov?nivel0_id=${salud.entidad}&nivel1_id=${salud.adscripcion}&activo=true`,
    )
    expect(list.body[0]).toMatchObject({
      FOLIO: requested.body['folio'],
      AFILIADO_ID: id,
      TIPO_MOVIMIENTO_NOMBRE: 'Alta',
      ACTIVO: true,
      APLICAR: false,
      MOVIMIENTO_FECHA: null,
      SUELDO: 12335.75,
      ESTATUS: 'Solicitado',
      SOLICITADO_POR: 'Lucía Robledo',
    })
    const otros = await ventanilla2.get<Fila[]>(`/api/afiliado-org-mov?nivel1_id=${salud.adscripcion}`)
    expect(otros.body).toEqual([])
  })

  it('the first of the three calls knows who is on file by internal number and CURP, and changes nothing', async () => {
    const { curp } = munoz.persona
    const body = { interno: munoz.interno, curp, nombre: 'Otra', apellido_paterno: 'Persona', telefono: '5500000000' }
    const { status, body: answer } = await ventanilla1.post('/api/afiliado', body)
    expect([status, answer['id'], answer['interno']]).toEqual([200, munoz.afiliadoId, munoz.interno])
    const page = await ventanilla1.get<Fila>(`/api/panel/afiliados/${munoz.afiliadoId}`)
    expect(page.body).toMatchObject({ nombre: 'María Fernanda', apellidoPaterno: 'Muñoz' })
    const cross = await ventanilla1.post('/api/afiliado', { ...body, interno: formula.interno })
    expect(cross.status).toBe(409)
    const otherDesk = await ventanilla2.post('/api/afiliado', body)
    expect(otherDesk.status).toBe(409)
  })

  it.each([
    ['fecha_nacimiento', '1990-01-02', 'se recibió 2 ene 1990 y la CURP dice 1 ene 1990'],
    ['fecha_nacimiento', '01/01/1990', 'se esperaba AAAA-MM-DD'],
    ['sexo', 'M', 'se recibió Masculino y la CURP dice Femenino'],
    ['sexo', 'Hombre', 'se recibió Masculino y la CURP dice Femenino'],
    ['sexo', 'nada', 'se esperaba M (masculino), F (femenino) o X'],
  ])('%s %s that contradicts the CURP is refused in words', async (campo, valor, message) => {
    const body = { curp: 'NAXR900101MASXXS17', nombre: 'Rosa', apellido_paterno: 'Ñáñez', [campo]: valor }
    const { status, body: answer } = await ventanilla1.post('/api/afiliado', body)
    expect(status).toBe(422)
    expect((answer['campos'] as Record<string, string>)[campo]).toContain(message)
  })

  it('POST /api/busquedaPadron needs three characters', async () => {
    expect((await ventanilla1.post('/api/busquedaPadron', { texto: 'mu' })).status).toBe(422)
    const { body } = await ventanilla1.post('/api/busquedaPadron', { texto: 'muñ' })
    expect(body).toMatchObject({ encontrado: true, resultado: [{ NOMBRE: 'María Fernanda', PATERNO: 'Muñoz' }] })
  })
})

describe("a person's page", () => {
  it('takes a paper later and keeps the one it replaces', async () => {
    const path = `/api/afiliados/${munoz.afiliadoId}/documentos`
    const first = await subirArchivo(ventanilla1, 'carta')
    const better = await subirArchivo(ventanilla1, 'carta')
    const added = await ventanilla1.post(path, { tipo: 'carta', archivo: first })
    expect(added.body).toMatchObject({ tipo: 'carta', por: 'Usuario', vigente: true, agregadoPor: 'Lucía Robledo' })
    expect((await ventanilla1.post(path, { tipo: 'carta', archivo: better })).status).toBe(201)
    expect((await ventanilla1.post(path, { tipo: 'carta', archivo: better })).status).toBe(404)
    const { body } = await ventanilla1.get<{ documentos: { tipo: string; vigente: boolean }[] }>(
      `/api/panel/afiliados/${munoz.afiliadoId}`,
    )
    const cartas = body.documentos.filter(({ tipo }) => tipo === 'carta')
    expect(cartas.map(({ vigente }) => vigente)).toEqual([true, false])
  })

  it('notes who read it', async () => {
    await ventanilla1.get(`/api/panel/afiliados/${munoz.afiliadoId}`)
    await flushReadAudit()
    const rows = await selectRows<{ actor: string }>(
      `SELECT actor FROM bitacora WHERE acto = 'afiliado.leer' AND objeto_id = $1`,
      [String(munoz.afiliadoId)],
    )
    expect(rows.map((row) => row.actor)).toContain('ventanilla1')
  })

  it('prints a receipt of one page', async () => {
    const { status, headers, bytes } = await ventanilla1.bytes(`/api/movimientos/${munoz.folio}/acuse`)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise
    expect(pdf.numPages).toBe(1)
    const content = await (await pdf.getPage(1)).getTextContent()
    const text = content.items.map((item) => ('str' in item ? item.str : '')).join(' ')
    for (const part of [
      'ACUSE',
      munoz.folio,
      'María Fernanda Muñoz Güemes',
      munoz.persona.curp,
      SALUD,
      '$12,335.75',
      'Lucía Robledo',
    ])
      expect(text).toContain(part)
  })

  it('prints three names of sixty letters whole, still on one page', async () => {
    const nombres = 'Bartolomé '.repeat(6).trim()
    const largo = { nombres, apellidoPaterno: 'W'.repeat(60), apellidoMaterno: 'Ñ'.repeat(60) }
    const { folio } = await registrarAlta(ventanilla1, salud, largo)
    const { bytes } = await ventanilla1.bytes(`/api/movimientos/${folio}/acuse`)
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise
    expect(pdf.numPages).toBe(1)
    const content = await (await pdf.getPage(1)).getTextContent()
    const text = content.items.map((item) => ('str' in item ? item.str : '')).join('')
    expect(text.replaceAll(' ', '')).toContain(`${nombres}W${'w'.repeat(59)}Ñ${'ñ'.repeat(59)}`.replaceAll(' ', ''))
  })

  it('shows the desk its drafts and what it sent', async () => {
    const { body } = await ventanilla1.get<{ movimientos: Fila[]; totalMovimientos: object; siguiente: string[] }>(
      '/api/ventanilla',
    )
    expect(body.movimientos.map((row) => row['folio'])).toContain(munoz.folio)
    expect(body.movimientos.map((row) => Number.isInteger(row['interno']))).not.toContain(false)
    expect(body.totalMovimientos).toEqual({ n: body.movimientos.length, masDe: false })
    expect(body.siguiente.length).toBeGreaterThan(0)
    const other = await ventanilla2.get<{ movimientos: Fila[] }>('/api/ventanilla')
    expect(other.body.movimientos.map((row) => row['folio'])).toEqual([ajena.folio])
  })
})

describe('a search by name', () => {
  it('gives first those whose first surname begins with what was typed, then the others, everywhere alike', async () => {
    const nombres = [
      ['Bruno', 'Zapata', 'Quiroga'],
      ['Quirino', 'Alcalá', 'Robles'],
      ['Carlos', 'Quiroz', 'Peña'],
      ['Delia', 'Quirarte', 'Luna'],
      ['Inés', 'Del Quirós', 'Mora'],
    ] as const
    const ids = new Map<string, number>()
    for (const [dePila, apellidoPaterno, apellidoMaterno] of nombres) {
      const alta = await registrarAlta(ventanilla1, salud, { nombres: dePila, apellidoPaterno, apellidoMaterno })
      ids.set(dePila, alta.afiliadoId)
    }
    const order = ['Delia', 'Carlos', 'Quirino', 'Inés', 'Bruno']
    const expected = order.map((dePila) => ids.get(dePila))
    expect((await buscar(ventanilla1, { q: 'quir' })).ids).toEqual(expected)
    expect((await buscar(ventanilla1, { q: 'quir' }, { range: [1, 2] })).ids).toEqual(expected.slice(1, 3))
    expect((await buscar(ventanilla1, { q: 'carlos quir' })).ids).toEqual([ids.get('Carlos')])
    // Who asks for another order gets that order.
    expect((await buscar(ventanilla1, { q: 'quir' }, { sort: ['nombre', 'DESC'] })).ids[0]).toBe(ids.get('Bruno'))
    const found = await ventanilla1.post<{ resultado: Fila[] }>('/api/busquedaPadron', { texto: 'Quír' })
    expect(found.body.resultado.map((row) => row['NOMBRE'])).toEqual(order)
    const personal = await ventanilla1.get<Fila[]>('/api/personal/organica?q=quir')
    expect(personal.body.map((row) => row['NOMBRE'])).toEqual(order)
  })
})
