import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DiferenciasCierre, SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { cerrarQuincena, porAplicar, solicitarCierre } from '#test/support/dinero/cadena-cierre.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { escribirMovimiento } from '#test/support/movimiento-escrito.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { portal } from '#test/cli/consola.ts'

let jefe: Client
let salud: Lugar
let cierre: number
const gente: Record<string, AltaHecha> = {}
const folios: Record<string, string> = {}

afterAll(flushReadAudit)

/** Everybody at 20B, $12,335.75: 6,167.88 a quincena, of which the entity owes 2,343.79. */
beforeAll(async () => {
  defineTrabajoAplicar()
  jefe = await signIn('jefe')
  salud = await lugarDe(SALUD)
  const desk = await signIn('ventanilla1')
  for (const quien of ['igual', 'sube', 'sale', 'licencia', 'tarde']) gente[quien] = await personaActiva(desk, salud)
  gente['parte'] = await porAplicar(desk, salud, '2026-11-20')
  cierre = await cerrarQuincena('2226', salud.adscripcion)
  const categoria = (clave: string) =>
    selectRow<{ id: number }>('SELECT id FROM categorias WHERE clave = $1', [clave]).then((row) => row!.id)
  const [oficial] = [await categoria('10A')]
  const cambio = { tipo: 'cambio', columnas: { categoria_id: oficial, sueldo_centavos: 1_019_159 } } as const
  const de = (quien: string) => ({ afiliadoId: gente[quien]!.afiliadoId })
  folios['sube'] = await escribirMovimiento({ ...de('sube'), ...cambio, fecha: '2026-12-01' })
  folios['sale'] = await escribirMovimiento({ ...de('sale'), tipo: 'baja', causa: 'renuncia', fecha: '2026-12-01' })
  folios['licencia'] = await escribirMovimiento({ ...de('licencia'), tipo: 'licencia', fecha: '2026-12-06' })
  folios['tarde'] = await escribirMovimiento({
    ...de('tarde'),
    ...cambio,
    fecha: '2026-11-16',
    quincena: 2026 * 24 + 22,
  })
  gente['llega'] = await porAplicar(desk, salud, '2026-12-01')
})

const simulate = async (): Promise<SimulacionCierre> =>
  (await jefe.get<SimulacionCierre>(`/api/quincenas/2326/simulacion?entidad=${salud.adscripcion}`)).body

const diferencias = async (more = ''): Promise<DiferenciasCierre> =>
  (await jefe.get<DiferenciasCierre>(`/api/quincenas/2326/diferencias?entidad=${salud.adscripcion}${more}`)).body

const porCausa = ({ causas }: SimulacionCierre) =>
  Object.fromEntries(
    causas
      .filter(({ personas }) => personas > 0)
      .map(({ causa, personas, importeCentavos }) => [causa, [personas, importeCentavos]]),
  )

describe('a close beside the last one', () => {
  it('tells every difference by its cause, worked by hand, and they add up', async () => {
    const simulacion = await simulate()
    // At 10A, $10,191.59: 5,095.80, of which 254.79 + 127.40 + 71.34 + 17.84 + 229.31 + 1,133.82 + 101.92 = 1,936.42.
    // sube: 1,936.42 − 2,343.79. sale: −2,343.79. llega: 2,343.79. parte: 2,343.79 − 1,718.78.
    // licencia: five of fifteen days stay the entity's, 4,111.92 × … is the person's: 6,167.88 − 4,111.92 = 2,055.96:
    // The whole less the part on leave: 102.79 + 51.40 + 28.78 + 7.20 + 92.51 + 457.45 + 41.12 = 781.25, less 2,343.79.
    // tarde: category as sube, and the correction of quincena 22 is the same again.
    expect(porCausa(simulacion)).toEqual({
      alta: [1, 234_379],
      baja: [1, -234_379],
      categoria: [2, 2 * (193_642 - 234_379)],
      dias: [2, 234_379 - 171_878 + (78_125 - 234_379)],
      retroactivo: [1, 193_642 - 234_379],
    })
    const { anterior, totalEntidadCentavos } = simulacion
    expect(anterior).toMatchObject({ quincena: '2226', personas: 6, totalEntidadCentavos: 5 * 234_379 + 171_878 })
    const sum = simulacion.causas.reduce((total, { importeCentavos }) => total + importeCentavos, 0)
    expect(totalEntidadCentavos - (anterior?.totalEntidadCentavos ?? 0)).toBe(sum)
    expect(simulacion.revisiones.filter(({ nivel }) => nivel === 'bloquea')).toEqual([])
  })

  it('opens each cause to its people, with what says so', async () => {
    const { diferencias: people, despues } = await diferencias('&causa=categoria')
    expect(despues).toBeNull()
    expect(
      people.map(({ afiliadoId, antesCentavos, ahoraCentavos }) => [afiliadoId, antesCentavos, ahoraCentavos]),
    ).toEqual([
      [gente['sube']!.afiliadoId, 234_379, 193_642],
      [gente['tarde']!.afiliadoId, 234_379, 2 * 193_642 - 234_379],
    ])
    expect(people[0]?.causas).toEqual([
      {
        causa: 'categoria',
        importeCentavos: 193_642 - 234_379,
        detalle: `$12,335.75 → $10,191.59. Movimiento ${folios['sube']}`,
      },
    ])
    const everybody = await diferencias()
    expect(everybody.diferencias).toHaveLength(6)
    const [, second, ...rest] = everybody.diferencias
    const after = await diferencias(`&despues=${second!.afiliadoId}`)
    expect(after.diferencias).toEqual(rest)
  })

  it('is the same by the terminal', async () => {
    const { out } = await portal(['quincena', 'simular', '2326', '--entidad', SALUD, '--personas'])
    expect(out).toMatch(/Categoría y sueldo +−\$814\.74 {2}2 personas/)
    expect(out).toContain(`Días −$1,562.54. 15 días → 15 días (10 con licencia)`)
    expect(out).toContain('Retroactivo −$407.37. Corrige Q22 2026')
  })

  it('is another entity’s secret, and takes nothing it does not know', async () => {
    const validador = await signIn('validador1')
    const other = (await lugarDe(EDUCACION)).adscripcion
    expect((await validador.get(`/api/quincenas/2326/diferencias?entidad=${other}`)).status).toBe(404)
    expect((await jefe.get(`/api/quincenas/2326/diferencias?entidad=${other}&causa=otra`)).status).toBe(400)
    expect((await jefe.get(`/api/quincenas/2326/diferencias?entidad=${other}&todo=1`)).status).toBe(400)
  })

  it('has nothing to be compared with at the first close', async () => {
    const other = (await lugarDe(EDUCACION)).adscripcion
    const { body } = await jefe.get<SimulacionCierre>(`/api/quincenas/2226/simulacion?entidad=${other}`)
    expect([body.anterior, body.causas]).toEqual([null, []])
    expect(body.revisiones.map(({ texto }) => texto)).toContain('Primer cierre de la entidad')
  })
})

describe('what nothing explains', () => {
  const bloqueos = async () =>
    (await simulate()).revisiones
      .filter(({ nivel }) => nivel === 'bloquea')
      .map(({ codigo, cuantos }) => [codigo, cuantos])
  const alter = (sql: string, ...values: (string | number)[]) => inTransaction(() => execute(sql, values))

  it('shows a stored line that somebody altered, with the person, and stops the close', async () => {
    const line = [cierre, gente['igual']!.afiliadoId] as const
    const set = `UPDATE aportaciones SET importe_centavos = importe_centavos`
    await alter(`${set} + 1 WHERE cierre_id = $1 AND afiliado_id = $2 AND clave = 'FVE'`, ...line)
    expect(porCausa(await simulate())).toMatchObject({ sin_explicacion: [1, -1] })
    expect(await bloqueos()).toEqual([
      ['anterior_alterada', 1],
      ['sin_explicacion', 1],
    ])
    const { diferencias: people } = await diferencias('&causa=sin_explicacion')
    expect(people.map(({ afiliadoId, causas }) => [afiliadoId, causas[0]?.importeCentavos])).toEqual([
      [gente['igual']!.afiliadoId, -1],
    ])
    const refused = await solicitarCierre(await signIn('auxiliar'), '2326', salud.adscripcion)
    expect([refused.status, refused.body['error']]).toEqual([
      422,
      `No se puede cerrar ${SALUD}: Lo guardado de la quincena 22 de 2026 no es lo que se selló; Diferencias sin explicación (1).`,
    ])
    await alter(`${set} - 1 WHERE cierre_id = $1 AND afiliado_id = $2 AND clave = 'FVE'`, ...line)
    expect(await bloqueos()).toEqual([])
  })

  it('shows a salary that was changed in the database, without a movement', async () => {
    const igual = gente['igual']!.afiliadoId
    await alter('UPDATE afiliados SET sueldo_centavos = 2000000 WHERE id = $1', igual)
    expect(await bloqueos()).toEqual([['sin_explicacion', 1]])
    await alter('UPDATE afiliados SET sueldo_centavos = 1233575 WHERE id = $1', igual)
  })

  it('notices a whole person taken out of the last close', async () => {
    const igual = gente['igual']!.afiliadoId
    await alter(
      'UPDATE cierre_personas SET cierre_id = cierre_id, afiliado_id = $1 WHERE cierre_id = $2 AND afiliado_id = $3',
      gente['llega']!.afiliadoId,
      cierre,
      igual,
    )
    expect((await bloqueos()).map(([codigo]) => codigo)).toContain('anterior_alterada')
    await alter(
      'UPDATE cierre_personas SET afiliado_id = $1 WHERE cierre_id = $2 AND afiliado_id = $3',
      igual,
      cierre,
      gente['llega']!.afiliadoId,
    )
    expect(await bloqueos()).toEqual([])
  })
})
