import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { muestra } from '#test/support/muestras.ts'
import {
  ALTA,
  dropPapers,
  dropZone,
  leaveExpediente,
  papelesDe,
  paperRow,
  READING_LIMIT,
} from '#test/browser/alta-pantalla.ts'
import { pressOn, tabsUntil, tabTo } from '#test/browser/teclado.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let page: Page

beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())
beforeEach(() => page.goto(`${escenario.portal.url}${ALTA}`))

const KEY = 'CURM781203HZSRXR04'

describe('what the papers told', () => {
  it('is folded in step 2, its accents are offered, and Tab reaches what is missing and what is folded', async () => {
    await dropPapers(page, muestra('1'))
    await leaveExpediente(page)
    await page.getByLabel('Teléfono').waitFor()
    expect(await page.getByLabel('Nombres').isVisible()).toBe(false)
    await page.getByRole('heading', { name: 'Paso 2 de 4: Datos personales' }).focus()
    // Two offers, two folded cards, telephone, address and domain of the mail, the photo, discard, back, forth.
    const next = page.getByRole('button', { name: 'Siguiente: datos laborales' })
    expect(await tabsUntil(page, next)).toBe(11)
    await page.getByRole('button', { name: 'Escribir GÜEMES' }).click()
    await page.getByRole('heading', { name: 'Paso 2 de 4: Datos personales' }).focus()
    await pressOn(page, page.locator('summary').filter({ hasText: 'Identidad' }))
    const surname = page.getByLabel('Apellido materno')
    await tabTo(page, surname)
    expect(await surname.inputValue()).toBe('GÜEMES')
    expect(await page.getByLabel('Nombres').inputValue()).toBe('MARIA FERNANDA')
  })

  it('of two people is compared inside its card, each key on one line', async () => {
    const [csf = '', nss = ''] = papelesDe(muestra('3'))
    const [, , curp = ''] = papelesDe(muestra('2'))
    await dropZone(page).setInputFiles([csf, nss, curp])
    await page.getByText('Los documentos parecen de dos personas').waitFor({ timeout: READING_LIMIT })
    await paperRow(page, 'Constancia de Situación Fiscal').getByText('Por revisar').waitFor({ timeout: READING_LIMIT })
    const cotejo = page.getByRole('table', { name: 'Cotejo de documentos' })
    await cotejo.getByText(KEY).nth(1).waitFor()
    const right = await cotejo.evaluate((table) => ({
      table: table.getBoundingClientRect().right,
      card: table.closest('details')?.getBoundingClientRect().right ?? 0,
    }))
    expect(right.table).toBeLessThanOrEqual(right.card)
    const lines = cotejo.getByText(KEY).first()
    expect(await lines.evaluate((key) => key.getClientRects().length)).toBe(1)
  })
})
