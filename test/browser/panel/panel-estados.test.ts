import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPortal, type Portal } from '#test/support/portal/portal.ts'
import { tabla } from '#test/browser/panel-pantalla.ts'
import { hold } from '#test/browser/retener.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

describe('a list without people', () => {
  let vacio: Escenario
  let revived: Portal | null = null
  let page: Page
  beforeAll(async () => {
    vacio = await openEscenario()
    page = await vacio.enter('ventanilla1')
  })
  afterAll(async () => {
    await revived?.stop()
    await vacio.close()
  })

  it('says what would be here and how to begin', async () => {
    await page.goto(`${vacio.portal.url}/panel/afiliados`)
    await page.getByText('Todavía no hay personas a tu alcance').waitFor()
    await page.getByText('Aquí estará cada persona afiliada desde que se solicita su alta.').waitFor()
    expect(await page.getByRole('button', { name: 'Exportar 0' }).isDisabled()).toBe(true)
    await tabla(page).getByRole('link', { name: 'Registrar alta' }).click()
    await page.getByRole('heading', { level: 1, name: 'Alta de un Nuevo Afiliado' }).waitFor()
  })

  it('that is slow keeps its layout until it comes', async () => {
    const release = await hold(page, '**/api/panel/movimientos**')
    await page.goto(`${vacio.portal.url}/panel/movimientos`)
    const table = page.getByRole('table', { name: 'Movimientos' })
    await table.and(page.locator('[aria-busy=true]')).waitFor()
    await table.getByRole('columnheader', { name: 'Folio' }).waitFor()
    expect(await page.getByText('Todavía no hay movimientos').count()).toBe(0)
    await release()
    await page.getByText('Todavía no hay movimientos').waitFor()
  })

  it('a form whose choices do not come says so, and offers them when asked again', async () => {
    const admin = await vacio.enter('admin')
    const opciones = '**/api/panel/usuarios/opciones'
    await admin.route(opciones, (route) =>
      route.fulfill({ status: 500, json: { error: 'Ocurrió un error en el servidor.', codigo: 'interno' } }),
    )
    await admin.goto(`${vacio.portal.url}/panel/usuarios/create`)
    const dialog = admin.getByRole('dialog', { name: 'Nuevo Usuario' })
    await dialog.getByText('No se pudieron cargar los perfiles y las entidades.').waitFor()
    const perfil = dialog.getByRole('combobox', { name: 'Perfil' })
    await expect.poll(() => perfil.getAttribute('placeholder')).toBe('No se pudo cargar')
    await admin.unroute(opciones)
    await dialog.getByRole('button', { name: 'Reintentar' }).click()
    await perfil.click()
    await dialog.getByRole('option', { name: 'Auditor' }).waitFor()
  })

  it('that cannot be loaded says so, and is there again once the server is', async () => {
    await page.goto(`${vacio.portal.url}/inicio`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await menu.getByRole('link', { name: 'Padrón' }).click()
    await page.getByText('Todavía no hay personas a tu alcance').waitFor()
    const { port } = new URL(vacio.portal.url)
    await vacio.portal.stop()
    await tabla(page).getByRole('columnheader', { name: 'CURP' }).getByRole('button').click()
    await page.getByText('No se pudo cargar el padrón.').waitFor()
    await page
      .getByText(/No hay conexión con el servidor/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Reintentar' }).first().click()
    await page.getByText('No se pudo cargar el padrón.').waitFor()
    revived = await runPortal(vacio.portal, { PORT: port })
    await page.getByRole('button', { name: 'Reintentar' }).first().click()
    await page.getByText('Todavía no hay personas a tu alcance').waitFor()
  })
})
