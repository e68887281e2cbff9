import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '#test/support/browser.ts'
import { otraPersona, registrarAlta } from '#test/support/portal-alta.ts'
import { signInTo } from '#test/support/portal-client.ts'
import { runSql } from '#test/support/portal-database.ts'
import { openEscenario, type Escenario } from './sesion-portal.ts'
import type { TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let admin: Page
const persona = otraPersona()

beforeAll(async () => {
  escenario = await openEscenario()
  const { portal } = escenario
  await registrarAlta(await signInTo(portal.url, 'ventanilla1'), persona)
  await runSql(portal, `UPDATE afiliados SET situacion = 'A' WHERE curp = $1`, [persona.curp])
  admin = await escenario.enter('admin')
})
afterAll(() => escenario.close())

const open = (address: string): Promise<unknown> => admin.goto(`${escenario.portal.url}${address}`)

it('takes a voluntary contribution from the map to the account, its yield and its statement', async () => {
  await open('/afiliacion/cair/aportacion-voluntaria')
  const dialog = admin.getByRole('dialog', { name: 'Aportación Voluntaria' })
  await dialog.getByRole('searchbox', { name: 'Persona' }).fill(persona.curp.slice(0, 10))
  await dialog.getByRole('button', { name: new RegExp(persona.curp) }).click()
  await dialog.getByText('Puede solicitarlo.').waitFor()
  await expectAccessible(admin, { include: 'dialog' })
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await dialog.getByRole('textbox', { name: 'Importe' }).fill('3650')
  await dialog.getByRole('textbox', { name: 'Fecha del depósito' }).fill('02/12/2025')
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'deposito.pdf', mimeType: 'application/pdf', buffer })
  await dialog.getByText('deposito.pdf').waitFor()
  await dialog.getByRole('button', { name: 'Quitar deposito.pdf' }).waitFor()
  await dialog.getByRole('button', { name: 'Solicitar aportación' }).click()
  await admin.getByText(/Se solicitó la aportación AV-26-\d{6}/).waitFor()

  for (const quien of ['jefe', 'director']) {
    const client = await signInTo(escenario.portal.url, quien)
    const { body } = await client.get<TramiteCair[]>('/api/panel/cair-tramites')
    const [tramite] = body
    await client.post(`/api/panel/cair-tramites/${tramite?.id ?? 0}/aprobar`, { version: tramite?.version ?? 0 })
  }
  await open('/dashboard?vista=cair&tab=tramites')
  await admin.getByRole('cell', { name: 'Aprobado' }).waitFor()
  await expectAccessible(admin)

  await open('/afiliacion/cair/aplicacion-rendimientos/aportacion-voluntaria')
  const rendimiento = admin.getByRole('dialog', { name: 'Rendimiento anual' })
  await rendimiento.getByRole('textbox', { name: 'Tasa anual (%)' }).fill('10')
  await rendimiento.getByRole('button', { name: 'Ver lo que abonaría' }).click()
  const previsto = admin.getByRole('dialog', { name: 'Rendimiento de 2025' })
  // 3,650.00 for the 30 days from 2 December: 3,650 × 30 ÷ 365 × 10 % = 30.00.
  await previsto.getByText('$30.00', { exact: true }).waitFor()
  await expectAccessible(admin, { include: 'dialog' })
  await previsto.getByRole('button', { name: 'Aplicar rendimiento' }).click()
  await admin.getByRole('cell', { name: 'Aplicado' }).waitFor()

  await admin.getByRole('tab', { name: 'Cuentas' }).click()
  await admin.getByRole('link', { name: new RegExp(persona.apellidoPaterno, 'i') }).click()
  await admin.getByText('$3,680.00').first().waitFor()
  await expectAccessible(admin)
  const href = await admin.getByRole('link', { name: 'Imprimir estado de cuenta' }).getAttribute('href')
  const estado = await admin.request.get(`${escenario.portal.url}${href}`)
  expect([estado.status(), estado.headers()['content-type']]).toEqual([200, 'application/pdf'])
})
