import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { CierresQuincena } from '#domain/quincenas/cierre.ts'
import type { DiferenciasCierre, SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { costoDecreto } from '#api/fondos/parametros/costo-decreto.ts'
import { EDUCACION, lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { cerrarConServicios, ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { signIn } from '#test/support/client.ts'
import { portal } from '#test/cli/consola.ts'
import { propuestaDe } from '#test/support/manos/dos-manos.ts'
import { escribirMovimiento } from '#test/support/movimiento-escrito.ts'

/**
 * Educación goes into Salud on 1 October 2026, after both closed quincenas 17 and 18 (September). What a person makes the entity
 * owe in a whole quincena, at the seeded rates (docs of the gold cases): 10A, base 5,095.80 → 1,936.42; 20B, base 6,167.88 →
 * 2,343.79; five of fifteen days at 20B, base 2,055.96 → 781.27.
 */
const Q = (numero: number): number => 2026 * 24 + numero - 1
const [DIEZ_A, VEINTE_B, CINCO_DIAS] = [193_642, 234_379, 78_127]
const SUBE = VEINTE_B - DIEZ_A

let salud: Lugar
let educacion: Lugar
const categorias: Record<string, number> = {}
const gente: Record<string, number> = {}

afterAll(flushReadAudit)

const persona = async (quien: string, lugar: Lugar, categoria: '10A' | '20B'): Promise<void> => {
  gente[quien] = await ponerPersona({
    interno: 710_001 + Object.keys(gente).length,
    lugar,
    categoria: categorias[categoria]!,
    sueldoCentavos: categoria === '10A' ? 1_019_159 : 1_233_575,
    situacion: 'A',
  })
}
const sueldo = (quien: string, fecha: string, quincena: number, categoria: '10A' | '20B') =>
  escribirMovimiento({
    afiliadoId: gente[quien]!,
    tipo: 'cambio',
    fecha,
    quincena,
    columnas: {
      categoria_id: categorias[categoria]!,
      sueldo_centavos: categoria === '10A' ? 1_019_159 : 1_233_575,
    },
  })
const baja = (quien: string, fecha: string, quincena: number) =>
  escribirMovimiento({ afiliadoId: gente[quien]!, tipo: 'baja', causa: 'renuncia', fecha, quincena })

const simular = async (codigo: string, entidad: number): Promise<SimulacionCierre> =>
  (await (await signIn('admin')).get<SimulacionCierre>(`/api/quincenas/${codigo}/simulacion?entidad=${entidad}`)).body

const porCausa = ({ causas }: SimulacionCierre) =>
  Object.fromEntries(
    causas
      .filter(({ personas }) => personas > 0)
      .map(({ causa, personas, importeCentavos }) => [causa, [personas, importeCentavos]]),
  )
const bloqueos = ({ revisiones }: SimulacionCierre) =>
  revisiones.filter(({ nivel }) => nivel === 'bloquea').map(({ codigo }) => codigo)

/** What was stored of somebody for the days of an entity in a quincena, whoever was charged. */
const guardado = async (quien: string, entidad: number, corrige: number): Promise<number> =>
  (await selectRow<{ total: number }>(
    `SELECT CAST(COALESCE(SUM(a.importe_centavos), 0) AS BIGINT) AS total FROM aportaciones a
     JOIN cierres k ON k.id = a.cierre_id WHERE k.estado = 'cerrado' AND a.afiliado_id = $1 AND a.corrige = $2
       AND COALESCE(a.de_entidad_id, k.entidad_id) = $3`,
    [gente[quien]!, corrige, entidad],
  ))!.total

beforeAll(async () => {
  for (const { clave, id } of await selectRows<{ clave: string; id: number }>('SELECT clave, id FROM categorias'))
    categorias[clave] = id
  ;[salud, educacion] = [await lugarDe(SALUD), await lugarDe(EDUCACION)]
  await persona('sara', salud, '10A')
  await persona('ida', educacion, '10A')
  await persona('ivo', educacion, '10A')
  await persona('ines', educacion, '20B')
  await cerrarConServicios(Q(17), [salud.adscripcion, educacion.adscripcion])
  await baja('ines', '2026-09-16', Q(18))
  await cerrarConServicios(Q(18), [salud.adscripcion, educacion.adscripcion])
  // Open when the merge comes, of a day before it, and with the whole place: the merge writes it to Salud's.
  const { entidad, adscripcion, dependencia, area } = educacion
  const lugar = { nivel0_id: entidad, nivel1_id: adscripcion, nivel2_id: dependencia, nivel3_id: area }
  await escribirMovimiento({
    afiliadoId: gente['ivo']!,
    tipo: 'cambio',
    fecha: '2026-09-21',
    quincena: Q(19),
    columnas: lugar,
  })
  process.env['PORTAL_TODAY'] = '2026-10-01'
  const fusion = await (
    await signIn('admin')
  ).post('/api/panel/organica/actos', {
    tipo: 'fusionar',
    unidadId: salud.adscripcion,
    origenes: [educacion.adscripcion],
    fecha: '2026-10-01',
    documento: 'Decreto 12',
  })
  expect(fusion.status).toBe(201)
  // Late acts on days of Educación: a rise since 16 September, and a baja that was on the 6th.
  await sueldo('ida', '2026-09-16', Q(19), '20B')
  await baja('ines', '2026-09-06', Q(19))
}, 120_000)

// One year, close after close: each step begins where the one before ended.
describe('after the merge', { shuffle: false }, () => {
  describe('the first close of the successor', () => {
    it('charges what the late acts change of the ended entity’s days once, and explains all of it', async () => {
      const simulacion = await simular('1926', salud.adscripcion)
      // sara 1,936.42, ida 2,343.79, ivo 1,936.42 of the quincena; ida +407.37 of Q18; ines 781.27 − 2,343.79 of Q17.
      const ordinaria = DIEZ_A + VEINTE_B + DIEZ_A
      const retroactiva = SUBE + (CINCO_DIAS - VEINTE_B)
      expect(simulacion.totalEntidadCentavos).toBe(ordinaria + retroactiva)
      expect(porCausa(simulacion)).toEqual({
        reorganizacion: [2, VEINTE_B + DIEZ_A],
        retroactivo: [2, retroactiva],
      })
      expect(bloqueos(simulacion)).toEqual([])
    })

    it('names the origin of each line in differences, explanation and stored lines', async () => {
      const jefe = await signIn('jefe')
      const people = (
        await jefe.get<DiferenciasCierre>(
          `/api/quincenas/1926/diferencias?entidad=${salud.adscripcion}&causa=retroactivo`,
        )
      ).body.diferencias
      expect(people.map(({ causas }) => causas.find(({ causa }) => causa === 'retroactivo')?.detalle)).toEqual([
        'Corrige Q18 2026 · 16–30 sep (origen: Secretaría de Educación)',
        'Corrige Q17 2026 · 1–15 sep (origen: Secretaría de Educación)',
      ])
      const { body } = await jefe.get<ExplicacionQuincena>('/api/quincenas/1926/explicacion?interno=710002')
      const corrections = body.lineas.filter(({ corrige }) => corrige !== null)
      expect(corrections.length).toBe(7)
      expect(new Set(corrections.map(({ entidadOrigen }) => entidadOrigen))).toEqual(
        new Set(['Secretaría de Educación']),
      )
      expect(body.totalCentavos).toBe(VEINTE_B + SUBE)
    })

    it('has the ended entity in the table of its last quincena, and not in the next', async () => {
      const jefe = await signIn('jefe')
      const nombres = async (codigo: string) =>
        (await jefe.get<CierresQuincena>(`/api/quincenas/${codigo}/cierres`)).body.entidades.map(
          ({ entidad }) => entidad.nombre,
        )
      expect(await nombres('1826')).toContain(EDUCACION)
      expect(await nombres('1926')).not.toContain(EDUCACION)
      const { out } = await portal(['quincena', 'verificar', '1826', '--entidad', EDUCACION])
      expect(out).toContain(`${EDUCACION}: íntegra`)
    })

    it('asks no close of the ended entity, and charges it nothing', async () => {
      const terminada = await simular('1926', educacion.adscripcion)
      expect([terminada.personas, terminada.totalEntidadCentavos]).toEqual([0, 0])
      expect(porCausa(terminada)).toEqual({ reorganizacion: [2, -2 * DIEZ_A] })
      expect(bloqueos(terminada)).toEqual(['terminada'])
      const today = process.env['PORTAL_TODAY']
      // From this day on the close of an entity that did not end may be requested.
      process.env['PORTAL_TODAY'] = '2026-10-13'
      const asked = await (
        await signIn('auxiliar')
      ).post<{ rechazados: { error: string }[] }>('/api/quincenas/1926/cierres/solicitar', {
        entidades: [educacion.adscripcion],
      })
      process.env['PORTAL_TODAY'] = today
      expect(JSON.stringify(asked.body)).toContain('terminó el 30 sep 2026')
    })
  })

  describe('the closes that follow', () => {
    beforeAll(async () => {
      await cerrarConServicios(Q(19), [salud.adscripcion])
      // ivo rose since 1 September; the rise of ida was none.
      await sueldo('ivo', '2026-09-01', Q(20), '20B')
      await sueldo('ida', '2026-09-16', Q(20), '10A')
    }, 60_000)

    it('stored the origin, and both entities’ days add up to what each person owes', async () => {
      expect(await guardado('ida', educacion.adscripcion, Q(18))).toBe(VEINTE_B)
      expect(await guardado('ida', salud.adscripcion, Q(18))).toBe(0)
      expect(await guardado('ivo', educacion.adscripcion, Q(18))).toBe(DIEZ_A)
      expect(await guardado('ivo', salud.adscripcion, Q(18))).toBe(0)
      expect(await guardado('ines', educacion.adscripcion, Q(17))).toBe(CINCO_DIAS)
    })

    it('are verified, exported and explained with that origin', async () => {
      expect((await portal(['quincena', 'verificar', '1926', '--entidad', SALUD])).out).toContain(`${SALUD}: íntegra`)
      const salida = await mkdtemp(join(tmpdir(), 'cierre-'))
      await portal(['quincena', 'exportar', '1926', '--entidad', SALUD, '--salida', salida])
      const csv = await readFile(join(salida, `quincena-1926-entidad-${salud.adscripcion}.csv`), 'utf8')
      const retroactivas = csv.split('\n').filter((line) => line.includes(',retroactiva,'))
      // Seven keys of each of two people.
      expect(retroactivas.length).toBe(14)
      expect(retroactivas.every((line) => line.endsWith(`,"${EDUCACION}"`))).toBe(true)
      const admin = await signIn('admin')
      const row = await selectRow<{ id: number }>(
        `SELECT p.id FROM cierre_personas p JOIN cierres k ON k.id = p.cierre_id WHERE p.afiliado_id = $1 AND k.quincena = $2`,
        [gente['ida']!, Q(19)],
      )
      const { body } = await admin.get<ExplicacionQuincena>(
        `/api/aportaciones/personas/${row!.id}/fondos/fondo_vivienda/explicacion`,
      )
      expect(body.lineas.map(({ corrige, entidadOrigen }) => [corrige, entidadOrigen])).toEqual([
        [null, null],
        ['quincena 18 de 2026', EDUCACION],
      ])
    })

    it('correct what an earlier close of the successor charged of the ended entity’s days', async () => {
      const simulacion = await simular('2026', salud.adscripcion)
      // ivo +407.37 of Q17, Q18 and Q19; ida −407.37 of Q18 and Q19; sara and ida at 10A, ivo at 20B.
      expect(simulacion.totalEntidadCentavos).toBe(DIEZ_A + DIEZ_A + VEINTE_B + 3 * SUBE - 2 * SUBE)
      expect(porCausa(simulacion)['sin_explicacion']).toBeUndefined()
      expect(bloqueos(simulacion)).toEqual([])
      await cerrarConServicios(Q(20), [salud.adscripcion])
      expect(await guardado('ida', educacion.adscripcion, Q(18))).toBe(DIEZ_A)
      expect(await guardado('ivo', educacion.adscripcion, Q(17))).toBe(VEINTE_B)
      expect(await guardado('ivo', educacion.adscripcion, Q(18))).toBe(VEINTE_B)
      expect(await guardado('ivo', salud.adscripcion, Q(19))).toBe(VEINTE_B)
    }, 60_000)

    it('charge nothing more once everything is known', async () => {
      const simulacion = await simular('2126', salud.adscripcion)
      expect(simulacion.totalEntidadCentavos).toBe(DIEZ_A + DIEZ_A + VEINTE_B)
      expect(bloqueos(simulacion)).toEqual([])
    })
  })

  /**
   * FPESE from 22.25 % to 24 % with effect from quincena 17. By hand, of each quincena: 10A, 5,095.80 × 24 % = 1,222.99 instead of
   * 1,133.82, so 89.17; 20B, 6,167.88 × 24 % = 1,480.29 instead of 1,372.35, so 107.94; five days at 20B, 2,055.96 × 24 % = 493.43
   * instead of 457.45, so 35.98.
   * - Days of Educación: ida 89.17 and ivo 107.94 in 17 and 18, ines 35.98 in 17; in all 178.34 + 215.88 + 35.98 = 430.20.
   * - Days of Salud: sara 89.17 in 17 to 20, ida 89.17 and ivo 107.94 in 19 and 20; in all 356.68 + 178.34 + 215.88 = 750.90.
   */
  describe('a decree that reaches days of the ended entity', () => {
    const costo = () => costoDecreto({ efectoDesde: Q(17), desde: Q(21) })
    const decretadas = async () =>
      selectRows<{ afiliado_id: number; corrige: number; de_entidad_id: number | null; importe_centavos: number }>(
        `SELECT a.afiliado_id, a.corrige, a.de_entidad_id, a.importe_centavos FROM aportaciones a
         JOIN cierres k ON k.id = a.cierre_id
         WHERE k.estado = 'cerrado' AND k.quincena >= $1 AND a.origen = 'decreto' ORDER BY a.afiliado_id, a.corrige`,
        [Q(21)],
      )

    beforeAll(async () => {
      const { id } = propuestaDe(
        await (
          await signIn('admin')
        ).post('/api/panel/fondos-parametros', {
          ...{ desde: '2126', efectoDesde: '1726', decreto: { numero: 'Decreto 214', fecha: '2026-10-20' } },
          ...{ valores: { FPESE: 24 }, confirmaciones: { FPESE: 'veinticuatro' } },
        }),
      )
      const path = `/api/panel/autorizaciones/${id}`
      // A second administrator, and then the Titular.
      await execute(`UPDATE usuarios SET perfil_id = 1 WHERE usuario = 'auditor'`)
      for (const quien of ['auditor', 'titular']) {
        const client = await signIn(quien)
        const { version } = (await client.get<PropuestaPanel>(path)).body
        expect((await client.post(`${path}/autorizar`, { version })).status).toBe(200)
      }
    })

    it('is charged to the successor once, with the origin', async () => {
      expect((await costo()).totalCentavos).toBe(43_020 + 75_090)
      await cerrarConServicios(Q(21), [salud.adscripcion])
      const own = (quien: string, quincenas: readonly number[], importe: number, de: Lugar | null) =>
        quincenas.map((numero) => ({
          afiliado_id: gente[quien]!,
          corrige: Q(numero),
          de_entidad_id: de?.adscripcion ?? null,
          importe_centavos: importe,
        }))
      expect(await decretadas()).toEqual([
        ...own('sara', [17, 18, 19, 20], 8_917, null),
        ...own('ida', [17, 18], 8_917, educacion),
        ...own('ida', [19, 20], 8_917, null),
        ...own('ivo', [17, 18], 10_794, educacion),
        ...own('ivo', [19, 20], 10_794, null),
        ...own('ines', [17], 3_598, educacion),
      ])
      expect((await portal(['quincena', 'verificar', '2126', '--entidad', SALUD])).out).toContain(`${SALUD}: íntegra`)
      expect((await costo()).totalCentavos).toBe(0)
      const next = await simular('2226', salud.adscripcion)
      expect(next.totalEntidadCentavos).toBe(2 * (DIEZ_A + 8_917) + VEINTE_B + 10_794)
      expect(bloqueos(next)).toEqual([])
    }, 60_000)
  })
})
