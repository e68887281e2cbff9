import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { chooseIn, pressOn, tabTo } from '#test/browser/teclado.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let page: Page
const [activa, deBaja] = [otraPersona(), otraPersona()]

beforeAll(async () => {
  escenario = await openEscenario()
  const client = await signInTo(escenario.portal.url, 'ventanilla1')
  for (const persona of [activa, deBaja]) await registrarAlta(client, persona)
  await runSql(escenario.portal, 'UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE')
  await runSql(escenario.portal, "UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01'")
  await runSql(escenario.portal, "UPDATE afiliados SET situacion = 'B' WHERE curp = $1", [deBaja.curp])
  page = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

async function abrir(): Promise<void> {
  await page.goto(`${escenario.portal.url}/dashboard?vista=actualizarLaboral`)
  await page.getByRole('heading', { level: 1, name: 'Actualización de datos laborales' }).waitFor()
}

/** Finds by CURP and takes the row with the arrow and Enter. */
async function elegir(curp: string): Promise<void> {
  await tabTo(page, page.getByLabel('Buscar por'))
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('searchbox', { name: 'CURP' }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(curp)
  await page.getByRole('table', { name: 'Personas encontradas' }).getByText(curp).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

const campo = (nombre: string): Locator => page.getByRole('combobox', { name: nombre, exact: true })

describe('an update of labour data, by keyboard', () => {
  it('says before the click that somebody who left has no post to change', async () => {
    await abrir()
    await elegir(deBaja.curp)
    await page
      .getByText('Esta persona está de baja; este trámite procede para quien está en activo o de licencia.')
      .first()
      .waitFor()
    await page.getByRole('heading', { level: 1, name: 'Actualización de datos laborales' }).waitFor()
  })

  it('asks for the post, shows old beside new with the quincena and the salary, and is saved', async () => {
    await abrir()
    await elegir(activa.curp)
    await page.getByRole('heading', { name: 'Paso 1 de 2: Datos laborales' }).waitFor()
    await campo('Puesto').waitFor()
    // Each way on says what is missing in its own words.
    await pressOn(page, page.getByRole('button', { name: 'Siguiente: validación' }))
    await page.getByRole('heading', { name: 'Debes seleccionar todos los campos del puesto.' }).waitFor()
    await page.getByText('Campo requerido').first().waitFor()
    await pressOn(page, page.getByRole('navigation', { name: 'Pasos' }).getByRole('button'))
    await page.getByRole('heading', { name: 'Completa correctamente todos los pasos anteriores.' }).waitFor()
    await chooseIn(page, campo('Puesto'), 'Analista')
    await tabTo(page, campo('Categoría'))
    await page.keyboard.press('ControlOrMeta+A')
    await chooseIn(page, campo('Categoría'), '10A')
    await page.getByLabel('Salario mensual').and(page.locator('[value="$10,191.59"]')).waitFor()
    await page.getByText(/Entra en la .*quincena/).waitFor()
    await pressOn(page, page.getByRole('button', { name: 'Siguiente: validación' }))
    await page.getByRole('heading', { name: 'Paso 2 de 2: Validación' }).waitFor()
    const cambios = page.getByRole('table', { name: 'Qué cambia' })
    await cambios.getByRole('row', { name: 'Puesto – Analista' }).waitFor()
    await cambios.getByRole('row', { name: 'Categoría 20B 10A' }).waitFor()
    await page.getByText(/→ \$10,191\.59/).waitFor()
    await pressOn(page, page.getByRole('button', { name: 'Guardar actualización' }))
    const confirmar = page.getByRole('dialog', { name: 'Confirmar' })
    await pressOn(page, confirmar.getByRole('button', { name: 'Guardar actualización' }))
    const registro = page.getByRole('dialog', { name: 'Registro Exitoso' })
    await registro.getByText('Los cambios se han guardado exitosamente.').waitFor()
    await pressOn(page, registro.getByRole('button', { name: 'Aceptar' }))
    await page.getByRole('heading', { level: 1, name: 'Actualizaciones guardadas' }).waitFor()
    const rows = await runSql<{ tipo_id: number; tramite: string }>(
      escenario.portal,
      'SELECT m.tipo_id, m.tramite FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id WHERE a.curp = $1 AND m.tipo_id <> 1',
      [activa.curp],
    )
    expect(rows.map(({ tipo_id, tramite }) => [tipo_id, tramite])).toEqual([[2, 'laboral']])
  })
})
