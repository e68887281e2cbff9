import pg from 'pg'
import { GENESIS } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { env } from '#api/env.ts'
import { AppError } from '#api/errors.ts'
import { migrateUpTo } from '#api/db/migrate.ts'
import { SERVIDORES_SQL, type ServidorRow } from '#api/jobs/servidores-en-marcha.ts'
import { apartando } from './apartar-esquema.ts'
import { CLAVES_SQL, type MotorRespaldo } from './base.ts'
import { copiarTablas, cargarTablas, contarLineas } from './copia-postgres.ts'
import { dumpWithPgDump, hasDump, listDump, restoreWithPgRestore } from './pg-dump.ts'
import { TABLAS_SQL } from './tablas-postgres.ts'

/**
 * PostgreSQL in one transaction that sees a single moment (REPEATABLE READ): `pg_dump` over that very snapshot when it is
 * there and fits the server, else a copy of our own, table by table.
 */
export const MOTOR_POSTGRES: MotorRespaldo = {
  tomar(carpeta) {
    return withClient(async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const creadoAt = nowAt()
      const column = async (sql: string) => {
        const { rows } = await client.query<{ v: string }>(sql)
        return rows.map(({ v }) => v)
      }
      const [snapshot = ''] = await column('SELECT pg_export_snapshot() AS v')
      const [cabeza = GENESIS] = await column('SELECT hash AS v FROM bitacora ORDER BY id DESC LIMIT 1')
      const tablas = await countTablas(client)
      const dumped = await dumpWithPgDump(carpeta, snapshot)
      if (!dumped) await copiarTablas(client, carpeta)
      const result = {
        metodo: dumped ? ('pg_dump' as const) : ('copia' as const),
        creadoAt,
        migraciones: await column('SELECT nombre AS v FROM migraciones ORDER BY nombre'),
        cabeza,
        tablas,
        claves: await column(`SELECT clave AS v FROM (${CLAVES_SQL}) c`),
      }
      await client.query('COMMIT')
      return result
    })
  },

  tamano() {
    return withClient(async (client) => {
      const { rows } = await client.query<{ n: string }>('SELECT pg_database_size(current_database())::text AS n')
      return Number(rows[0]?.n ?? 0)
    })
  },

  async revisar(carpeta, tablas) {
    if (await hasDump(carpeta)) return listDump(carpeta)
    for (const [tabla, filas] of Object.entries(tablas)) {
      const lineas = await contarLineas(carpeta, tabla)
      if (lineas !== filas) return `la tabla ${tabla} debe tener ${filas} filas y trae ${lineas}`
    }
    return null
  },

  servidores() {
    return withClient(async (client) => {
      const { rows } = await client.query<{ hay: boolean }>(`SELECT to_regclass('servidores') IS NOT NULL AS hay`)
      return rows[0]?.hay ? (await client.query<ServidorRow>(SERVIDORES_SQL)).rows : []
    })
  },

  isEmpty() {
    return withClient(async (client) => {
      const { rows } = await client.query(TABLAS_SQL)
      return rows.length === 0
    })
  },

  restaurar(carpeta, migraciones) {
    return withClient((client) =>
      apartando(client, async () => {
        if (await hasDump(carpeta)) return restoreWithPgRestore(carpeta)
        await migrateUpTo(migraciones)
        return cargarTablas(client, carpeta)
      }),
    )
  },
}

async function countTablas(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ tabla: string }>(TABLAS_SQL)
  const counts: Record<string, number> = {}
  for (const { tabla } of rows) {
    const answer = await client.query<{ n: string }>(`SELECT COUNT(*) AS n FROM ${pg.escapeIdentifier(tabla)}`)
    counts[tabla] = Number(answer.rows[0]?.n ?? 0)
  }
  return counts
}

/** A connection of its own, outside the product's pool. */
async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: env.databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42501')
      throw new AppError(422, 'respaldo', `La cuenta de la base no tiene permiso para restaurar: ${error.message}`)
    throw error
  } finally {
    await client.end()
  }
}
