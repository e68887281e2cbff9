import { afterAll, beforeAll, expect, it } from 'vitest'
import { ANCHO, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { filaSepomex, textoSepomex } from '#test/support/sepomex.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { watchTraffic } from '#test/browser/trafico.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let page: Page
beforeAll(async () => {
  escenario = await openEscenario()
  await runSql(
    escenario.portal,
    `INSERT INTO codigos_postales (municipio_id, codigo)
     SELECT id, '' FROM municipios WHERE nombre = 'Asientos' AND estado_id = (SELECT id FROM estados WHERE nombre = 'Aguascalientes')`,
  )
  page = await escenario.enter('admin')
})
afterAll(() => escenario.close())

const abrir = () => page.goto(`${escenario.portal.url}/dashboard?vista=direccion`)
const columna = (name: string) => page.getByRole('region', { name, exact: true })
const elegir = (lista: string, lugar: string) =>
  columna(lista).getByRole('button', { name: lugar, exact: true }).click()

async function agregar(lista: string, uno: string, nombre: string): Promise<void> {
  await columna(lista)
    .getByRole('textbox', { name: `Nombre: ${uno}` })
    .fill(nombre)
  await columna(lista)
    .getByRole('button', { name: `Agregar ${uno}` })
    .click()
  await columna(lista).getByText(nombre, { exact: true }).waitFor()
}

it('grows from the municipio to the street, each list when the one before is chosen, and a code without figures is in none', async () => {
  await abrir()
  for (const name of ['Municipios', 'Códigos Postales', 'Colonias', 'Calles'])
    expect(
      await columna(name)
        .getByRole('button', { name: /^Agregar/ })
        .count(),
    ).toBe(0)
  await elegir('Estados', 'Aguascalientes')
  await elegir('Municipios', 'Asientos')
  await columna('Códigos Postales').getByRole('textbox', { name: 'Buscar en Códigos Postales' }).fill('')
  const before = Number(await columna('Códigos Postales').locator('header .muted').innerText())
  await agregar('Códigos Postales', 'código postal', '20999')
  expect(await columna('Códigos Postales').locator('header .muted').innerText()).toBe(String(before + 1))
  expect(await columna('Códigos Postales').locator('.dir-nombre').allInnerTexts()).not.toContain('')
  await elegir('Códigos Postales', '20999')
  await columna('Colonias').getByText('Sin resultados.').waitFor()
  await agregar('Colonias', 'colonia', 'Peñón Ficticio')
  await elegir('Colonias', 'Peñón Ficticio')
  await agregar('Calles', 'calle', 'Calle Ficticia')
  expect(await columna('Calles').getByRole('button', { name: 'Calle Ficticia', exact: true }).count()).toBe(0)
  await columna('Colonias').getByRole('textbox', { name: 'Buscar en Colonias' }).fill('PENON')
  await columna('Colonias').getByText('1 de 1').waitFor()
})

it('another choice clears what hangs from the one before', async () => {
  await abrir()
  await elegir('Estados', 'Aguascalientes')
  await elegir('Municipios', 'Asientos')
  await columna('Códigos Postales').getByRole('textbox', { name: 'Buscar en Códigos Postales' }).waitFor()
  await elegir('Municipios', 'Calvillo')
  await columna('Colonias').getByText('Elige antes un lugar de la lista anterior.').waitFor()
  await columna('Calles').getByText('Elige antes un lugar de la lista anterior.').waitFor()
  await elegir('Estados', 'Colima')
  await columna('Códigos Postales').getByText('Elige antes un lugar de la lista anterior.').waitFor()
})

it('a chosen place is deleted at the path where it is read, after what goes with it is told, and its branch is cleared', async () => {
  const client = await signInTo(escenario.portal.url, 'admin')
  const [asientos] = await runSql<{ id: number }>(
    escenario.portal,
    "SELECT id FROM municipios WHERE nombre = 'Asientos' AND estado_id = (SELECT id FROM estados WHERE nombre = 'Aguascalientes')",
  )
  const codigo = { codigo: '20998', id_municipio: Number(asientos?.id) }
  const { body } = await client.post<{ ID_CP: number }>('/api/codigo_postal', codigo)
  const colonia = { nombre: 'Peñón Ficticio', id_cp: body.ID_CP }
  expect((await client.post('/api/colonia', colonia)).status).toBe(201)
  await abrir()
  await elegir('Estados', 'Aguascalientes')
  await elegir('Municipios', 'Asientos')
  await elegir('Códigos Postales', '20998')
  await elegir('Colonias', 'Peñón Ficticio')
  await columna('Códigos Postales').getByRole('button', { name: 'Eliminar 20998' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eliminar 20998' })
  await dialog.getByText('1 colonia').waitFor()
  await dialog.getByText(/Peñón Ficticio/).waitFor()
  const sent = page.waitForRequest((request) => request.method() === 'DELETE')
  const traffic = watchTraffic(page)
  await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click()
  expect(new URL((await sent).url()).pathname).toBe('/api/codigo_postal')
  await dialog.waitFor({ state: 'detached' })
  await columna('Códigos Postales').getByRole('button', { name: '20998', exact: true }).waitFor({ state: 'detached' })
  for (const name of ['Colonias', 'Calles'])
    await columna(name).getByText('Elige antes un lugar de la lista anterior.').waitFor()
  await traffic.settled()
  expect(traffic.notFound).toEqual([])
})

it('on a phone there is one list at a time, with the way to it above', async () => {
  await page.setViewportSize(ANCHO.telefono)
  await abrir()
  const shown = () => page.locator('.dir-columna:visible').count()
  await elegir('Estados', 'Aguascalientes')
  await columna('Municipios').waitFor()
  expect(await shown()).toBe(1)
  await elegir('Municipios', 'Calvillo')
  await columna('Códigos Postales').waitFor()
  expect(await shown()).toBe(1)
  const camino = page.getByRole('navigation', { name: 'Lugar elegido' })
  expect(await camino.getByRole('button').allInnerTexts()).toEqual(['Aguascalientes', 'Calvillo', 'Códigos Postales'])
  await expectNoSidewaysScroll(page)
  await camino.getByRole('button', { name: 'Aguascalientes' }).click()
  await columna('Estados').waitFor()
  expect(await shown()).toBe(1)
})

it('what SEPOMEX would change is read on a phone, and is let go', async () => {
  const asentamientos = Array.from({ length: 60 }, (_, i) =>
    filaSepomex(String(45_000 + i), `Colonia Ficticia ${i}`, String(1000 + i), ['14', '06', '18'][i % 3]),
  )
  await page.setViewportSize(ANCHO.telefono)
  await abrir()
  await page.getByRole('link', { name: 'Cargar SEPOMEX' }).click()
  const cargar = page.getByRole('dialog', { name: 'Cargar un archivo' })
  await cargar.locator('input[type=file]').setInputFiles({
    name: 'CPdescarga.txt',
    mimeType: 'text/plain',
    buffer: textoSepomex(asentamientos),
  })
  await cargar.getByRole('button', { name: 'Revisar archivo' }).click()
  await page.getByText('60 asentamientos nuevos, 0 cambiados').waitFor()
  await page.getByRole('button', { name: 'Estado 14' }).click()
  await page.getByRole('region', { name: 'Primeros cambios de Estado 14' }).waitFor()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar', exact: true }).click()
  await page.getByText('Se descartó sin cargar ningún renglón.').waitFor()
})
