import { afterAll, beforeAll, describe, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal-alta.ts'
import { ANCHO, expectAccessible, expectNoSidewaysScroll, newPage, signInAs } from '#test/support/browser.ts'
import { muestra } from '#test/support/muestras.ts'
import { signInTo } from '#test/support/portal-client.ts'
import { runSql } from '#test/support/portal-database.ts'
import { ALTA, dropPapers, dropZone, fillLaborales, fillPersonales, leaveExpediente } from './alta-pantalla.ts'
import { openEscenario, type Escenario } from './sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let personaId = 0
let movimientoId = 0

beforeAll(async () => {
  escenario = await openEscenario()
  const client = await signInTo(escenario.portal.url, 'ventanilla1')
  const persona = otraPersona()
  const { movimiento } = await registrarAlta(client, persona)
  movimientoId = movimiento
  const [row] = await runSql<{ id: number }>(escenario.portal, 'SELECT id FROM afiliados WHERE curp = $1', [
    persona.curp,
  ])
  personaId = Number(row?.id)
})
afterAll(() => escenario.close())

/** Pages that need nobody, then a desk's, then the administrator's; each with a text that tells that it is there. */
const PUBLICAS = [
  ['/login', 'Entrar'],
  ['/pinicio', 'Tu sesión terminó'],
] as const
const PAGINAS = [
  ['/inicio', /./],
  ['/dashboard?vista=faq', 'Ayuda'],
  ['/dashboard?vista=aplicacionP', /./],
  ['/dashboard?vista=alta', /./],
  ['/direccion/que/no/existe', 'Página no encontrada'],
  ['/mi-perfil', 'Mi perfil'],
  ['/panel/afiliados', 'Padrón'],
  ['/panel/movimientos', 'Movimientos'],
  ['/panel/entidades', /./],
  ['/panel/categorias', /./],
  ['/panel/estilo', /./],
] as const

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${escenario.portal.url}${address}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Colours on their way from one theme to the other have arrived, also those that follow others. */
async function settle(): Promise<void> {
  for (;;) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    if (transitions.length === 0) return
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  }
}

/** In both themes, without loading the page again: a theme changes colours only. */
async function expectGood(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
    await page.evaluate(settle)
    await expectAccessible(page, colorScheme === 'dark' ? 'color-contrast' : undefined)
  }
  await expectNoSidewaysScroll(page)
}

async function opened(ancho: keyof typeof ANCHO, usuario?: string): Promise<Page> {
  const page = await newPage(escenario.browser)
  // So tall that nothing passes under the fixed bars: axe takes what they cover for a small target.
  await page.setViewportSize({ width: ANCHO[ancho].width, height: 4_000 })
  if (usuario) await signInAs(page, escenario.portal.url, usuario)
  return page
}

describe.each(['escritorio', 'telefono'] as const)('at %s width', (ancho) => {
  let admin: Page
  let desk: Page
  beforeAll(async () => {
    admin = await opened(ancho, 'admin')
    desk = await opened(ancho, 'ventanilla1')
  })
  afterAll(async () => {
    await admin.context().close()
    await desk.context().close()
  })

  it.each(PUBLICAS)('%s', async (address) => {
    const page = await opened(ancho)
    await open(page, address)
    await expectGood(page)
    await page.context().close()
  })

  it.each(PAGINAS)('%s', async (address, text) => {
    await open(admin, address)
    await admin.getByRole('heading', { level: 1, name: text }).waitFor()
    await expectGood(admin)
  })

  it('a person: data, papers, movements and history', async () => {
    await open(admin, `/panel/afiliados/${personaId}/show`)
    for (const seccion of ['Datos', 'Documentos', 'Movimientos', 'Historial']) {
      await admin.getByRole('tab', { name: new RegExp(`^${seccion}`) }).click()
      await admin.waitForLoadState('networkidle')
      await expectGood(admin)
    }
  })

  it('a movement beside its list', async () => {
    await open(admin, `/panel/movimientos/${movimientoId}/show`)
    await admin.getByRole('heading', { name: 'Recorrido' }).waitFor()
    await expectGood(admin)
  })

  it('the desk', async () => {
    await open(desk, '/dependenciaVentanilla')
    await expectGood(desk)
  })

  it('the alta at each of its steps, and what opens over them', async () => {
    await open(desk, ALTA)
    await expectGood(desk)
    await desk.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await desk.getByRole('alert').first().waitFor()
    await expectGood(desk)
    await dropPapers(desk, muestra('1'))
    await expectGood(desk)
    await desk.getByRole('button', { name: 'Ver datos de CURP' }).click()
    const visor = desk.getByRole('dialog')
    await visor.waitFor()
    await desk.waitForLoadState('networkidle')
    await expectGood(desk)
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: 'Más acciones de CURP' }).click()
    await expectGood(desk)
    await desk.getByRole('menuitem', { name: 'Captura manual' }).click()
    await desk.getByRole('dialog').waitFor()
    await expectGood(desk)
    await desk.keyboard.press('Escape')
    await dropZone(desk).setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('notas') })
    await desk.getByText('notas.txt').waitFor()
    await expectGood(desk)
    await desk.getByRole('list', { name: 'Archivos por colocar' }).getByRole('button', { name: 'Quitar' }).click()
    await desk.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await desk.getByRole('dialog', { name: 'Carta Testamentaria pendiente' }).waitFor()
    await expectGood(desk)
    await desk.keyboard.press('Escape')
    await leaveExpediente(desk)
    await expectGood(desk)
    await desk.getByRole('button', { name: 'Siguiente: datos laborales' }).click()
    await desk.getByRole('alert').first().waitFor()
    await expectGood(desk)
    await fillPersonales(desk)
    await expectGood(desk)
    await fillLaborales(desk)
    await expectGood(desk)
    await desk.getByRole('button', { name: 'Descartar borrador' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Descartar borrador' })
    await dialog.waitFor()
    await expectGood(desk)
    await dialog.getByRole('button', { name: 'Descartar borrador' }).click()
    await desk.getByText('0 de 3 validados').waitFor()
  })
})
