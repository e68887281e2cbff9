import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectNoSidewaysScroll, newPage } from '#test/support/browser.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { chooseIn, pressOn, tabTo, typeIn } from '#test/browser/teclado.ts'
import type { Locator, Page } from 'playwright-core'

/* From the sign-in on only keys are used: Tab, arrows, Enter, letters and Ctrl K. Today is 20 November 2026. */
const ANCHOS = ['escritorio', 'telefono'] as const
type Ancho = (typeof ANCHOS)[number]

let escenario: Escenario
const PERSONAS: Readonly<Record<Ancho, ReturnType<typeof otraPersona>>> = {
  escritorio: otraPersona(),
  telefono: otraPersona(),
}

beforeAll(async () => {
  escenario = await openEscenario()
  const client = await signInTo(escenario.portal.url, 'ventanilla1')
  for (const ancho of ANCHOS) await registrarAlta(client, PERSONAS[ancho])
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

/** Acts on a movement by the key of its tray; the row leaves the tray. */
async function porTecla(page: Page, folio: string, tecla: string): Promise<void> {
  await tabTo(page, boton(page, folio))
  await page.keyboard.press(tecla)
  await boton(page, folio).waitFor({ state: 'detached' })
}

/** The folio of a leave that the desk asks for and the dependency validates. */
async function pedirYValidar(ancho: Ancho): Promise<string> {
  const page = await entrar('ventanilla1', ancho)
  await irA(page, 'licencia con', 'Licencia con Aportación de Afiliados')
  await elegir(page, PERSONAS[ancho].curp)
  await chooseIn(page, page.getByLabel('Fecha de Reingreso'), 'diciembre')
  const paper = { name: 'incidencia.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  const chooser = page.waitForEvent('filechooser')
  await pressOn(page, boton(page, 'Seleccionar archivo: Incidencia firmada'))
  await (await chooser).setFiles(paper)
  await page.getByRole('link', { name: /^Vista previa de Incidencia firmada/ }).waitFor()
  const folio = await guardar(page, 'Guardar licencia')
  await page.context().close()

  const validador = await entrar('validador1', ancho)
  await irA(validador, 'validación de mov', 'Validación de movimientos en dependencia')
  const row = validador.getByRole('row').filter({ hasText: folio })
  await pressOn(validador, row.getByRole('button', { name: 'Aprobar' }))
  await row.waitFor({ state: 'detached' })
  await expectNoSidewaysScroll(validador)
  await validador.context().close()
  return folio
}

async function estatusDe(folio: string): Promise<string> {
  const desk = await signInTo(escenario.portal.url, 'ventanilla1')
  return (await desk.get<{ estatus: string }>(`/api/panel/movimientos/${folio}`)).body.estatus
}

describe('by keyboard alone', () => {
  it('a leave goes through the desk and the three trays', async () => {
    const folio = await pedirYValidar('escritorio')
    for (const [usuario, texto, titulo, tecla] of [
      ['auxiliar', 'por revisar', 'Por revisar', 'r'],
      ['jefe', 'por aprobar', 'Por aprobar', 'a'],
    ] as const) {
      const page = await entrar(usuario, 'escritorio')
      await irA(page, texto, titulo)
      await porTecla(page, folio, tecla)
      await page.context().close()
    }
    expect(await estatusDe(folio)).toBe('Por aplicar')
  })

  it('a leave is asked for and validated on a phone', async () => {
    expect(await estatusDe(await pedirYValidar('telefono'))).toBe('Validado')
  })
})
