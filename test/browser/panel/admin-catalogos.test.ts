import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNoSidewaysScroll } from '#test/support/browser.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let admin: Page

beforeAll(async () => {
  escenario = await openEscenario()
  admin = await escenario.enter('admin')
})
afterAll(() => escenario.close())

const dialog = () => admin.getByRole('dialog')
const button = (name: string) => admin.getByRole('button', { name, exact: true })
const fact = (text: string) => admin.getByText(text)

async function act(name: string): Promise<void> {
  await admin.getByRole('button', { name: /^Catálogo / }).click()
  await admin.getByRole('menuitem', { name }).click()
}

/** What another system is answered for the catalogue. */
const asked = (clave: string): Promise<number> =>
  admin.evaluate(async (address) => (await fetch(address)).status, `${escenario.portal.url}/api/catalogo/${clave}`)

/** A simple catalogue with one row, open on the page. */
async function abrirCatalogo(clave: string, nombre: string): Promise<void> {
  const client = await signInTo(escenario.portal.url, 'admin')
  const made = [
    await client.post('/api/panel/catalogos/tablas', { clave, nombre, descripcion: '' }),
    await client.post('/api/panel/catalogos', { catalogo: clave, clave: 'CALLE', nombre: 'Calle' }),
  ]
  expect(made.map(({ status }) => status)).toEqual([201, 201])
  await admin.goto(`${escenario.portal.url}/panel/catalogos?catalogo=${clave}`)
}

describe('a simple catalogue', () => {
  it('is made with a key offered out of its name, refused by field, opened, and takes rows that nothing uses', async () => {
    await admin.goto(`${escenario.portal.url}/panel/catalogos`)
    await button('Nuevo catálogo').click()
    await dialog().getByLabel('Nombre').fill('Nacionalidad')
    await dialog().getByLabel('Descripción').fill('Cómo se llama la calle del domicilio.')
    await dialog().getByRole('button', { name: 'Crear catálogo' }).click()
    await dialog().getByText('Ya existe el catálogo Nacionalidad.').waitFor()
    await dialog().getByText('Ya existe la clave nacionalidad.').waitFor()
    await dialog().getByLabel('Clave').fill('Tipo de vía')
    await dialog().getByLabel('Nombre').fill('Tipo de vía')
    await dialog().getByRole('button', { name: 'Crear catálogo' }).click()
    await fact('Tipo de vía: 0 renglones').waitFor()
    expect(new URL(admin.url()).searchParams.get('catalogo')).toBe('tipo_de_via')
    await admin.getByText('Otros sistemas lo reciben en /api/catalogo/tipo_de_via.').waitFor()
    await button('Agregar renglón').click()
    await dialog().getByLabel('Clave').fill('calle')
    await dialog().getByLabel('Nombre').fill('Calle')
    await dialog().getByRole('button', { name: 'Agregar renglón' }).click()
    await admin.getByRole('cell', { name: 'CALLE', exact: true }).waitFor()
    expect(await admin.getByRole('columnheader', { name: 'En uso' }).count()).toBe(0)
    expect(await asked('tipo_de_via')).toBe(200)
  })

  it('is renamed, switched off and on', async () => {
    await abrirCatalogo('tipo_de_acceso', 'Tipo de acceso')
    await act('Editar catálogo')
    expect(await dialog().getByLabel('Clave').inputValue()).toBe('tipo_de_acceso')
    expect(await dialog().getByLabel('Clave').isEditable()).toBe(false)
    await dialog().getByLabel('Nombre').fill('Vialidad')
    await dialog().getByRole('button', { name: 'Guardar' }).click()
    await fact('Vialidad: 1 renglón, 1 activo.').waitFor()
    await act('Desactivar catálogo')
    await dialog().getByRole('button', { name: 'Desactivar' }).click()
    await admin.getByText('Catálogo inactivo.').waitFor()
    expect(await asked('tipo_de_acceso')).toBe(404)
    await admin.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(admin)
    await admin.setViewportSize({ width: 1440, height: 900 })
    await act('Activar catálogo')
    await admin.getByText('Otros sistemas lo reciben en /api/catalogo/tipo_de_acceso.').waitFor()
    expect(await asked('tipo_de_acceso')).toBe(200)
  })

  it('goes with its rows, told before; one that the portal reads is only renamed', async () => {
    await abrirCatalogo('tipo_de_lote', 'Tipo de lote')
    await act('Eliminar catálogo')
    await dialog().getByText('Se elimina con él 1 renglón.').waitFor()
    await dialog().getByRole('button', { name: 'Eliminar' }).click()
    await fact('Estado civil: 6 renglones').waitFor()
    await admin.getByRole('link', { name: 'Tipo de lote' }).waitFor({ state: 'detached' })
    await admin.getByRole('button', { name: 'Catálogo Estado civil' }).click()
    await admin.getByRole('menuitem', { name: 'Editar catálogo' }).waitFor()
    expect(await admin.getByRole('menuitem').count()).toBe(1)
    await admin.keyboard.press('Escape')
  })
})
