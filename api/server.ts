import { isIPv6 } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { serve } from '@hono/node-server'
import { startConsultas, stopConsultas } from '#api/acceso/consultas/encadenador.ts'
import { startCabeza, stopCabeza } from '#api/acceso/bitacora/cabeza-guardada.ts'
import { createApp } from '#api/app.ts'
import { startSender, stopSender } from '#api/correo/sender.ts'
import { closeDatabase } from '#api/db/database.ts'
import { definirTrabajos } from '#api/definir-trabajos.ts'
import { closeLector, configureLector } from '#api/documentos/lector/lector.ts'
import { env } from '#api/env.ts'
import { startLatido, stopLatido } from '#api/jobs/latido-servidor.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import { logger } from '#api/logging/logger.ts'
import { setOwnUrl } from '#api/own-url.ts'
import { isEcho } from '#api/signal-echo.ts'

export interface RunningServer {
  readonly url: string
  /** Where this machine asks whether the server answers. */
  readonly salud: string
  close(): Promise<void>
}

/** Time given to requests under way before the process ends anyway. */
const GRACE_MS = 10_000

/**
 * How much the heap grows, in percent of what is alive, before it is swept. By itself V8 lets four times as much stand where the
 * machine has room: a close of fifty thousand people then held 410 MB, of which a quarter was in use.
 */
const CRECIMIENTO = 100

/**
 * How long an idle connection is kept. Longer than proxies and browsers keep theirs (a minute, as a rule), so that they are the ones
 * who close it: what a server closes in the moment in which it is used again is a request lost, told as a broken network.
 */
const KEPT_MS = 75_000

/** Listens on HOST:PORT and gives the address; `close` lets requests under way end, then closes everything. */
export function startServer(): Promise<RunningServer> {
  setFlagsFromString(`--heap-growing-percent=${CRECIMIENTO}`)
  configureLector({ procesos: env.READER_PROCESSES, limiteMs: env.READER_SECONDS * 1000 })
  return new Promise((resolve, reject) => {
    const serverOptions = { keepAliveTimeout: KEPT_MS }
    const { fetch } = createApp()
    const server = serve({ fetch, hostname: env.HOST, port: env.PORT, serverOptions }, (info) => {
      const url = env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${info.port}`
      definirTrabajos()
      startTrabajos()
      setOwnUrl(url)
      startSender()
      startConsultas()
      startCabeza()
      const salud = `http://${hostLocal(env.HOST)}:${info.port}/api/salud`
      void startLatido(url).then(() => resolve({ url, salud, close: () => closeAll(server) }))
    })
    server.once('error', reject)
  })
}

/** The host under which this machine reaches what listens at `host`. */
function hostLocal(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return isIPv6(host) ? `[${host}]` : host
}

/** Like `startServer`, for a program: a port in use ends it with a Spanish sentence. */
export async function serveOrExit(): Promise<RunningServer> {
  try {
    return await startServer()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    process.stderr.write(`El puerto ${env.PORT} está ocupado: cierra el otro programa o elige otro con PORT=3001.\n`)
    process.exit(1)
  }
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
  await stopTrabajos()
  closeLector()
  await stopSender()
  await stopConsultas()
  await stopCabeza()
  await stopLatido()
  await closeDatabase()
}

/** Ends cleanly on Ctrl-C or when the system asks; a second signal, later, ends at once. */
export function closeOnSignal(server: RunningServer): void {
  let first: number | null = null
  const end = (signal: NodeJS.Signals) => {
    if (first !== null) {
      if (!isEcho(first)) process.exit(1)
      return
    }
    first = performance.now()
    logger.info({ signal }, 'closing')
    void server.close().then(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
