import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, newPage, openBrowser } from '#test/support/browser.ts'
import { muestra } from '#test/support/muestras.ts'
import { startPortal, type Portal } from '#test/support/portal/portal.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { folioShown, papelesDe, paperRow, READING_LIMIT, veredicto } from '#test/browser/alta-pantalla.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { portalCli } from '#test/support/portal/portal-cli.ts'
import { chooseIn, pressOn, tabTo, typeIn } from '#test/browser/teclado.ts'
import type { Browser, Page } from 'playwright-core'

let portal: Portal
let browser: Browser
let page: Page

beforeAll(async () => {
  portal = await startPortal()
  browser = await openBrowser()
  page = await newPage(browser)
})
afterAll(async () => {
  await closeBrowser(browser)
  await portal.stop()
})

const conjunto = muestra('3')

describe('an alta from three papers, one of them scanned, by keyboard alone', () => {
  it('is saved from the sign-in to its folio, and is on its acuse, on the desk, in the padrón and in the bitácora', async () => {
    await page.goto(`${portal.url}/login`)
    await typeIn(page, page.getByLabel('Usuario'), 'ventanilla1')
    await typeIn(page, page.getByLabel('Contraseña', { exact: true }), DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dependenciaVentanilla')
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Alta de un Nuevo Afiliado' }))
    await page.getByRole('heading', { level: 1, name: 'Alta de un Nuevo Afiliado' }).waitFor()

    // It reads the three papers, each into its row.
    const zone = page.getByRole('group', { name: 'Suelta aquí los tres PDF, en cualquier orden' })
    const chooser = page.waitForEvent('filechooser')
    await pressOn(page, zone.getByRole('button', { name: 'Seleccionar archivo' }))
    await (await chooser).setFiles(papelesDe(conjunto))
    await page.getByText('3 de 3 validados').waitFor({ timeout: READING_LIMIT })
    for (const [titulo, archivo] of [
      ['CURP', 'curp.pdf'],
      ['Número de Seguridad Social (NSS)', 'nss.pdf'],
      ['Constancia de Situación Fiscal', 'csf.pdf'],
    ] as const) {
      await paperRow(page, titulo).getByText(archivo).waitFor()
    }
    await veredicto(page).waitFor()

    // It goes on without the letter, after saying that it is missing.
    await pressOn(page, page.getByRole('button', { name: 'Siguiente: datos personales' }))
    const carta = page.getByRole('dialog', { name: 'Carta Testamentaria pendiente' })
    await pressOn(page, carta.getByRole('button', { name: 'Continuar' }))
    await page.getByRole('heading', { name: 'Paso 2 de 4: Datos personales' }).waitFor()
    await expect.poll(() => page.getByLabel('CURP', { exact: true }).inputValue()).toBe('CURM781203HZSRXR04')
    await expect.poll(() => page.getByLabel('NSS', { exact: true }).inputValue()).toBe('89997894251')

    // It asks only for what no paper tells.
    const unsure = page.getByRole('button', { name: 'Es correcto' })
    for (let left = await unsure.count(); left > 0; left = await unsure.count()) await pressOn(page, unsure.first())
    const telefono = page.getByLabel('Teléfono')
    // A digit too many is not cut in silence.
    await typeIn(page, telefono, '94491234567')
    await page.keyboard.press('Tab')
    await page
      .getByText('Escribiste 94491234567: se guardan los últimos 10 dígitos, sin el 9 del principio. Revísalos.')
      .waitFor()
    expect(await telefono.inputValue()).toBe('449 123 4567')
    await typeIn(page, telefono, '4491234567')
    await page.keyboard.press('Tab')
    await page.getByText('México (+52), 10 dígitos').waitFor()
    // A whole address in the place of what goes before the at sign is parted when the field is left.
    const correo = page.getByLabel('Correo electrónico')
    await typeIn(page, correo, 'jose@dif.ejemplo.mx')
    await page.keyboard.press('Tab')
    await expect.poll(() => correo.inputValue()).toBe('jose')
    expect(await page.getByLabel('Otro dominio').inputValue()).toBe('dif.ejemplo.mx')
    await typeIn(page, correo, 'jose.delacruz@salud.ejemplo.gob.mx')
    await page.keyboard.press('Tab')
    await expect.poll(() => correo.inputValue()).toBe('jose.delacruz')
    expect(await page.getByLabel('Dominio', { exact: true }).inputValue()).toBe('salud.ejemplo.gob.mx')
    await pressOn(page, page.getByRole('button', { name: 'Siguiente: datos laborales' }))
    await page.getByRole('heading', { name: 'Paso 3 de 4: Datos laborales' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Entidad', exact: true }).getAttribute('readonly')).not.toBeNull()
    await chooseIn(page, page.getByRole('combobox', { name: /^Dirección General/ }), 'a')
    await chooseIn(page, page.getByRole('combobox', { name: 'Área' }), 'a')
    await chooseIn(page, page.getByRole('combobox', { name: 'Categoría', exact: true }), '20B')
    await expect.poll(() => page.getByLabel('Salario mensual').inputValue()).toBe('$12,335.75')
    await pressOn(page, page.getByRole('button', { name: 'Siguiente: validación' }))
    await page.getByRole('heading', { name: 'Paso 4 de 4: Validación' }).waitFor()

    // It says in which quincena it lands, saves it and gives the folio.
    await page.getByText(/^Entra en la quincena 22 de 2026/i).waitFor()
    await pressOn(page, page.getByRole('button', { name: 'Guardar alta' }))
    const folio = await folioShown(page)
    expect(folio).toMatch(/^A-26-\d{6}$/)
    await page.getByText('El movimiento quedó Solicitado.').waitFor()

    // It prints an acuse with the folio and the person.
    const link = page.getByRole('link', { name: 'Imprimir acuse' })
    await tabTo(page, link)
    const response = await page.request.get(new URL((await link.getAttribute('href')) ?? '', portal.url).href)
    const bytes = await response.body()
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    const text = await pdfText(bytes)
    expect(text).toContain(folio)
    expect(text).toContain('CURM781203HZSRXR04')
    expect(text).toMatch(/DE LA CRUZ/i)
    expect(text).toContain('Lucía Robledo')

    // It leaves the movement as Solicitado, and the desk lists it.
    await pressOn(page, page.getByRole('link', { name: 'Ir al movimiento' }))
    const sheet = page.getByRole('dialog').or(page.getByRole('complementary')).filter({ hasText: folio })
    await sheet.getByText('Solicitado', { exact: true }).first().waitFor()
    await page.goto(`${portal.url}/dependenciaVentanilla`)
    await page.getByRole('row').filter({ hasText: folio }).getByText('Solicitado').waitFor()
    await page.getByText('No hay trámites a medias').waitFor()

    // It finds the person in the padrón by a name without accents, and the papers in the expediente.
    await page.goto(`${portal.url}/panel/afiliados`)
    await page.getByLabel('Nombre, CURP, RFC, NSS o No. interno').fill('jose maria cruz rio')
    const row = page.getByRole('row').filter({ hasText: 'CURM781203HZSRXR04' })
    await row.getByText('En trámite').waitFor()
    await row.getByRole('link').first().click()
    await page.getByRole('tab', { name: /Documentos/ }).click()
    const documentos = page.getByRole('table', { name: 'Documentos del expediente' })
    for (const archivo of ['curp.pdf', 'nss.pdf', 'csf.pdf'])
      await documentos.getByRole('row').filter({ hasText: archivo }).getByText('Vigente').waitFor()
    await page.getByText('Falta la Carta Testamentaria.').waitFor()

    // It leaves a bitácora that tells who did it, and whose chain holds.
    const rows = await runSql<{ acto: string; actor: string }>(
      portal,
      "SELECT acto, actor FROM bitacora WHERE acto IN ('afiliado.crear', 'movimiento.solicitar', 'expediente.agregar') ORDER BY id",
    )
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['ventanilla1']))
    expect(rows.map(({ acto }) => acto)).toEqual(expect.arrayContaining(['afiliado.crear', 'movimiento.solicitar']))
    const { stdout } = await portalCli(portal, 'bitacora', 'verificar')
    expect(stdout).toContain('Bitácora íntegra')
  })
})
