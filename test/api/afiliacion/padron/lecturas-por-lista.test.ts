import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { contarLecturas } from '#test/support/contar-lecturas.ts'
import { cuerpoDe, personaActiva, solicitar } from '#test/support/tramites.ts'

const PERSONAS = 6
let desk: Client
let salud: Lugar
let altas: AltaHecha[]

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  salud = await lugarDe(SALUD)
  altas = []
  for (let i = 0; i < PERSONAS; i += 1) altas.push(await registrarAlta(desk, salud))
  for (let i = 0; i < PERSONAS; i += 1) await licencia(await personaActiva(desk, salud))
})
afterAll(() => flushReadAudit())
// A tray moves the altas on: the other lists count them as requested.
afterEach(() =>
  inTransaction(async () => {
    for (const { folio } of altas)
      await execute('UPDATE movimientos SET movimiento_fecha = NULL, revisado_at = NULL WHERE folio = $1', [folio])
  }),
)

/** On leave since last year, its return due within days. */
async function licencia({ afiliadoId }: AltaHecha): Promise<void> {
  await inTransaction(async () => {
    await execute("UPDATE afiliados SET situacion = 'L' WHERE id = $1", [afiliadoId])
    await execute("UPDATE movimientos SET tipo_id = 8, fecha_fin = '2026-11-30' WHERE afiliado_id = $1", [afiliadoId])
  })
}

const pagina = (path: string, filter: object, rows: number) =>
  `${path}?sort=["id","ASC"]&range=[0,${rows - 1}]&filter=${encodeURIComponent(JSON.stringify(filter))}`

/** Rows of the answer, and what they cost; asked once before, so that who asks is known. */
async function costo(client: Client, ask: () => Promise<{ readonly body: unknown }>): Promise<[number, number]> {
  await client.get('/api/sesion')
  let rows = 0
  const lecturas = await contarLecturas(async () => {
    const { body } = await ask()
    rows = Array.isArray(body) ? body.length : -1
  })
  return [rows, lecturas]
}

describe('a list asks the same number of queries, whatever its rows', () => {
  it.each([
    ['the tray of the validator', 'validador1', '/api/panel/movimientos', { espera: 'validador' }],
    ['what one requested', 'ventanilla1', '/api/panel/movimientos', { solicitadoPor: 'yo' }],
    ['movimientos', 'auxiliar', '/api/panel/movimientos', {}],
    ['the roster', 'ventanilla1', '/api/panel/afiliados', {}],
    ['the roster on another day', 'ventanilla1', '/api/panel/afiliados', { al: '2026-11-19' }],
    ['Consulta', 'ventanilla1', '/api/panel/consulta', {}],
    ['Consulta on another day', 'ventanilla1', '/api/panel/consulta', { al: '2026-11-19' }],
    ['Licencias por vencer', 'ventanilla1', '/api/panel/licencias', {}],
  ])('%s', async (_, usuario, path, filter) => {
    const client = await signIn(usuario)
    const [few, fewReads] = await costo(client, () => client.get(pagina(path, filter, 1)))
    const [many, manyReads] = await costo(client, () => client.get(pagina(path, filter, 25)))
    expect([few, many > PERSONAS - 1]).toEqual([1, true])
    expect(manyReads).toBe(fewReads)
    expect(manyReads).toBeLessThanOrEqual(12)
  })

  it.each([
    ['auxiliar', "movimiento_fecha = '2026-11-23', revisado_at = NULL"],
    ['jefe', "movimiento_fecha = '2026-11-23', revisado_at = '2026-11-23T12:00:00.000Z'"],
  ])('the tray of the %s, the longest wait first', async (usuario, turno) => {
    await inTransaction(async () => {
      for (const { folio } of altas) await execute(`UPDATE movimientos SET ${turno} WHERE folio = $1`, [folio])
    })
    const client = await signIn(usuario)
    const tray = (rows: number) => () =>
      client.get(pagina('/api/panel/movimientos', { espera: usuario }, rows).replace('"id"', '"desde"'))
    const [few, fewReads] = await costo(client, tray(1))
    const [many, manyReads] = await costo(client, tray(25))
    expect([few, many > PERSONAS - 1]).toEqual([1, true])
    expect(manyReads).toBe(fewReads)
    expect(manyReads).toBeLessThanOrEqual(12)
  })

  it('the padrón by the documented calls, of one and of many', async () => {
    const organica = (limit: number) => () => desk.get(`/api/personal/organica?q=a&limit=${limit}&offset=0`)
    const [one, oneReads] = await costo(desk, organica(1))
    const [many, manyReads] = await costo(desk, organica(100))
    expect([one, many > PERSONAS - 1]).toEqual([1, true])
    expect(manyReads).toBe(oneReads)
    expect(manyReads).toBeLessThanOrEqual(12)
  })

  it('Historial, of a quincena with movements and of one without', async () => {
    const auditor = await signIn('auditor')
    const [, with22] = await costo(auditor, () => auditor.get('/api/historial/quincenas/2226'))
    const [, with21] = await costo(auditor, () => auditor.get('/api/historial/quincenas/2126'))
    expect(with22).toBe(with21)
    expect(with22).toBeLessThanOrEqual(12)
    const [quincenas, list] = await costo(auditor, () => auditor.get('/api/historial/quincenas'))
    expect(quincenas).toBeGreaterThan(0)
    expect(list).toBeLessThanOrEqual(4)
  })

  it('a request is judged by few reads, before anybody waits for its transaction', async () => {
    const persona = await personaActiva(desk, salud)
    const body = await cuerpoDe(persona, { cambios: { datosPersonales: { telefono: '4490001133' } } })
    await desk.get('/api/sesion')
    let status = 0
    const lecturas = await contarLecturas(async () => {
      status = (await solicitar(desk, 'actualizacion', body)).status
    })
    expect(status).toBe(201)
    // The last of them is the privacy notice in force, which the movement keeps.
    expect(lecturas).toBeLessThanOrEqual(12)
  })

  it('the search of a procedure, of one and of many', async () => {
    const buscar = (por: string, texto: string) => async () => {
      const { body } = await desk.post<{ personas: object[] }>('/api/personas-tramite/baja/busqueda', { por, texto })
      return { body: body.personas }
    }
    const [one, oneReads] = await costo(desk, buscar('interno', String(altas[0]?.interno)))
    const [many, manyReads] = await costo(desk, buscar('departamento', 'a'))
    expect([one, many >= PERSONAS]).toEqual([1, true])
    expect(manyReads).toBe(oneReads)
    expect(manyReads).toBeLessThanOrEqual(12)
  })

  it('the documented list of movements, of one organisation or none', async () => {
    const ask = (nivel1: number) => () =>
      desk.get(`/api/afiliado-org-mov?nivel0_id=${salud.entidad}&nivel1_id=${nivel1}&activo=true`)
    const [none, noneReads] = await costo(desk, ask(987_654))
    const [many, manyReads] = await costo(desk, ask(salud.adscripcion))
    expect([none, many >= PERSONAS]).toEqual([0, true])
    expect(manyReads - noneReads).toBeLessThanOrEqual(1)
  })

  it('a Kardex of one movement and one of several', async () => {
    const persona = await personaActiva(desk, salud)
    const kardex = () => desk.get(`/api/panel/consulta/${persona.afiliadoId}`)
    const [, one] = await costo(desk, kardex)
    const asked = await solicitar(
      desk,
      'actualizacion',
      await cuerpoDe(persona, { cambios: { datosPersonales: { telefono: '4490001122' } } }),
    )
    expect(asked.status).toBe(201)
    const [, two] = await costo(desk, kardex)
    expect(two).toBe(one)
  })
})
