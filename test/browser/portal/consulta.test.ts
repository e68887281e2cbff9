import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { idOf } from '#test/browser/panel-datos.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let page: Page
let folio: string
const persona = otraPersona()

beforeAll(async () => {
  escenario = await openEscenario()
  folio = (await registrarAlta(await signInTo(escenario.portal.url, 'ventanilla1'), persona)).folio
  const id = await idOf(escenario.portal, persona)
  await runSql(escenario.portal, 'UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE WHERE afiliado_id = $1', [id])
  await runSql(escenario.portal, "UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01' WHERE id = $1", [id])
  page = await escenario.enter('auditor')
})
afterAll(() => escenario.close())

const kardex = (): Locator => page.getByRole('dialog', { name: 'Kardex' })
const renglon = (): Locator => page.getByRole('row').filter({ hasText: persona.curp })

describe('what people consult', () => {
  it('Consulta offers whom one types for, opens the kardex and gives its paper', async () => {
    await page.goto(`${escenario.portal.url}/dashboard?vista=ConsultaAfiliadosPage`)
    await page.getByText('Te damos la bienvenida').waitFor()
    const buscar = page.getByRole('combobox', { name: 'Nombre, CURP o entidad' })
    await buscar.fill(persona.curp.slice(0, 14))
    await page.getByRole('option').filter({ hasText: persona.curp }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await renglon().getByText('Alta').waitFor()
    await renglon()
      .getByRole('button', { name: /^Kardex de/ })
      .click()
    await kardex().getByRole('link', { name: folio }).waitFor()
    const papel = await kardex()
      .getByRole('link', { name: /Imprimir kardex/ })
      .getAttribute('href')
    const pdf = await page.request.get(`${escenario.portal.url}${String(papel)}`)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    await page.keyboard.press('Escape')
    await kardex().waitFor({ state: 'detached' })
    await buscar.fill('nadie se llama así')
    await buscar.press('Enter')
    await page.getByText('No se encontraron afiliados.').waitFor()
  })

  it('leaves as a file with the columns in sight; what fails is told in the list, which stays', async () => {
    await page.goto(`${escenario.portal.url}/dashboard?vista=ConsultaAfiliadosPage`)
    await renglon().waitFor()
    const exportar = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Exportar 1', exact: true }).click()
      await page.getByRole('menuitem', { name: 'CSV' }).click()
    }
    await page.route('**/api/panel/consulta/exportar', (route) => route.abort())
    await exportar()
    await page.getByText('No se pudo exportar.').waitFor()
    await renglon().waitFor()
    await page.unroute('**/api/panel/consulta/exportar')
    const download = page.waitForEvent('download')
    await exportar()
    const file = await download
    await page.getByText('Se exportó 1 afiliado.').waitFor()
    await page.getByText('No se pudo exportar.').waitFor({ state: 'detached' })
    expect(file.suggestedFilename()).toBe('consulta.csv')
    const [titulos, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect([titulos?.replace('\uFEFF', ''), rows.length]).toEqual(['Nombre,CURP,Entidad,Movimiento', 1])
    expect(rows[0]).toContain(persona.curp)
  })

  it('shows another day, and says so', async () => {
    await page.goto(`${escenario.portal.url}/dashboard?vista=ConsultaAfiliadosPage&al=2024-12-31`)
    await page.getByText('Así estaba el 31 dic 2024').waitFor()
    await page.getByText('No se encontraron afiliados.').waitFor()
    await page.getByRole('button', { name: 'Volver a hoy' }).click()
    await page.getByText('Así estaba el').waitFor({ state: 'detached' })
    await page.goto(`${escenario.portal.url}/panel/afiliados?al=2025-06-30`)
    await page.getByText('Así estaba el 30 jun 2025').waitFor()
    await page.getByRole('cell', { name: persona.curp }).waitFor()
  })

  it('Historial leads from a quincena to its entity, its people and a kardex', async () => {
    await page.goto(`${escenario.portal.url}/dashboard?vista=HistorialPage`)
    const salud = page.getByRole('row').filter({ hasText: 'Secretaría de Salud' })
    await salud.getByText('Atendida').waitFor()
    await page.getByLabel('Buscar quincena').fill('quincena 99')
    await page.getByText('Ninguna quincena coincide con la búsqueda').waitFor()
    await page.getByLabel('Buscar quincena').fill('noviembre')
    await salud.getByRole('button', { name: 'Expediente de Secretaría de Salud' }).click()
    const expediente = page.getByRole('dialog', { name: 'Expediente de Secretaría de Salud' })
    await expediente.getByRole('row').filter({ hasText: persona.curp }).getByRole('button').click()
    await kardex().getByText(folio).waitFor()
    await page.keyboard.press('Escape')
    await expediente.getByText('1 persona en activo o con licencia').waitFor()
    await page.keyboard.press('Escape')
    await page.setViewportSize(ANCHO.telefono)
    await expectNoSidewaysScroll(page)
  })
})
