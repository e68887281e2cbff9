import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
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
