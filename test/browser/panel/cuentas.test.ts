import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal-alta.ts'
import { signInTo } from '#test/support/portal-client.ts'
import { runSql } from '#test/support/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
const persona = otraPersona()
let interno = ''

beforeAll(async () => {
  escenario = await openEscenario()
  const client = await signInTo(escenario.portal.url, 'ventanilla1')
  await registrarAlta(client, persona)
  const [row] = await runSql<{ interno: number }>(escenario.portal, 'SELECT interno FROM afiliados WHERE curp = $1', [
    persona.curp,
  ])
  interno = String(row?.interno).padStart(6, '0')
})
afterAll(() => escenario.close())

/** In alphabetical order: what is not built yet stands apart in the navigation. */
const CAPTURA = ['Actualización', 'Alta de afiliado', 'Licencias y bajas']

/** Who lands where, an item of its own, and whether it captures. */
const CUENTAS = [
  ['admin', '/inicio', ['Inicio', 'Validación de pagos'], true],
  ['auxiliar', '/inicio', ['Inicio', 'Mis pendientes'], false],
  ['auxiliar2', '/inicio', ['Inicio', 'Mis pendientes'], false],
  ['jefe', '/inicio', ['Inicio', 'Por aprobar'], false],
  ['director', '/inicio', ['Inicio', 'Verificación'], false],
  ['titular', '/inicio', ['Inicio', 'Verificación'], false],
  ['auditor', '/inicio', ['Inicio', 'Historial de quincenas'], false],
  ['ventanilla1', '/dependenciaVentanilla', ['Ventanilla', 'Verificación de entidad'], true],
  ['validador1', '/dependenciaVentanilla', ['Ventanilla', 'Por validar'], false],
  ['ventanilla2', '/dependenciaVentanilla', ['Ventanilla', 'Verificación de entidad'], true],
] as const

async function menuNames(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await menu.getByRole('link').first().waitFor()
  // Groups that are folded are opened, as somebody who looks for an item does.
  const folded = menu.getByRole('button', { expanded: false })
  for (let left = await folded.count(); left > 0; left = await folded.count()) await folded.first().click()
  return (await menu.getByRole('link').allTextContents()).map((text) => text.trim())
}

describe('the accounts', () => {
  it.each(CUENTAS)('%s signs in, lands on %s and has the menus of its work', async (usuario, inicio, own, captures) => {
    const page = await escenario.enter(usuario)
    expect(new URL(page.url()).pathname).toBe(inicio)
    const role = page.locator('.person-text small')
    expect(await role.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await role.evaluate(({ parentElement: box }) => Number(box?.scrollHeight) - Number(box?.clientHeight))).toBe(
      0,
    )
    const names = await menuNames(page)
    expect(names).toEqual(expect.arrayContaining([...own, 'Movimientos', 'Padrón', 'Orgánica', 'Calendario']))
    expect(names.filter((name) => CAPTURA.includes(name)).sort()).toEqual(captures ? CAPTURA : [])
    await page.goto(`${escenario.portal.url}/dashboard?vista=altaDocA`)
    await (captures
      ? page.getByText('Suelta aquí los tres PDF, en cualquier orden').waitFor()
      : page.getByText('No tienes acceso a esta pantalla').waitFor())
    await page.context().close()
  })
})

describe('who sees whom', () => {
  it.each(['ventanilla1', 'validador1', 'auditor'])('%s finds the person of its reach', async (usuario) => {
    const page = await escenario.enter(usuario)
    await page.goto(`${escenario.portal.url}/panel/afiliados`)
    await page.getByRole('cell', { name: persona.curp }).waitFor()
    await page.goto(`${escenario.portal.url}/panel/afiliados/${interno}/show`)
    await page.getByRole('heading', { level: 1 }).getByText(persona.apellidoPaterno).waitFor()
    await page.getByRole('tab', { name: /^Documentos/ }).click()
    await page.getByRole('table', { name: 'Documentos del expediente' }).waitFor()
    expect(await page.getByRole('button', { name: 'Agregar documento' }).count()).toBe(
      usuario === 'ventanilla1' ? 1 : 0,
    )
    await page.context().close()
  })
})

describe('addresses', () => {
  let page: Page
  beforeAll(async () => {
    page = await escenario.enter('admin')
  })

  it('a view that nobody knows opens help', async () => {
    await page.goto(`${escenario.portal.url}/dashboard?vista=estaNoExiste`)
    await page.getByRole('heading', { level: 1, name: 'Ayuda' }).waitFor()
  })

  it('moves between portal and panel without loading the page again', async () => {
    await page.evaluate(() => {
      document.body.dataset['antes'] = 'sí'
    })
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await menu.getByRole('button', { name: 'Afiliación', exact: true }).click()
    await menu.getByRole('link', { name: 'Padrón' }).click()
    await page.getByRole('heading', { level: 1, name: 'Padrón' }).waitFor()
    expect(await page.locator('body').getAttribute('data-antes')).toBe('sí')
  })

  it('signing out opens /pinicio, and leaves nothing of the person in the browser', async () => {
    await page.getByRole('button', { name: /^Gabriela Sandoval Ríos/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('**/pinicio')
    await page.getByRole('heading', { name: 'Tu sesión terminó' }).waitFor()
    expect(await page.evaluate(() => window.localStorage.length + window.sessionStorage.length)).toBe(0)
    await page.goto(`${escenario.portal.url}/panel/afiliados`)
    await page.waitForURL('**/login**')
  })
})
