import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PanelRendimientos, RendimientoPrevisto } from '#domain/fondos/cair/anio-rendimiento.ts'
import type { FormularioAnual } from '#domain/fondos/cair/eleccion.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { defineTrabajoRendimiento, writeRendimiento } from '#api/fondos/cair/trabajo-rendimiento.ts'
import { tomarTrabajo } from '#api/jobs/cola-trabajos.ts'
import { correrTrabajo } from '#api/jobs/correr-trabajo.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { cuenta, mayor, pedirCair } from '#test/support/dinero/cair.ts'
import { escribirCierre } from '#test/support/dinero/cierres.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { personaActiva } from '#test/support/tramites.ts'

const PATH = '/api/panel/cair-rendimientos'
const Q23_2025 = 2025 * 24 + 22
const TASA = 7.35
let titular: Client
let ventanilla: Client
let gente: AltaHecha[]

/** Day, amount, and what it is, of each person; the figures are odd so that roundings show. */
const ENTRADAS: readonly (readonly (readonly [fecha: string, centavos: number, clase: string])[])[] = [
  [
    ['2024-03-15', 1_234_567, 'aportacion'],
    ['2025-06-16', -400_001, 'retiro'],
    ['2026-01-14', 99_999, 'aportacion'],
  ],
  [
    ['2025-01-01', 33_333, 'aportacion'],
    ['2025-02-28', 12_345, 'aportacion'],
    ['2025-03-01', -12_345, 'reversa'],
    ['2025-12-31', 77_777, 'aportacion'],
  ],
  // Of the year it has one centavo for one day: a yield of nothing, which is no entry.
  [
    ['2025-12-31', 1, 'aportacion'],
    ['2026-02-14', 50_000, 'aportacion'],
  ],
]

beforeAll(async () => {
  defineTrabajoRendimiento()
  ;[titular, ventanilla] = [await signIn('titular'), await signIn('ventanilla1')]
  const salud = await lugarDe(SALUD)
  gente = [
    await personaActiva(ventanilla, salud),
    await personaActiva(ventanilla, salud),
    await personaActiva(ventanilla, salud),
  ]
  await personaActiva(await signIn('ventanilla2'), await lugarDe(EDUCACION))
  await inTransaction(() =>
    insertRows(
      'cair_asientos',
      ['afiliado_id', 'cuenta', 'clase', 'fecha', 'importe_centavos', 'registrado_at'],
      ENTRADAS.flatMap((entradas, i) =>
        entradas.map(([fecha, centavos, clase]) => [
          gente[i]?.afiliadoId ?? 0,
          'normal',
          clase,
          fecha,
          centavos,
          '2026-01-01T00:00:00.000Z',
        ]),
      ),
    ),
  )
  await escribirCierre({ entidadId: salud.adscripcion, quincena: Q23_2025 })
})

// Each test starts without choices, and without an applied yield: a year that has one takes no choice.
beforeEach(() =>
  inTransaction(async () => {
    for (const table of ['cair_rendimientos', 'cair_elecciones']) await execute(`DELETE FROM ${table}`)
  }),
)

const pedir = (path: string, more: object = {}, client = titular) =>
  client.post<RendimientoPrevisto & Rechazo & { id: number; abiertas: { entidad: string; quincenas: string[] }[] }>(
    path,
    { anio: 2025, cuenta: 'normal', tasa: TASA, ...more },
  )

/** The yield by walking the year day by day, in whole numbers: it shares no code with the product. */
function aMano(entradas: readonly (readonly [string, number, string])[], tasaDiezmil: bigint): number {
  let suma = 0n
  let dias = 0n
  for (let dia = Date.UTC(2025, 0, 1); dia <= Date.UTC(2025, 11, 31); dia += 86_400_000) {
    const text = new Date(dia).toISOString().slice(0, 10)
    dias += 1n
    for (const [fecha, centavos] of entradas) if (fecha <= text) suma += BigInt(centavos)
  }
  const [arriba, abajo] = [suma * tasaDiezmil, 1_000_000n * dias]
  const [entero, resto] = [arriba / abajo, (arriba % abajo) * 2n]
  return Number(resto > abajo || (resto === abajo && entero % 2n === 1n) ? entero + 1n : entero)
}

describe('the form of the yearly yield', () => {
  it('keeps what a person chose, of who is within the desk’s scope', async () => {
    const path = '/api/panel/rendimiento-anual'
    const afiliadoId = gente[0]?.afiliadoId ?? 0
    const blank = await ventanilla.get<FormularioAnual>(`${path}?afiliadoId=${afiliadoId}`)
    expect(blank.body.anios).toMatchObject([
      { anio: 2026, opcion: null, version: 0 },
      { anio: 2025, opcion: null, version: 0 },
    ])
    const send = (body: object, client = ventanilla) =>
      client.post<FormularioAnual & Rechazo>(path, { afiliadoId, anio: 2025, opcion: 'B', version: 0, ...body })
    expect((await send({})).body.anios[1]).toMatchObject({ opcion: 'B', version: 1 })
    expect((await send({ opcion: 'A' })).body.codigo).toBe('version')
    expect((await send({ opcion: 'A', version: 1 })).body.anios[1]).toMatchObject({ opcion: 'A', version: 2 })
    expect((await send({ anio: 2024 })).body.campos?.['anio']).toContain('se esperaba 2026 o 2025')
    expect((await send({ opcion: 'C' })).status).toBe(422)
    const other = await signIn('ventanilla2')
    expect((await send({ version: 2 }, other)).status).toBe(404)
    expect((await other.get(`${path}?afiliadoId=${afiliadoId}`)).status).toBe(404)
  })

  it('keeps one of two choices sent at once from version 0 and from version 1, and tells the other', async () => {
    const path = '/api/panel/rendimiento-anual'
    const afiliadoId = gente[1]?.afiliadoId ?? 0
    const send = (opcion: 'A' | 'B', version: number) =>
      ventanilla.post<FormularioAnual & Rechazo>(path, { afiliadoId, anio: 2026, opcion, version })
    for (const version of [0, 1]) {
      const both = await Promise.all([send('A', version), send('B', version)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      const kept = both.find(({ status }) => status === 200)?.body.anios[0]
      expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ codigo: 'version', actual: kept })
      const { body } = await ventanilla.get<FormularioAnual>(`${path}?afiliadoId=${afiliadoId}`)
      expect(body.anios[0]).toEqual(kept)
      expect(kept).toMatchObject({ version: version + 1 })
    }
  })
})

describe('the yield of a year', () => {
  it.each([
    ['of a year that is not over', { anio: 2026 }, 'anio', 'no ha terminado'],
    ['at no rate', { tasa: 0 }, 'tasa', 'La tasa dice 0 %; se esperaba más de 0'],
    ['at 51 %', { tasa: 51 }, 'tasa', 'La tasa dice 51 %; se esperaba más de 0 y hasta 50 %'],
    ['at a rate of five decimals', { tasa: 5.000_01 }, 'tasa', 'cuatro decimales'],
  ])('%s is refused at its field', async (_, more, campo, dice) => {
    for (const path of [PATH, `${PATH}/previsto`]) {
      const { status, body } = await pedir(path, more)
      expect([status, Object.keys(body.campos ?? {})]).toEqual([422, [campo]])
      expect(body.campos?.[campo]).toContain(dice)
    }
  })

  it('is refused while a quincena is open, previewed to the centavo, applied once, and closes its year', async () => {
    // One person chose option A: the yield is paid out.
    const eleccion = { afiliadoId: gente[0]?.afiliadoId, anio: 2025, opcion: 'A', version: 0 }
    expect((await ventanilla.post('/api/panel/rendimiento-anual', eleccion)).status).toBe(200)

    // It is refused with the list while a quincena of the year is open.
    {
      const { status, body } = await pedir(PATH)
      expect([status, body.codigo]).toEqual([422, 'abiertas'])
      expect(body.abiertas).toContainEqual({ entidad: SALUD, quincenas: ['2425'] })
      expect(body.abiertas).toContainEqual({ entidad: EDUCACION, quincenas: ['2325', '2425'] })
      expect(body.error).toContain('sin cerrar')
      // An entity owes only the quincenas of its own validity: one that begins late, one that was merged.
      const { adscripcion } = await lugarDe(EDUCACION)
      const deEducacion = async (desde: string, hasta: string | null) => {
        await inTransaction(() =>
          execute('UPDATE unidad_vigencias SET desde = $1, hasta = $2 WHERE unidad_id = $3', [
            desde,
            hasta,
            adscripcion,
          ]),
        )
        const { abiertas } = (await pedir(`${PATH}/previsto`)).body
        return abiertas.find(({ entidad }) => entidad === EDUCACION)?.quincenas ?? []
      }
      expect(await deEducacion('2025-12-16', null)).toEqual(['2425'])
      expect(await deEducacion('2026-01-01', null)).toEqual([])
      expect(await deEducacion('1900-01-01', '2025-12-15')).toEqual(['2325'])
      expect(await deEducacion('1900-01-01', null)).toEqual(['2325', '2425'])
      const open = await selectRows<{ id: number }>(
        `SELECT DISTINCT nivel1_id AS id FROM afiliados WHERE situacion IN ('A', 'L') AND nivel1_id IS NOT NULL`,
      )
      for (const { id } of open)
        for (const quincena of [Q23_2025, Q23_2025 + 1])
          if (!(await selectRow('SELECT id FROM cierres WHERE entidad_id = $1 AND quincena = $2', [id, quincena])))
            await escribirCierre({ entidadId: id, quincena })
      expect((await pedir(`${PATH}/previsto`)).body.abiertas).toEqual([])
    }

    // It is previewed to the centavo, as a second computation day by day.
    {
      const [uno, dos] = ENTRADAS.map((entradas) => aMano(entradas, 73_500n))
      const { body } = await pedir(`${PATH}/previsto`)
      expect(body).toMatchObject({
        cuentas: 2,
        rendimientoCentavos: (uno ?? 0) + (dos ?? 0),
        entregas: 1,
        entregaCentavos: uno,
        aplicado: false,
      })
      expect(await mayor(titular, gente[1]?.afiliadoId ?? 0)).toHaveLength(4)
    }

    // Applied twice at once it is one. Its job writes each account once, however often it runs.
    {
      const both = await Promise.all([pedir(PATH), pedir(PATH)])
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
      const id = both.find(({ status }) => status === 201)?.body.id ?? 0
      const trabajo = await selectRow<{ id: number }>(`SELECT id FROM trabajos WHERE clase = 'cair.rendimiento'`)
      const tomado = await tomarTrabajo(trabajo?.id ?? 0)
      if (!tomado) throw new Error('The job was expected')
      await correrTrabajo(tomado, new AbortController())
      const done = await selectRow<{ resultado: string }>('SELECT resultado FROM trabajos WHERE id = $1', [tomado.id])
      expect(done?.resultado).toMatch(/ en 2 cuentas\.$/)
      expect(await writeRendimiento(id)).toBe('El rendimiento ya estaba aplicado.')
      const rows = await selectRows<{ persona: number; clase: string; centavos: number; fecha: string }>(
        `SELECT afiliado_id AS persona, clase, importe_centavos AS centavos, fecha FROM cair_asientos WHERE anio = 2025
         ORDER BY afiliado_id, id`,
      )
      const [uno = 0, dos = 0] = ENTRADAS.map((entradas) => aMano(entradas, 73_500n))
      expect(rows.map(({ clase, centavos, fecha }) => [clase, centavos, fecha])).toEqual([
        ['rendimiento', uno, '2025-12-31'],
        ['entrega', -uno, '2025-12-31'],
        ['rendimiento', dos, '2025-12-31'],
      ])
      expect((await cuenta(titular, gente[0]?.afiliadoId ?? 0)).saldo.total).toBe(1_234_567 - 400_001 + 99_999)
      expect((await titular.get<PanelRendimientos>(PATH)).body.rendimientos).toMatchObject([
        { anio: 2025, cuenta: 'normal', tasa: TASA, estado: 'aplicado', cuentas: 2, rendimientoCentavos: uno + dos },
      ])
      expect((await pedir(PATH)).body.codigo).toBe('aplicado')
      // Its own entries, of the year's last day, bear no yield of the same year.
      expect((await pedir(`${PATH}/previsto`)).body).toMatchObject({
        aplicado: true,
        cuentas: 2,
        rendimientoCentavos: uno + dos,
        entregaCentavos: uno,
      })
    }

    // That of the voluntary account is apart, and closes its year to deposits.
    {
      const afiliadoId = gente[2]?.afiliadoId ?? 0
      const auxiliar = await signIn('auxiliar')
      const aportar = () =>
        pedirCair(auxiliar, 'aportacion-voluntaria', { afiliadoId, importeCentavos: 1_000, fecha: '2025-12-30' })
      expect((await aportar()).status).toBe(201)
      const { body } = await pedir(PATH, { cuenta: 'voluntaria' })
      await writeRendimiento(body.id)
      expect((await aportar()).body.campos?.['fecha']).toContain('El rendimiento de 2025 ya se aplicó')
      expect((await pedir(`${PATH}/previsto`, { cuenta: 'voluntaria' })).body.aplicado).toBe(true)
    }

    // Once it is applied, nobody changes the choice.
    {
      const { status, body } = await ventanilla.post<Rechazo>('/api/panel/rendimiento-anual', {
        afiliadoId: gente[1]?.afiliadoId,
        anio: 2025,
        opcion: 'A',
        version: 0,
      })
      expect([status, body.codigo]).toEqual([409, 'aplicado'])
    }
  })
})
