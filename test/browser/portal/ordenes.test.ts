import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#test/support/portal/portal-database.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let admin: Page
const paleta = () => admin.getByRole('combobox', { name: 'Buscar persona, caso o pantalla' })

beforeAll(async () => {
  escenario = await openEscenario()
  admin = await escenario.enter('admin')
  await admin.getByRole('heading', { level: 1 }).waitFor()
})
afterAll(() => escenario.close())

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(escenario.portal.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function ordenar(texto: string): Promise<void> {
  await admin.keyboard.press('Control+k')
  await paleta().fill(texto)
}

describe('Ctrl K acts, by keyboard alone', () => {
  it('opens the form of a new account', async () => {
    await arrive(admin, '/inicio')
    await ordenar('nuevo us')
    await admin.getByRole('option', { name: /^Nuevo usuario/ }).waitFor()
    await admin.keyboard.press('Enter')
    await admin.getByRole('dialog', { name: 'Nuevo usuario' }).waitFor()
    expect(new URL(admin.url()).pathname).toBe('/panel/usuarios/create')
  })

  it('unlocks the account that is named, once that is confirmed', async () => {
    for (let failure = 0; failure < 6; failure++)
      await signInTo(escenario.portal.url, 'ventanilla2', 'No-es-esta').catch(() => undefined)
    await arrive(admin, '/inicio')
    await ordenar('desbloquear')
    await admin.getByRole('option', { name: /^Desbloquear…/ }).waitFor()
    await admin.keyboard.press('Enter')
    expect(await paleta().inputValue()).toBe('desbloquear ')
    await admin.keyboard.type('ventanilla')
    // Of the two desks only one is locked.
    await expect.poll(() => admin.getByRole('option').count()).toBe(1)
    await admin.keyboard.press('Enter')
    const pregunta = admin.getByRole('dialog', { name: '¿Desbloquear la cuenta?' })
    await pregunta.getByRole('button', { name: 'Desbloquear' }).press('Enter')
    await pregunta.waitFor({ state: 'detached' })
    expect(await runSql(escenario.portal, `SELECT fallas FROM intentos WHERE cuenta = 'ventanilla2'`)).toEqual([])
    expect(new URL(admin.url()).pathname).toBe('/panel/usuarios/ventanilla2/show')
    await ordenar('desbloquear')
    await admin.getByText('Ninguna cuenta está bloqueada.').waitFor()
  })

  it('looks as another profile does', async () => {
    await ordenar('ver como director')
    await admin.getByRole('option', { name: /^Ver el portal como Director/ }).waitFor()
    await admin.keyboard.press('Enter')
    await admin.getByRole('dialog', { name: 'Ver el portal como Director' }).waitFor()
  })
})

describe('a new desk in one guided way', () => {
  it('goes from its profile to an account that may enter, and is found as it was left', async () => {
    await arrive(admin, '/inicio')
    await ordenar('nueva vent')
    await admin.getByRole('option', { name: /^Nueva ventanilla/ }).waitFor()
    await admin.keyboard.press('Enter')
    await admin.getByRole('heading', { level: 1, name: 'Nueva ventanilla' }).waitFor()
    const hechos = (): Promise<number> => admin.getByRole('main').getByText('Hecho', { exact: true }).count()
    expect(await admin.getByText('Primero crea el perfil.').count()).toBe(4)
    await admin.getByRole('button', { name: 'Crear perfil' }).click()
    await admin.getByText('Escribe el nombre del perfil.').waitFor()
    await admin.getByLabel('Nombre del perfil').fill('Ventanilla de Archivo')
    await admin.getByRole('button', { name: 'Crear perfil' }).click()
    await admin.getByText('Ventanilla de Archivo: captura y ve solo a las personas de su dependencia.').waitFor()
    expect(await hechos()).toBe(3)
    await admin.getByRole('link', { name: 'Elegir sus menús' }).click()
    await admin.getByRole('heading', { level: 1, name: 'Ventanilla de Archivo' }).waitFor()
    // What the entities work stands open; the rest of the map is behind it, and is found by its name.
    const proceso = (name: string) => admin.getByRole('checkbox', { name, exact: true })
    await proceso('Alta › Individual').waitFor()
    expect(await proceso('Auditorías').isVisible()).toBe(false)
    await admin.getByText(/^\d+ procesos más, que atiende el instituto$/).click()
    await proceso('Auditorías').waitFor()
    await admin.getByRole('searchbox', { name: 'Buscar en procesos' }).fill('auditor')
    await proceso('Auditorías').waitFor()
    await admin.getByRole('link', { name: 'Volver a la guía' }).click()
    await admin.getByText('Todavía no se puede trabajar en ella. Falta: Quién entra.').waitFor()
    await admin.getByRole('button', { name: 'Crear su cuenta' }).click()
    const cuenta = admin.getByRole('dialog', { name: 'Nuevo Usuario' })
    await cuenta.getByLabel('Usuario', { exact: true }).fill('archivo1')
    await cuenta.getByLabel('Nombre Completo').fill('Rosa Archivo Luna')
    // Its name comes with the profiles that may be chosen.
    await expect.poll(() => cuenta.getByLabel('Perfil').inputValue()).toBe('Ventanilla de Archivo')
    await cuenta.getByLabel('Entidad', { exact: true }).fill('Administración')
    await admin.getByRole('option', { name: 'Administración Central' }).click()
    await cuenta.getByRole('button', { name: 'Crear usuario' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Ya la guardé' }).click()
    await admin.getByText('La ventanilla está lista').waitFor()
    expect(await hechos()).toBe(4)
  })
})
