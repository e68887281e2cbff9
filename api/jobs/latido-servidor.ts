import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { logger } from '#api/logging/logger.ts'
import { onReset } from '#api/memory.ts'
import { DUENIO } from './duenio.ts'
import { proxyVistoAt } from './proxy-visto.ts'

/** How often a running server says that it lives. */
const LATIDO_MS = 10_000
/** Rows of servers that died without taking theirs away are of no use to anybody after a day. */
const DAY_MS = 86_400_000

let timer: NodeJS.Timeout | null = null
let working: Promise<void> = Promise.resolve()
onReset(stopLatido)

/** Says in the database that a portal serves it at `url`, now and every ten seconds, until `stopLatido`. Never rejects. */
export async function startLatido(url: string): Promise<void> {
  if (timer) return
  const desdeAt = nowAt()
  const beat = (): void => {
    working = working.then(() => latir(url, desdeAt))
  }
  timer = setInterval(beat, LATIDO_MS).unref()
  beat()
  await working
}

async function latir(url: string, desdeAt: string): Promise<void> {
  try {
    await inTransaction(async () => {
      await execute('DELETE FROM servidores WHERE latido_at < $1', [new Date(Date.now() - DAY_MS).toISOString()])
      await execute(
        `INSERT INTO servidores (duenio, url, desde_at, latido_at, proxy_visto_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (duenio) DO UPDATE SET latido_at = excluded.latido_at, proxy_visto_at = excluded.proxy_visto_at`,
        [DUENIO, url, desdeAt, nowAt(), proxyVistoAt()],
      )
    })
  } catch (error) {
    logger.error({ err: error }, 'the heartbeat of the server was not written')
  }
}

/** The server closes: it says so at once. */
export async function stopLatido(): Promise<void> {
  if (!timer) return
  clearInterval(timer)
  timer = null
  await working
  await inTransaction(() => execute('DELETE FROM servidores WHERE duenio = $1', [DUENIO])).catch((error: unknown) =>
    logger.error({ err: error }, 'the row of the server stays'),
  )
}
