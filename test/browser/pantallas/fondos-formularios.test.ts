import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectAccessible } from '#test/support/browser.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'
import { quincenaLarga } from './quincena-larga.ts'
import type { Locator } from 'playwright-core'

/* Forms of the funds: what is typed is never lost in silence, and what is wrong is in sight. */
let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido(ANCHO.telefono)
})
afterAll(() => portal.close())

const DATOS = quincenaLarga({ nombre: 'Prieto Lima, Nora', unidad: 'Secretaría de Salud' })
const main = (): Locator => portal.page.getByRole('main')
const boton = (name: string, where: Locator = main()): Locator => where.getByRole('button', { name, exact: true })
const dialogo = (name: string): Locator => portal.page.getByRole('dialog', { name })
const campo = (name: string): Locator => main().getByLabel(name, { exact: true })
const SIN_GUARDAR = 'Tienes cambios sin guardar'
const hasFocus = (field: Locator) =>
  expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)

describe('Gestión de Constantes', () => {
  it('asks before another constant takes the place of what was typed, and brings the form into sight', async () => {
    portal.answer({ '/api/variables': { body: DATOS.constantes } })
    await portal.go('/dashboard?vista=variables')
    await campo('Nombre').fill('OTRA')
    await boton('Actualizar TASA_MORA_ANUAL').click()
    await expectAccessible(portal.page, { include: 'dialog' })
    await boton('Quedarme', dialogo(SIN_GUARDAR)).click()
    expect(await campo('Nombre').inputValue()).toBe('OTRA')

    await boton('Actualizar TASA_MORA_ANUAL').click()
    await boton('Seguir sin guardar', dialogo(SIN_GUARDAR)).click()
    await hasFocus(campo('Valor numérico'))
    const box = await main().getByRole('heading', { name: 'Actualizar Valor de Constante' }).boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    // The same one again takes nothing away.
    await campo('Valor numérico').fill('32')
    await boton('Actualizar TASA_MORA_ANUAL').click()
    await hasFocus(campo('Valor numérico'))
    expect(await campo('Valor numérico').inputValue()).toBe('32')
  })
})
