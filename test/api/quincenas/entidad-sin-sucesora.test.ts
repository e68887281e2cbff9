import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdeudoExtinta } from '#domain/quincenas/adeudo-extinta.ts'
import type { SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { definirTrabajos } from '#api/definir-trabajos.ts'
import { definicionDe } from '#api/jobs/registro-trabajos.ts'
import { EDUCACION, lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { cerrarConServicios, ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { escribirMovimiento } from '#test/support/movimiento-escrito.ts'

/**
 * Educación ends on 30 September 2026: one directorate goes to Finanzas, the rest to Salud, which takes its debts. Seguridad ends on
 * 15 October and nobody takes its debts. At 10A a quincena is 1,936.42 and at 20B 2,343.79: a rise known late is 407.37 each.
 */
const Q = (numero: number): number => 2026 * 24 + numero - 1
const [DIEZ_A, VEINTE_B] = [193_642, 234_379]
const SUBE = VEINTE_B - DIEZ_A
const FINANZAS = 'Secretaría de Finanzas'

let admin: Client
let salud: Lugar
let finanzas: Lugar
let educacion: Lugar
let educacionDos: Lugar
let extinta: Lugar & { readonly nombre: string }
const categorias: Record<string, number> = {}
const gente: Record<string, number> = {}

afterAll(flushReadAudit)

const persona = async (quien: string, lugar: Lugar): Promise<void> => {
  gente[quien] = await ponerPersona({
    interno: 720_001 + Object.keys(gente).length,
    lugar,
    categoria: categorias['10A']!,
    sueldoCentavos: 1_019_159,
    situacion: 'A',
  })
}
const sube = (quien: string, fecha: string, quincena: number) =>
  escribirMovimiento({
    afiliadoId: gente[quien]!,
    tipo: 'cambio',
    fecha,
    quincena,
    columnas: { categoria_id: categorias['20B']!, sueldo_centavos: 1_233_575 },
  })
const acto = async (body: object) =>
  admin.post<Rechazo>('/api/panel/organica/actos', { documento: 'Decreto 12', ...body })
const simular = async (codigo: string, { adscripcion }: Lugar): Promise<SimulacionCierre> =>
  (await admin.get<SimulacionCierre>(`/api/quincenas/${codigo}/simulacion?entidad=${adscripcion}`)).body
const bloqueos = ({ revisiones }: SimulacionCierre) =>
  revisiones.filter(({ nivel }) => nivel === 'bloquea').map(({ codigo }) => codigo)

/** The places of an entity, one for each directorate. */
const lugaresDe = (entidad: number): Promise<Lugar[]> =>
  selectRows<Lugar>(
    `SELECT u1.parent_id AS entidad, u1.id AS adscripcion, u2.id AS dependencia, MIN(u3.id) AS area FROM unidades u2
     JOIN unidades u1 ON u1.id = u2.parent_id JOIN unidades u3 ON u3.parent_id = u2.id
     WHERE u1.id = $1 AND u2.activo GROUP BY u1.parent_id, u1.id, u2.id ORDER BY u2.id`,
    [entidad],
  )

/** Every directorate of an entity goes to another one on a day, with the accounts of the entity. */
async function vaciar(entidad: number, fecha: string, hacia: (dependencia: number) => number): Promise<void> {
  for (const { dependencia } of await lugaresDe(entidad)) {
    const body = { tipo: 'mover', unidadId: dependencia, destinoId: hacia(dependencia), fecha }
    expect((await acto(body)).status).toBe(201)
  }
  await inTransaction(() =>
    execute('UPDATE usuarios SET adscripcion_id = $1 WHERE adscripcion_id = $2', [salud.adscripcion, entidad]),
  )
}

beforeAll(async () => {
  for (const { clave, id } of await selectRows<{ clave: string; id: number }>('SELECT clave, id FROM categorias'))
    categorias[clave] = id
  ;[salud, finanzas, educacion] = [await lugarDe(SALUD), await lugarDe(FINANZAS), await lugarDe(EDUCACION)]
  const otra = await selectRow<{ id: number; nombre: string }>(
    `SELECT id, nombre FROM unidades WHERE nivel = 1 AND activo AND nombre NOT IN ($1, $2, $3) ORDER BY id LIMIT 1`,
    [SALUD, FINANZAS, EDUCACION],
  )
  extinta = { ...(await lugaresDe(otra!.id))[0]!, nombre: otra!.nombre }
  educacionDos = (await lugaresDe(educacion.adscripcion)).find(
    ({ dependencia }) => dependencia !== educacion.dependencia,
  )!
  for (const [quien, lugar] of [
    ['dora', educacion],
    ['dino', educacionDos],
    ['xana', extinta],
    ['yago', extinta],
  ] as const)
    await persona(quien, lugar)
  await execute(`UPDATE afiliados SET situacion = 'B' WHERE id = $1`, [gente['yago']!])
  const todas = [salud, finanzas, educacion, extinta].map(({ adscripcion }) => adscripcion)
  for (const quincena of [Q(17), Q(18)]) await cerrarConServicios(quincena, todas)
  process.env['PORTAL_TODAY'] = '2026-10-01'
  admin = await signIn('admin')
  await vaciar(educacion.adscripcion, '2026-10-01', (dependencia) =>
    dependencia === educacionDos.dependencia ? finanzas.adscripcion : salud.adscripcion,
  )
}, 120_000)

const clavesDe = async ({ adscripcion }: Lugar): Promise<string> => {
  const row = await selectRow<{ clave0: string; clave1: string }>(
    `SELECT o.clave_0 AS "clave0", o.clave_1 AS "clave1" FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.id = $1`,
    [adscripcion],
  )
  return `clave0=${row!.clave0}&clave1=${row!.clave1}`
}

// The quincenas of one autumn, each step after the one before.
describe('entities that end', { shuffle: false }, () => {
  describe('an entity that ends in parts', () => {
    it('ends on the last day of a quincena, and names another entity that takes its debts', async () => {
      const fin = { tipo: 'terminar', unidadId: educacion.adscripcion, fecha: '2026-09-30' }
      const campos = async (body: object) => (await acto({ ...fin, ...body })).body.campos
      expect(await campos({ fecha: '2026-09-29' })).toEqual({
        fecha: 'Una entidad que cierra quincenas termina el último día de una, por ejemplo el 30 sep 2026.',
      })
      expect((await campos({ destinoId: educacion.adscripcion }))?.['destinoId']).toContain('elige otra entidad')
      expect((await campos({ destinoId: salud.area }))?.['destinoId']).toContain('los toma otra entidad')
      expect((await acto({ ...fin, destinoId: salud.adscripcion })).status).toBe(201)
    })

    it('leaves the later lines of each person where its end took the person', async () => {
      await sube('dora', '2026-09-16', Q(19))
      await sube('dino', '2026-09-16', Q(19))
      for (const lugar of [salud, finanzas]) {
        const simulacion = await simular('1926', lugar)
        expect([simulacion.personas, simulacion.totalEntidadCentavos]).toEqual([1, VEINTE_B + SUBE])
        expect(bloqueos(simulacion)).toEqual([])
        expect(simulacion.causas.filter(({ personas }) => personas > 0)).toEqual([
          { causa: 'reorganizacion', personas: 1, importeCentavos: VEINTE_B },
          { causa: 'retroactivo', personas: 1, importeCentavos: SUBE },
        ])
      }
    })

    it('leaves its unpaid lines to the entity that it named', async () => {
      const cuenta = await admin.get<{ cargos: { de: { nombre: string } | null }[] }>(
        `/api/aportacion-retencion/cuenta?${await clavesDe(salud)}`,
      )
      expect(cuenta.body.cargos.filter(({ de }) => de?.nombre === EDUCACION)).toHaveLength(2)
    })
  })

  describe('an entity that ends without a successor', () => {
    const lista = async () => (await admin.get<AdeudoExtinta[]>('/api/panel/adeudos-extintas')).body

    it('leaves its unpaid lines and what changes later of its days in a list, and in its file', async () => {
      const { entidad, adscripcion, dependencia, area } = salud
      await escribirMovimiento({
        afiliadoId: gente['xana']!,
        tipo: 'cambio',
        fecha: '2026-10-01',
        quincena: Q(19),
        columnas: { nivel0_id: entidad, nivel1_id: adscripcion, nivel2_id: dependencia, nivel3_id: area },
      })
      await cerrarConServicios(Q(19), [extinta.adscripcion, salud.adscripcion, finanzas.adscripcion])
      process.env['PORTAL_TODAY'] = '2026-10-16'
      admin = await signIn('admin')
      await vaciar(extinta.adscripcion, '2026-10-16', () => salud.adscripcion)
      expect(await lista()).toEqual([])
      const fin = { tipo: 'terminar', unidadId: extinta.adscripcion, fecha: '2026-10-15' }
      // Yago left, and his directorate ended before: he is still on its books. No close would apply his movement.
      await execute('UPDATE afiliados SET nivel1_id = $1 WHERE id = $2', [extinta.adscripcion, gente['yago']!])
      const abierto = await escribirMovimiento({
        afiliadoId: gente['yago']!,
        tipo: 'cambio',
        fecha: '2026-10-10',
        columnas: { nombre: 'Yago' },
      })
      const refused = await acto(fin)
      expect([refused.status, refused.body.codigo, refused.body.error]).toEqual([
        409,
        'movimientos_abiertos',
        `Nadie aplicaría 1 movimiento abierto de quien sigue en ${extinta.nombre}: ${abierto}. Elige la entidad que toma a esas personas, o cancélalo antes.`,
      ])
      await execute('UPDATE movimientos SET activo = $1 WHERE folio = $2', [false, abierto])
      expect((await acto(fin)).status).toBe(201)
      await sube('xana', '2026-09-16', Q(20))

      // Q19 is Salud's own: +407.37 there, beside dora and xana at 20B. Nobody is charged Q18.
      const simulacion = await simular('2026', salud)
      expect(simulacion.totalEntidadCentavos).toBe(2 * VEINTE_B + SUBE)
      expect(bloqueos(simulacion)).toEqual([])
      const rows = async () =>
        (await lista()).map(({ entidad: de, hasta, clase, quincena, importeCentavos }) => [
          de,
          hasta,
          clase,
          quincena,
          importeCentavos,
        ])
      const lineas = [
        [extinta.nombre, '2026-10-15', 'linea', Q(17), DIEZ_A],
        [extinta.nombre, '2026-10-15', 'linea', Q(18), DIEZ_A],
      ]
      expect(await rows()).toEqual(lineas)
      await cerrarConServicios(Q(20), [salud.adscripcion])
      expect(await rows()).toEqual([...lineas, [extinta.nombre, '2026-10-15', 'retroactiva', Q(18), SUBE]])
      const file = await admin.post('/api/panel/adeudos-extintas/exportar', {
        columnas: ['entidad', 'clase', 'importe'],
      })
      expect(file.status).toBe(200)
      expect((await (await signIn('validador1')).get('/api/panel/adeudos-extintas')).status).toBe(403)

      // A movement of somebody who is still on its books, requested after its end, is applied by the job once its quincena ends.
      const muere = { afiliadoId: gente['yago']!, tipo: 'baja', causa: 'defuncion', fecha: '2026-10-20' } as const
      const folio = await escribirMovimiento(muere)
      definirTrabajos()
      const marcha = { id: 1, signal: new AbortController().signal, progreso: () => undefined }
      const run = () => definicionDe('quincenas.extintas').run({}, marcha)
      const yago = () =>
        selectRow(
          'SELECT a.situacion, m.aplicado FROM afiliados a JOIN movimientos m ON m.afiliado_id = a.id WHERE m.folio = $1',
          [folio],
        )
      expect(await run()).toBe('')
      process.env['PORTAL_TODAY'] = '2026-11-01'
      expect(await run()).toBe(`1 movimiento aplicado de entidades que terminaron: ${folio}.`)
      expect(await yago()).toMatchObject({ situacion: 'D' })
      expect(await run()).toBe('')
    }, 120_000)
  })
})
