import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFingido, type PortalFingido } from './portal-fingido.ts'

let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

const TIPO = { ID: 1, CLAVE: '01', NOMBRE: 'Administración Central', ACTIVO: true, version: 1 }

it('keys that could not be loaded are told, and no first key is offered in their place', async () => {
  portal.answer({ '/api/organica': { body: [TIPO] }, '/api/adscripcion': { body: [] } })
  await portal.go('/dashboard?vista=organicaAdscripcion')
  await portal.page.getByRole('button', { name: 'Agregar', exact: true }).click()
  const nueva = portal.page.getByRole('dialog', { name: 'Nueva Entidad' })
  await nueva.getByRole('combobox', { name: 'Tipo de Entidad', exact: true }).click()
  await nueva.getByRole('option', { name: 'Administración Central' }).click()
  await nueva.getByText('No se pudieron cargar las claves. Cierra y vuelve a abrir.').waitFor()
  expect(await nueva.getByRole('button', { name: 'Crear Orgánica 1' }).isDisabled()).toBe(true)
})

it('the next key of a unit is offered only once those that stand are known', async () => {
  portal.answer({ '/api/organica': { body: [TIPO] }, '/api/adscripcion': { body: [] } }, 'calla')
  await portal.go('/dashboard?vista=organicaAdscripcion')
  await portal.page.getByRole('button', { name: 'Agregar', exact: true }).click()
  const nueva = portal.page.getByRole('dialog', { name: 'Nueva Entidad' })
  const crear = nueva.getByRole('button', { name: 'Crear Orgánica 1' })
  // It tells that a parent is missing, so that it can be pressed.
  expect(await crear.isEnabled()).toBe(true)
  await nueva.getByRole('combobox', { name: 'Tipo de Entidad', exact: true }).click()
  await nueva.getByRole('option', { name: 'Administración Central' }).click()
  await expect.poll(() => portal.asked.has('/api/organica-1')).toBe(true)
  expect(await crear.isDisabled()).toBe(true)
})
