import { readFileSync } from 'node:fs'
import path from 'node:path'
import { closeBrowser, newPage, openBrowser, type ANCHO } from '#test/support/browser.ts'
import { INFO, SESION, VENTANA } from './marco.ts'
import type { Page, Route } from 'playwright-core'

/** Nothing answers there but the test itself. */
const ORIGIN = 'https://portal.ejemplo'
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

/** One for a whole file. */
export async function openFingido(viewport?: (typeof ANCHO)[keyof typeof ANCHO]): Promise<PortalFingido> {
  const browser = await openBrowser()
  const page = await newPage(browser, viewport)
  let known: Readonly<Record<string, Respuesta>> = {}
  let others: Resto = 'falla'
  const asked = new Set<string>()
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.startsWith('/api/')) return serve(route, pathname)
    const respuesta = known[pathname] ?? MARCO[pathname]
    if (!(pathname in MARCO)) asked.add(pathname)
    if (respuesta) return reply(route, respuesta)
    // Held for good: the page is closed, or goes elsewhere, before it is answered.
    if (others === 'falla') await reply(route, FALLA)
  })
  return {
    page,
    asked,
    go: async (address) => {
      await page.goto(`${ORIGIN}${address}`)
    },
    answer: (respuestas, resto = 'falla') => {
      known = respuestas
      others = resto
      asked.clear()
    },
    close: () => closeBrowser(browser),
  }
}

async function serve(route: Route, pathname: string): Promise<void> {
  const isFile = pathname.startsWith('/assets/') || pathname === '/favicon.svg'
  const file = path.join(DIST, isFile ? path.normalize(pathname) : 'index.html')
  const contentType = isFile ? (TYPES[path.extname(file)] ?? 'application/octet-stream') : 'text/html'
  await route.fulfill({ body: readFileSync(file), contentType })
}

async function reply(route: Route, respuesta: Respuesta): Promise<void> {
  if ('rows' in respuesta) {
    const total = respuesta.total ?? respuesta.rows.length
    const range = total === 0 ? `lista */0` : `lista 0-${total - 1}/${total}`
    await route.fulfill({ json: respuesta.rows, headers: { 'content-range': range } })
  } else if ('body' in respuesta) await route.fulfill({ json: respuesta.body })
  else {
    const { status, error } = respuesta
    await route.fulfill({ status, json: { error, codigo: 'interno', requestId: 'k3f9-2b71' } })
  }
}
