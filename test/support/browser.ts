import { createRequire } from 'node:module'
import { existsSync, readFileSync } from 'node:fs'
import { chromium, type Browser, type Page, type Request } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO_PASSWORD } from './demo-password.ts'
import { PLAZO } from './plazo.ts'

const require = createRequire(import.meta.url)
/** Evaluated, not added as a script: the portal's policy admits no script of others. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function executable(): string {
  const known = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome']
  const found = known.find((file) => file !== undefined && existsSync(file))
  if (!found) throw new Error('No Chromium: run the browser journeys with `npm test -- browser:sqlite`')
  return found
}

/** The Chromium of this worker, which begins with its first file and ends with the worker. */
let chromio: Promise<Browser> | null = null

/** A browser for one file: the worker's Chromium, begun again where it ended. Each page has cookies of its own (`newPage`). */
export async function openBrowser(): Promise<Browser> {
  const open = await chromio
  if (open?.isConnected()) return open
  chromio = chromium.launch({ executablePath: executable(), args: ARGS, headless: true })
  return chromio
}

/** Ends what a file opened in it. A worker takes one file at a time, so all of it is the file's. */
export async function closeBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

export const ANCHO = { escritorio: { width: 1440, height: 900 }, telefono: { width: 390, height: 844 } } as const

/** Requests of each page that have no answer yet, or that failed; `METHOD path` and what became of it. */
const requests = new WeakMap<Page, Map<Request, string>>()

function watchRequests(page: Page): void {
  const open = new Map<Request, string>()
  requests.set(page, open)
  const tell = (request: Request, state: string) =>
    open.set(request, `${request.method()} ${new URL(request.url()).pathname}: ${state}`)
  page.on('request', (request) => tell(request, 'no answer yet'))
  page.on('requestfailed', (request) => tell(request, request.failure()?.errorText ?? 'failed'))
  page.on('response', (response) => {
    if (response.status() >= 400) tell(response.request(), String(response.status()))
  })
  page.on('requestfinished', (request) => {
    if (open.get(request)?.endsWith('no answer yet')) open.delete(request)
  })
}

/** What each open page shows: its address, what its main part, dialogs and notices tell a screen reader, and the requests that failed or have no answer yet. */
export async function describeOpenPages(): Promise<readonly string[]> {
  const pages = (await chromio)?.contexts().flatMap((context) => context.pages()) ?? []
  return Promise.all(
    pages.map(async (page) => {
      const shown = page.locator('main, [role=dialog], [role=alert], [role=status]')
      const trees = await Promise.all((await shown.all()).map((part) => part.ariaSnapshot().catch(String)))
      const pending = [...(requests.get(page)?.values() ?? [])].slice(-MAX_REQUESTS)
      return [`── ${page.url()}`, ...pending, trees.join('\n').slice(0, MAX_TREE)].join('\n')
    }),
  )
}

const MAX_REQUESTS = 20
const MAX_TREE = 4_000

/** A page with cookies of its own, in Spanish of Mexico; it fails the test when a script fails on it. */
export async function newPage(
  browser: Browser,
  viewport: (typeof ANCHO)[keyof typeof ANCHO] = ANCHO.escritorio,
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PLAZO)
  watchRequests(page)
  return page
}

/**
 * Signs in by the API as the page's own browser, and opens the profile's home. The form itself is tried where the way in is
 * what is tested (admin-cuentas, portal/arranque).
 */
export async function signInAs(page: Page, url: string, usuario: string): Promise<void> {
  const headers = { origin: url, 'user-agent': await page.evaluate(() => navigator.userAgent) }
  const { request } = page.context()
  const entered = await request.post(`${url}/api/login`, { headers, data: { usuario, pass: DEMO_PASSWORD } })
  expect([usuario, entered.status()]).toEqual([usuario, 200])
  const { inicio } = (await (await request.get(`${url}/api/sesion`, { headers })).json()) as { inicio: string }
  await page.goto(`${url}${inicio}`)
}

interface AxeScope {
  /** This rule alone. */
  readonly rule?: string
  /** The part that is looked at; the whole page when absent. */
  readonly include?: string
  /** Parts of the page that were looked at before. */
  readonly exclude?: readonly string[]
}

/**
 * Runs axe on what the page shows: no violation of WCAG 2.2 AA is left. What is found is looked at once more: axe remembers
 * the styles it has read, so an answer that arrives while it walks shows it a button enabled now in its disabled colours.
 */
export async function expectAccessible(page: Page, scope: AxeScope = {}): Promise<void> {
  // Once per document: reading its half megabyte costs more than many of its rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // Nothing of the page is on its way any more; what the style page shows as a sample stays.
  await page.locator('.skeleton:not(.style-sample *)').first().waitFor({ state: 'hidden' })
  const found = await violations(page, scope)
  if (found.length === 0) return
  await page.waitForLoadState('networkidle')
  expect(await violations(page, scope)).toEqual([])
}

async function violations(page: Page, scope: AxeScope): Promise<readonly string[]> {
  return page.evaluate(async ({ rule, include = 'html', exclude = [] }) => {
    const { axe } = window as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> }
    }
    interface Violation {
      readonly id: string
      readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[]
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const context = { include: [[include]], exclude: exclude.map((selector) => [selector]) }
    const result = await axe.run(context, {
      runOnly: rule ? { type: 'rule', values: [rule] } : { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
  }, scope)
}

/** Nothing is wider than the window, once a change of its width has been laid out: no sideways scrolling. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess).toBeLessThanOrEqual(0)
}
