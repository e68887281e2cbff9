import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ParametroPanel, RespuestaParametros } from '#domain/fondos/parametro-panel.ts'
import type { EfectoParametros } from '#domain/fondos/parametros/efecto-parametros.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import type { Client } from '#test/support/client.ts'
import { signIn } from '#test/support/client.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'

const PATH = '/api/panel/fondos-parametros'

interface Rechazo {
  readonly error: string
  readonly codigo: string
  readonly campos: Readonly<Record<string, string>>
}

/** A record with every rate that the seed's record has, FPESA apart. */
const TASAS = { FAA: 5, FAE: 2.5, FVE: 1.4, FHE: 0.35, FPESE: 22.25, FPEAE: 26.75, FPEQE: 26.75, SARE: 2 }

let admin: Client
let dosManos: DosManos
let auditor: Client

beforeAll(async () => {
  admin = await signIn('admin')
  dosManos = await conSegundaMano(admin)
  auditor = await signIn('auditor')
})

// Each test starts with the seed's record alone, and with no close.
beforeEach(async () => {
  await execute('DELETE FROM cierres')
  await execute('DELETE FROM fondos_parametros WHERE clave > 1')
})

/** Adds record 2, of quincena 24, with an FPESA of 45. */
const registrar = async (): Promise<void> => {
  const valores = { ...TASAS, FPESA: 45 }
  const confirmaciones = { FPESA: 'cuarenta y cinco' }
  expect((await dosManos.post(PATH, { desde: '2426', valores, confirmaciones })).status).toBe(200)
  expect(await ultimo()).toMatchObject({ clave: 2, version: 1 })
}

/** Changes its FPESA to 4.75. */
const corregir = () =>
  dosManos.put(`${PATH}/2`, {
    version: 1,
    valores: { FPESA: 4.75 },
    confirmaciones: { FPESA: 'cuatro punto siete cinco' },
  })

const list = async (): Promise<RespuestaParametros> => (await admin.get<RespuestaParametros>(PATH)).body
/** The newest record. */
const ultimo = async () => (await list()).registros[0]

describe('fund parameters', () => {
  it('count a key that was added after the record as 0', async () => {
    const stored = await selectRow<{ valores: string }>('SELECT valores FROM fondos_parametros')
    const entries = Object.entries(JSON.parse(stored?.valores ?? '{}') as Record<string, number>)
    const before = Object.fromEntries(entries.filter(([clave]) => clave !== 'FPENSION'))
    await execute('UPDATE fondos_parametros SET valores = $1', [JSON.stringify(before)])
    expect((await list()).registros[0]?.valores).toMatchObject({ FAA: 5, FPENSION: 0 })
    const { adscripcion } = await lugarDe(SALUD)
    const { status } = await (await signIn('jefe')).get(`/api/quincenas/2226/simulacion?entidad=${adscripcion}`)
    expect(status).toBe(200)
    await execute('UPDATE fondos_parametros SET valores = $1', [stored?.valores ?? ''])
  })

  it('begin with the seed’s rates, in force, and every one of the 31 keys', async () => {
    const { registros } = await list()
    expect(registros).toHaveLength(1)
    expect(registros[0]).toMatchObject({ clave: 1, desde: '0125', redondeo: 'medio-par', enVigor: true })
    const { valores } = registros[0]!
    expect(Object.keys(valores)).toHaveLength(31)
    expect(valores).toMatchObject({ FAA: 5, FAE: 2.5, FVE: 1.4, FHE: 0.35, FPESA: 4.5, FPESE: 22.25, SARE: 2, SARA: 0 })
  })

  it('are read by the auditor, without acts, and by nobody of a dependency', async () => {
    const { body } = await auditor.get<RespuestaParametros>(PATH)
    expect(body.actions).toEqual([])
    expect(body.registros[0]?.actions).toEqual([])
    expect((await auditor.post(PATH, { valores: {}, desde: '2326' })).status).toBe(403)
    expect((await (await signIn('ventanilla1')).get(PATH)).status).toBe(403)
  })

  it('refuse 450 where 4.5 was meant, a negative, five decimals and 99.99 days, each by its field', async () => {
    const { status, body } = await admin.post<Rechazo>(PATH, {
      desde: '2326',
      valores: { FPESA: 450, FAE: -1, FVE: 1.40001, DIAS_AGUINALDO: 367, DIAS_ANUAL_AGU: 99.99 },
    })
    expect(status).toBe(422)
    expect(body.campos).toEqual({
      'valores.FPESA': 'FPESA va de 0 a 100; llegó 450. ¿Querías decir 4.5?',
      'valores.FAE': 'FAE va de 0 a 100; llegó -1.',
      'valores.FVE': 'FVE lleva hasta cuatro decimales.',
      'valores.DIAS_AGUINALDO': 'Días Aguinaldo va de 0 a 366; llegó 367.',
      'valores.DIAS_ANUAL_AGU': 'Días Anual Agu va en días enteros; llegó 99.99.',
    })
  })

  it('ask for a rate that jumps in words, and take it once it is said', async () => {
    const valores = { ...TASAS, FPESA: 45 }
    const refused = await admin.post<Rechazo>(PATH, { desde: '2426', valores })
    expect(refused.status).toBe(422)
    expect(refused.body.campos).toEqual({
      'confirmaciones.FPESA': 'FPESA pasa de 4.5 a 45. Si es correcto, escríbelo con palabras: cuarenta y cinco.',
    })
    const wrong = await admin.post<Rechazo>(PATH, { desde: '2426', valores, confirmaciones: { FPESA: 'cuarenta' } })
    expect(wrong.status).toBe(422)
    const taken = await dosManos.post(PATH, {
      desde: '2426',
      valores,
      confirmaciones: { FPESA: ' Cuarenta  y CINCO ' },
    })
    expect(taken).toMatchObject({ status: 200, body: { registro: '2' } })
    expect(await ultimo()).toMatchObject({ clave: 2, version: 1, desde: '2426', valores: { FPESA: 45 } })
    const { registros } = await list()
    expect(registros.map(({ clave, enVigor }) => [clave, enVigor])).toEqual([
      [2, false],
      [1, true],
    ])
  })

  it('change only in the newest record and only what is sent; the version before stays as it was', async () => {
    await registrar()
    expect((await corregir()).status).toBe(200)
    expect(await ultimo()).toMatchObject({
      clave: 2,
      version: 2,
      desde: '2426',
      valores: { FPESA: 4.75, FPESE: 22.25 },
    })
    expect((await admin.put<Rechazo>(`${PATH}/1`, { version: 1, valores: { FAA: 6 } })).body).toMatchObject({
      codigo: 'no_es_el_ultimo',
      error: 'Solo se actualiza el registro más reciente.',
    })
    const before = await selectRow<{ valores: string }>(
      'SELECT valores FROM fondos_parametros WHERE clave = 2 AND version = 1',
    )
    expect(before?.valores).toContain('"FPESA":450000')
    const { registros } = await list()
    expect(registros).toHaveLength(2)
  })

  it('refuse a change of what somebody changed first, with what it is now', async () => {
    await registrar()
    await corregir()
    const stale = await admin.put<Rechazo & { actual: ParametroPanel }>(`${PATH}/2`, {
      version: 1,
      valores: { FAA: 6 },
    })
    expect(stale.status).toBe(409)
    expect(stale.body.codigo).toBe('version')
    expect(stale.body.actual).toMatchObject({ clave: 2, version: 2 })
  })

  it('hold from no quincena that an entity has closed', async () => {
    await registrar()
    await corregir()
    const unidad = await selectRow<{ id: number }>('SELECT id FROM unidades WHERE nivel = 1 ORDER BY id LIMIT 1')
    await execute(
      `INSERT INTO cierres (entidad_id, quincena, estado, creado_at) VALUES ($1, $2, 'cerrado', '2026-12-20T00:00:00.000Z')`,
      [unidad!.id, 2026 * 24 + 23],
    )
    const { status, body } = await admin.put<Rechazo>(`${PATH}/2`, { version: 2, valores: { FAA: 5.5 } })
    expect(status).toBe(422)
    expect(body.campos['desde']).toContain('elige la quincena 1 de 2027')
    const { quincenas } = await list()
    expect(quincenas[0]).toEqual({ codigo: '0127', texto: 'Q1 2027 · 1–15 ene' })
    await dosManos.put(`${PATH}/2`, { version: 2, valores: { FAA: 5.5 }, desde: '0127' })
    expect(await ultimo()).toMatchObject({ version: 3, desde: '0127', valores: { FAA: 5.5 } })
  })

  it('keep their legal basis and the reason of each version, and list every version with who proposed and authorised it', async () => {
    const valores = { ...TASAS, FPESA: 45 }
    const confirmaciones = { FPESA: 'cuarenta y cinco' }
    const fundamento = ' Decreto 77 de la legislatura, artículo 2 '
    const nuevo = { desde: '2426', valores, confirmaciones, fundamento, motivo: 'Lo ordena el decreto 77' }
    expect((await dosManos.post(PATH, nuevo)).status).toBe(200)
    expect((await corregir()).status).toBe(200)
    // A change keeps the basis of its record and not its reason.
    expect(await ultimo()).toMatchObject({ fundamento: 'Decreto 77 de la legislatura, artículo 2', motivo: '' })
    const espera = { version: 2, valores: { FPESA: 4.8 }, motivo: 'Error de captura' }
    expect((await admin.put(`${PATH}/2`, espera)).status).toBe(202)
    const { versiones } = await list()
    const quien = { propuso: versiones[1]!.propuso, autorizaron: [expect.any(String) as string] }
    expect(versiones.map(({ titulo }) => titulo)).toEqual([
      expect.stringMatching(/^PA-\d{6}$/) as string,
      'Registro 2, versión 2',
      'Registro 2, versión 1',
      'Registro 1, versión 1',
    ])
    expect(versiones).toMatchObject([
      { estado: 'propuesta', autorizaron: [], motivo: 'Error de captura', valores: { FPESA: 4.8, FAA: 5 } },
      { ...quien, estado: 'futura', vigencia: { desde: 2026 * 24 + 23, hasta: null }, motivo: '' },
      { ...quien, estado: 'sustituida', motivo: 'Lo ordena el decreto 77', valores: { FPESA: 45 } },
      { estado: 'vigente', vigencia: { desde: 2025 * 24, hasta: 2026 * 24 + 22 }, propuso: 'Sistema', autorizaron: [] },
    ])
    expect(versiones[1]!.autorizaron).not.toContain(versiones[1]!.propuso)
    await execute(`UPDATE propuestas SET estado = 'retirada' WHERE estado = 'pendiente'`)
  })

  it('refuse a legal basis or a reason longer than 200 characters, by its field', async () => {
    const largo = 'x'.repeat(201)
    const { status, body } = await admin.post<Rechazo>(PATH, {
      ...{ desde: '2426', valores: {}, fundamento: largo, motivo: largo },
    })
    expect(status).toBe(422)
    expect(Object.keys(body.campos).sort()).toEqual(['fundamento', 'motivo'])
  })

  it('refuse what the form does not have', async () => {
    const { status, body } = await admin.post<Rechazo>(PATH, { desde: '0127', valores: { NADA: 1 }, autor: 'otro' })
    expect(status).toBe(422)
    expect(Object.keys(body.campos)).toContain('autor')
  })

  it('leave their row in the bitácora with before and after', async () => {
    const { id: ultima } = (await selectRow<{ id: number }>('SELECT COALESCE(MAX(id), 0) AS id FROM bitacora'))!
    await registrar()
    await corregir()
    const row = await selectRow<{ actor: string; antes: string; despues: string }>(
      `SELECT actor, antes, despues FROM bitacora WHERE acto = 'parametros.cambiar' AND id > $1 ORDER BY id LIMIT 1`,
      [ultima],
    )
    expect(row?.actor).toBe('admin')
    expect(JSON.parse(row!.antes)).toMatchObject({ version: 1, desde: '2426', FPESA: 45 })
    expect(JSON.parse(row!.despues)).toMatchObject({ version: 2, desde: '2426', FPESA: 4.75 })
  })
})

describe('what a record would change', () => {
  it('is told by fund, for how many and for whom, and nothing is written', async () => {
    const ventanilla = await signIn('ventanilla1')
    const salud = await lugarDe(SALUD)
    for (const fecha of ['2026-11-16', '2026-11-20']) {
      const { movimiento } = await registrarAlta(ventanilla, salud)
      await execute('UPDATE movimientos SET aplicar = TRUE, fecha = $1, quincena = $2 WHERE id = $3', [
        fecha,
        2026 * 24 + 21,
        movimiento,
      ])
    }
    const before = await selectRow('SELECT COUNT(*) AS n FROM fondos_parametros')
    // FAA 5 → 6 of 6,167.88 and 4,523.11: 370.07 − 308.39 and 271.39 − 226.16.
    const { status, body } = await admin.post<EfectoParametros>(`${PATH}/previa`, { clave: 1, valores: { FAA: 6 } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      quincena: 'Q22 2026 · 16–30 nov',
      cierre: null,
      personas: 2,
      cambian: 2,
      diferenciaCentavos: 10_691,
    })
    expect(body.fondos.find(({ fondo }) => fondo === 'fondo_ahorro')).toEqual({
      fondo: 'fondo_ahorro',
      diferenciaCentavos: 10_691,
      personas: 2,
    })
    expect(body.mayores.map((one) => one.despuesCentavos - one.antesCentavos)).toEqual([6_168, 4_523])
    expect(await selectRow('SELECT COUNT(*) AS n FROM fondos_parametros')).toEqual(before)
  })

  it('is told of the quincena that most entities closed, and of how many of them', async () => {
    const unidades = await selectRows<{ id: number }>(
      'SELECT id FROM unidades WHERE nivel = 1 AND activo = TRUE ORDER BY id',
    )
    const close = (quincena: number, cuantas: number): Promise<unknown> =>
      Promise.all(
        unidades.slice(0, cuantas).map(({ id }) =>
          execute(
            `INSERT INTO cierres (entidad_id, quincena, estado, creado_at)
             VALUES ($1, $2, 'cerrado', '2026-12-20T00:00:00.000Z')`,
            [id, quincena],
          ),
        ),
      )
    const previa = async (): Promise<EfectoParametros> =>
      (await admin.post<EfectoParametros>(`${PATH}/previa`, { clave: 1, valores: { FAA: 6 } })).body
    const entidades = unidades.length
    await close(2026 * 24 + 19, 2)
    await close(2026 * 24 + 20, 1)
    expect(await previa()).toMatchObject({ quincena: 'Q20 2026 · 16–31 oct', cierre: { cerraron: 2, entidades } })
    // The newest one is closed by one entity alone: the figures stand on the one that all of them closed.
    await execute('DELETE FROM cierres')
    await close(2026 * 24 + 20, entidades)
    await close(2026 * 24 + 21, 1)
    expect(await previa()).toMatchObject({
      quincena: 'Q21 2026 · 1–15 nov',
      cierre: { cerraron: entidades, entidades },
    })
  })

  it('is refused for values out of range and for who does not administer', async () => {
    expect((await admin.post(`${PATH}/previa`, { clave: null, valores: { FAA: 101 } })).status).toBe(422)
    expect((await admin.post(`${PATH}/previa`, { clave: 99, valores: { FAA: 6 } })).status).toBe(404)
    expect((await auditor.post(`${PATH}/previa`, { clave: 1, valores: { FAA: 6 } })).status).toBe(403)
  })
})
