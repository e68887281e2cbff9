import { statfs } from 'node:fs/promises'
import { Hono } from 'hono'
import { pendingMigrations } from '#api/db/migrate.ts'
import { dialect } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { lectorStatus } from '#api/documentos/lector/lector.ts'
import { env } from '#api/env.ts'
import type { AppEnv } from './app-env.ts'
import { describe } from './describe.ts'

/** Under this the disk counts as full: a scan must still fit. */
const MIN_FREE_BYTES = 200 * 1024 * 1024

async function databaseOk(): Promise<boolean> {
  return (await selectRow('SELECT 1 AS uno').catch(() => null)) !== null
}

async function diskFree(): Promise<number> {
  const stats = await statfs(env.dataDir)
  return stats.bavail * stats.bsize
}

/** `GET /api/salud`: database, migrations, disk and readers; 503 when something keeps the portal from working. */
export const saludRoutes = new Hono<AppEnv>().get('/salud', describe('salud', 'Estado del servicio'), async (c) => {
  const base = await databaseOk()
  const [pendientes, libres] = await Promise.all([base ? pendingMigrations() : [], diskFree().catch(() => 0)])
  const ok = base && pendientes.length === 0 && libres > MIN_FREE_BYTES
  const lectores = lectorStatus()
  const disco = { libreMB: Math.floor(libres / 1024 / 1024) }
  return c.json(
    { ok, base: { ok: base, motor: dialect }, migraciones: { pendientes }, disco, lectores },
    ok ? 200 : 503,
  )
})
