import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { openEscenario, type Escenario } from './sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let admin: Page

beforeAll(async () => {
  escenario = await openEscenario()
  admin = await escenario.enter('admin')
})
afterAll(() => escenario.close())

const ir = (vista: string) => admin.goto(`${escenario.portal.url}/dashboard?vista=${vista}`)
const dialog = (name: string) => admin.getByRole('dialog', { name })

async function choose(dialogo: string, label: string, option: string): Promise<void> {
  await dialog(dialogo).getByRole('combobox', { name: label, exact: true }).click()
  await dialog(dialogo).getByRole('option', { name: option }).first().click()
}

it('an area is made with a key created on the way, and its sentence says what is missing', async () => {
  await ir('organicaArea')
  await admin.getByRole('button', { name: 'Agregar', exact: true }).click()
  await dialog('Nueva Área').getByRole('button', { name: 'Guardar' }).click()
  await dialog('Nueva Área').getByText('Complete Dependencia, Orgánica 3 y Nombre.').waitFor()
  await choose('Nueva Área', 'Tipo de Entidad', 'Administración Central')
  await choose('Nueva Área', 'Entidad', 'Secretaría de Salud')
  await choose('Nueva Área', 'Dirección General', 'Dirección General Administrativa')
  await dialog('Nueva Área').getByRole('button', { name: 'Crear Orgánica 3' }).click()
  const nueva = dialog('Nueva Orgánica 3')
  expect(await nueva.getByLabel('Clave').inputValue()).toBe('04')
  expect(await nueva.getByLabel('Clave').isDisabled()).toBe(true)
  await nueva.getByLabel('Descripción').fill('Archivo')
  await nueva.getByRole('button', { name: 'Crear', exact: true }).click()
  await nueva.waitFor({ state: 'detached' })
  await dialog('Nueva Área').getByLabel('Nombre').fill('Archivo')
  await expectAccessible(admin)
  await dialog('Nueva Área').getByRole('button', { name: 'Guardar' }).click()
  await admin.getByRole('cell', { name: 'Archivo', exact: true }).waitFor()
})

it('what people use is not deleted: the dialog lists it with the act that does it well', async () => {
  await ir('organicaEntidades')
  await admin.getByRole('button', { name: 'Eliminar Municipios' }).click()
  await dialog('Eliminar Municipios').getByRole('button', { name: 'Eliminar' }).click()
  await dialog('Eliminar Municipios')
    .getByText(/está en uso y no se elimina: .*«Fusionar»/)
    .waitFor()
})

it('two areas are merged on 1 January, seen before it is done, and last year is told as it was', async () => {
  const entonces = 'organicaArbol&al=2025-12-31&organizacion=entonces'
  const row = async () => {
    await admin.getByRole('textbox', { name: 'Buscar' }).fill('recursos')
    await admin.locator('.arbol-fila').first().waitFor()
    return admin.locator('.arbol-fila').allInnerTexts()
  }
  await ir(entonces)
  const before = await row()
  expect(before.join(' ')).toContain('Recursos Materiales')
  await ir('organicaArbol')
  await admin.getByRole('textbox', { name: 'Buscar' }).fill('recursos humanos')
  await admin
    .getByRole('button', { name: /^Recursos Humanos/ })
    .first()
    .click()
  await admin.getByRole('button', { name: 'Fusionar' }).click()
  const fusion = 'Integrar otras a Recursos Humanos'
  await choose(fusion, 'Área que se integra', 'Recursos Materiales')
  await dialog(fusion).getByLabel('Desde').fill('01/01/2026')
  await dialog(fusion).getByLabel('Documento').fill('Oficio SA/112/2026')
  await dialog(fusion).getByRole('button', { name: 'Revisar efecto' }).click()
  await dialog(fusion).getByText('Lo que cambia').waitFor()
  await dialog(fusion).getByRole('button', { name: 'Fusionar' }).click()
  await dialog(fusion).waitFor({ state: 'detached' })
  await ir(entonces)
  expect(await row()).toEqual(before)
  await expectAccessible(admin)
  await admin.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(admin)
})
