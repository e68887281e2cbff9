import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type CDPSession } from 'playwright-core'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import type { Medida } from './main.ts'
import { startProceso } from './proceso.ts'
import { median } from './statistics.ts'

const VECES = 7
const LIMITE_MS = 100

/** Milliseconds of script that the year view of the calendar takes when it is drawn, in a real Chromium, median of seven. */
export async function measureCalendario(): Promise<Medida> {
  const portal = await startProceso('start')
  const browser = await openChromium()
  try {
    const tiempo = median(await dibujos(browser, portal.url))
    return {
      que: 'Calendario, la vista del año (script en Chromium)',
      cifra: `${tiempo.toFixed(0)} ms`,
      meta: `< ${LIMITE_MS} ms`,
      cumple: tiempo < LIMITE_MS,
    }
  } finally {
    await browser.close()
    await portal.end()
  }
}

/** The one that the journeys use; obtained by the same script. */
async function openChromium(): Promise<Browser> {
  const script = pathToFileURL(path.resolve('scripts/chromium.mjs')).href
  const { ensureChromium } = (await import(script)) as { readonly ensureChromium: () => Promise<string> }
  return chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}

/** Milliseconds of script of each drawing. */
async function dibujos(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' })
  const headers = { origin: url, 'user-agent': await page.evaluate<string>('navigator.userAgent') }
  const data = { usuario: 'ventanilla1', pass: DEMO_PASSWORD }
  const entered = await page.context().request.post(`${url}/api/login`, { headers, data })
  if (entered.status() !== 200) throw new Error(`sign in: ${entered.status()} ${await entered.text()}`)
  await page.goto(`${url}/dashboard?vista=calendarioVisualizacion&modo=mes`)
  const vista = page.getByRole('group', { name: 'Vista' })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const samples: number[] = []
  for (let vez = 0; vez < VECES; vez += 1) {
    await vista.getByRole('button', { name: 'Mes' }).click()
    await page.getByRole('heading', { level: 2, name: /[a-z]/ }).first().waitFor()
    const before = await scriptMs(cdp)
    await vista.getByRole('button', { name: 'Año' }).click()
    await page.locator('.cal-mes').waitFor()
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))')
    samples.push((await scriptMs(cdp)) - before)
  }
  return samples
}

async function scriptMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000
}
