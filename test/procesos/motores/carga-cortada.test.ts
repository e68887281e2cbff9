import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { copiedDatabase, type Portal } from '#test/support/portal/portal.ts'
import { ponerPersonas } from '#test/support/portal/gente-en-tabla.ts'
import { portalCli } from '#test/support/portal/portal-cli.ts'
import { portalCortado } from '#test/support/portal/portal-cortado.ts'

type Instalacion = Pick<Portal, 'databaseUrl' | 'dataDir'>

const [PERSONAS, FILAS] = [300, 2_500]
/** Rows that name nobody, and rows that repeat one of an earlier block. */
const [AJENAS, REPETIDAS] = [25, 24]
const PAGADAS = FILAS - AJENAS - REPETIDAS

const LEIDO = 'SET leidos'
const CARGADO = 'SET aplicados'
const FIN = '^commit'
const CUALQUIERA = '.'

interface Punto {
  /** The process dies before the last of these statements leaves, once the others matched in order. */
  readonly pasos: readonly string[]
  /** What the database has then: state, staged rows, written rows. */
  readonly queda: readonly [estado: string, renglones: number, pagos: number]
}

/** A file has three blocks, the first with its header, and a load three chunks. */
const PUNTOS: Readonly<Record<string, Punto>> = {
  'while the file is read, between two staged blocks': {
    pasos: [LEIDO, FIN, CUALQUIERA],
    queda: ['leyendo', 999, 0],
  },
  'while the file is read, inside the transaction of a block': {
    pasos: [LEIDO, FIN, 'INSERT INTO carga_renglones', LEIDO],
    queda: ['leyendo', 999, 0],
  },
  'after the last staged block, before the load is ready': {
    pasos: [LEIDO, LEIDO, LEIDO, FIN, CUALQUIERA],
    queda: ['leyendo', FILAS, 0],
  },
  'while rows are applied, between two chunks': {
    pasos: [CARGADO, FIN, CUALQUIERA],
    queda: ['aplicando', FILAS, 1_000 - 10],
  },
  'while rows are applied, inside the transaction of a chunk': {
    pasos: [CARGADO, FIN, 'INSERT INTO nomina_pagos', CARGADO],
    queda: ['aplicando', FILAS, 1_000 - 10],
  },
  'after the last chunk, before the load waits for its validator': {
    pasos: [CARGADO, CARGADO, CARGADO, FIN, '^(begin|start)'],
    queda: ['aplicando', FILAS, PAGADAS],
  },
}

/** Fixed width, as `NOM-ANCHO` says it: the NSS says who, a post of nine characters makes each row another one. */
function renglon(i: number): string {
  const isRepetida = i >= 1_000 && i % 50 === 7 && i < 2_200
  const nss = i % 100 === 99 ? 99_999_999_999 : 10_000_800_001 + ((isRepetida ? i - 901 : i) % PERSONAS)
  const plaza = `P${String(isRepetida ? i - 901 : i).padStart(8, '0')}`
  const importe = (centavos: number) => String(centavos).padStart(10, '0')
  return [
    `D${nss}`,
    ' '.repeat(81),
    '01',
    '2226',
    '15',
    importe(sueldo(i)),
    importe(2_500),
    importe(1_000),
    plaza,
  ].join('')
}
const sueldo = (i: number): number => 400_000 + i

function archivo(): string {
  const filas = Array.from({ length: FILAS }, (_, i) => i)
  const suma = filas.reduce((sum, i) => sum + sueldo(i), 0)
  const total = `T${String(FILAS).padStart(7, '0')}${String(suma).padStart(15, '0')}`
  return `${['H NOMINA', ...filas.map(renglon), total].join('\r\n')}\r\n`
}

/** Another installation with the same people, so that its ids are equal. */
async function instalar(): Promise<Instalacion> {
  const instalacion = await copiedDatabase()
  await ponerPersonas(instalacion, PERSONAS)
  await runSql(instalacion, `UPDATE afiliados SET nss = CAST(10000000000 + interno AS TEXT) WHERE interno > 800000`)
  return instalacion
}

const DE_CARGA = `id, tipo, plano_id, entidad_id, quincena, archivo, bytes, huella, estado, leidos, aplicados, renglones, rechazados,
  avisados, resumen, rechazo, motivo, sustituye_id, corrige_id, creada_por`

/** Everything that a load writes, in order, without times and version. */
async function escrito(instalacion: Instalacion) {
  return {
    cargas: await runSql(instalacion, `SELECT ${DE_CARGA} FROM cargas`),
    renglones: await runSql(instalacion, 'SELECT * FROM carga_renglones ORDER BY carga_id, linea'),
    pagos: await runSql(instalacion, 'SELECT * FROM nomina_pagos ORDER BY carga_id, linea'),
    asientos: await runSql(
      instalacion,
      `SELECT acto, objeto_id, actor, despues FROM bitacora WHERE acto LIKE 'carga.%' ORDER BY id`,
    ),
  }
}

/** What a command says besides its progress, which it tells every few seconds. */
const sinAvance = (stderr: string): string => stderr.replaceAll(/^.* por segundo$\n?/gm, '').trim()

describe('a load whose process is killed', () => {
  let ruta = ''
  let entera: Awaited<ReturnType<typeof escrito>>
  const importar = (...more: string[]): string[] => [
    ...['importar', ruta, '--plano', 'NOM-ANCHO', '--entidad', 'Secretaría de Salud'],
    ...['--quincena', '2226', '-y', '--json', ...more],
  ]

  beforeAll(async () => {
    const tranquila = await instalar()
    ruta = path.join(tranquila.dataDir, 'nomina.txt')
    await writeFile(ruta, archivo())
    const { code, stderr } = await portalCli(tranquila, ...importar())
    expect([code, sinAvance(stderr)]).toEqual([0, ''])
    entera = await escrito(tranquila)
  })

  it('is compared with one that is whole', () => {
    expect(entera.cargas).toMatchObject([{ estado: 'por_validar', renglones: FILAS, rechazados: FILAS - PAGADAS }])
    expect([entera.renglones.length, entera.pagos.length]).toEqual([FILAS, PAGADAS])
    expect(entera.asientos.map(({ acto }) => acto)).toEqual([
      'carga.crear',
      'carga.tanda',
      'carga.tanda',
      'carga.tanda',
      'carga.cargar',
    ])
  })

  it.each(Object.entries(PUNTOS))(
    '%s, is resumed and ends row by row as an undisturbed one',
    async (_punto, { pasos, queda }) => {
      const instalacion = await instalar()
      expect(await portalCortado(instalacion, pasos, ...importar())).toBe('SIGKILL')
      const [carga] = await runSql<{ estado: string }>(instalacion, 'SELECT estado FROM cargas')
      const [renglones, pagos] = [
        await countRows(instalacion, 'carga_renglones'),
        await countRows(instalacion, 'nomina_pagos'),
      ]
      expect([carga?.estado, renglones, pagos]).toEqual(queda)
      const { code, stderr } = await portalCli(instalacion, ...importar('--reanudar'))
      expect([code, sinAvance(stderr)]).toEqual([0, ''])
      expect(await escrito(instalacion)).toEqual(entera)
      expect((await portalCli(instalacion, 'bitacora', 'verificar')).stdout).toContain('Bitácora íntegra')
    },
  )
})
