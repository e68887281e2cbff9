import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { pressOn, tabTo, typeIn } from '#test/browser/teclado.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let page: Page

beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('admin')
  await page.goto(`${escenario.portal.url}/panel/info?seccion=movimientos`)
})
afterAll(() => escenario.close())

describe('the types of movement, by keyboard', () => {
  it('say what each needs and what uses it', async () => {
    const row = page.getByRole('table', { name: 'Tipos de movimiento' }).getByRole('row', { name: /Jubilación/ })
    await row.getByText('Solicitud por escrito').waitFor()
    await row.getByText(/\d, \d+ abiertos?$/).waitFor()
  })

  it('change name, documents and forms, and nothing else of what they do', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Editar Jubilación' }))
    const dialog = page.getByRole('dialog', { name: 'Editar Jubilación' })
    await typeIn(page, dialog.getByLabel('Nombre', { exact: true }), ' ')
    await pressOn(page, dialog.getByRole('button', { name: 'Guardar tipo' }))
    await dialog.getByText('El nombre es obligatorio.').first().waitFor()
    await typeIn(page, dialog.getByLabel('Nombre', { exact: true }), 'Pensión por jubilación')
    const needed = dialog.getByRole('group', { name: 'Documentos para aprobarlo' })
    await tabTo(page, needed.getByRole('checkbox', { name: 'Oficio' }))
    await page.keyboard.press('Space')
    await pressOn(page, dialog.getByRole('button', { name: 'Guardar tipo' }))
    await dialog.waitFor({ state: 'detached' })
    await page
      .getByRole('row', { name: /Pensión por jubilación/ })
      .getByText(/Oficio, Solicitud/)
      .waitFor()
    const [row] = await runSql<{ nombre: string; reglas: string }>(
      escenario.portal,
      'SELECT nombre, reglas FROM tipos_movimiento WHERE id = 9',
    )
    expect(row?.nombre).toBe('Pensión por jubilación')
    expect(JSON.parse(row?.reglas ?? '{}')).toMatchObject({
      causas: [{ hacia: 'P', papeles: ['oficio', 'solicitud'] }],
    })
  })
})

describe('how far back a movement may be dated', () => {
  it('is a number of quincenas', async () => {
    await typeIn(page, page.getByLabel('Quincenas hacia atrás'), '999')
    await pressOn(page, page.getByRole('button', { name: 'Guardar límite' }))
    await page.getByText('Quincenas hacia atrás: se esperaba un número entero de 0 a 240.').first().waitFor()
    await typeIn(page, page.getByLabel('Quincenas hacia atrás'), '12')
    await pressOn(page, page.getByRole('button', { name: 'Guardar límite' }))
    await page.getByText('Límite guardado').waitFor()
    const [row] = await runSql<{ valor: string }>(
      escenario.portal,
      "SELECT valor FROM ajustes WHERE clave = 'limite_retroactivo'",
    )
    expect(row?.valor).toBe('12')
  })
})
