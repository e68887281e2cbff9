import { existsSync, readFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import path from 'node:path'
import { closeBrowser, newPage, openBrowser, type ANCHO } from '#test/support/browser.ts'
import { INFO, SESION, VENTANA } from './marco.ts'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'

const DIST = path.resolve('dist/admin')
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** What the server says to a call: rows of a list, the body of an answer, or that it failed. */
export type Respuesta =
  | { readonly rows: readonly object[]; readonly total?: number }
  | { readonly body: unknown }
  | { readonly status: number; readonly error: string }

/** Every call that no other answer is for. */
export type Resto = 'calla' | 'falla'

export const FALLA = { status: 500, error: 'Ocurrió un error en el servidor.' } as const

const MARCO: Readonly<Record<string, Respuesta>> = {
  '/api/sesion': { body: SESION },
  '/api/info': { body: INFO },
  '/api/ventana': { body: VENTANA },
  '/api/avisos/cuenta': { body: { sinLeer: 0 } },
  '/api/procesos/ficha': { body: null },
}

/** The built screens before a server that answers what the test says: slow, broken or with nothing to tell. */
export interface PortalFingido {
  readonly page: Page
  readonly go: (address: string) => Promise<void>
  /** From now on: answers by the path of the call, and what becomes of the others. */
  readonly answer: (respuestas: Readonly<Record<string, Respuesta>>, resto?: Resto) => void
  /** Paths that were asked since `answer`, without those of the frame. */
  readonly asked: ReadonlySet<string>
  readonly close: () => Promise<void>
}

/**
 * One for a whole file. It is a server and no interception of the page's requests: a browser that is intercepted keeps no
 * file and compiles the screens anew at each address.
 */
export async function openFingido(viewport?: (typeof ANCHO)[keyof typeof ANCHO]): Promise<PortalFingido> {
  const browser = await openBrowser()
  const page = await newPage(browser, viewport)
  let known: Readonly<Record<string, Respuesta>> = {}
  let others: Resto = 'falla'
  const asked = new Set<string>()
  // Never answered. The browser keeps few connections to one server: they are ended before it goes elsewhere.
  const held = new Set<ServerResponse>()
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://portal')
    if (!pathname.startsWith('/api/')) {
      serve(res, pathname)
      return
    }
    const respuesta = known[pathname] ?? MARCO[pathname]
    if (!(pathname in MARCO)) asked.add(pathname)
    if (respuesta) reply(res, respuesta)
    else if (others === 'falla') reply(res, FALLA)
    else held.add(res)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    page,
    asked,
    go: async (address) => {
      for (const res of held) res.destroy()
      held.clear()
      await page.goto(`${origin}${address}`)
    },
    answer: (respuestas, resto = 'falla') => {
      known = respuestas
      others = resto
      asked.clear()
    },
    close: async () => {
      await closeBrowser(browser)
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function serve(res: ServerResponse, pathname: string): void {
  const isFile = pathname.startsWith('/assets/') || pathname === '/favicon.svg'
  const file = path.join(DIST, isFile ? path.normalize(pathname) : 'index.html')
  if (!existsSync(file)) return void res.writeHead(404).end()
  res.writeHead(200, {
    'content-type': isFile ? (TYPES[path.extname(file)] ?? 'application/octet-stream') : 'text/html; charset=utf-8',
    'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  res.end(readFileSync(file))
}

function reply(res: ServerResponse, respuesta: Respuesta): void {
  if ('rows' in respuesta) {
    const total = respuesta.total ?? respuesta.rows.length
    const range = total === 0 ? `lista */0` : `lista 0-${total - 1}/${total}`
    sendJson(res, 200, respuesta.rows, { 'content-range': range })
  } else if ('body' in respuesta) sendJson(res, 200, respuesta.body)
  else {
    const { status, error } = respuesta
    sendJson(res, status, { error, codigo: 'interno', requestId: 'k3f9-2b71' })
  }
}

function sendJson(res: ServerResponse, status: number, body: unknown, headers: OutgoingHttpHeaders = {}): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
  res.end(JSON.stringify(body))
}
