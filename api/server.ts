import { serve } from '@hono/node-server'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { createApp } from '#api/app.ts'
import { closeDatabase } from '#api/db/database.ts'
import { closeLector } from '#api/documentos/lector/lector.ts'
import { env } from '#api/env.ts'
import { logger } from '#api/logging/logger.ts'

export interface RunningServer {
  readonly url: string
  close(): Promise<void>
}

/** Time given to requests under way before the process ends anyway. */
const GRACE_MS = 10_000

/** Listens on HOST:PORT and gives the address; `close` lets requests under way end, then closes everything. */
export function startServer(): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: createApp().fetch, hostname: env.HOST, port: env.PORT }, (info) => {
      const url = env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${info.port}`
      resolve({ url, close: () => closeAll(server) })
    })
    server.once('error', reject)
  })
}

async function closeAll(server: ReturnType<typeof serve>): Promise<void> {
  await new Promise<void>((done) => {
    const limit = setTimeout(done, GRACE_MS)
    server.close(() => {
      clearTimeout(limit)
      done()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
  await closeLector()
  await flushReadAudit()
  await closeDatabase()
}

/** Ends cleanly on Ctrl-C or when the system asks; a second signal ends at once. */
export function closeOnSignal(server: RunningServer): void {
  let closing = false
  const end = (signal: NodeJS.Signals) => {
    if (closing) process.exit(1)
    closing = true
    logger.info({ signal }, 'closing')
    void server.close().then(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
