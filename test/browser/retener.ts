import type { Page } from 'playwright-core'

/**
 * Keeps what a page asks of an address unanswered until what it gives is called: a slow server, as slow as the test needs.
 * With `method`, only the calls that ask with it. Afterwards they pass: to take the route away in the moment in which an
 * answer makes the page ask the next thing could leave that one unanswered for ever.
 */
export async function hold(page: Page, url: string | RegExp, method?: 'GET' | 'DELETE'): Promise<() => Promise<void>> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    if (method === undefined || route.request().method() === method) await released
    await route.fallback()
  })
  return async () => {
    const answered = page.waitForResponse(url)
    release()
    await answered
  }
}
