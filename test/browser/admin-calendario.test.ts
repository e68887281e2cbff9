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
  it('asks before the page is left with changes', async () => {
    await abrir('2')
    await boton('Editar').click()
    await page.getByRole('link', { name: 'Inicio' }).first().click()
    await page.getByRole('dialog', { name: 'Tienes cambios sin guardar' }).waitFor()
    await boton('Quedarme').click()
    expect(page.url()).toContain('calendarioEventos')
  })
})
