import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALTA, dropZone, paperRow, READING_LIMIT } from '#test/browser/alta-pantalla.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

const CASO = 'test/fixtures/casos/30-semanas-apellido-pegado'
const MOTIVO = 'Usaba su nombre de casada en el IMSS.'
let escenario: Escenario
let page: Page

beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

const block = () => page.getByRole('region', { name: 'Papeles de dos personas' })

/** Corrects fields of the NSS paper in the viewer that is open, and closes it. */
async function correctNss(values: Readonly<Record<string, string>>): Promise<void> {
  const fields = page.getByRole('dialog').getByRole('list', { name: /^Datos de/ })
  for (const [label, value] of Object.entries(values)) {
    const field = fields.getByRole('listitem').filter({ hasText: label })
    await field.getByRole('button').first().click()
    await field.getByRole('button', { name: `Corregir ${label}` }).click()
    await field.getByLabel(`${label}, como lo dice el documento`).fill(value)
    await field.getByRole('button', { name: 'Guardar' }).click()
    await field.getByRole('textbox').waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Escape')
}

describe('an honest person', () => {
  it('whose three papers carry one CURP goes on, and a block has a way on', async () => {
    await page.goto(`${escenario.portal.url}${ALTA}`)
    await dropZone(page).setInputFiles(
      ['tres-csf.pdf', 'tres-nss.pdf', 'tres-curp.pdf'].map((name) => `${CASO}/${name}`),
    )
    await page.getByText('3 de 3 validados').waitFor({ timeout: READING_LIMIT })
    expect(await block().count()).toBe(0)

    await paperRow(page, 'NSS')
      .getByRole('button', { name: /^Ver datos/ })
      .click()
    await correctNss({ Nombres: 'ROSA', 'Apellido paterno': 'IBARRA', 'Apellido materno': 'LUNA' })
    await block()
      .getByText(/El NSS está a nombre de ROSA IBARRA LUNA/)
      .waitFor()

    await block().getByRole('button', { name: 'Es la misma persona' }).click()
    await block().getByText('Escribe por qué los documentos llevan nombres distintos.').waitFor()
    await block()
      .getByLabel(/^¿Es la misma persona\?/)
      .fill(MOTIVO)
    await block().getByRole('button', { name: 'Es la misma persona' }).click()
    await page.getByText(MOTIVO).waitFor()
    expect(await block().count()).toBe(0)
    await page.getByRole('button', { name: 'Quitar la explicación' }).click()

    await block()
      .getByRole('button', { name: /^Corregir datos de/ })
      .nth(1)
      .click()
    await correctNss({ Nombres: 'CARLA', 'Apellido paterno': 'MC GREGOR' })
    await block().waitFor({ state: 'detached' })

    await paperRow(page, 'NSS')
      .getByRole('button', { name: /^Ver datos/ })
      .click()
    await correctNss({ Nombres: 'ROSA', 'Apellido paterno': 'IBARRA' })
    await block().waitFor()
    await paperRow(page, 'NSS')
      .getByRole('button', { name: /^Más acciones/ })
      .click()
    await page.getByRole('menuitem', { name: 'Captura manual' }).click()
    await page.getByRole('button', { name: 'Guardar captura' }).click()
    await block().waitFor({ state: 'detached' })
    await page.getByText('3 de 3 validados').waitFor()
  })
})
