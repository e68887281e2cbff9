import type { Page } from 'playwright-core'

/** Keeps what a page asks of an address unanswered until what it gives is called: a slow server, as slow as the test needs. */
export async function hold(page: Page, url: string): Promise<() => Promise<void>> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    const answered = page.waitForResponse(url)
    release()
    await answered
    await page.unroute(url)
  }
}
