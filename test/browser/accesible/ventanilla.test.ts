import { afterAll, beforeAll, describe, it } from 'vitest'
import { muestra } from '#test/support/muestras.ts'
import {
  ALTA,
  dropPapers,
  dropZone,
  fillLaborales,
  fillPersonales,
  leaveExpediente,
} from '#test/browser/alta-pantalla.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { expectGood, open, opened, type Vista } from './vista.ts'

let escenario: Escenario
let desk: Vista

beforeAll(async () => {
  escenario = await openEscenario()
  desk = await opened(escenario, 'ventanilla1')
})
afterAll(() => escenario.close())

const go = (address: string) => open(desk, `${escenario.portal.url}${address}`)

describe('what a desk sees', () => {
  it('its own page', async () => {
    await go('/dependenciaVentanilla')
    await expectGood(desk)
  })

  it('the alta at each of its steps, and what opens over them', async () => {
    const { page, traffic } = desk
    await go(ALTA)
    await expectGood(desk)
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await page.getByRole('alert').first().waitFor()
    await expectGood(desk)
    await dropPapers(page, muestra('1'))
    await expectGood(desk)
    await page.getByRole('button', { name: 'Ver datos de CURP' }).click()
    await page.getByRole('dialog').waitFor()
    await traffic.settled()
    await expectGood(desk)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Más acciones de CURP' }).click()
    await expectGood(desk)
    await page.getByRole('menuitem', { name: 'Captura manual' }).click()
    await page.getByRole('dialog').waitFor()
    await expectGood(desk)
    await page.keyboard.press('Escape')
    await dropZone(page).setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('notas') })
    await page.getByText('notas.txt').waitFor()
    await expectGood(desk)
    await page.getByRole('list', { name: 'Archivos por colocar' }).getByRole('button', { name: 'Quitar' }).click()
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await page.getByRole('dialog', { name: 'Carta Testamentaria pendiente' }).waitFor()
    await expectGood(desk)
    await page.keyboard.press('Escape')
    await leaveExpediente(page)
    await expectGood(desk)
    await page.getByRole('button', { name: 'Siguiente: datos laborales' }).click()
    await page.getByRole('alert').first().waitFor()
    await expectGood(desk)
    await fillPersonales(page)
    await expectGood(desk)
    await fillLaborales(page)
    await expectGood(desk)
    await page.getByRole('button', { name: 'Descartar borrador' }).click()
    const dialog = page.getByRole('dialog', { name: 'Descartar borrador' })
    await dialog.waitFor()
    await expectGood(desk)
    await dialog.getByRole('button', { name: 'Descartar borrador' }).click()
    await page.getByText('0 de 3 validados').waitFor()
  })
})
