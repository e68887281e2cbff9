import { statfs } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { pendingMigrations } from '#api/db/migrate.ts'
import { dialect } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import type { AppEnv } from './app-env.ts'
import { describe } from './describe.ts'

const MB = 1024 * 1024

/** Milliseconds. The answer says within this time that the database does not answer: whoever asks would take silence for a hang. */
const BASE_MS = 5_000

interface Base {
  readonly ok: boolean
  readonly pendientes: readonly string[]
}

const SIN_BASE: Base = { ok: false, pendientes: [] }

async function askBase(): Promise<Base> {
  if ((await selectRow('SELECT 1 AS uno').catch(() => null)) === null) return SIN_BASE
  return { ok: true, pendientes: await pendingMigrations() }
}

/** Asked now, not as remembered: who watches over the portal learns at once that there is room again. */
async function diskFreeMb(): Promise<number> {
  const stats = await statfs(env.dataDir)
  return Math.floor((stats.bavail * stats.bsize) / MB)
}

/**
 * `GET /api/salud`: database, migrations, disk (under DISK_MIN_MB it is full) and readers (`lectorStatus`); 503 when something keeps
 * the portal from working.
 */
export const saludRoutes = (lectorStatus: () => unknown) =>
  new Hono<AppEnv>().get('/salud', describe('salud', 'Estado del servicio', 200, 503), async (c) => {
    const [{ ok: base, pendientes }, libres] = await Promise.all([
      Promise.race([askBase(), setTimeout(BASE_MS, SIN_BASE, { ref: false })]),
      diskFreeMb().catch(() => 0),
    ])
    const ok = base && pendientes.length === 0 && libres >= env.DISK_MIN_MB
    const disco = { libreMB: libres }
    return c.json(
      { ok, base: { ok: base, motor: dialect }, migraciones: { pendientes }, disco, lectores: lectorStatus() },
      ok ? 200 : 503,
    )
  })
