import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { choose } from '#test/browser/alta-pantalla.ts'
import { hold } from '#test/browser/retener.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { aceptarFolio, elegirPersona } from '#test/browser/tramite-portal.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let page: Page
const [deDatos, dePuesto, deLicencia, lenta] = [otraPersona(), otraPersona(), otraPersona(), otraPersona()]

beforeAll(async () => {
  escenario = await openEscenario()
  const client = await signInTo(escenario.portal.url, 'ventanilla1')
  for (const persona of [deDatos, dePuesto, deLicencia, lenta]) await registrarAlta(client, persona)
  await runSql(escenario.portal, 'UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE')
  await runSql(
    escenario.portal,
    "UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01', noempleado = 'E-' || CAST(id AS TEXT)",
  )
})
afterAll(() => escenario.close())
beforeEach(async () => {
  page = await escenario.enter('ventanilla1')
  return () => page.context().close()
})

const boton = (name: string): Locator => page.getByRole('button', { name, exact: true })

/** Ends every session, as after a night. */
async function terminarSesion(): Promise<void> {
  await runSql(escenario.portal, 'DELETE FROM sesiones')
  await expect.poll(async () => (await page.request.get(`${escenario.portal.url}/api/ventanilla`)).status()).toBe(401)
}

/**
 * What is done after the session ended, and then signs in over the form, which is as it was. Nothing that the page asks by
 * itself, as a draft that is kept, opens the dialog before it is done.
 */
async function sinSesion(hacer: () => Promise<unknown>): Promise<void> {
  const release = await hold(page, '**/api/**')
  await terminarSesion()
  await hacer()
  await release()
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' })
  await dialog.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Entrar y continuar' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const pedidos = ({ curp }: typeof deDatos): Promise<number> =>
  countRows(
    escenario.portal,
    'movimientos',
    'aplicado = FALSE AND afiliado_id = (SELECT id FROM afiliados WHERE curp = $1)',
    [curp],
  )

describe('a session that ends while a movement is asked for', () => {
  it('of an update of data: what was typed stays, is kept, and is saved once', async () => {
    await elegirPersona(page, escenario.portal.url, 'actualizacion', deDatos.curp)
    await boton('Siguiente: datos personales').click()
    await page.getByRole('heading', { name: 'Paso 2 de 4: Datos personales' }).waitFor()
    await page.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()
    await sinSesion(() => page.getByLabel('Teléfono', { exact: true }).fill('4497654321'))
    await page.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()
    await expect.poll(() => page.getByLabel('Teléfono', { exact: true }).inputValue()).toBe('449 765 4321')
    await boton('Siguiente: datos laborales').click()
    await boton('Siguiente: validación').click()
    await page.getByRole('table', { name: 'Qué cambia' }).getByText('449 765 4321').waitFor()
    await sinSesion(() => boton('Guardar cambios').click())
    await aceptarFolio(page)
    expect(await pedidos(deDatos)).toBe(1)
  })

  it('of a change of post, at the moment of saving: nothing is chosen again', async () => {
    await elegirPersona(page, escenario.portal.url, 'laboral', dePuesto.curp)
    await choose(page, 'Puesto', 'Analista')
    await choose(page, 'Categoría', '10A')
    await boton('Siguiente: validación').click()
    await page.getByRole('table', { name: 'Qué cambia' }).getByRole('row', { name: 'Categoría 20B 10A' }).waitFor()
    await boton('Guardar actualización').click()
    const confirmar = page.getByRole('dialog', { name: 'Confirmar' })
    await sinSesion(() => confirmar.getByRole('button', { name: 'Guardar actualización' }).click())
    await aceptarFolio(page)
    expect(await pedidos(dePuesto)).toBe(1)
  })

  it('of a leave, while its dates are chosen: they stay chosen', async () => {
    await elegirPersona(page, escenario.portal.url, 'licencia', deLicencia.curp)
    await page.getByLabel('Observaciones').fill('Por motivos personales')
    await page.getByRole('heading', { name: 'Qué hará este movimiento' }).waitFor()
    await page.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()
    let fecha = ''
    await sinSesion(async () => {
      await choose(page, 'Fecha de Reingreso', 'diciembre')
      fecha = await page.getByLabel('Fecha de Reingreso').inputValue()
    })
    expect(await page.getByLabel('Fecha de Reingreso').inputValue()).toBe(fecha)
    expect(await page.getByLabel('Observaciones').inputValue()).toBe('Por motivos personales')
    await boton('Siguiente: validación').click()
    await page.getByText('Activo → Licencia').waitFor()
    await boton('Guardar licencia').click()
    await page.getByRole('dialog', { name: 'Confirmar' }).getByRole('button', { name: 'Guardar licencia' }).click()
    await aceptarFolio(page)
    expect(await pedidos(deLicencia)).toBe(1)
  })
})

describe('a draft that the server names late', () => {
  it('leaves who asks in the step that was opened meanwhile', async () => {
    await elegirPersona(page, escenario.portal.url, 'actualizacion', lenta.curp)
    const release = await hold(page, `${escenario.portal.url}/api/borradores`)
    const sent = page.waitForRequest(`${escenario.portal.url}/api/borradores`)
    await boton('Siguiente: datos personales').click()
    await page.getByLabel('Teléfono', { exact: true }).fill('4497654321')
    await sent
    await boton('Siguiente: datos laborales').click()
    await page.getByRole('heading', { name: 'Paso 3 de 4: Datos laborales' }).waitFor()
    await release()
    await page.waitForURL(/borrador=/)
    expect(new URL(page.url()).searchParams.get('paso')).toBe('3')
    await page.getByRole('heading', { name: 'Paso 3 de 4: Datos laborales' }).waitFor()
  })
})
