import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LineaDeVida } from '#domain/afiliacion/historia/linea-de-vida.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { applyMovimientos } from '#api/afiliacion/aplicar/apply-movimientos.ts'
import { carryMovimientos } from '#api/afiliacion/aplicar/carry-movimientos.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cuerpoDe, papel, personaActiva, solicitar } from '#test/support/tramites.ts'

let desk: Client
let validador: Client
let auxiliar: Client
let jefe: Client
let salud: Lugar

/** Quincena 22 of 2026: 2026 × 24 + 21. */
const Q22 = 48_645

// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  validador = await signIn('validador1')
  auxiliar = await signIn('auxiliar')
  jefe = await signIn('jefe')
  salud = await lugarDe(SALUD)
})

async function approve(folio: string): Promise<void> {
  const chain = [
    [validador, 'validar'],
    [auxiliar, 'revisar'],
    [jefe, 'aprobar'],
  ] as const
  for (const [i, [client, acto]] of chain.entries()) {
    const res = await client.post(`/api/movimientos/${folio}/${acto}`, { version: i + 1 })
    expect(res.status, JSON.stringify(res.body)).toBe(200)
  }
}

const applied = () => applyMovimientos(SISTEMA, { quincena: Q22, adscripcionId: salud.adscripcion })

const situacionDe = async ({ afiliadoId }: AltaHecha) =>
  (await selectRow<{ situacion: string }>('SELECT situacion FROM afiliados WHERE id = $1', [afiliadoId]))?.situacion

describe('applying what a quincena approved', () => {
  it('applies once what is Por aplicar of that entity, and nothing else', async () => {
    const [alta, waiting] = [await registrarAlta(desk, salud), await registrarAlta(desk, salud)]
    await approve(alta.folio)
    const other = await registrarAlta(await signIn('ventanilla2'), await lugarDe(EDUCACION))
    expect(await applied()).toContain(alta.folio)
    expect(await applied()).toEqual([])
    expect([await situacionDe(alta), await situacionDe(waiting), await situacionDe(other)]).toEqual(['A', 'T', 'T'])
    const { body } = await desk.get(`/api/panel/movimientos/${alta.movimiento}`)
    expect(body).toMatchObject({ estatus: 'Aplicado', actions: [] })
    const told = await selectRows(`SELECT id FROM avisos WHERE clave LIKE $1`, [
      `movimiento:${alta.movimiento}:aplicar:%`,
    ])
    expect(told).toHaveLength(1)
  })

  it('a leave and an update are seen on both clocks and in the line of life', async () => {
    const [person, changed] = [await personaActiva(desk, salud), await personaActiva(desk, salud)]
    const [day] = await selectRows<{ fecha: string }>(
      `SELECT fecha FROM eventos WHERE tipo = 'ARCHIVO_APLICACION' AND fecha > '2026-12-01' ORDER BY fecha LIMIT 1`,
    )
    const leave = { fechaAutorizacion: '2026-11-20', fechaFin: day?.fecha, documentos: await papel(desk, 'incidencia') }
    const licencia = await solicitar(desk, 'licencia', await cuerpoDe(person, leave))
    const cambios = { datosLaborales: { categoria: '10A' } }
    const laboral = await solicitar(desk, 'laboral', await cuerpoDe(changed, { cambios }))
    expect([licencia.status, laboral.status], JSON.stringify([licencia.body, laboral.body])).toEqual([201, 201])
    for (const { body } of [licencia, laboral]) await approve(String(body['folio']))
    await applied()
    expect(await situacionDe(person)).toBe('L')
    const page = async (id: number, query: string) => (await desk.get(`/api/panel/afiliados/${id}${query}`)).body
    expect(await page(changed.afiliadoId, '')).toMatchObject({ categoria: '10A', sueldoCentavos: 1_019_159 })
    expect(await page(changed.afiliadoId, '?al=2026-11-22')).toMatchObject({
      categoria: '20B',
      sueldoCentavos: 1_233_575,
      relojes: { al: '2026-11-22', conocido: null },
      tramites: [],
      actions: [],
    })
    expect(await page(person.afiliadoId, '?al=2026-11-22')).toMatchObject({ situacion: 'A' })
    expect((await desk.get(`/api/panel/afiliados/${person.afiliadoId}?al=2024-12-31`)).status).toBe(404)
    expect((await desk.get(`/api/panel/afiliados/${person.afiliadoId}?al=2026-02-30`)).status).toBe(400)
    const { body } = await desk.get<LineaDeVida>(`/api/panel/afiliados/${person.afiliadoId}/linea`)
    const line = body.entradas.filter((one) => one.clase === 'cambio')
    expect(line.map(({ desde, situacion, folio, movimiento }) => [desde, situacion, folio, movimiento])).toEqual([
      ['2026-11-23', 'L', licencia.body['folio'], licencia.body['movimiento']],
      ['2025-01-01', 'A', null, null],
    ])
  })

  it('what was recorded after a day is not known on it, whatever its date', async () => {
    const person = await personaActiva(desk, salud)
    const { body } = await solicitar(
      desk,
      'laboral',
      await cuerpoDe(person, { cambios: { datosLaborales: { categoria: '10A' } } }),
    )
    await approve(String(body['folio']))
    await applied()
    await inTransaction(() =>
      execute(
        `UPDATE historia_afiliado SET registrado_at = '2025-01-20T18:00:00.000Z' WHERE afiliado_id = $1 AND movimiento_id IS NULL`,
        [person.afiliadoId],
      ),
    )
    const page = (query: string) => desk.get(`/api/panel/afiliados/${person.afiliadoId}${query}`)
    expect((await page('?conocido=2026-11-01')).body).toMatchObject({ categoria: '20B', tramites: [], actions: [] })
    expect((await page('?al=2026-12-31&conocido=2026-11-01')).body).toMatchObject({ categoria: '20B' })
    expect((await page('?al=2026-12-31')).body).toMatchObject({ categoria: '10A' })
    expect((await page('?conocido=2025-01-19')).status).toBe(404)
  })

  it('what was not approved goes to the next quincena with folio, date and state', async () => {
    const waiting = await registrarAlta(desk, salud)
    const moved = await carryMovimientos(SISTEMA, { quincena: Q22, adscripcionId: salud.adscripcion })
    expect(moved).toContain(waiting.folio)
    const { body } = await desk.get(`/api/panel/movimientos/${waiting.movimiento}`)
    expect(body).toMatchObject({ estatus: 'Solicitado', codigoQuincena: '2326', folio: waiting.folio })
  })
})

describe('what may be asked for a person today', () => {
  it('says for each procedure whether it can, and why not', async () => {
    const person = await personaActiva(desk, salud)
    const { body } = await desk.get<{ tramites: { tramite: string; puede: boolean; porQue: string }[] }>(
      `/api/panel/afiliados/${person.afiliadoId}`,
    )
    expect(body.tramites.map(({ tramite, puede }) => [tramite, puede])).toEqual([
      ['actualizacion', true],
      ['laboral', true],
      ['licencia', true],
      ['baja', true],
      ['baja-permanente', true],
      ['jubilacion', true],
      ['reingreso', false],
      ['alta-historico', false],
    ])
    expect(body.tramites.find(({ tramite }) => tramite === 'reingreso')?.porQue).toBe(
      'Esta persona está en activo; este trámite procede para quien está de licencia.',
    )
  })
})

describe('another office’s person with history', () => {
  it('is found by name, situation, last period and entity, and shown once the whole CURP is given', async () => {
    const gone = await personaActiva(await signIn('ventanilla2'), await lugarDe(EDUCACION), 'B')
    const find = async (query: string) =>
      (await desk.get<Record<string, unknown>[]>(`/api/personal/organica?ORGANICA_ACTIVO=B-C-D-E-L-N-P&${query}`)).body
    const [found] = await find(
      `q=${encodeURIComponent(`${gone.persona.apellidoPaterno} ${gone.persona.apellidoMaterno}`)}&limit=1000`,
    )
    expect(found).toMatchObject({
      ENTIDAD: EDUCACION,
      CURP: '',
      SEGURO_SOCIAL: '',
      TELEFONO: '',
      INTERNO: 0,
      ORGANICA_ACTIVO: 'B',
    })
    const [shown] = await find(`curp=${gone.persona.curp}`)
    expect(shown).toMatchObject({ CURP: gone.persona.curp, INTERNO: gone.interno })
  })
})
