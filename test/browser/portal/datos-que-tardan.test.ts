import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { abrirCaso } from '#test/browser/casos-portal.ts'
import { hold } from '#test/browser/retener.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let page: Page
beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('admin')
})
// What a test that failed left held would hold the next one too.
beforeEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
afterAll(() => escenario.close())

let turn = 0
const go = (path: string) => page.goto(`${escenario.portal.url}${path}`)
const dialog = (): Locator => page.getByRole('dialog')

describe('what is typed', () => {
  it('after a pause goes on from where it was, a space too', async () => {
    await go('/panel/usuarios')
    const search = page.getByRole('search').getByRole('textbox')
    const rows = page.getByRole('table', { name: 'Usuarios' }).locator('tbody').getByRole('row')
    await expect.poll(() => rows.count()).toBeGreaterThan(1)
    await search.pressSequentially('Lucía ')
    await expect.poll(() => rows.count()).toBe(1)
    await search.pressSequentially('Robledo')
    expect(await search.inputValue()).toBe('Lucía Robledo')
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
  })

  it('before the choices have come is not lost with Enter', async () => {
    const release = await hold(page, '**/api/panel/usuarios/opciones')
    await go('/panel/usuarios/create')
    const perfil = dialog().getByRole('combobox', { name: 'Perfil' })
    await perfil.fill('Auditor')
    await dialog().getByText('Cargando…').first().waitFor()
    await perfil.press('Enter')
    expect(await perfil.inputValue()).toBe('Auditor')
    await release()
    await dialog().locator('li[role=option]').filter({ hasText: 'Auditor' }).waitFor()
    await perfil.press('Enter')
    await dialog().locator('li[role=option]').first().waitFor({ state: 'detached' })
    expect(await perfil.inputValue()).toBe('Auditor')
  })

  it('in the search of everything and sent at once opens what it finds when it comes', async () => {
    turn += 1
    const asunto = `Constancia extraviada ${turn}`
    await abrirCaso(await signInTo(escenario.portal.url, 'admin'), asunto)
    await go('/inicio')
    await page.getByRole('button', { name: 'Expandir todo' }).waitFor()
    const release = await hold(page, '**/api/panel/casos/buscar')
    const asked = page.waitForRequest('**/api/panel/casos/buscar')
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Buscar persona, caso o pantalla' })
    await box.fill(asunto)
    await box.press('Enter')
    await asked
    await release()
    await page.getByRole('heading', { level: 1, name: asunto }).waitFor()
  })
})
