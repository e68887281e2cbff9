import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
beforeAll(async () => {
  escenario = await openEscenario()
})
afterAll(() => escenario.close())

const card = (page: Page) => page.getByRole('list', { name: 'Delegaciones' })

async function openPerfil(page: Page): Promise<void> {
  await page.goto(`${escenario.portal.url}/mi-perfil`)
  await card(page).waitFor()
}

describe('signing for an absent jefe', () => {
  it('is proposed with its oficio, accepted from the home, and given back', async () => {
    const jefe = await escenario.enter('jefe')
    // The portal's own day: the dialog offers days from today on.
    await jefe.clock.setFixedTime(new Date('2026-11-20T18:00:00Z'))
    await openPerfil(jefe)
    await jefe.getByRole('button', { name: 'Delegar mi firma' }).click()
    const dialog = jefe.getByRole('dialog', { name: 'Delegar mi firma' })
    await dialog.getByRole('combobox', { name: /^Quién firma por ti/ }).click()
    expect(await jefe.getByRole('option').allTextContents()).toEqual([
      expect.stringContaining('Beatriz Olmos Cervantes'),
      expect.stringContaining('Tomás Arriaga Peña'),
    ])
    await jefe.getByRole('option', { name: /Beatriz Olmos/ }).click()
    await dialog.getByLabel('Hasta').fill('30/11/2026')
    await dialog.getByRole('button', { name: 'Delegar', exact: true }).click()
    await dialog.getByText('Escribe el número del oficio que nombra a quien suple.').first().waitFor()
    await dialog.getByLabel('Número de oficio').fill('DG/123/2026')
    await dialog.getByLabel('Fecha del oficio').fill('19/11/2026')
    await dialog.getByRole('button', { name: 'Delegar', exact: true }).click()
    await jefe.getByText('Beatriz Olmos Cervantes firmará por ti cuando acepte', { exact: true }).waitFor()
    await card(jefe).getByText('Por aceptar, 20–30 nov, oficio DG/123/2026 del 19 nov 2026').waitFor()

    const suplente = await escenario.enter('auxiliar2', ANCHO.telefono)
    await suplente.getByRole('link', { name: /Firmas por aceptar/ }).click()
    await card(suplente).getByText('Ignacio Bárcenas Núñez te pide firmar por su ausencia').waitFor()
    await expectNoSidewaysScroll(suplente)
    await suplente.getByRole('button', { name: 'Aceptar la firma de Ignacio Bárcenas Núñez' }).click()
    await suplente.getByRole('dialog').getByRole('button', { name: 'Aceptar', exact: true }).click()
    await card(suplente).getByText('Firmas por Ignacio Bárcenas Núñez').waitFor()

    await openPerfil(jefe)
    await card(jefe).getByText('Beatriz Olmos Cervantes firma por ti').waitFor()
    await suplente.getByRole('button', { name: 'Devolver la firma de Ignacio Bárcenas Núñez' }).click()
    await suplente.getByRole('dialog').getByRole('button', { name: 'Devolver', exact: true }).click()
    await card(suplente).waitFor({ state: 'detached' })
    await openPerfil(jefe)
    await card(jefe).getByText('Nadie firma por ti.', { exact: false }).waitFor()
  })

  it('says why nobody can, where nobody of the place may', async () => {
    const validador = await escenario.enter('validador1')
    await openPerfil(validador)
    await card(validador)
      .getByText('Nadie de tu lugar de la estructura puede firmar por ti', { exact: false })
      .waitFor()
    expect(await validador.getByRole('button', { name: 'Delegar mi firma' }).count()).toBe(0)
  })
})
