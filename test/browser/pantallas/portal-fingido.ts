import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { closeBrowser, newPage, openBrowser, type ANCHO } from '#test/support/browser.ts'
import {
  FALLA,
  comoHttp,
  isMarco,
  respuestaDe,
  type LlamadaFingida,
  type Respuesta,
  type Respuestas,
  type Resto,
} from '#test/support/fingido/respuestas.ts'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'

const DIST = path.resolve('dist/admin')
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The built screens before a server that answers what the test says: slow, broken or with nothing to tell. */
export interface PortalFingido {
  readonly page: Page
  readonly go: (address: string) => Promise<void>
  /** From now on: answers by the path of the call, and what becomes of the others. */
  readonly answer: (respuestas: Respuestas, resto?: Resto) => void
  /** Fails every call that was not answered yet, and the calls without an answer from now on. */
  readonly fail: () => void
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
  let known: Respuestas = {}
  let others: Resto = 'falla'
  const asked = new Set<string>()
  // Not answered. The browser keeps few connections to one server: they are ended before it goes elsewhere.
  const held = new Set<ServerResponse>()
  const answerCall = async (req: IncomingMessage, url: URL, res: ServerResponse): Promise<void> => {
    const llamada: LlamadaFingida = { method: req.method ?? 'GET', url, body: jsonOf(req, await text(req)) }
    const respuesta = respuestaDe(known, others, llamada)
    if (!isMarco(url.pathname)) asked.add(url.pathname)
    if (respuesta) reply(res, respuesta)
    else held.add(res)
  }
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://portal')
    if (url.pathname.startsWith('/api/')) void answerCall(req, url, res)
    else serve(res, url.pathname)
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
    fail: () => {
      others = 'falla'
      for (const res of held) reply(res, FALLA)
      held.clear()
    },
    close: async () => {
      await closeBrowser(browser)
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function jsonOf({ headers }: IncomingMessage, body: string): unknown {
  return headers['content-type']?.startsWith('application/json') ? JSON.parse(body) : undefined
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
  const { status, headers, text: body } = comoHttp(respuesta)
  res.writeHead(status, headers)
  res.end(body)
}
