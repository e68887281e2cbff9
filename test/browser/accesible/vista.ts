import { ANCHO, expectAccessible, expectNoSidewaysScroll, newPage, signInAs } from '#test/support/browser.ts'
import { bounded } from '#test/support/hostil/bounded.ts'
import { watchTraffic, type Traffic } from '#test/browser/trafico.ts'
import type { Page } from 'playwright-core'
import type { Escenario } from '#test/browser/sesion-portal.ts'

/** A page of one account, looked at in both widths and both themes without loading it again. */
export interface Vista {
  readonly page: Page
  readonly traffic: Traffic
  /** Where the frame around the page was looked at already: "390 dark". */
  readonly framed: Set<string>
  /** Whole pages checked so far. */
  looks: number
  /** Parts and dialogs checked so far. */
  parts: number
}

// So tall that nothing passes under the fixed bars: axe takes what they cover for a small target.
const TALL = 4_000
/** The same on every page of an account. */
const FRAME = ['.frame-top', '.nav']

/** A page of `usuario`, or of nobody. */
export async function opened(escenario: Escenario, usuario?: string): Promise<Vista> {
  const page = await newPage(escenario.browser)
  const traffic = watchTraffic(page)
  await page.setViewportSize({ width: ANCHO.escritorio.width, height: TALL })
  if (usuario) await signInAs(page, escenario.portal.url, usuario)
  return { page, traffic, framed: new Set(), looks: 0, parts: 0 }
}

/** Opens an address, and waits until nothing more is asked. */
export async function open({ page, traffic }: Vista, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await traffic.settled()
  await page.evaluate(keepFirstRows, FILAS)
}

/** The rows of a table are alike: axe looks at so many, and at a long catalogue as quickly as at a short one. */
const FILAS = 15

function keepFirstRows(rows: number): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`tbody > tr:nth-child(n + ${rows + 1}) { display: none }`)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Colours on their way from one theme to the other, and what follows a new width, have arrived. A page that draws no frame
 * for a while is not waited for: its colours are read from its styles, not from what it has drawn.
 */
async function settle(): Promise<void> {
  const frames = () =>
    new Promise<void>((done) => {
      const late = setTimeout(done, 1_000)
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          clearTimeout(late)
          done()
        }),
      )
    })
  for (let turn = 0; turn < 20; turn += 1) {
    await frames()
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    if (transitions.length === 0) return
    for (const transition of transitions) transition.finish()
  }
}

interface Mirada {
  /** Off for a page that shows both themes itself. */
  readonly dark?: boolean
  /** Selector of what changed on a page that was checked before: axe checks only that part. */
  readonly part?: string
}

/**
 * At both widths, and in the dark at one and the other by turns, in place: a theme changes colours only, a width what stands
 * where. In the dark only colours are checked again; the frame, which is the same on every page of an account, once; and
 * under a modal dialog, which makes the page inert, only the dialog. A part is checked at one width in one theme: the next
 * of the four combinations each time.
 */
export async function expectGood(vista: Vista, { dark = true, part }: Mirada = {}): Promise<void> {
  const { page, framed } = vista
  const isModal = (await page.locator('dialog:modal').count()) > 0
  if (part !== undefined) return expectGoodPart(vista, isModal ? 'dialog:modal' : part)
  const darkAt = [ANCHO.telefono, ANCHO.escritorio][vista.looks % 2]?.width
  vista.looks += 1
  for (const { width } of [ANCHO.telefono, ANCHO.escritorio]) {
    for (const colorScheme of dark && width === darkAt ? (['dark', 'light'] as const) : (['light'] as const)) {
      const where = `${width} ${colorScheme}`
      await show(page, width, colorScheme)
      const scope = isModal ? { include: 'dialog:modal' } : { exclude: framed.has(where) ? FRAME : [] }
      const rule = colorScheme === 'dark' ? { rule: 'color-contrast' } : {}
      await within(`axe at ${where}`, expectAccessible(page, { ...scope, ...rule }))
      if (!isModal) framed.add(where)
    }
    await expectNoSidewaysScroll(page)
  }
}

const COMBINACIONES = [
  [ANCHO.telefono.width, 'light'],
  [ANCHO.escritorio.width, 'dark'],
  [ANCHO.telefono.width, 'dark'],
  [ANCHO.escritorio.width, 'light'],
] as const

async function expectGoodPart(vista: Vista, include: string): Promise<void> {
  const { page } = vista
  const [width, colorScheme] = COMBINACIONES[vista.parts % COMBINACIONES.length]!
  vista.parts += 1
  await show(page, width, colorScheme)
  await within(`axe at ${width} ${colorScheme}`, expectAccessible(page, { include }))
  await expectNoSidewaysScroll(page)
  await show(page, ANCHO.escritorio.width, 'light')
}

async function show(page: Page, width: number, colorScheme: 'dark' | 'light'): Promise<void> {
  if (page.viewportSize()?.width !== width)
    await within(`a width of ${width}`, page.setViewportSize({ width, height: TALL }))
  await within(`the theme ${colorScheme}`, page.emulateMedia({ colorScheme }))
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
  await within(`styles at ${width} ${colorScheme}`, page.evaluate(settle))
}

const within = <T>(what: string, work: Promise<T>): Promise<T> => bounded(what, 60_000, work)
