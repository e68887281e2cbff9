import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNoSidewaysScroll, ANCHO } from '#test/support/browser.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { idOf, internoOf } from '#test/browser/panel-datos.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { pressOn, typeIn } from '#test/browser/teclado.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let page: Page
let folioAbierto: string
const [activa, tramite] = [otraPersona(), otraPersona()]

/** Registered in January 2025 with one salary; another since March 2026, which was recorded in April. */
async function darHistoria(id: number): Promise<void> {
  const sql = `INSERT INTO historia_afiliado (afiliado_id, desde, registrado_at, situacion, campos)
    VALUES ($1, $2, $3, $4, $5)`
  const origen = { situacion: 'A', fecha_alta: '2025-01-01', sueldo_centavos: 900_000 }
  const aumento = { sueldo_centavos: 1_233_575 }
  const values = [
    ['2025-01-01', '2025-01-20T18:00:00.000Z', 'A', JSON.stringify(origen)],
    ['2026-03-01', '2026-04-10T18:00:00.000Z', null, JSON.stringify(aumento)],
  ] as const
  for (const row of values) await runSql(escenario.portal, sql, [id, ...row])
}

const abrir = async (persona: typeof activa, query = ''): Promise<void> => {
  await page.goto(`${escenario.portal.url}/panel/afiliados/${await internoOf(escenario.portal, persona)}/show${query}`)
  await page.getByRole('tab', { name: 'Datos' }).waitFor()
}

const sueldo = (text: string): Promise<void> => page.getByRole('tabpanel').getByText(text, { exact: true }).waitFor()
const banda = (): Locator => page.getByRole('status').filter({ hasText: 'Así' })

beforeAll(async () => {
  escenario = await openEscenario()
  const client = await signInTo(escenario.portal.url, 'ventanilla1')
  await registrarAlta(client, activa)
  folioAbierto = (await registrarAlta(client, tramite)).folio
  const id = await idOf(escenario.portal, activa)
  await runSql(escenario.portal, 'UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE WHERE afiliado_id = $1', [id])
  await runSql(
    escenario.portal,
    "UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01', sueldo_centavos = 1233575 WHERE id = $1",
    [id],
  )
  await darHistoria(id)
  page = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

describe('what may be asked for a person', () => {
  const tarjeta = (): Locator =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: 'Qué se puede solicitar hoy' }) })

  it('stands on the page as links, and what may not with its reason', async () => {
    await abrir(activa)
    await tarjeta()
      .getByText('Reingreso: Esta persona está en activo; este trámite procede para quien está de licencia.')
      .waitFor()
    expect(await tarjeta().getByRole('link').allTextContents()).toEqual(
      expect.arrayContaining(['Licencia con aportación', 'Baja de Afiliado', 'Baja permanente', 'Jubilación']),
    )
    await pressOn(page, tarjeta().getByRole('link', { name: 'Jubilación' }))
    await page.waitForURL(/vista=validacionBajaJubilacion&interno=\d+$/)
    await page.getByText(activa.curp).first().waitFor()
  })

  it('is nothing while a movement is open, which is told once and linked', async () => {
    await abrir(tramite)
    await tarjeta().getByText(`Tiene un movimiento abierto (${folioAbierto}, `).waitFor()
    expect(await tarjeta().getByRole('link').count()).toBe(0)
    await page.getByRole('link', { name: folioAbierto, exact: true }).click()
    await page.waitForURL(`${escenario.portal.url}/panel/movimientos/${folioAbierto}/show`)
  })
})

describe('a person on another day', () => {
  it('is asked for by keyboard, kept in the address, and has nothing to do', async () => {
    await abrir(activa)
    await sueldo('$12,335.75')
    await pressOn(page, page.getByRole('button', { name: 'Ver en otra fecha' }))
    const dialog = page.getByRole('dialog', { name: 'Ver en otra fecha' })
    await typeIn(page, dialog.getByLabel('Como estaba el'), '30/02/2026')
    await page.keyboard.press('Enter')
    await dialog.getByText('Escribe la fecha como dd/mm/aaaa.').waitFor()
    await typeIn(page, dialog.getByLabel('Como estaba el'), '15/03/2026')
    await page.keyboard.press('Enter')
    await banda().getByText('Así estaba el 15 mar 2026, con lo que se sabe hoy.').waitFor()
    expect(new URL(page.url()).search).toBe('?al=2026-03-15')
    await sueldo('$12,335.75')
    expect(await page.getByRole('main').getByRole('link', { name: 'Nuevo movimiento' }).count()).toBe(0)
    expect(await page.getByRole('heading', { name: 'Qué se puede solicitar hoy' }).count()).toBe(0)
  })

  it('says what was known then, after loading again and in each section, and goes back to today', async () => {
    await abrir(activa, '?al=2026-03-15&conocido=2026-04-09')
    await banda().getByText('Así estaba el 15 mar 2026, según se sabía el 9 abr 2026.').waitFor()
    await sueldo('$9,000.00')
    await page.getByRole('tab', { name: 'Documentos' }).click()
    await page.getByRole('table', { name: 'Documentos del expediente' }).waitFor()
    expect(await page.getByRole('button', { name: 'Agregar documento' }).count()).toBe(0)
    await page.reload()
    await banda().waitFor()
    await banda().getByRole('button', { name: 'Volver a hoy' }).click()
    await page.getByRole('button', { name: 'Agregar documento' }).waitFor()
    expect(await banda().count()).toBe(0)
    expect(new URL(page.url()).search).toBe('?seccion=documentos')
  })

  it('before being on file is nobody yet, and says how to go on', async () => {
    const interno = await internoOf(escenario.portal, activa)
    await page.goto(`${escenario.portal.url}/panel/afiliados/${interno}/show?al=2024-12-31`)
    await page.getByText('En esa fecha la persona todavía no estaba en el padrón.').waitFor()
    await page.getByRole('button', { name: 'Volver a hoy' }).click()
    await sueldo('$12,335.75')
  })
})

describe('the line of life', () => {
  it('tells what held from which day, newest first, each with when it was recorded', async () => {
    await abrir(activa)
    await page.getByRole('tab', { name: 'Línea de vida' }).click()
    const hechos = page.getByRole('tabpanel').getByRole('listitem')
    await hechos.filter({ hasText: ': Solicitada' }).getByText('Lucía Robledo').waitFor()
    await hechos.filter({ hasText: 'Agregó y validó Lucía Robledo (Usuario)' }).first().waitFor()
    await page.getByRole('button', { name: 'Cambios' }).click()
    await hechos.first().getByText('Registrado el 10 abr 2026').waitFor()
    expect(await hechos.count()).toBe(2)
    await hechos.first().getByText('1 mar 2026').waitFor()
    await hechos.last().getByText('Registrado el 20 ene 2025').waitFor()
    await hechos.last().getByText('Activo').waitFor()
    await hechos.last().getByRole('link', { name: 'Ver cómo estaba ese día' }).click()
    await banda().getByText('Así estaba el 1 ene 2025, con lo que se sabe hoy.').waitFor()
    await sueldo('$9,000.00')
  })

  it('fits a telephone, with the dates to ask for', async () => {
    await page.setViewportSize(ANCHO.telefono)
    await abrir(activa, '?seccion=linea&al=2026-03-15')
    await page.getByText('Registrado el 10 abr 2026').waitFor()
    await page.getByRole('button', { name: 'Ver en otra fecha' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ver en otra fecha' })
    await expect.poll(async () => (await dialog.boundingBox())?.x).toBeGreaterThanOrEqual(0)
    await expectNoSidewaysScroll(page)
  })
})
