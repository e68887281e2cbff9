import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectNoSidewaysScroll, newPage } from '#test/support/browser.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { otraPersona, registrarAlta } from '#test/support/portal-alta.ts'
import { signInTo } from '#test/support/portal-client.ts'
import { runSql } from '#test/support/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { chooseIn, pressOn, tabTo, typeIn } from '#test/browser/teclado.ts'
import type { Locator, Page } from 'playwright-core'

/* From the sign-in on nothing but keys: Tab, arrows, Enter, letters and Ctrl K. Today is 20 November 2026. */
const ANCHOS = ['escritorio', 'telefono'] as const
type Ancho = (typeof ANCHOS)[number]

let escenario: Escenario
const nueva = () => ({ actualizacion: otraPersona(), licencia: otraPersona(), jubilacion: otraPersona() })
const PERSONAS: Readonly<Record<Ancho, ReturnType<typeof nueva>>> = { escritorio: nueva(), telefono: nueva() }

beforeAll(async () => {
  escenario = await openEscenario()
  const client = await signInTo(escenario.portal.url, 'ventanilla1')
  for (const ancho of ANCHOS) for (const persona of Object.values(PERSONAS[ancho])) await registrarAlta(client, persona)
  await runSql(escenario.portal, 'UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE')
  await runSql(
    escenario.portal,
    "UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01', noempleado = 'E-' || CAST(id AS TEXT)",
  )
})
afterAll(() => escenario.close())

/** Signs in through the form. */
async function entrar(usuario: string, ancho: Ancho): Promise<Page> {
  const page = await newPage(escenario.browser, ANCHO[ancho])
  await page.goto(`${escenario.portal.url}/login`)
  await typeIn(page, page.getByLabel('Usuario'), usuario)
  await typeIn(page, page.getByLabel('Contraseña', { exact: true }), DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await page
    .getByRole('link', { name: /^Avisos/ })
    .first()
    .waitFor()
  return page
}

/** Opens a screen by its name. */
async function irA(page: Page, texto: string, titulo: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Buscar persona/ }).waitFor()
  await page.keyboard.type(texto)
  await page.getByRole('option').filter({ hasText: titulo }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: titulo }).waitFor()
}

async function elegir(page: Page, curp: string): Promise<void> {
  await tabTo(page, page.getByLabel('Buscar por'))
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await typeIn(page, page.getByRole('searchbox', { name: 'CURP' }), curp)
  await page.getByRole('table', { name: 'Personas encontradas' }).getByText(curp).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

const boton = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const siguiente = (page: Page, to: string): Promise<void> => pressOn(page, boton(page, `Siguiente: ${to}`))

/** Accepts "Registro Exitoso" and gives its folio. */
async function folioDe(page: Page): Promise<string> {
  const registro = page.getByRole('dialog', { name: 'Registro Exitoso' })
  const folio = await registro.getByText(/^[A-Z]-\d{2}-\d{6}$/).textContent()
  await pressOn(page, registro.getByRole('button', { name: 'Aceptar' }))
  await registro.waitFor({ state: 'detached' })
  return folio ?? ''
}

async function guardar(page: Page, name: string): Promise<string> {
  await siguiente(page, 'validación')
  await page.getByRole('heading', { name: 'Paso 2 de 2: Validación' }).waitFor()
  await expectNoSidewaysScroll(page)
  await pressOn(page, boton(page, name))
  await pressOn(page, page.getByRole('dialog', { name: 'Confirmar' }).getByRole('button', { name }))
  return folioDe(page)
}

const hechos = (folios: readonly string[]) =>
  runSql<{ folio: string; tipo: number }>(
    escenario.portal,
    `SELECT folio, tipo_id AS tipo FROM movimientos WHERE folio IN (${folios.map((_, i) => `$${i + 1}`).join()}) AND movimiento_fecha IS NOT NULL ORDER BY id`,
    folios,
  )

describe.each(ANCHOS)('by keyboard alone, %s', (ancho) => {
  it('an update, a leave and a retirement are asked for, and the dependency validates them', async () => {
    const { actualizacion, licencia, jubilacion } = PERSONAS[ancho]
    const page = await entrar('ventanilla1', ancho)
    await irA(page, 'actualización de afil', 'Actualización de Afiliados')
    await elegir(page, actualizacion.curp)
    await siguiente(page, 'datos personales')
    await typeIn(page, page.getByLabel('Teléfono', { exact: true }), '4497654321')
    await siguiente(page, 'datos laborales')
    await siguiente(page, 'validación')
    const cambios = page.getByRole('table', { name: 'Qué cambia' })
    await cambios.getByRole('row', { name: /449 765 4321/ }).waitFor()
    await expectNoSidewaysScroll(page)
    await pressOn(page, boton(page, 'Guardar cambios'))
    const folios = [await folioDe(page)]

    await irA(page, 'licencia con', 'Licencia con Aportación de Afiliados')
    await elegir(page, licencia.curp)
    await chooseIn(page, page.getByLabel('Fecha de Reingreso'), 'diciembre')
    folios.push(await guardar(page, 'Guardar licencia'))

    await irA(page, 'pensión', 'Pensión de Afiliados')
    await elegir(page, jubilacion.curp)
    await chooseIn(page, page.getByLabel('Fecha de Jubilación'), 'jueves 26 de noviembre de 2026')
    folios.push(await guardar(page, 'Guardar jubilación'))
    await page.context().close()

    const validador = await entrar('validador1', ancho)
    await irA(validador, 'validación de mov', 'Validación de movimientos en dependencia')
    for (const folio of folios) {
      const row = validador.getByRole('row').filter({ hasText: folio })
      await pressOn(validador, row.getByRole('button', { name: 'Aprobar' }))
      await row.waitFor({ state: 'detached' })
    }
    await expectNoSidewaysScroll(validador)
    await validador.context().close()
    expect(await hechos(folios)).toEqual([
      { folio: folios[0], tipo: 2 },
      { folio: folios[1], tipo: 8 },
      { folio: folios[2], tipo: 9 },
    ])
  })
})
