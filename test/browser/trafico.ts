import type { Page, Request } from 'playwright-core'

/** What a page is asking the server. */
export interface Traffic {
  /** Resolves once nothing is on its way and nothing more is asked: no fixed half second, unlike "networkidle". */
  readonly settled: () => Promise<void>
  /** The addresses that answered 404: what a screen asked for and is not there. */
  readonly notFound: readonly string[]
}

/** Longer than a screen takes from an answer to what it asks next. */
const STILL_MS = 60
const LIMIT_MS = 15_000

/** Watches the calls of `page` from now on. */
export function watchTraffic(page: Page): Traffic {
  const open = new Set<Request>()
  const notFound: string[] = []
  let last = Date.now()
  page.on('response', (response) => {
    if (response.status() === 404) notFound.push(response.url())
  })
  page.on('request', (request) => {
    open.add(request)
    last = Date.now()
  })
  const end = (request: Request): void => {
    open.delete(request)
    last = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    notFound,
    settled: async () => {
      const limit = Date.now() + LIMIT_MS
      while (open.size > 0 || Date.now() - last < STILL_MS) {
        if (Date.now() > limit) throw new Error(`Still on its way: ${[...open].map((one) => one.url()).join(', ')}`)
        await page.evaluate(() => new Promise((done) => setTimeout(done, 20)))
      }
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    },
  }
}
