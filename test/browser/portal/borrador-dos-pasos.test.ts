import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNoSidewaysScroll } from '#test/support/browser.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { choose } from '#test/browser/alta-pantalla.ts'
import { hold } from '#test/browser/retener.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { aceptarFolio, cargarPapel, elegirPersona } from '#test/browser/tramite-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let page: Page
const [deLicencia, dePuesto] = [otraPersona(), otraPersona()]
/** The address of the draft of the leave, as it stands in the browser. */
let licencia: string

beforeAll(async () => {
  escenario = await openEscenario()
  const client = await signInTo(escenario.portal.url, 'ventanilla1')
  for (const persona of [deLicencia, dePuesto]) await registrarAlta(client, persona)
  await runSql(escenario.portal, 'UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE')
  await runSql(escenario.portal, "UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01'")
  await runSql(
    escenario.portal,
    `INSERT INTO usuarios (usuario, nombre, correo, clave_hash, perfil_id, entidad_id, adscripcion_id, creado_at)
     SELECT 'ventanilla3', 'Beatriz Colega', correo, clave_hash, perfil_id, entidad_id, adscripcion_id, creado_at
     FROM usuarios WHERE usuario = 'ventanilla1'`,
  )
  page = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

const boton = (name: string, where: Page = page) => where.getByRole('button', { name, exact: true })
const guardado = (where: Page = page) => where.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()

/** What the desk lists of the open drafts: the whole text of each row. */
async function borradores(where: Page): Promise<string[]> {
  await where.goto(`${escenario.portal.url}/dependenciaVentanilla`)
  const table = where.getByRole('table', { name: 'Borradores abiertos' })
  await table.getByRole('link').first().waitFor()
  return table.locator('tbody tr').allTextContents()
}

describe('a leave that was begun', () => {
  /** Its date, as it was chosen. */
  let fecha: string

  beforeAll(async () => {
    await elegirPersona(page, escenario.portal.url, 'licencia', deLicencia.curp)
    await choose(page, 'Fecha de Reingreso', 'diciembre')
    fecha = await page.getByLabel('Fecha de Reingreso').inputValue()
    await page.getByLabel('Observaciones').fill('Por motivos personales')
    await cargarPapel(page, 'Incidencia firmada')
    await boton('Siguiente: validación').click()
    await page.getByText('Activo → Licencia').waitFor()
    await guardado()
    licencia = page.url()
    expect(new URL(licencia).searchParams.get('borrador')).not.toBeNull()
    await page.goBack()
    await page.getByRole('heading', { name: 'Paso 1 de 2: Fecha de Reingreso' }).waitFor()
  })

  it('is as it was left after a reload: its date, its reason and its paper', async () => {
    await boton('Siguiente: validación').click()
    await page.getByText('Activo → Licencia').waitFor()
    // The dates that may be chosen are asked for again after a reload; the chosen one stands before they come.
    const release = await hold(page, '**/api/tramites/licencia/previsto')
    await page.reload()
    await page.getByRole('heading', { name: 'Paso 2 de 2: Validación' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Paso 1 de 2: Fecha de Reingreso' }).waitFor()
    expect(await page.getByLabel('Fecha de Reingreso').inputValue()).toBe(fecha)
    await release()
    expect(await page.getByLabel('Fecha de Reingreso').inputValue()).toBe(fecha)
    expect(await page.getByLabel('Observaciones').inputValue()).toBe('Por motivos personales')
    await page.getByRole('link', { name: 'Vista previa de Incidencia firmada (abre otra pestaña)' }).waitFor()
  })

  it('is listed by the desk under its procedure, its person and its step, on any computer', async () => {
    const other = await escenario.enter('ventanilla1')
    const [row = ''] = await borradores(other)
    expect(row.toUpperCase()).toContain(deLicencia.apellidoPaterno)
    for (const part of ['Licencia con aportación', '1. Fecha de Reingreso', 'Tú']) expect(row).toContain(part)
    await other.getByRole('table', { name: 'Borradores abiertos' }).getByRole('link').click()
    await other.getByRole('heading', { level: 1, name: 'Licencia con aportación' }).waitFor()
    await expect.poll(() => other.getByLabel('Observaciones').inputValue()).toBe('Por motivos personales')
    await other.context().close()
  })

  it('is seen by a colleague without changing it, may be taken over, and goes from the desk once it is sent', async () => {
    const colleague = await escenario.enter('ventanilla3')
    await colleague.goto(licencia)
    await colleague.getByText('Borrador de Lucía Robledo.').waitFor()
    await boton('Regresar', colleague).click()
    expect(await colleague.getByLabel('Observaciones').isDisabled()).toBe(true)
    expect(await colleague.getByLabel('Fecha de Reingreso').isDisabled()).toBe(true)
    await colleague.getByRole('button', { name: 'Tomar' }).click()
    await colleague.getByLabel('Observaciones').fill('Por motivos de estudio')
    await guardado(colleague)
    // Where its author goes on writing meanwhile.
    await page.getByLabel('Observaciones').fill('Por otros motivos')
    const dialog = page.getByRole('dialog', { name: 'Un colega tomó el borrador' })
    const row = dialog.getByRole('row').filter({ hasText: 'Observaciones' })
    await row.waitFor()
    expect((await row.getByRole('cell').allTextContents()).slice(-2)).toEqual([
      'Por otros motivos',
      'Por motivos de estudio',
    ])
    await dialog.getByRole('button', { name: 'Dejárselo' }).click()
    await page.getByText('Borrador de Beatriz Colega.').waitFor()
    await colleague.context().close()

    await page.goto(licencia)
    await page.getByRole('button', { name: 'Tomar' }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await boton('Guardar licencia').click()
    await page.getByRole('dialog', { name: 'Confirmar' }).getByRole('button', { name: 'Guardar licencia' }).click()
    await aceptarFolio(page)
    await page.goto(`${escenario.portal.url}/dependenciaVentanilla`)
    await page.getByText('No hay trámites a medias').waitFor()
    await page.goto(licencia)
    await page.getByText('El borrador ya no existe: se guardó como movimiento, se descartó o venció.').waitFor()
    expect(await countRows(escenario.portal, 'borradores')).toBe(0)
  })
})

describe('a draft whose answer comes once its page was left', () => {
  it('is kept, and leaves the address of the page in sight alone', async () => {
    const url = `${escenario.portal.url}/api/borradores`
    await elegirPersona(page, escenario.portal.url, 'jubilacion', dePuesto.curp)
    await page.getByLabel('Observaciones').waitFor()
    const release = await hold(page, url)
    const sent = page.waitForRequest(url)
    await page.getByLabel('Observaciones').fill('Por edad')
    await sent
    await page.getByRole('link', { name: 'Calendario' }).first().click()
    await page.getByRole('heading', { level: 1, name: /^Calendario/ }).waitFor()
    await release()
    const [row = ''] = await borradores(page)
    expect(row).toContain('Jubilación')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /^Calendario/ }).waitFor()
    expect(page.url()).not.toContain('borrador')
    await runSql(escenario.portal, 'DELETE FROM borradores')
  })
})

describe('a change of post that was begun', () => {
  it('keeps the post and the category that were chosen, and is thrown away when asked', async () => {
    await elegirPersona(page, escenario.portal.url, 'laboral', dePuesto.curp)
    await choose(page, 'Puesto', 'Analista')
    await choose(page, 'Categoría', '10A')
    await guardado()
    await page.reload()
    await expect.poll(() => page.getByLabel('Puesto').inputValue()).toContain('Analista')
    await expect.poll(() => page.getByLabel('Categoría', { exact: true }).inputValue()).toContain('10A')
    await boton('Descartar borrador').first().click()
    const dialog = page.getByRole('dialog', { name: 'Descartar borrador' })
    await dialog.getByText(dePuesto.apellidoPaterno).waitFor()
    await dialog.getByRole('button', { name: 'Descartar borrador' }).click()
    await page.getByRole('searchbox').first().waitFor()
    expect(await countRows(escenario.portal, 'borradores')).toBe(0)
  })
})
