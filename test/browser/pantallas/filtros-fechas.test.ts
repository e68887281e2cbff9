import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFingido, type PortalFingido } from './portal-fingido.ts'

const AL_REVES = 'va del 21/11/2026 al 01/11/2026. Se esperaba el 21/11/2026 o un día posterior.'

let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

const filtrados = (filter: object) => `/panel/movimientos?filter=${encodeURIComponent(JSON.stringify(filter))}`

it('dates the wrong way round name the filter to mend, in the place of the rows and under its field', async () => {
  const { page } = portal
  portal.answer({ '/api/panel/movimientos': { rows: [] }, '/api/panel/movimientos/buscar': { rows: [] } }, 'calla')
  await portal.go(filtrados({ desdeFecha: '2026-11-21' }))
  await page.getByRole('button', { name: 'Filtro' }).click()
  const hasta = page.getByLabel('Fecha hasta', { exact: true })
  await hasta.fill('01/11/2026')
  await expect.poll(() => hasta.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByText(AL_REVES).count()).toBe(2)
  await page.getByText('Corrige «Fecha hasta»').waitFor()
  await hasta.fill('30/11/2026')
  await expect.poll(() => page.getByText(AL_REVES).count()).toBe(0)
})

it('what is no day is said when its field is left', async () => {
  const { page } = portal
  await portal.go(filtrados({}))
  await page.getByRole('button', { name: 'Filtro' }).click()
  await page.getByLabel('Fecha desde', { exact: true }).fill('31/02/2026')
  await page.keyboard.press('Tab')
  await page.getByText('«31/02/2026» no es un día. Escríbelo como dd/mm/aaaa.').waitFor()
})

it('the bitácora says the same of its days', async () => {
  const { page } = portal
  portal.answer({ '/api/panel/bitacora/opciones': { body: { usuarios: [] } } })
  await portal.go('/panel/bitacora?desde=2026-11-21&hasta=2026-11-01')
  await page.getByText('Corrige «Hasta»').waitFor()
  await page.getByText(AL_REVES).waitFor()
  await page.getByRole('button', { name: 'Fechas', exact: true }).click()
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect.poll(() => page.getByLabel(/^Hasta/).getAttribute('aria-invalid')).toBe('true')
})
