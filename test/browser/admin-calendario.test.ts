import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEscenario, type Escenario } from './sesion-portal.ts'
import type { Page } from 'playwright-core'

// Today is Friday 20 November 2026; the demo's calendar holds 2026 and 2027, and 2028 is empty.
let escenario: Escenario
let page: Page
beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('admin')
})
afterAll(() => escenario.close())

const abrir = (mes: string): Promise<unknown> =>
  page.goto(`${escenario.portal.url}/dashboard?vista=calendarioEventos&anio=2028&mes=${mes}`)
const boton = (name: string | RegExp) => page.getByRole('button', { name })

describe('the calendar of capture', () => {
  it('is laid out with Sugerir periodo, a rule is broken with a key and mended with Ctrl Z, and it is saved', async () => {
    await abrir('1')
    await boton('Editar').click()
    await page.getByText('10 días de fin de semana se marcaron como No laborable').waitFor()
    await boton('Sugerir periodo').click()
    await boton(/^lunes 3 de enero, Movimientos/).focus()
    await page.keyboard.press('a')
    await page.getByText('tiene 2 días de Aplicación; debe tener exactamente uno').first().waitFor()
    await boton(/^Guardar/).click()
    await page.getByText('Aún no se puede guardar.').waitFor()
    await page.keyboard.press('Control+z')
    await page.getByText('Se cumplen todas las reglas.').waitFor()
    await boton(/^Guardar 31 cambios/).click()
    await page.getByRole('dialog').getByText('se crean o actualizan 31 días').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('0 días eliminados, 31 creados o actualizados.').waitFor()
    await page.reload()
    await boton(/^lunes 3 de enero, Movimientos$/).waitFor()
  })

  it('asks before the page is left with changes', async () => {
    await abrir('2')
    await boton('Editar').click()
    await page.getByRole('link', { name: 'Inicio' }).first().click()
    await page.getByRole('dialog', { name: 'Tienes cambios sin guardar' }).waitFor()
    await boton('Quedarme').click()
    expect(page.url()).toContain('calendarioEventos')
  })
})
