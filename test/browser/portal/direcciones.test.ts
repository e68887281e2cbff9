import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { abrirCaso } from '#test/browser/casos-portal.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

const CUENTAS = [
  'admin',
  'auxiliar',
  'jefe',
  'director',
  'titular',
  'auditor',
  'validador1',
  'ventanilla1',
  'ventanilla2',
]

let escenario: Escenario
let admin: Page
beforeAll(async () => {
  escenario = await openEscenario()
  admin = await escenario.enter('admin')
})
afterAll(() => escenario.close())

const go = (page: Page, path: string) => page.goto(`${escenario.portal.url}${path}`)
const here = (page: Page): string => new URL(page.url()).pathname

describe('an address kept from before, with a number of the database', () => {
  it('of a movement becomes the one with its folio', async () => {
    const desk = await signInTo(escenario.portal.url, 'ventanilla1', DEMO_PASSWORD)
    const { folio, movimiento } = await registrarAlta(desk, otraPersona())
    await go(admin, `/panel/movimientos/${movimiento}/show`)
    await expect.poll(() => here(admin)).toBe(`/panel/movimientos/${folio}/show`)
  })

  it('of a case becomes the one with its folio', async () => {
    const client = await signInTo(escenario.portal.url, 'admin', DEMO_PASSWORD)
    const caso = await abrirCaso(client, 'Oficio de antes')
    await go(admin, `/panel/casos/${caso.id}/show`)
    await admin.getByRole('heading', { level: 1, name: 'Oficio de antes' }).waitFor()
    await expect.poll(() => here(admin)).toBe(`/panel/casos/${caso.folio}/show`)
  })

  it.each(['/panel/usuarios/1/show', '/panel/prestamos/1/show', '/panel/movimientos/nada/show'])(
    '%s, which names nothing, says so in plain words and leads back',
    async (address) => {
      await go(admin, address)
      const told = admin.getByRole('alert').filter({ hasText: /[Nn]o existe/ })
      await told.waitFor()
      expect(await told.innerText()).not.toContain('parámetros')
      await told.getByRole('link', { name: /^Volver a/ }).waitFor()
    },
  )
})

describe('an address without what opens the record', () => {
  it('of a person leads to that person', async () => {
    const desk = await signInTo(escenario.portal.url, 'ventanilla1', DEMO_PASSWORD)
    const { interno } = await registrarAlta(desk, otraPersona())
    await go(admin, `/panel/afiliados/${interno}`)
    await expect.poll(() => here(admin)).toBe(`/panel/afiliados/${interno}/show`)
    await admin.getByRole('tab', { name: 'Datos' }).waitFor()
  })

  it('of an account that does not exist says so, leads back and marks no row', async () => {
    await go(admin, '/panel/usuarios/1')
    const told = admin.getByRole('alert').filter({ hasText: /[Nn]o existe/ })
    await told.waitFor()
    const list = admin.getByRole('table', { name: 'Usuarios', includeHidden: true })
    await list.locator('tbody tr').nth(1).waitFor({ state: 'attached' })
    expect(await list.locator('tr.row-selected').count()).toBe(0)
    await told.getByRole('link', { name: 'Volver a usuarios' }).click()
    await expect.poll(() => here(admin)).toBe('/panel/usuarios')
  })

  it('of an account marks its row, which is the one that opened', async () => {
    await go(admin, '/panel/usuarios/ventanilla1')
    await expect.poll(() => here(admin)).toBe('/panel/usuarios/ventanilla1/show')
    const marked = admin.locator('tr.row-selected')
    await expect.poll(() => marked.count()).toBe(1)
    expect(await marked.innerHTML()).toContain('ventanilla1')
  })

  it.each(['/panel/entidades/3', '/panel/usuarios/ventanilla1/otra', '/panel/menus/2/show'])(
    '%s says that there is no such page',
    async (address) => {
      await go(admin, address)
      await admin.getByRole('heading', { level: 1, name: 'Página no encontrada' }).waitFor()
      await admin.getByRole('link', { name: 'Ir al inicio' }).waitFor()
    },
  )
})

describe('the menu', () => {
  it.each(CUENTAS)('of %s has at most nine headings, each once', async (usuario) => {
    const page = await escenario.enter(usuario)
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await menu.getByRole('button').first().waitFor()
    const headings = await menu.locator('button[aria-controls]').allTextContents()
    expect(headings.length).toBeLessThanOrEqual(9)
    expect(new Set(headings).size).toBe(headings.length)
    if (usuario === 'admin') {
      expect(headings[0]).toBe('Configuración')
      await menu.getByRole('button', { name: 'Configuración' }).click()
      expect(await menu.getByRole('link', { name: 'Catálogos', exact: true }).count()).toBe(1)
      expect(await menu.getByRole('link', { name: 'Catálogos simples' }).count()).toBe(0)
    }
    await page.context().close()
  })
})

describe('a request that was returned', () => {
  it('says why on the form where it is corrected', async () => {
    const client = await signInTo(escenario.portal.url, 'ventanilla1', DEMO_PASSWORD)
    const { folio } = await registrarAlta(client, otraPersona())
    const validador = await signInTo(escenario.portal.url, 'validador1', DEMO_PASSWORD)
    const motivo = 'Falta el oficio de la dependencia.'
    const back = await validador.post(`/api/movimientos/${folio}/devolver`, { version: 1, motivo, campos: {} })
    expect(back.status).toBe(200)
    const desk = await escenario.enter('ventanilla1')
    await go(desk, `/panel/movimientos/${folio}/show`)
    await desk
      .getByRole('button', { name: 'Corregir' })
      .or(desk.getByRole('link', { name: 'Corregir' }))
      .click()
    await desk.getByRole('heading', { name: 'Paso 1 de 4: Expediente digital' }).waitFor()
    await desk.getByText(motivo).waitFor()
    await desk.context().close()
  })
})

describe('the people found for a procedure', () => {
  it('have their post on one line, whatever it says', async () => {
    const desk = await escenario.enter('ventanilla1')
    const client = await signInTo(escenario.portal.url, 'ventanilla1', DEMO_PASSWORD)
    const persona = otraPersona()
    await registrarAlta(client, persona)
    await runSql(escenario.portal, `UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01'`)
    await go(desk, '/dashboard?vista=actualizarTabla')
    await desk.getByRole('searchbox', { name: 'Nombre' }).fill(persona.apellidoPaterno)
    const rows = desk.getByRole('table', { name: 'Personas encontradas' }).locator('tbody tr')
    await rows.first().waitFor()
    // A reason is read whole, in as many lines as it takes.
    const posts = rows.locator('td[data-label="Puesto"] .cut-line')
    const heights = await posts.evaluateAll((all) => all.map((post) => Math.round(post.getBoundingClientRect().height)))
    expect(heights.length).toBeGreaterThan(0)
    expect(Math.max(...heights)).toBeLessThanOrEqual(24)
    await desk.context().close()
  })
})
