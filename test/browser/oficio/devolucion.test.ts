import { afterAll, beforeAll, expect, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import type { Page } from 'playwright-core'

const MOTIVO = 'El teléfono es de otra persona.'

let escenario: Escenario
let alta: RespuestaAlta

beforeAll(async () => {
  escenario = await openEscenario()
  alta = await registrarAlta(await signInTo(escenario.portal.url, 'ventanilla1'), otraPersona())
})
afterAll(() => escenario.close())

const bandeja = (page: Page) => page.goto(`${escenario.portal.url}/dashboard?vista=validacionDependencia`)

it('a returned alta is corrected by its author under its folio, and goes back to the validator', async () => {
  const { portal } = escenario
  const validador = await escenario.enter('validador1')
  await bandeja(validador)
  const row = validador.getByRole('row').filter({ hasText: alta.folio })
  await row.getByRole('button', { name: 'Ver Detalles' }).click()
  const detalle = validador.getByRole('dialog', { name: 'Detalles Completos del Movimiento' })
  await detalle.getByRole('button', { name: 'Devolver' }).click()
  const devolver = validador.getByRole('dialog', { name: `Devolver el movimiento ${alta.folio}` })
  await devolver.getByLabel('Qué debe corregirse').fill(MOTIVO)
  await devolver.getByRole('button', { name: 'Devolver' }).click()
  await validador.getByText(`Se devolvió el movimiento ${alta.folio}.`).waitFor()

  const desk = await escenario.enter('ventanilla1')
  await desk.goto(`${portal.url}/avisos`)
  await desk
    .getByRole('list', { name: 'Avisos' })
    .getByRole('link', { name: new RegExp(alta.folio) })
    .click()
  await desk.getByText(MOTIVO).first().waitFor()
  await desk.getByRole('link', { name: 'Corregir' }).click()
  await desk.getByText(`Corrección de ${alta.folio}.`).waitFor()
  await desk.getByRole('button', { name: 'Siguiente: datos personales' }).click()
  await desk.getByLabel('Teléfono').fill('449 555 0001')
  await desk.getByRole('button', { name: 'Siguiente: datos laborales' }).click()
  await desk.getByRole('button', { name: 'Siguiente: validación' }).click()
  await desk.getByRole('button', { name: 'Guardar corrección' }).click()
  await desk.getByText('La corrección del alta se guardó correctamente.').waitFor()
  await desk.getByRole('dialog').getByText(alta.folio, { exact: true }).waitFor()
  const saved = await runSql<{ telefono: string }>(portal, 'SELECT telefono FROM afiliados')
  expect(saved).toEqual([{ telefono: '4495550001' }])

  await bandeja(validador)
  await row.getByRole('button', { name: 'Aprobar' }).click()
  await row.waitFor({ state: 'detached' })
})
