import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNoSidewaysScroll } from '#test/support/browser.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
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
  await nueva.getByLabel('Descripción').fill('Archivo de Trámite')
  await nueva.getByRole('button', { name: 'Crear', exact: true }).click()
  await nueva.waitFor({ state: 'detached' })
  await dialog('Nueva Área').getByLabel('Nombre').fill('Archivo de Trámite')
  await dialog('Nueva Área').getByRole('button', { name: 'Guardar' }).click()
  await admin.getByRole('cell', { name: 'Archivo de Trámite', exact: true }).waitFor()
})

it('what people use is not deleted: the dialog lists it with the act that does it well', async () => {
  await ir('organicaEntidades')
  await admin.getByRole('button', { name: 'Eliminar Municipios' }).click()
  await dialog('Eliminar Municipios').getByRole('button', { name: 'Eliminar' }).click()
  await dialog('Eliminar Municipios')
    .getByText(/está en uso y no se elimina: .*«Fusionar»/)
    .waitFor()
  // A rule said no: support has nothing to look up.
  expect(await dialog('Eliminar Municipios').getByText('Folio de atención').count()).toBe(0)
})

it('a unit is read whole beside its narrow keys, and on a phone its figures stand on one line', async () => {
  await ir('organicaArea')
  const direccion = admin.getByRole('cell', { name: 'Dirección General Administrativa' }).first().locator('.cut-line')
  await direccion.waitFor()
  expect(await direccion.evaluate((line) => line.scrollHeight <= line.clientHeight)).toBe(true)
  await admin.setViewportSize({ width: 390, height: 844 })
  const topOf = async (label: string) =>
    (await admin.locator(`tbody tr:first-child td[data-label="${label}"]`).boundingBox())?.y ?? -1
  await expect.poll(async () => Math.abs((await topOf('ID')) - (await topOf('Activo')))).toBeLessThan(6)
  const filtros = admin.getByRole('search', { name: 'Filtros' }).getByRole('combobox')
  expect(await filtros.count()).toBe(1)
  await filtros.click()
  await admin.getByRole('option', { name: 'Administración Central' }).click()
  await expect.poll(() => filtros.count()).toBe(2)
  await expectNoSidewaysScroll(admin)
  await admin.setViewportSize({ width: 1440, height: 900 })
})

it('the key of a unit waits for the one above, with the documented sentence, and changing that clears what hangs from it', async () => {
  await ir('organicaDependencia')
  await admin.getByRole('button', { name: 'Agregar', exact: true }).click()
  const nueva = dialog('Nueva Dirección General')
  await nueva.getByRole('button', { name: 'Crear Orgánica 2' }).click()
  await admin.getByText('Seleccione primero una entidad padre').waitFor()
  await choose('Nueva Dirección General', 'Tipo de Entidad', 'Administración Central')
  await choose('Nueva Dirección General', 'Entidad', 'Secretaría de Salud')
  // The organic side tells the same place by its keys.
  const entidad = (label: string) => nueva.getByRole('combobox', { name: label, exact: true })
  expect(await entidad('Entidad (Orgánica 1)').inputValue()).toBe('01 Secretaría de Salud')
  await choose('Nueva Dirección General', 'Tipo de Entidad', 'Municipios')
  expect([await entidad('Entidad').inputValue(), await entidad('Entidad (Orgánica 1)').inputValue()]).toEqual(['', ''])
  await nueva.getByRole('button', { name: 'Guardar' }).click()
  await nueva.getByText('Complete Adscripción, Orgánica 2 y Nombre.').waitFor()
})

it('the tree fits a phone', async () => {
  await ir('organicaArbol')
  await admin.locator('.arbol-fila').first().waitFor()
  await admin.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(admin)
})

it('the tree prints as a chart of its own: every unit in sight with its titular and people, and nothing of the frame', async () => {
  await admin.setViewportSize({ width: 1440, height: 900 })
  await ir('organicaArbol')
  await admin.getByRole('button', { name: 'Abrir todo' }).click()
  await admin.locator('.arbol-fila', { hasText: 'Dirección General Administrativa' }).first().waitFor()
  const text = (await pdfText(await admin.pdf({ preferCSSPageSize: true }))).replaceAll(/\s+/g, ' ')
  for (const told of [
    'Estructura orgánica',
    'Con la organización de hoy',
    'Administración Central',
    'Secretaría de Salud',
  ])
    expect(text).toContain(told)
  expect(text).toMatch(/Dirección General Administrativa \d+ .*? personas/)
  for (const frame of ['Buscar persona', 'Contraer menú', 'Abrir todo']) expect(text).not.toContain(frame)
})
