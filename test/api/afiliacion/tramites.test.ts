import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cuerpoDe, papel, personaActiva, solicitar } from '#test/support/tramites.ts'

let desk: Client
let salud: Lugar

// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  salud = await lugarDe(SALUD)
})

const LICENCIA = { fecha: '2026-11-23', fechaAutorizacion: '2026-11-20' }

/** The first ARCHIVO_APLICACION days after today. */
async function diasDeAplicacion(): Promise<string[]> {
  const rows = await selectRows<{ fecha: string }>(
    `SELECT fecha FROM eventos WHERE tipo = 'ARCHIVO_APLICACION' AND fecha > '2026-11-23' ORDER BY fecha`,
  )
  return rows.map(({ fecha }) => fecha)
}

describe('requesting a procedure', () => {
  it('keeps a leave with its dates, answers once whatever is sent twice, and says what it will do', async () => {
    const persona = await personaActiva(desk, salud)
    const [fechaFin] = await diasDeAplicacion()
    const body = await cuerpoDe(persona, { ...LICENCIA, fechaFin, documentos: await papel(desk, 'incidencia') })
    const previsto = await desk.post('/api/tramites/licencia/previsto', body)
    expect(previsto.body).toMatchObject({
      situacion: { antes: 'A', despues: 'L' },
      ultimoDiaConSueldo: '2026-11-22',
      impedimentos: [],
      papelesFaltantes: [],
      quincena: { codigo: '2226' },
    })
    const key = randomUUID()
    const first = await solicitar(desk, 'licencia', body, key)
    expect(first.status, JSON.stringify(first.body)).toBe(201)
    expect(Object.keys(first.body).sort()).toEqual(['folio', 'interno', 'movimiento', 'quincena'])
    expect((await solicitar(desk, 'licencia', body, key)).body).toEqual(first.body)
    const row = await selectRow(
      'SELECT tramite, fecha, fecha_fin, fecha_autorizacion FROM movimientos WHERE folio = $1',
      [String(first.body['folio'])],
    )
    expect(row).toEqual({
      tramite: 'licencia',
      fecha: '2026-11-23',
      fecha_fin: fechaFin,
      fecha_autorizacion: '2026-11-20',
    })
    expect(await selectRow('SELECT situacion FROM afiliados WHERE id = $1', [persona.afiliadoId])).toEqual({
      situacion: 'A',
    })
  })

  it('keeps a retirement on a day of application, and says which is the last day with pay', async () => {
    const persona = await personaActiva(desk, salud)
    const body = await cuerpoDe(persona, { fecha: '2026-11-26' })
    const previsto = await desk.post('/api/tramites/jubilacion/previsto', body)
    expect(previsto.status).toBe(200)
    expect(previsto.body).toMatchObject({
      situacion: { antes: 'A', despues: 'P' },
      ultimoDiaConSueldo: '2026-11-25',
      impedimentos: [],
      papelesFaltantes: [{ clave: 'solicitud', nombre: 'Solicitud de jubilación' }],
    })
    const saved = await solicitar(desk, 'jubilacion', body)
    expect([saved.status, saved.body['quincena']]).toEqual([201, '2226'])
  })

  it('asks for the key, and refuses another body with the same one', async () => {
    const persona = await personaActiva(desk, salud)
    const body = await cuerpoDe(persona)
    expect((await desk.post('/api/tramites/baja-permanente', body)).status).toBe(400)
    const key = randomUUID()
    expect((await solicitar(desk, 'baja-permanente', body, key)).status).toBe(201)
    expect((await solicitar(desk, 'baja-permanente', { ...body, observaciones: 'otra' }, key)).status).toBe(422)
  })

  it.each([
    ['baja', { causa: 'renuncia' }, 'B'],
    ['baja', { causa: 'no_localizado' }, 'N'],
    ['baja', { causa: 'defuncion' }, 'D'],
    ['baja-permanente', {}, 'E'],
  ])('%s %o foresees %s', async (tramite, more, letra) => {
    const persona = await personaActiva(desk, salud)
    const { body } = await desk.post(`/api/tramites/${tramite}/previsto`, await cuerpoDe(persona, more))
    expect(body).toMatchObject({ situacion: { despues: letra }, impedimentos: [] })
  })

  it('sends an update with only what changes, old beside new, and is approved only with its paper', async () => {
    const persona = await personaActiva(desk, salud)
    const cambios = { datosPersonales: { telefono: '4491234567', nombres: 'María Renata' } }
    const res = await solicitar(desk, 'actualizacion', await cuerpoDe(persona, { cambios }))
    expect(res.status, JSON.stringify(res.body)).toBe(201)
    const { body } = await desk.get(`/api/panel/movimientos/${String(res.body['movimiento'])}`)
    expect(body['cambios']).toEqual([
      { campo: 'Nombre(s)', antes: persona.persona.nombres, despues: 'María Renata' },
      { campo: 'Teléfono', antes: persona.persona.telefono, despues: '4491234567' },
    ])
    expect(body['papelesFaltantes']).toEqual([{ clave: 'curp', nombre: 'CURP' }])
  })
})

describe('a change of post', () => {
  const puestos = ({ area }: Lugar) =>
    selectRows<{ id: number; nombre: string }>('SELECT id, nombre FROM puestos WHERE unidad_id = $1 ORDER BY id', [
      area,
    ])
  const nombrado = async (puesto: number | undefined) => {
    const persona = await personaActiva(desk, salud)
    await execute('UPDATE afiliados SET puesto_id = $1 WHERE id = $2', [puesto ?? null, persona.afiliadoId])
    return persona
  }
  const previsto = async (persona: AltaHecha, datosLaborales: object) =>
    (await desk.post('/api/tramites/laboral/previsto', await cuerpoDe(persona, { cambios: { datosLaborales } }))).body

  it('starts from the post on file, keeps it while it is not told, and tells old beside new when it is', async () => {
    const [first, second] = await puestos(salud)
    const persona = await nombrado(first?.id)
    const { body } = await desk.post('/api/tramites/laboral/persona', { interno: persona.interno })
    expect(Number(body['puesto'])).toBe(Number(first?.id))
    expect(await previsto(persona, { categoria: '10A' })).toMatchObject({
      cambios: [{ campo: 'Categoría', antes: '20B', despues: '10A' }, { campo: 'Sueldo mensual' }],
      sueldo: { despuesCentavos: 1_019_159 },
      impedimentos: [],
    })
    expect(await previsto(persona, { puesto: second?.id })).toMatchObject({
      cambios: [{ campo: 'Puesto', antes: first?.nombre, despues: second?.nombre }],
      impedimentos: [],
    })
  })

  it('of somebody who left cannot be asked: the search says so before', async () => {
    const gone = await personaActiva(desk, salud, 'B')
    const { body } = await desk.post<{ porQue: string }[]>('/api/tramites/laboral/personas', {
      por: 'interno',
      texto: String(gone.interno),
    })
    expect(body[0]?.porQue).toBe('Su situación es Baja; este trámite procede en Activo o Licencia.')
  })
})

describe('bad input', () => {
  it('a second open movement is 409 and names folio, type and desk', async () => {
    const persona = await personaActiva(desk, salud)
    const first = await solicitar(desk, 'baja', await cuerpoDe(persona, { causa: 'cese' }))
    const second = await solicitar(desk, 'baja-permanente', await cuerpoDe(persona))
    expect([second.status, second.body['codigo']]).toEqual([409, 'movimiento_abierto'])
    expect(second.body['error']).toBe(
      `Ya tiene un movimiento abierto: ${String(first.body['folio'])}, Baja, solicitado por Lucía Robledo. Termínalo o retíralo antes de solicitar otro.`,
    )
  })

  it('a leave too long, ending before it starts or on another day tells the nearest valid date', async () => {
    const persona = await personaActiva(desk, salud)
    const dias = await diasDeAplicacion()
    const leave = async (fechaFin: string) =>
      solicitar(desk, 'licencia', await cuerpoDe(persona, { ...LICENCIA, fechaFin }))
    const long = await leave('2027-11-21')
    expect([long.status, long.body['fechasValidas']]).toEqual([
      422,
      { fechaFin: dias.findLast((dia) => dia <= '2027-11-20') },
    ])
    const early = await leave('2026-11-01')
    expect([early.status, early.body['fechasValidas']]).toEqual([422, { fechaFin: dias[0] }])
    // 27 January 2027 is the calendar's day; the one after it is none.
    const beside = await leave('2027-01-28')
    expect([beside.status, beside.body['fechasValidas']]).toEqual([422, { fechaFin: '2027-01-27' }])
    expect((await leave('')).body['error']).toBe('Por favor selecciona una fecha de reingreso antes de continuar.')
  })

  it('what does not fit the situation is refused in the words of the type', async () => {
    const onLeave = await personaActiva(desk, salud, 'L')
    const dead = await personaActiva(desk, salud, 'D')
    const active = await personaActiva(desk, salud)
    const leave = await solicitar(desk, 'licencia', await cuerpoDe(onLeave, { ...LICENCIA, fechaFin: '2026-12-31' }))
    expect([leave.status, (leave.body['campos'] as Record<string, string>)['interno']]).toEqual([
      422,
      'Licencia con aportación se solicita para personas en situación Activo; esta persona está en Licencia.',
    ])
    const palabras = async (tramite: string, persona: AltaHecha, more: object = {}) => {
      const { status, body } = await solicitar(desk, tramite, await cuerpoDe(persona, more))
      return [status, (body['campos'] as Record<string, string>)['interno']]
    }
    expect(await palabras('baja', dead, { causa: 'cese' })).toEqual([
      422,
      'Baja se solicita para personas en situación Activo, Licencia; esta persona está en Defunción.',
    ])
    expect(await palabras('reingreso', active)).toEqual([
      422,
      'Reingreso se solicita para personas en situación Licencia; esta persona está en Activo.',
    ])
    expect((await solicitar(desk, 'baja', await cuerpoDe(active))).status).toBe(422)
  })

  it('an update that changes nothing is 422, another’s CURP 409, a stale person 409, another office’s 404', async () => {
    const [one, other] = [await personaActiva(desk, salud), await personaActiva(desk, salud)]
    const nothing = { datosPersonales: { telefono: one.persona.telefono } }
    const same = await solicitar(desk, 'actualizacion', await cuerpoDe(one, { cambios: nothing }))
    expect([same.status, same.body['error']]).toEqual([
      422,
      'No hay nada que cambiar: los datos son los que ya están registrados.',
    ])
    const taken = { datosPersonales: { curp: other.persona.curp } }
    expect((await solicitar(desk, 'actualizacion', await cuerpoDe(one, { cambios: taken }))).status).toBe(409)
    const stale = await solicitar(desk, 'baja-permanente', await cuerpoDe(one, { version: 99 }))
    expect([stale.status, stale.body['codigo']]).toEqual([409, 'version'])
    const ventanilla2 = await signIn('ventanilla2')
    const ajena = await personaActiva(ventanilla2, await lugarDe(EDUCACION))
    expect((await solicitar(desk, 'baja-permanente', await cuerpoDe(ajena))).status).toBe(404)
    expect((await desk.post('/api/tramites/baja-permanente/previsto', await cuerpoDe(ajena))).status).toBe(404)
  })

  it('a date of an earlier quincena needs a reason and has a limit', async () => {
    const persona = await personaActiva(desk, salud)
    const bare = await solicitar(desk, 'baja-permanente', await cuerpoDe(persona, { fecha: '2026-10-01' }))
    expect(bare.body['campos']).toEqual({ observaciones: 'Escribe por qué la fecha es de una quincena anterior.' })
    const far = await solicitar(
      desk,
      'baja-permanente',
      await cuerpoDe(persona, { fecha: '2025-02-01', observaciones: 'x' }),
    )
    expect(far.body['fechasValidas']).toEqual({ fecha: '2025-11-16' })
    const reason = { fecha: '2026-10-01', observaciones: 'El oficio llegó tarde' }
    expect((await solicitar(desk, 'baja-permanente', await cuerpoDe(persona, reason))).status).toBe(201)
  })
})

describe('correcting a procedure', () => {
  it('is its author’s, in the same folio, with the movement’s version', async () => {
    const persona = await personaActiva(desk, salud)
    const made = await solicitar(desk, 'baja', await cuerpoDe(persona, { causa: 'renuncia' }))
    const folio = String(made.body['folio'])
    const kept = await desk.get<{ solicitud: Record<string, unknown>; version: number }>(`/api/tramites/baja/${folio}`)
    expect(kept.body).toMatchObject({ version: 1, solicitud: { causa: 'renuncia' } })
    const body = { ...kept.body.solicitud, version: kept.body.version, causa: 'cese' }
    const put = await desk.put(`/api/tramites/baja/${folio}`, body, { 'idempotency-key': randomUUID() })
    expect([put.status, put.body['folio']]).toEqual([200, folio])
    const again = await desk.put(`/api/tramites/baja/${folio}`, body, { 'idempotency-key': randomUUID() })
    expect(again.status).toBe(409)
    expect((await desk.get(`/api/tramites/licencia/${folio}`)).status).toBe(404)
  })
})

describe('the documented POST /api/movimientos', () => {
  it('judges by the same table', async () => {
    const persona = await personaActiva(desk, salud)
    const post = (body: object) => desk.post('/api/movimientos', { id_afiliado: persona.afiliadoId, ...body })
    expect((await post({ id_tipo_mov: 9, fecha: '1900-01-01' })).status).toBe(422)
    expect((await post({ id_tipo_mov: 10, fecha: '2026-11-23' })).status).toBe(422)
    expect((await post({ id_tipo_mov: 8, fecha: '2026-11-23' })).status).toBe(422)
    expect((await post({ id_tipo_mov: 6, fecha: '2026-11-23' })).status).toBe(201)
  })
})
