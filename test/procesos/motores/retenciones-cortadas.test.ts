import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import { TITULOS_RETENCIONES } from '#test/support/cargas/titulos-retenciones.ts'
import { autorizarLaUltima } from '#test/support/portal/dos-manos-portal.ts'
import { ponerPersonas } from '#test/support/portal/gente-en-tabla.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { portalCli } from '#test/support/portal/portal-cli.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { copiedDatabase, runPortal, type Portal } from '#test/support/portal/portal.ts'
import { waitUntil } from '#test/support/wait-until.ts'

type Instalacion = Pick<Portal, 'databaseUrl' | 'dataDir'>

/** Three chunks of answers. The order of one person changes before the load is approved. */
const [PERSONAS, CAMBIADA, LIMITE] = [450, 250, 90_000]
const Q21 = 2026 * 24 + 20
const MORIR = path.resolve('test/support/arranque/morir-en.mjs')

const TANDA = 'SET aplicados'
const MARCADA = 'UPDATE carga_retenciones'
/** What the next chunk, or the end of the load, begins with: the chunk before it is committed. */
const SIGUIENTE = 'SELECT x.linea'
const FINAL = 'SET renglones = t'

interface Punto {
  /** The server dies before the last of these statements leaves, once the others matched in order. */
  readonly pasos: readonly string[]
  /** Answered orders in the database then. */
  readonly respondidas: number
}

const PUNTOS: Readonly<Record<string, Punto>> = {
  'with its first chunk half answered': { pasos: [...Array.from({ length: 50 }, () => MARCADA)], respondidas: 0 },
  'between two chunks': { pasos: [TANDA, SIGUIENTE], respondidas: 200 },
  'with its second chunk half answered': { pasos: [TANDA, MARCADA, MARCADA], respondidas: 200 },
  'after the last chunk, before the load is applied': {
    pasos: [TANDA, TANDA, TANDA, FINAL],
    respondidas: PERSONAS - 1,
  },
}

/** Of 100.00 that were ordered: 90.00 of each tenth person, 100.10 of the one after. */
function renglon(i: number): string {
  const interno = 800_000 + i
  const [retenido, motivo] = i % 10 === 0 ? ['90.00', 'baja'] : [i % 10 === 1 ? '100.10' : '100.00', '']
  return ['2126', '', '', interno, `Prueba Persona ${i}`, retenido, motivo, ''].join(';')
}

const archivo = (): string =>
  [TITULOS_RETENCIONES, ...Array.from({ length: PERSONAS }, (_, i) => renglon(i + 1)), ''].join('\r\n')

/** People with a loan of twelve times 100.00, whose close of quincena 21 ordered the first. */
async function instalar(): Promise<Instalacion> {
  const instalacion = await copiedDatabase()
  const entidad = await ponerPersonas(instalacion, PERSONAS)
  const at = `'2026-11-05T12:00:00.000Z'`
  await runSql(
    instalacion,
    `INSERT INTO prestamos (afiliado_id, tipo, capital_centavos, interes_anual, interes_centavos, abono_centavos, quincenas, primera,
       estado, creado_at)
     SELECT id, 'corto', 120000, 0, 0, 10000, 12, ${Q21}, 'activo', ${at} FROM afiliados WHERE interno > 800000 ORDER BY interno`,
  )
  await runSql(
    instalacion,
    `INSERT INTO prestamo_movimientos (prestamo_id, clase, importe_centavos, hecho_at)
     SELECT id, 'capital', 120000, ${at} FROM prestamos ORDER BY id`,
  )
  await runSql(
    instalacion,
    `INSERT INTO cierres (entidad_id, quincena, estado, personas, creado_at, cerrado_at) VALUES ($1, $2, 'cerrado', 0, ${at}, ${at})`,
    [entidad, Q21],
  )
  await runSql(
    instalacion,
    `INSERT INTO retenciones (cierre_id, entidad_id, quincena, prestamo_id, afiliado_id, tipo, obligado, ordenado_centavos)
     SELECT (SELECT MAX(id) FROM cierres), $1, $2, id, afiliado_id, tipo, 'entidad', 10000 FROM prestamos ORDER BY id`,
    [entidad, Q21],
  )
  return instalacion
}

/** Loads the file and gives its approvals; the server then answers the orders, and dies at `pasos`. */
async function aprobar(instalacion: Instalacion, pasos: readonly string[]): Promise<Portal> {
  const ruta = path.join(instalacion.dataDir, 'retenciones.csv')
  await writeFile(ruta, archivo())
  const cargado = await portalCli(
    instalacion,
    ...[
      'importar',
      ruta,
      '--plano',
      'RET-CSV',
      '--entidad',
      'Secretaría de Salud',
      '--quincena',
      '2126',
      '-y',
      '--json',
    ],
  )
  // A slow machine also writes how it goes.
  expect({ ...cargado, stdout: '' }).toMatchObject({ code: 0 })
  const { folio } = (JSON.parse(cargado.stdout) as Pick<DetalleCarga, 'carga'>).carga
  await runSql(
    instalacion,
    `UPDATE retenciones SET version = version + 1 WHERE afiliado_id = (SELECT id FROM afiliados WHERE interno = $1)`,
    [800_000 + CAMBIADA],
  )
  const portal = await runPortal(instalacion, {
    NODE_OPTIONS: `--import ${MORIR}`,
    MORIR_EN: JSON.stringify(pasos),
  })
  const validador = await signInTo(portal.url, 'validador1')
  const { version } = (await validador.get<DetalleCarga>(`/api/cargas/${folio}`)).body
  expect((await validador.post(`/api/cargas/${folio}/validar`, { version })).status).toBe(200)
  await autorizarLaUltima(portal.url, 'auxiliar')
  return portal
}

const estado = async (instalacion: Instalacion) =>
  (await runSql<{ estado: string }>(instalacion, 'SELECT estado FROM cargas'))[0]?.estado
const hastaQue = (instalacion: Instalacion, cual: string): Promise<void> =>
  waitUntil(async () => expect(await estado(instalacion)).toBe(cual))
const respondidas = (instalacion: Instalacion) => countRows(instalacion, 'retenciones', 'retenido_centavos IS NOT NULL')

/** Everything that answering writes, in order, without times. */
async function escrito(instalacion: Instalacion) {
  const select = (sql: string) => runSql(instalacion, sql)
  return {
    ordenes: await select(
      'SELECT id, retenido_centavos, motivo, nota, respondida_por, version FROM retenciones ORDER BY id',
    ),
    libros: await select(
      'SELECT prestamo_id, clase, retencion_id, importe_centavos FROM prestamo_movimientos ORDER BY prestamo_id, id',
    ),
    favores: await select('SELECT retencion_id, importe_centavos FROM saldos_favor ORDER BY retencion_id'),
    marcas: await select(
      'SELECT retencion_id, linea, falla, version_dada FROM carga_retenciones ORDER BY retencion_id',
    ),
    renglones: await select('SELECT linea, veredicto, faltas FROM carga_renglones ORDER BY linea'),
    cargas: await select('SELECT estado, renglones, rechazados, avisados, aviso FROM cargas'),
    asientos: await select(
      `SELECT acto, objeto_id, actor, despues FROM bitacora WHERE acto = 'retencion.responder' ORDER BY id`,
    ),
  }
}

describe('a load of withholdings whose server is killed while it answers the orders', () => {
  let entera: Awaited<ReturnType<typeof escrito>>

  beforeAll(async () => {
    const tranquila = await instalar()
    const portal = await aprobar(tranquila, [])
    await hastaQue(tranquila, 'aplicada')
    await portal.stop()
    entera = await escrito(tranquila)
  }, LIMITE * 2)

  it('is compared with one that is whole', () => {
    const suma = (rows: readonly Record<string, unknown>[], columna: string) =>
      rows.reduce((sum, row) => sum + Number(row[columna] ?? 0), 0)
    // Of 450 orders one is not answered: 44 of 90.00 and 405 of 100.00 make 44,460.00. 45 times 0.10 go beyond.
    expect(suma(entera.ordenes, 'retenido_centavos')).toBe(4_446_000)
    expect([entera.favores.length, suma(entera.favores, 'importe_centavos')]).toEqual([45, 450])
    expect(suma(entera.libros, 'importe_centavos')).toBe(PERSONAS * 120_000 - 4_446_000)
    expect(entera.asientos).toHaveLength(PERSONAS - 1)
    expect(entera.cargas).toMatchObject([{ estado: 'aplicada', renglones: PERSONAS, rechazados: 1 }])
  })

  it.each(Object.entries(PUNTOS))(
    '%s, goes on by itself and ends as an undisturbed one',
    { timeout: LIMITE * 2 },
    async (_punto, { pasos, respondidas: quedan }) => {
      const instalacion = await instalar()
      const muerto = await aprobar(instalacion, pasos)
      await expect
        .poll(
          () =>
            fetch(`${muerto.url}/api/salud`).then(
              () => 'vive',
              () => 'muerto',
            ),
          { timeout: LIMITE },
        )
        .toBe('muerto')
      expect([await estado(instalacion), await respondidas(instalacion)]).toEqual(['aplicando', quedan])
      const portal = await runPortal(instalacion)
      await hastaQue(instalacion, 'aplicada')
      await portal.stop()
      expect(await escrito(instalacion)).toEqual(entera)
      expect((await portalCli(instalacion, 'bitacora', 'verificar')).stdout).toContain('Bitácora íntegra')
    },
  )
})
