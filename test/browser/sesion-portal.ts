import { closeBrowser, newPage, openBrowser, signInAs } from '#test/support/browser.ts'
import { startPortal, type Portal } from '#test/support/portal/portal.ts'
import type { Browser, Page } from 'playwright-core'

/** One portal and one browser for a whole file. */
export interface Escenario {
  readonly portal: Portal
  readonly browser: Browser
  /** A page of its own, as on another computer, signed in. */
  readonly enter: (usuario: string, viewport?: Parameters<typeof newPage>[1]) => Promise<Page>
  readonly close: () => Promise<void>
}

export async function openEscenario(env: Readonly<Record<string, string>> = {}): Promise<Escenario> {
  const [portal, browser] = await Promise.all([startPortal(env), openBrowser()])
  return {
    portal,
    browser,
    enter: async (usuario, viewport) => {
      const page = await newPage(browser, viewport)
      await signInAs(page, portal.url, usuario)
      return page
    },
    close: async () => {
      await closeBrowser(browser)
      await portal.stop()
    },
  }
}
