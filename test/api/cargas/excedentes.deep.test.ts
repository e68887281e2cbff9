import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { Excedente, ExcedentesDeEntidad } from '#domain/fondos/excedentes/excedente.ts'
import type { EstadoDeCuenta } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import { defineTrabajoExcedentes } from '#api/cargas/nomina/excedentes/trabajo-excedentes.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import { portal } from '#test/cli/consola.ts'
import { lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import {
  aprobarNomina,
  cargarNomina,
  deshacerNomina,
  folioDe,
  ponerPlanoDePrueba,
  type RenglonPrueba,
} from '#test/support/cargas/nomina-de-prueba.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { waitUntil } from '#test/support/wait-until.ts'

// Runs on each dialect: the entries are upserted and added up by the engine.

/** Of a salary of 5,000 the affiliate owes 250.00 of FAA and 225.00 of FPESA. */
const JUSTO = { sueldo: '5000', faa: '250.00', fpesa: '225.00' }

let auxiliar: Client
let dosManos: DosManos
let lugar: Lugar
let categoria = 0
let serie = 780_000
let quincena = 1

beforeAll(async () => {
  await ponerPlanoDePrueba()
  lugar = await lugarDe(SALUD)
  categoria = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`))!.id
  auxiliar = await signIn('auxiliar')
  dosManos = await conSegundaMano(auxiliar)
}, 120_000)
// Each test has a quincena and people of its own.
beforeEach(() => {
  quincena += 1
  defineTrabajoExcedentes()
})
afterEach(() => stopTrabajos())

const codigo = (): string => `${String(quincena).padStart(2, '0')}26`

async function persona(): Promise<{ readonly id: number; readonly interno: number }> {
  const interno = (serie += 1)
  const id = await ponerPersona({ interno, lugar, categoria, sueldoCentavos: 1_019_159, situacion: 'A' })
  return { id, interno }
}

const cargar = async (filas: readonly RenglonPrueba[], ...more: readonly string[]): Promise<string> =>
  folioDe(
    await cargarNomina(
      filas.map((fila) => ({ dias: '15', ...fila })),
      { entidad: SALUD, quincena: codigo() },
      ...more,
    ),
  )

/** Loads a payroll of Salud, has it approved and waits until it is compared. Returns its folio. */
async function pagar(filas: readonly RenglonPrueba[], ...more: readonly string[]): Promise<string> {
  const folio = await cargar(filas, ...more)
  await aprobarNomina(folio)
  await alDia()
  return folio
}

/** Runs the comparisons that wait. */
async function alDia(): Promise<void> {
  startTrabajos({ pollMs: 20 })
  await waitUntil(async () =>
    expect(
      await selectRows(
        `SELECT estado, resultado FROM trabajos WHERE clase = 'cargas.excedentes' AND estado <> 'hecho'`,
      ),
    ).toEqual([]),
  )
  await stopTrabajos()
}

const lista = async (filter: object = {}, quien = auxiliar): Promise<Excedente[]> =>
  (await quien.post<Excedente[]>('/api/panel/excedentes/buscar', { filter: { quincena: codigo(), ...filter } })).body
const resumen = async (filter: object = {}, quien = auxiliar) =>
  (await lista({ ...filter }, quien)).map(({ interno, clave, importeCentavos, pendienteCentavos, estado }) => [
    Number(interno),
    clave,
    importeCentavos,
    pendienteCentavos,
    estado,
  ])
const uno = async (): Promise<Excedente> => {
  const [primero, ...demas] = await lista()
  expect(demas).toEqual([])
  return primero!
}
const devolver = ({ id, version }: Excedente, change: object = {}) =>
  dosManos.post<Rechazo>(`/api/excedentes/${id}/decision`, {
    ...{ destino: 'devolver', fecha: '2026-11-19', referencia: 'Oficio DA/12/2026', version },
    ...change,
  })
const dejarAFavor = (excedente: Excedente) => devolver(excedente, { destino: 'a_favor', fecha: '' })
const complementaria = { clase: 'COMPLEMENTARIA', numero: '1', dias: '0' }

describe('what payrolls deducted beyond what was due', () => {
  it('is listed by person and key once the payroll is approved, and the entity sees its own', async () => {
    const [ana, beto, carmen] = [await persona(), await persona(), await persona()]
    const folio = await cargar([
      { interno: ana.interno, ...JUSTO, faa: '260.00', fpesa: '226.50' },
      { interno: beto.interno, ...JUSTO, fpesa: '100.00' },
      { interno: carmen.interno, ...JUSTO },
    ])
    expect(await resumen()).toEqual([])
    await aprobarNomina(folio)
    await alDia()
    const esperado = [
      [ana.interno, 'FAA', 1_000, 1_000, 'por_decidir'],
      [ana.interno, 'FPESA', 150, 150, 'por_decidir'],
    ]
    expect((await resumen()).toSorted()).toEqual(esperado)
    expect((await resumen({}, await signIn('validador1'))).toSorted()).toEqual(esperado)
    expect(await resumen({}, await signIn('ventanilla2'))).toEqual([])
    expect((await lista({}, await signIn('validador1')))[0]?.actions).toEqual([])
    expect((await lista({ q: String(ana.interno) })).map(({ carga }) => carga)).toEqual([folio, folio])
    expect(await lista({ q: 'nadie' })).toEqual([])
    expect(await lista({ estado: 'devuelto' })).toEqual([])
    const { body } = await auxiliar.get<{ entidades: ExcedentesDeEntidad[] }>('/api/excedentes/entidades')
    const suya = body.entidades.find(({ entidadId }) => entidadId === lugar.adscripcion)!
    expect(suya.pendienteCentavos).toBeGreaterThanOrEqual(1_150)
    const estado = await auxiliar.get<EstadoDeCuenta>(`/api/estado-cuenta/${ana.id}`)
    expect(estado.body.excedentes.map(({ clave, importeCentavos }) => [clave, importeCentavos])).toEqual([
      ['FAA', 1_000],
      ['FPESA', 150],
    ])
    for (const usuario of ['validador1', 'auxiliar'])
      expect(
        await selectRows(
          `SELECT titulo FROM avisos a JOIN usuarios u ON u.id = a.usuario_id
           WHERE u.usuario = $1 AND a.clave = $2`,
          [usuario, `excedente:nomina:${lugar.adscripcion}:${2026 * 24 + quincena - 1}:1150`],
        ),
      ).toEqual([{ titulo: 'Descontado de más: $11.50' }])
  }, 120_000)

  it('follows the payrolls in force: another one adds to it, and undoing takes it back', async () => {
    const { interno } = await persona()
    await pagar([{ interno, ...JUSTO, faa: '260.00' }])
    // Of 6,000 are due 300.00 and 270.00; 315.00 and 270.00 were deducted.
    const segunda = await pagar([{ interno, ...complementaria, sueldo: '1000', faa: '55.00', fpesa: '45.00' }])
    expect(await resumen()).toEqual([[interno, 'FAA', 1_500, 1_500, 'por_decidir']])
    await deshacerNomina(segunda)
    await alDia()
    expect(await resumen()).toEqual([[interno, 'FAA', 1_000, 1_000, 'por_decidir']])
    // Replaced by one that deducts what is due: nothing is left of it.
    await pagar([{ interno, ...JUSTO }], '--motivo', 'Descuento corregido')
    expect(await resumen()).toEqual([])
  }, 120_000)

  it('is decided by two hands: returned with its day and paper', async () => {
    const { interno } = await persona()
    await pagar([{ interno, ...JUSTO, faa: '260.00' }])
    const excedente = await uno()
    for (const [change, campo] of [
      [{ fecha: '' }, 'fecha'],
      [{ fecha: '2026-12-24' }, 'fecha'],
      [{ referencia: '' }, 'referencia'],
    ] as const) {
      const { status, body } = await devolver(excedente, change)
      expect([status, Object.keys(body.campos ?? {})]).toEqual([422, [campo]])
    }
    const validador = await signIn('validador1')
    expect((await validador.post(`/api/excedentes/${excedente.id}/decision`, {})).status).toBe(403)
    expect((await devolver(excedente, { version: excedente.version + 1 })).body.codigo).toBe('version')
    expect((await devolver(excedente)).status).toBe(200)
    expect(await uno()).toMatchObject({
      ...{ estado: 'devuelto', devueltoCentavos: 1_000, pendienteCentavos: 0, devueltoEl: '2026-11-19' },
      ...{ referencia: 'Oficio DA/12/2026', actions: [] },
    })
    expect((await devolver(await uno())).body.codigo).toBe('decidido')
    expect(
      await selectRows(`SELECT acto FROM bitacora WHERE objeto = 'excedente' AND objeto_id = $1`, [
        String(excedente.id),
      ]),
    ).toEqual([{ acto: 'excedente.devolver' }])
  }, 120_000)

  it('stays in favour of the person until it is returned', async () => {
    const { interno } = await persona()
    await pagar([{ interno, ...JUSTO, faa: '260.00' }])
    expect((await dejarAFavor(await uno())).status).toBe(200)
    expect(await uno()).toMatchObject({ estado: 'a_favor', aFavorCentavos: 1_000, actions: ['decidir'] })
    expect(await resumen({ estado: ['a_favor'] })).toHaveLength(1)
    expect((await dejarAFavor(await uno())).body.campos).toHaveProperty('destino')
    expect((await devolver(await uno())).status).toBe(200)
    expect(await uno()).toMatchObject({ estado: 'devuelto', aFavorCentavos: 0, devueltoCentavos: 1_000 })
  }, 120_000)

  it('is built upon once it is decided: its payroll is not undone, nor replaced by one that says less', async () => {
    const { interno } = await persona()
    const folio = await pagar([{ interno, ...JUSTO, faa: '260.00' }])
    expect((await devolver(await uno())).status).toBe(200)
    const deshacer = await portal(
      ['--como', 'auxiliar', 'importar', 'deshacer', folio, '--motivo', 'Era de otra dependencia'],
      true,
      [DEMO_PASSWORD],
    )
    const porque = `ya se decidió lo que descontó de más (Persona ${interno} Prueba, FAA $10.00). Corrígela con una nómina complementaria.`
    expect([deshacer.code, deshacer.err]).toEqual([1, expect.stringContaining(`${folio} no se deshace: ${porque}`)])
    const donde = { entidad: SALUD, quincena: codigo() }
    const menos = await cargarNomina([{ interno, dias: '15', ...JUSTO }], donde, '--motivo', 'Descuento corregido')
    expect([menos.code, menos.err]).toEqual([1, expect.stringContaining(`${folio} no se sustituye: ${porque}`)])
    const { carga } = (await selectRow<{ carga: number }>('SELECT MAX(id) AS carga FROM cargas'))!
    const detalle = await auxiliar.get<DetalleCarga>(`/api/cargas/CRG-26-${String(carga).padStart(6, '0')}`)
    expect(detalle.body.carga.estado).toBe('revisada')
    // One that says the same or more takes its place: the rest is open again.
    await pagar([{ interno, ...JUSTO, faa: '265.00' }], '--motivo', 'Descuento corregido')
    expect(await resumen()).toEqual([[interno, 'FAA', 1_500, 500, 'por_decidir']])
    // Another payroll is a fact: it may give back what was decided.
    await pagar([{ interno, ...complementaria, sueldo: '1000', faa: '35.00', fpesa: '45.00' }])
    expect(await resumen()).toEqual([[interno, 'FAA', 0, 0, 'devuelto']])
  }, 120_000)

  it('waits for its decision while the amounts are compared again', async () => {
    const { interno } = await persona()
    await pagar([{ interno, ...JUSTO, faa: '260.00' }])
    const excedente = await uno()
    await aprobarNomina(await cargar([{ interno, ...complementaria, sueldo: '1000', faa: '55.00', fpesa: '45.00' }]))
    expect((await devolver(excedente)).body).toMatchObject({ codigo: 'recalculo' })
    await alDia()
    expect((await devolver(excedente)).body.codigo).toBe('version')
    expect((await devolver(await uno())).status).toBe(200)
  }, 120_000)

  it('is nothing of payrolls that name no deductions', async () => {
    const { interno } = await persona()
    const antes = await selectRows(`SELECT id FROM trabajos WHERE clase = 'cargas.excedentes'`)
    await pagar([{ interno, sueldo: '5000' }])
    expect(await resumen()).toEqual([])
    expect(await selectRows(`SELECT id FROM trabajos WHERE clase = 'cargas.excedentes'`)).toEqual(antes)
  }, 120_000)
})
