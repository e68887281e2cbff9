import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPage } from '#test/support/browser.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario

beforeAll(async () => {
  escenario = await openEscenario()
})
afterAll(() => escenario.close())

/** Every account of the demo: its home, a menu item that shows its work, and whether it registers people. */
const CUENTAS = [
  ['admin', '/inicio', 'Validación de pagos', true],
  ['auxiliar', '/inicio', 'Por revisar', false],
  ['auxiliar2', '/inicio', 'Por revisar', false],
  ['jefe', '/inicio', 'Por aprobar', false],
  ['director', '/inicio', 'Verificación General', false],
  ['titular', '/inicio', 'Verificación General', false],
  ['auditor', '/inicio', 'Bitácora', false],
  ['ventanilla1', '/dependenciaVentanilla', 'Verificación de Entidad', true],
  ['ventanilla2', '/dependenciaVentanilla', 'Verificación de Entidad', true],
  ['validador1', '/dependenciaVentanilla', 'Validación de movimientos en dependencia', false],
] as const

/** Menu items that capture something, sorted. */
const CAPTURA = ['Actualización de Afiliados', 'Alta de un Nuevo Afiliado', 'Licencia con Aportación de Afiliados']

async function menuNames(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await menu.getByRole('link').first().waitFor()
  const folded = menu.getByRole('button', { expanded: false })
  for (let left = await folded.count(); left > 0; left = await folded.count()) await folded.first().click()
  return (await menu.getByRole('link').allTextContents()).map((text) => text.trim())
}

it.each(CUENTAS)('%s signs in, lands on %s and finds the menu of its work', async (usuario, inicio, own, captures) => {
  const { browser, portal } = escenario
  const page = await newPage(browser)
  await page.goto(`${portal.url}/login`)
  await page.getByLabel('Usuario').fill(usuario)
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(`**${inicio}`)
  const role = page.locator('.person-text small')
  expect(await role.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const names = await menuNames(page)
  expect(names).toEqual(expect.arrayContaining([own, 'Movimientos', 'Padrón', 'Estructura orgánica', 'Calendario']))
  expect(names.filter((name) => CAPTURA.includes(name)).sort()).toEqual(captures ? CAPTURA : [])
  await page.context().close()
})

it('a wrong password opens nothing and says so', async () => {
  const page = await newPage(escenario.browser)
  await page.goto(`${escenario.portal.url}/login`)
  await page.getByLabel('Usuario').fill('auditor')
  await page.getByLabel('Contraseña', { exact: true }).fill('Otra-2026')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByText('Credenciales inválidas').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
})
