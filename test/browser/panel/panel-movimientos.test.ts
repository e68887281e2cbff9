import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { choose } from '#test/browser/alta-pantalla.ts'
import { AJENAS, DIFICILES, PROPIAS, llenarPadron, type Padron } from '#test/browser/panel-datos.ts'
import { mark } from '#test/browser/panel-pantalla.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

const TODAS = PROPIAS + AJENAS

let escenario: Escenario
let padron: Padron
let admin: Page
let desk: Page

beforeAll(async () => {
  escenario = await openEscenario()
  padron = await llenarPadron(escenario.portal)
  admin = await escenario.enter('admin')
  desk = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

describe('movements', () => {
  const lista = (): Locator => desk.getByRole('table', { name: 'Movimientos' })
  const folios = (): Promise<string[]> =>
    lista()
      .getByRole('link', { name: /^A-26-/ })
      .allTextContents()
  const hoja = (): Locator =>
    desk.getByRole('complementary').filter({ has: desk.getByRole('heading', { name: 'Recorrido' }) })

  async function abrir(persona: PersonaFicticia): Promise<string> {
    const folio = padron.folios.get(persona.curp) ?? ''
    await desk.goto(`${escenario.portal.url}/panel/movimientos`)
    await lista().getByRole('link').first().waitFor()
    await desk.getByRole('textbox').first().fill(folio)
    await lista().getByRole('link', { name: folio }).click()
    await hoja().getByText(folio).first().waitFor()
    return folio
  }

  it('open beside their list, one after the other, and close with Escape', async () => {
    await desk.goto(`${escenario.portal.url}/panel/movimientos`)
    await lista().getByRole('link').first().waitFor()
    const [first = '', second = ''] = await folios()
    await lista().getByRole('link', { name: first }).click()
    await hoja().getByText(first).first().waitFor()
    expect(await lista().isVisible()).toBe(true)
    expect(await hoja().getByRole('button', { name: 'Anterior' }).isDisabled()).toBe(true)
    await hoja().getByRole('button', { name: 'Siguiente' }).click()
    await hoja().getByText(second).first().waitFor()
    await hoja().getByRole('button', { name: 'Anterior' }).click()
    await hoja().getByText(first).first().waitFor()
    await desk.keyboard.press('Escape')
    await hoja().waitFor({ state: 'detached' })
    await expect.poll(() => new URL(desk.url()).pathname).toBe('/panel/movimientos')
    const back = lista().getByRole('link', { name: first })
    await expect.poll(() => back.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  it('open by their address, with what they are', async () => {
    await abrir(DIFICILES.larga)
    await desk.reload()
    await hoja().getByRole('heading', { level: 2 }).getByText('MONTES DE OCA').waitFor()
    await hoja().getByText('Solicitado', { exact: true }).first().waitFor()
    await hoja().getByText(DIFICILES.larga.curp).waitFor()
    await hoja()
      .getByText(/Entra en la quincena 22 de 2026/i)
      .waitFor()
  })

  it('have an acuse with the folio and the person', async () => {
    const folio = await abrir(DIFICILES.naupari)
    const href = await hoja()
      .getByRole('link', { name: /^Imprimir acuse/ })
      .getAttribute('href')
    const file = await desk.request.get(`${escenario.portal.url}${href ?? ''}`)
    expect(file.headers()['content-type']).toContain('application/pdf')
    const text = await pdfText(await file.body())
    expect(text).toContain(folio)
    expect(text).toContain('Ñaupari')
  })

  it('are withdrawn with a reason, after saying what will happen; lists know without loading again, and find them', async () => {
    const folio = await abrir(DIFICILES.abrego)
    const isSamePage = await mark(desk)
    await hoja().getByRole('button', { name: 'Retirar' }).click()
    const dialog = desk.getByRole('dialog', { name: `Retirar el movimiento ${folio}` })
    await dialog.getByText(/Zoé Ábrego Zúñiga: el movimiento quedará Cancelado/).waitFor()
    await dialog.getByText(/La persona no quedará afiliada/).waitFor()
    await dialog.getByRole('button', { name: 'Retirar movimiento' }).click()
    await dialog.getByText('Escribe por qué se retira.').waitFor()
    await dialog.getByLabel('Motivo').fill('Se capturó dos veces')
    await dialog.getByRole('button', { name: 'Retirar movimiento' }).click()
    await dialog.waitFor({ state: 'detached' })
    await lista().getByRole('row').filter({ hasText: folio }).getByText('Cancelado').waitFor()
    await hoja().getByText('No se aplicará: quedó cancelado.').waitFor()
    await hoja()
      .getByText(/Se capturó dos veces/)
      .waitFor()
    await expect.poll(() => hoja().getByRole('button', { name: 'Retirar' }).count()).toBe(0)
    await expect.poll(() => hoja().getByRole('link', { name: 'Corregir' }).count()).toBe(0)
    expect(await isSamePage()).toBe(true)
    await admin.goto(`${escenario.portal.url}/panel/movimientos`)
    const table = admin.getByRole('table', { name: 'Movimientos' })
    await admin.getByText(`${TODAS} movimientos`, { exact: true }).waitFor()
    await admin.getByRole('button', { name: 'Filtro', exact: true }).click()
    await choose(admin, 'Estatus', 'Cancelado')
    await admin.getByRole('button', { name: 'Listo' }).click()
    await admin.getByText(`1 de ${TODAS}`, { exact: true }).waitFor()
    await table.getByRole('row').filter({ hasText: DIFICILES.abrego.curp }).waitFor()
  })

  it('are kept when one thinks better of it', async () => {
    const folio = await abrir(DIFICILES.larga)
    await hoja().getByRole('button', { name: 'Retirar' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Conservar' }).click()
    await lista().getByRole('row').filter({ hasText: folio }).getByText('Solicitado').waitFor()
  })

  it('are corrected in the wizard, which opens on what was registered', async () => {
    const folio = await abrir(DIFICILES.naupari)
    await hoja().getByRole('link', { name: 'Corregir' }).click()
    await desk.waitForURL(/vista=altaDocA/)
    await desk.getByText(folio).first().waitFor()
    await desk.getByText('LUZ ÑAUPARI ÑÁÑEZ').first().waitFor()
  })
})
