import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let admin: Page

beforeAll(async () => {
  escenario = await openEscenario()
  admin = await escenario.enter('admin')
  await registrarAlta(await signInTo(escenario.portal.url, 'ventanilla1'), otraPersona())
})
afterAll(() => escenario.close())

/** What stands in sight of the menu that opens the home: words only, not what its fields hold. */
async function rotulos(width: number): Promise<string[]> {
  await admin.setViewportSize({ width, height: 844 })
  await admin.goto(`${escenario.portal.url}/panel/menus`)
  const row = admin.getByRole('listitem').filter({ has: admin.getByLabel('Nombre de Inicio', { exact: true }) })
  await row.getByLabel('Nombre de Inicio', { exact: true }).waitFor()
  await expectNoSidewaysScroll(admin)
  const text = await row.innerText()
  return ['Nombre', 'Qué abre', 'Dentro de'].filter((rotulo) => text.includes(rotulo))
}

describe('a menu in the list of them', () => {
  it.each([390, 1000])('at %i px, where no row of titles stands above, each field is named', async (width) => {
    expect(await rotulos(width)).toEqual(['Nombre', 'Qué abre', 'Dentro de'])
  })

  it('on a wide screen the titles above name them, once', async () => {
    expect(await rotulos(1440)).toEqual([])
    expect(await admin.getByText('Qué abre', { exact: true }).filter({ visible: true }).count()).toBe(1)
  })
})

describe('the order of a list on a phone', () => {
  it('is not said to be that of a column when it is of none', async () => {
    await admin.setViewportSize(ANCHO.telefono)
    await admin.goto(`${escenario.portal.url}/panel/perfiles`)
    const orden = admin.getByLabel('Ordenar por')
    const said = (): Promise<string | null> => orden.locator('option:checked').textContent()
    await expect.poll(said).toBe('Orden inicial')
    await orden.selectOption({ label: 'Nombre, ascendente' })
    await expect.poll(said).toBe('Nombre, ascendente')
    await expect.poll(() => orden.getByText('Orden inicial').count()).toBe(0)
  })
})

describe('a list on a phone', () => {
  it.each(['afiliados', 'movimientos'])(
    '%s: the first record is in sight, and the columns can be chosen',
    async (lista) => {
      await admin.setViewportSize(ANCHO.telefono)
      await admin.goto(`${escenario.portal.url}/panel/${lista}`)
      const cards = admin.getByRole('row').filter({ has: admin.getByRole('link') })
      await cards.first().waitFor()
      const card = await cards.first().boundingBox()
      expect((card?.y ?? 999) + (card?.height ?? 999)).toBeLessThanOrEqual(ANCHO.telefono.height)
      await admin.getByRole('button', { name: 'Columnas' }).filter({ visible: true }).waitFor()
      await expectNoSidewaysScroll(admin)
    },
  )
})

describe('a list on a wide screen', () => {
  it.each(['usuarios', 'perfiles', 'afiliados', 'entidades'])('%s: every column is in sight', async (lista) => {
    await admin.setViewportSize(ANCHO.escritorio)
    await admin.goto(`${escenario.portal.url}/panel/${lista}`)
    const table = admin.getByRole('main').getByRole('table')
    await table.getByRole('cell').nth(3).waitFor()
    const excess = () => table.evaluate((one) => one.clientWidth - (one.parentElement?.clientWidth ?? 0))
    await expect.poll(excess).toBeLessThanOrEqual(0)
  })
})

describe('the head of a list on a phone', () => {
  it.each(['afiliados', 'usuarios'])('%s: its acts take two lines at most', async (lista) => {
    await admin.setViewportSize(ANCHO.telefono)
    await admin.goto(`${escenario.portal.url}/panel/${lista}`)
    const acts = admin.locator('.page-actions')
    await acts.locator('.btn').nth(1).waitFor()
    const tops = await acts
      .locator('.btn')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(tops.length).toBeGreaterThan(1)
    expect(new Set(tops).size).toBeLessThanOrEqual(2)
    await expectNoSidewaysScroll(admin)
  })
})

describe('the foot of a list on a phone', () => {
  it('has the page before and after, the export, views and columns', async () => {
    await admin.setViewportSize(ANCHO.telefono)
    await admin.goto(`${escenario.portal.url}/panel/movimientos`)
    const pages = admin.getByRole('navigation', { name: /^Páginas: / })
    await pages.getByRole('button', { name: 'Página siguiente' }).waitFor()
    expect(await pages.getByRole('button').count()).toBe(2)
    const tools = pages.locator('xpath=..').locator('.lista-pie').getByRole('button')
    await tools.filter({ visible: true }).first().waitFor()
    const names = await tools.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(names).toEqual([expect.stringMatching(/^Exportar \d/), 'Vistas guardadas', 'Elegir columnas'])
    await expectNoSidewaysScroll(admin)
  })
})
