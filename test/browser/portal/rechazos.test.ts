import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '#test/support/browser.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let desk: Page

beforeAll(async () => {
  escenario = await openEscenario()
  desk = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

/** The one card of a page that says no: what it says, line by line, without its buttons. */
async function said(address: string, title: string): Promise<string> {
  await desk.goto(`${escenario.portal.url}${address}`)
  await desk.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await desk.getByRole('link', { name: 'Ir al inicio' }).waitFor()
  return desk.locator('.card .empty').innerText()
}

describe('what a profile does not open is refused in the same words', () => {
  it.each([
    ['a list', '/panel/usuarios', 'Gestión de Usuarios'],
    ['the bitácora', '/panel/bitacora', 'Bitácora'],
    ['a record', '/panel/perfiles/7', 'Perfiles'],
    ['what stands beside a list', '/panel/usuarios/carga', 'Gestión de Usuarios'],
    ['a view', '/dashboard?vista=procesosDashboard', 'Panel General de Procesos'],
  ])('%s', async (_, address, title) => {
    const text = await said(address, title)
    expect(text).toContain('No tienes acceso a esta pantalla')
    expect(text).toContain(
      'Tu perfil (Ventanilla) no la incluye. Si la necesitas para tu trabajo, pide a la administración del portal que la agregue.',
    )
    expect(await desk.getByRole('alert').count()).toBe(0)
    await expectAccessible(desk)
  })
})

it('the home of the institute takes who has another home to it', async () => {
  await desk.goto(`${escenario.portal.url}/inicio`)
  await desk.getByRole('heading', { level: 1, name: 'Ventanilla', exact: true }).waitFor()
  expect(new URL(desk.url()).pathname).toBe('/dependenciaVentanilla')
})

describe('an address that is none is told in the same words', () => {
  it.each(['/no/hay/nada', '/panel/no-hay-nada', '/panel/no/hay/nada'])('%s', async (address) => {
    const text = await said(address, 'Página no encontrada')
    expect(text).toContain('Esta dirección no abre ninguna pantalla del portal')
    expect(text).toContain('Revisa que esté bien escrita o busca lo que necesitas con Ctrl K.')
  })
})
