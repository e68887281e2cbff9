import { afterAll, beforeAll, expect, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { cerrarSalud, firmarTitular } from '#test/browser/cierre-portal.ts'
import { internoOf } from '#test/browser/panel-datos.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { CASOS_TRAMITE, pedirTramite } from '#test/browser/tramite-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
const persona = otraPersona()

beforeAll(async () => {
  escenario = await openEscenario()
  const { portal } = escenario
  await registrarAlta(await signInTo(portal.url, 'ventanilla1'), persona)
  const at = '2025-01-20T18:00:00.000Z'
  await runSql(portal, `UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE, aplicado_at = $1`, [at])
  await runSql(
    portal,
    `UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01', noempleado = 'E-1', creado_at = $1`,
    [at],
  )
})
afterAll(() => escenario.close())

/** Opens the movement from the tray, presses the act in its sheet, and waits until it leaves the tray. */
async function atender(usuario: string, vista: string, folio: string, acto: string): Promise<void> {
  const page = await escenario.enter(usuario)
  await page.goto(`${escenario.portal.url}/dashboard?vista=${vista}`)
  const enBandeja = page.getByRole('main').getByRole('button', { name: folio, exact: true })
  await enBandeja.click()
  const hoja = page.getByRole('complementary')
  await hoja.getByText(folio).first().waitFor()
  await hoja.getByRole('button', { name: acto, exact: true }).click()
  await enBandeja.waitFor({ state: 'detached' })
  await page.context().close()
}

/** The validator's tray acts from the row. */
async function validar(folio: string): Promise<void> {
  const page = await escenario.enter('validador1')
  await page.goto(`${escenario.portal.url}/dashboard?vista=validacionDependencia`)
  const row = page.getByRole('row').filter({ hasText: folio })
  await row.getByRole('button', { name: 'Aprobar' }).click()
  await row.waitFor({ state: 'detached' })
  await page.context().close()
}

it('a change of post is requested, validated, reviewed, approved and applied, each by its own account', async () => {
  const { url } = escenario.portal
  const desk: Page = await escenario.enter('ventanilla1')
  const folio = await pedirTramite(desk, url, 'laboral', persona.curp)
  await validar(folio)
  await atender('auxiliar', 'auxiliar', folio, 'Marcar como revisado')
  await atender('jefe', 'jefeDpto', folio, 'Aprobar')
  await cerrarSalud(url)
  await firmarTitular(url)

  await desk.goto(`${url}/panel/movimientos`)
  await desk.getByRole('row').filter({ hasText: folio }).getByText('Aplicado').waitFor()
  await desk.goto(`${url}/panel/afiliados/${await internoOf(escenario.portal, persona)}/show?al=2026-12-31`)
  await desk.getByRole('tab', { name: 'Datos' }).waitFor()
  const [antes, despues] = CASOS_TRAMITE.laboral.visto
  await desk.getByRole('main').getByText(despues, { exact: true }).first().waitFor()
  expect(await desk.getByRole('main').getByText(antes, { exact: true }).count()).toBe(0)

  // Its author got a notice of how it ended.
  await desk.goto(`${url}/avisos`)
  await desk
    .getByRole('list', { name: 'Avisos' })
    .getByRole('link', { name: new RegExp(`${folio}.*aplicad`) })
    .waitFor()
})
