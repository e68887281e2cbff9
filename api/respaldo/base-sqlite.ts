import { chmod, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import sqlite3 from 'sqlite3'
import { GENESIS } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { env } from '#api/env.ts'
import { SERVIDORES_SQL, type ServidorRow } from '#api/jobs/servidores-en-marcha.ts'
import { CLAVES_SQL, type MotorRespaldo } from './base.ts'

const ARCHIVO = 'portal.sqlite'
const ACOMPANANTES = ['', '-wal', '-shm'] as const

const basePath = () => path.resolve(env.databaseUrl.slice('sqlite:'.length))

/** SQLite by its own means: `VACUUM INTO` writes one consistent picture while others go on writing. */
export const MOTOR_SQLITE: MotorRespaldo = {
  async tomar(carpeta) {
    const file = path.join(carpeta, ARCHIVO)
    const creadoAt = nowAt()
    await withDatabase(basePath(), (db) => db.all('VACUUM INTO ?', [file]))
    await chmod(file, 0o600)
    return withDatabase(file, async (db) => {
      const names = async (sql: string) => (await db.all<{ v: string }>(sql)).map(({ v }) => v)
      const cabeza = await names('SELECT hash AS v FROM bitacora ORDER BY id DESC LIMIT 1')
      return {
        metodo: 'vacuum',
        creadoAt,
        migraciones: await names('SELECT nombre AS v FROM migraciones ORDER BY nombre'),
        cabeza: cabeza[0] ?? GENESIS,
        tablas: await countTablas(db),
        claves: (await db.all<{ clave: string }>(CLAVES_SQL)).map(({ clave }) => clave),
      }
    })
  },

  async tamano() {
    return (await stat(basePath())).size
  },

  revisar(carpeta, tablas) {
    return withDatabase(path.join(carpeta, ARCHIVO), async (db) => {
      const [check] = await db.all<{ integrity_check: string }>('PRAGMA integrity_check')
      if (check?.integrity_check !== 'ok') return `la base está dañada (${check?.integrity_check ?? 'sin respuesta'})`
      if ((await db.all('PRAGMA foreign_key_check')).length > 0) return 'la base tiene renglones sin su registro padre'
      const counts = await countTablas(db)
      const other = Object.entries(tablas).find(([tabla, filas]) => counts[tabla] !== filas)
      return other ? `la tabla ${other[0]} no tiene sus ${other[1]} filas` : null
    })
  },

  async servidores() {
    if (!(await exists(basePath()))) return []
    return withDatabase(basePath(), async (db) => {
      const [table] = await db.all(`SELECT name FROM sqlite_master WHERE name = 'servidores'`)
      return table ? db.all<ServidorRow>(SERVIDORES_SQL) : []
    }).catch((error: unknown) => {
      // A base that is damaged is what a backup is put back for.
      if (['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    })
  },

  async isEmpty() {
    if (!(await exists(basePath()))) return true
    return withDatabase(basePath(), async (db) => (await db.all('SELECT name FROM sqlite_master LIMIT 1')).length === 0)
  },

  async restaurar(carpeta) {
    const base = basePath()
    await mkdir(path.dirname(base), { recursive: true })
    const fresh = `${base}.restaurando`
    await rm(fresh, { force: true })
    await copyFile(path.join(carpeta, ARCHIVO), fresh)
    await chmod(fresh, 0o600)
    const stamp = nowAt().replaceAll(/[:.]/g, '-')
    for (const extra of ACOMPANANTES)
      await rename(base + extra, `${base}.anterior-${stamp}${extra}`).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      })
    await rename(fresh, base)
  },
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

interface Db {
  all<T = unknown>(sql: string, bind?: readonly string[]): Promise<T[]>
}

async function countTablas(db: Db): Promise<Record<string, number>> {
  const tables = await db.all<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%\\_fts%' ESCAPE '\\'`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await db.all<{ n: number }>(`SELECT COUNT(*) AS n FROM "${name}"`)
    counts[name] = row?.n ?? 0
  }
  return counts
}

/** A connection of its own, outside the product's pool: the file may be another than the environment's. */
async function withDatabase<T>(file: string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await new Promise<sqlite3.Database>((resolve, reject) => {
    const opened: sqlite3.Database = new sqlite3.Database(file, sqlite3.OPEN_READWRITE, (error) =>
      error ? reject(error) : resolve(opened),
    )
  })
  database.configure('busyTimeout', 30_000)
  try {
    return await work({
      all: <R>(sql: string, bind: readonly string[] = []) =>
        new Promise<R[]>((resolve, reject) =>
          database.all<R>(sql, [...bind], (error, rows) => (error ? reject(error) : resolve(rows))),
        ),
    })
  } finally {
    await new Promise((resolve) => database.close(resolve))
  }
}
