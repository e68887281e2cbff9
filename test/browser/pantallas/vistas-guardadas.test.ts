import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFingido, type PortalFingido } from './portal-fingido.ts'

let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

it('a view without a name sends the keyboard to its field, and one that was saved is told', async () => {
  const { page } = portal
  portal.answer({ '/api/panel/afiliados': { rows: [] }, '/api/preferencias': { body: {} } }, 'calla')
  await portal.go('/panel/afiliados')
  await page.getByRole('button', { name: 'Vistas guardadas' }).click()
  await page.getByRole('menuitem', { name: 'Guardar esta vista…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar esta vista' })
  await dialog.getByRole('button', { name: 'Guardar vista' }).click()
  await dialog.getByText('Escribe un nombre para la vista').waitFor()
  const nombre = dialog.getByLabel('Nombre')
  await expect.poll(() => nombre.evaluate((field) => field === document.activeElement)).toBe(true)
  await nombre.fill('Con licencia')
  await dialog.getByRole('button', { name: 'Guardar vista' }).click()
  await page.getByText('La vista «Con licencia» está en Vistas guardadas.').waitFor()
})
