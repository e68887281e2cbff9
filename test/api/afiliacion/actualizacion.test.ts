import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BORRADOR_ALTA_VACIO, type Borrador } from '#domain/afiliacion/borrador.ts'
import { curpCheckDigit } from '#domain/identidad/curp.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { TramitePrevisto } from '#domain/afiliacion/tramites/tramite.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import {
  anotarLectura,
  EDUCACION,
  lugarDe,
  nuevaPersona,
  SALUD,
  subirArchivo,
  type Lugar,
} from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cuerpoDe, personaActiva, solicitar } from '#test/support/tramites.ts'

let desk: Client
let salud: Lugar

afterAll(() => flushReadAudit())

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  salud = await lugarDe(SALUD)
})

const begin = (client: Client, interno: number, datos: object = {}) =>
  client.post<Borrador>('/api/borradores', {
    tipo: 'actualizacion',
    interno,
    datos: { ...BORRADOR_ALTA_VACIO, ...datos },
  })

describe('the draft of an update', () => {
  it('is of a person on file, called by the name that stands there, and found in its own list', async () => {
    const { interno, persona } = await personaActiva(desk, salud)
    const made = await begin(desk, interno, { personales: { nombres: 'Otra' } })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { nombres, apellidoPaterno, apellidoMaterno } = persona
    expect(made.body).toMatchObject({ tipo: 'actualizacion', interno })
    expect(made.body.titulo.toUpperCase()).toBe(`${apellidoPaterno} ${apellidoMaterno}, ${nombres}`)
    const listed = async (tipo: string) =>
      (await desk.get<Borrador[]>(`/api/borradores?tipo=${tipo}`)).body.map(({ id }) => id)
    expect(await listed('actualizacion')).toContain(made.body.id)
    expect(await listed('alta')).not.toContain(made.body.id)
    const desk2 = await desk.get<{ borradores: Borrador[] }>('/api/ventanilla')
    expect(desk2.body.borradores.map(({ id }) => id)).toContain(made.body.id)
  })

  it('names the papers on file, without telling again what was read in them', async () => {
    const { interno } = await personaActiva(desk, salud)
    const { body } = await desk.post<ExpedienteTramite>('/api/personas-tramite/actualizacion', { interno })
    const curp = body.persona.documentos.find(({ tipo }) => tipo === 'curp')?.archivo.id ?? ''
    const made = await begin(desk, interno, { documentos: { curp: { archivo: curp, by: 'Sistema' } } })
    expect(Object.keys(made.body.archivos)).toEqual([curp])
    expect(made.body.lecturas).toEqual({})
    const other = await personaActiva(desk, salud)
    const foreign = await begin(desk, other.interno, { documentos: { curp: { archivo: curp, by: 'Sistema' } } })
    expect(foreign.body.archivos).toEqual({})
  })

  it('needs its person: not told 422, another office’s 404, nobody 404', async () => {
    expect((await desk.post('/api/borradores', { tipo: 'actualizacion' })).status).toBe(422)
    expect((await desk.post('/api/borradores', { tipo: 'alta', interno: 1 })).status).toBe(422)
    const ajena = await personaActiva(await signIn('ventanilla2'), await lugarDe(EDUCACION))
    expect((await begin(desk, ajena.interno)).status).toBe(404)
    expect((await begin(desk, 999_999)).status).toBe(404)
  })

  it('goes with the request, its file filed; one of another office is not there', async () => {
    const persona = await personaActiva(desk, salud)
    const { body: draft } = await begin(desk, persona.interno)
    const archivo = await subirArchivo(desk, 'foto', draft.id)
    const body = await cuerpoDe(persona, { documentos: { foto: { archivo } }, borrador: draft.id })
    const ajeno = await begin(
      await signIn('ventanilla2'),
      (await personaActiva(await signIn('ventanilla2'), await lugarDe(EDUCACION))).interno,
    )
    expect((await solicitar(desk, 'actualizacion', { ...body, borrador: ajeno.body.id })).status).toBe(404)
    const saved = await solicitar(desk, 'actualizacion', body)
    expect(saved.status, JSON.stringify(saved.body)).toBe(201)
    expect((await desk.get(`/api/borradores/${draft.id}`)).status).toBe(404)
    expect((await desk.get(`/api/archivos/${archivo}`)).status).toBe(200)
  })
})

describe('an update that brings only a paper', () => {
  it('changes something: the photo is told, and is the person’s only once it is applied', async () => {
    const persona = await personaActiva(desk, salud)
    const foto = await subirArchivo(desk, 'foto')
    const body = await cuerpoDe(persona, { documentos: { foto: { archivo: foto } } })
    const { body: previsto } = await desk.post('/api/tramites/actualizacion/previsto', body)
    expect(previsto).toMatchObject({
      cambios: [{ campo: 'Documento: Fotografía', antes: '', despues: 'Uno nuevo' }],
      impedimentos: [],
    })
    expect((await solicitar(desk, 'actualizacion', body)).status).toBe(201)
    const page = await desk.get<{ foto: string | null }>(`/api/panel/afiliados/${persona.afiliadoId}`)
    expect(page.body.foto).toBe(null)
  })

  it('compares what was read with what is asked: another key is refused', async () => {
    const persona = await personaActiva(desk, salud)
    const otra = nuevaPersona()
    const archivo = await subirArchivo(desk, 'curp')
    await anotarLectura(archivo, 'curp', {
      curp: otra.curp,
      nombres: otra.nombres,
      apellidoPaterno: otra.apellidoPaterno,
    })
    const cambios = { datosPersonales: { nombres: otra.nombres } }
    const body = await cuerpoDe(persona, { cambios, documentos: { curp: { archivo } } })
    const refused = await solicitar(desk, 'actualizacion', body)
    expect([refused.status, refused.body['campos']]).toEqual([
      422,
      { 'documentos.curp': `El documento dice ${otra.curp} y el dato solicitado es ${persona.persona.curp}.` },
    ])
  })
})

describe('an update that says what is on file', () => {
  it('in other capitals changes nothing, and counts only what is new', async () => {
    const persona = await personaActiva(desk, salud)
    const { nombres, apellidoPaterno } = persona.persona
    const inCapitals = { nombres: nombres.toUpperCase(), apellidoPaterno: apellidoPaterno.toLowerCase() }
    const ask = async (datosPersonales: object) => {
      const body = await cuerpoDe(persona, { cambios: { datosPersonales } })
      return (await desk.post<TramitePrevisto>('/api/tramites/actualizacion/previsto', body)).body
    }
    const nada = await ask(inCapitals)
    expect(nada).toMatchObject({ cambios: [], impedimentos: [{ codigo: 'sin_cambios' }] })
    const { cambios } = await ask({ ...inCapitals, telefono: '4495550199' })
    expect(cambios.map(({ campo }) => campo)).toEqual(['Teléfono'])
  })
})

describe('an update of the CURP', () => {
  it('tells the birth day that it brings as a day is written, before and after', async () => {
    const persona = await personaActiva(desk, salud)
    const { curp: antes, rfc } = persona.persona
    // Born on another day than the person is.
    const [dia, texto] = antes.slice(6, 10) === '0305' ? ['0406', '6 abr'] : ['0305', '5 mar']
    const first17 = `${antes.slice(0, 6)}${dia}${antes.slice(10, 17)}`
    const curp = `${first17}${curpCheckDigit(first17) ?? ''}`
    const archivo = await subirArchivo(desk, 'curp')
    const cambios = { datosPersonales: { curp, rfcBase: curp.slice(0, 10), rfcHomo: rfc.slice(10) } }
    const body = await cuerpoDe(persona, { cambios, documentos: { curp: { archivo } } })
    const { body: previsto } = await desk.post<{ cambios: { campo: string; antes: string; despues: string }[] }>(
      '/api/tramites/actualizacion/previsto',
      body,
    )
    const nacimiento = previsto.cambios.find(({ campo }) => campo === 'Fecha de nacimiento')
    expect(nacimiento?.despues.replace(/ \d{4}$/, '')).toBe(texto)
    expect(nacimiento?.antes).toMatch(/^\d{1,2} [a-z]{3} \d{4}$/)
  })
})

describe('correcting an update', () => {
  const returned = async () => {
    const persona = await personaActiva(desk, salud)
    const archivo = await subirArchivo(desk, 'curp')
    const cambios = { datosPersonales: { nombres: 'María Renata', telefono: '4491234567' } }
    const body = await cuerpoDe(persona, { cambios, documentos: { curp: { archivo } } })
    const made = await solicitar(desk, 'actualizacion', body)
    const folio = String(made.body['folio'])
    const validador = await signIn('validador1')
    const detalle = await validador.get<{ version: number }>(
      `/api/panel/movimientos/${String(made.body['movimiento'])}`,
    )
    const back = await validador.post(`/api/movimientos/${folio}/devolver`, {
      version: detalle.body.version,
      motivo: 'El teléfono no contesta',
      campos: {},
    })
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    return { persona, folio, archivo, body }
  }

  it('opens filled in, foresees itself without its own movement in the way, and is saved under its folio', async () => {
    const { persona, folio, archivo } = await returned()
    const opened = await desk.post<Borrador>('/api/borradores', { tipo: 'actualizacion', corrige: folio })
    expect(opened.status, JSON.stringify(opened.body)).toBe(201)
    expect(opened.body).toMatchObject({
      tipo: 'actualizacion',
      interno: persona.interno,
      corrige: folio,
      datos: {
        personales: { nombres: 'María Renata', telefono: '4491234567' },
        laborales: { fechaIngreso: '2026-11-23' },
        documentos: { curp: { archivo, by: 'Usuario' } },
      },
    })
    const { version } = opened.body.correccion ?? { version: 0 }
    const body = {
      ...(await cuerpoDe(persona)),
      version,
      cambios: { datosPersonales: { nombres: 'María Renata', telefono: '4497654321' } },
      documentos: { curp: { archivo } },
    }
    const previsto = await desk.post('/api/tramites/actualizacion/previsto', { ...body, corrige: folio })
    expect(previsto.body).toMatchObject({ impedimentos: [], papelesFaltantes: [] })
    const put = await desk.put(
      `/api/tramites/actualizacion/${folio}`,
      { ...body, borrador: opened.body.id },
      { 'idempotency-key': randomUUID() },
    )
    expect([put.status, put.body['folio']], JSON.stringify(put.body)).toEqual([200, folio])
    expect((await desk.get(`/api/borradores/${opened.body.id}`)).status).toBe(404)
    const corrected = await desk.get(`/api/tramites/actualizacion/${folio}`)
    expect([corrected.status, corrected.body['solicitud']]).toMatchObject([
      200,
      { cambios: { datosPersonales: { telefono: '4497654321' } } },
    ])
    const row = await selectRow<{ datos: string }>('SELECT datos FROM movimientos WHERE folio = $1', [folio])
    expect(row?.datos).toContain('4497654321')
    expect(row?.datos).not.toContain(opened.body.id)
    const filed = await selectRows(
      'SELECT tipo FROM expediente e JOIN movimientos m ON m.id = e.movimiento_id WHERE m.folio = $1 AND e.vigente',
      [folio],
    )
    expect(filed).toEqual([{ tipo: 'curp' }])
  })

  it('is nobody else’s: another office’s folio is 404, also foreseen', async () => {
    const { folio, body } = await returned()
    const other = await signIn('ventanilla2')
    expect((await other.post('/api/borradores', { tipo: 'actualizacion', corrige: folio })).status).toBe(404)
    expect((await other.post('/api/tramites/actualizacion/previsto', { ...body, corrige: folio })).status).toBe(404)
  })
})
