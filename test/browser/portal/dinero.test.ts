import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { autorizarLaUltima, conSegundaManoEn } from '#test/support/portal/dos-manos-portal.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { cerrarHastaDirector, firmarTitular } from '#test/browser/cierre-portal.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let admin: Page
const persona = otraPersona()
/** Who has a loan. */
const deudor = otraPersona()
/** Who left owing a loan, with savings. */
const jubilada = otraPersona()

beforeAll(async () => {
  escenario = await openEscenario()
  const { portal } = escenario
  const desk = await signInTo(portal.url, 'ventanilla1')
  for (const each of [persona, deudor, jubilada]) {
    await registrarAlta(desk, each)
    await runSql(portal, `UPDATE afiliados SET situacion = 'A', fecha_alta = '2026-01-01' WHERE curp = $1`, [each.curp])
  }
  // Today is a PAGO day, and so is the Monday after it.
  await runSql(portal, `UPDATE eventos SET tipo = 'PAGO' WHERE fecha IN ('2026-11-20', '2026-11-23')`)
  admin = await escenario.enter('admin')
})
afterAll(() => escenario.close())

const internoOf = async ({ curp }: typeof persona): Promise<number> => {
  const [row] = await runSql<{ interno: number | string }>(
    escenario.portal,
    'SELECT interno FROM afiliados WHERE curp = $1',
    [curp],
  )
  // PostgreSQL's driver gives a large integer as text.
  return Number(row?.interno)
}

const PAPEL = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const papel = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PAPEL })

/** The two approvals of the newest procedure, neither by who asked for it. */
async function aprobarLaUltima(): Promise<void> {
  for (const quien of ['jefe', 'director']) {
    const client = await signInTo(escenario.portal.url, quien)
    const { body } = await client.get<TramiteCair[]>('/api/panel/cair-tramites')
    const [tramite] = body
    const approved = await client.post(`/api/panel/cair-tramites/${tramite?.id ?? 0}/aprobar`, {
      version: tramite?.version ?? 0,
    })
    expect([quien, approved.status]).toEqual([quien, 200])
  }
}

const open = (address: string): Promise<unknown> => admin.goto(`${escenario.portal.url}${address}`)

it('takes a voluntary contribution from the map to the account, its yield and its statement', async () => {
  await open('/afiliacion/cair/aportacion-voluntaria')
  const dialog = admin.getByRole('dialog', { name: 'Aportación Voluntaria' })
  await dialog.getByRole('searchbox', { name: 'Persona' }).fill(persona.curp.slice(0, 10))
  await dialog.getByRole('button', { name: new RegExp(persona.curp) }).click()
  await dialog.getByText('Puede solicitarlo.').waitFor()
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await dialog.getByRole('textbox', { name: 'Importe' }).fill('3650')
  await dialog.getByRole('textbox', { name: 'Fecha del depósito' }).fill('02/12/2025')
  await dialog.locator('input[type=file]').setInputFiles(papel('deposito.pdf'))
  await dialog.getByText('deposito.pdf').waitFor()
  await dialog.getByRole('button', { name: 'Quitar deposito.pdf' }).waitFor()
  await dialog.getByRole('button', { name: 'Solicitar aportación' }).click()
  await admin.getByText(/Se solicitó la aportación AV-26-\d{6}/).waitFor()

  await aprobarLaUltima()
  await open('/dashboard?vista=cair&tab=tramites')
  await admin.getByRole('cell', { name: 'Aprobado' }).waitFor()

  await open('/afiliacion/cair/aplicacion-rendimientos/aportacion-voluntaria')
  const rendimiento = admin.getByRole('dialog', { name: 'Rendimiento anual' })
  await rendimiento.getByRole('textbox', { name: 'Tasa anual (%)' }).fill('10')
  await rendimiento.getByRole('button', { name: 'Ver lo que abonaría' }).click()
  const previsto = admin.getByRole('dialog', { name: 'Rendimiento de 2025' })
  // 3,650.00 for the 30 days from 2 December: 3,650 × 30 ÷ 365 × 10 % = 30.00.
  await previsto.getByText('$30.00', { exact: true }).waitFor()
  await previsto.getByRole('button', { name: 'Aplicar rendimiento' }).click()
  await admin.getByRole('cell', { name: 'Aplicado' }).waitFor()

  await admin.getByRole('tab', { name: 'Cuentas' }).click()
  await admin.getByRole('link', { name: new RegExp(persona.apellidoPaterno, 'i') }).click()
  await admin.getByText('$3,680.00').first().waitFor()
  const href = await admin.getByRole('link', { name: 'Imprimir estado de cuenta' }).getAttribute('href')
  const estado = await admin.request.get(`${escenario.portal.url}${href}`)
  expect([estado.status(), estado.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const impreso = await pdfText(await estado.body())
  for (const said of ['ECC-', 'Saldo final', '$3,680.00']) expect(impreso).toContain(said)
})

it('orders a withholding with the close, takes its answer, and decides what was not withheld', async () => {
  const { url } = escenario.portal
  const auxiliar = await conSegundaManoEn(url, 'auxiliar')
  const prestamo = {
    interno: await internoOf(deudor),
    tipo: 'corto',
    capitalCentavos: 600_000,
    quincenas: 6,
    primera: '2226',
  }
  const made = await auxiliar.prestar(prestamo)
  expect(made.status).toBe(200)
  await cerrarHastaDirector(url)
  await firmarTitular(url)

  await open('/dashboard?vista=retencionDetalle&quincena=2226')
  const descarga = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Descargar orden' }).click()
  expect((await descarga).suggestedFilename()).toBe('orden-retencion-2226.zip')
  await admin.getByRole('button', { name: /^Responder la retención de / }).click()
  const respuesta = admin.getByRole('dialog', { name: '¿Cuánto se retuvo?' })
  await respuesta.getByText(formatPesos(made.body.abonoCentavos)).first().waitFor()
  await respuesta.getByRole('textbox', { name: 'Retenido' }).fill('100')
  await respuesta.getByRole('button', { name: 'Anotar retención' }).click()
  await respuesta
    .getByText(/motivo|por qué/i)
    .first()
    .waitFor()
  await respuesta.getByLabel('Por qué se retuvo menos').selectOption('sueldo_insuficiente')
  await respuesta.getByRole('button', { name: 'Anotar retención' }).click()
  await admin.getByText(/^\$100\.00 · .*por decidir$/).waitFor()
  await admin.getByRole('button', { name: /^Decidir la diferencia de / }).click()
  const decision = admin.getByRole('dialog', { name: '¿Qué se hace con la diferencia?' })
  await decision.getByRole('button', { name: 'Proponer decisión' }).click()
  await admin.getByText(/^Quedó por autorizar con el folio PA-\d{6}\./).waitFor()
  await admin.getByText(/^\$100\.00 · .*por decidir$/).waitFor()
  await autorizarLaUltima(escenario.portal.url, 'auxiliar2')
  await open('/dashboard?vista=retencionDetalle&quincena=2226')
  await admin.getByText(/^\$100\.00 · .*se recorre$/).waitFor()
  const [libro] = await runSql<{ retenido: number }>(
    escenario.portal,
    `SELECT CAST(SUM(importe_centavos) AS INTEGER) AS retenido FROM prestamo_movimientos WHERE clase = 'retenido'`,
  )
  expect(libro?.retenido).toBe(-10_000)
})

it('pays a loan out of a withdrawal with the consent that its person signed, and of the rest by what is left', async () => {
  const { portal } = escenario
  const interno = await internoOf(jubilada)
  const auxiliar = await signInTo(portal.url, 'auxiliar')
  const prestamo = { interno, tipo: 'corto', capitalCentavos: 600_000, quincenas: 6, primera: '2326' }
  expect((await (await conSegundaManoEn(portal.url, 'auxiliar')).prestar(prestamo)).status).toBe(200)
  const [row] = await runSql<{ id: number | string }>(portal, 'SELECT id FROM afiliados WHERE curp = $1', [
    jubilada.curp,
  ])
  await runSql(
    portal,
    `INSERT INTO cair_asientos (afiliado_id, cuenta, clase, fecha, importe_centavos, registrado_at)
     VALUES ($1, 'normal', 'aportacion', '2026-01-15', 700000, '2026-01-15T18:00:00.000Z')`,
    [Number(row?.id)],
  )
  await runSql(portal, `UPDATE afiliados SET situacion = 'P', fecha_nacimiento = '1960-01-15' WHERE curp = $1`, [
    jubilada.curp,
  ])
  await runSql(portal, `UPDATE prestamos SET estado = 'por_cobrar' WHERE afiliado_id = $1`, [Number(row?.id)])

  await open('/afiliacion/cair/devolucion/por-pension')
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: 'Persona' }).fill(jubilada.curp.slice(0, 10))
  await dialog.getByRole('button', { name: new RegExp(jubilada.curp) }).click()
  await dialog.getByText('Puede solicitarlo.').waitFor()
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await dialog.getByText(/Debe \$6,000\.00 de un préstamo por cobrar .*sin él, el retiro se entrega completo/).waitFor()
  expect(await dialog.getByText(/Se descuentan/).count()).toBe(0)
  const files = dialog.locator('input[type=file]')
  await files.nth(1).setInputFiles(papel('consentimiento.pdf'))
  await dialog.getByText('Se descuentan $6,000.00 y se entregan $1,000.00.').waitFor()
  await files.first().setInputFiles(papel('resolucion.pdf'))
  await dialog.getByRole('button', { name: 'Quitar resolucion.pdf' }).waitFor()
  await dialog.getByRole('button', { name: 'Solicitar retiro' }).click()
  await admin.getByText(/Se solicitó el retiro RC-26-\d{6}/).waitFor()
  await aprobarLaUltima()

  await open(`/dashboard?vista=cair&cuenta=${interno}`)
  await admin.getByText('$0.00').first().waitFor()
  await open(`/panel/prestamos`)
  await admin.getByRole('row').filter({ hasText: jubilada.apellidoPaterno }).getByText('Liquidado').waitFor()
  const [{ id } = { id: 0 }] = (await auxiliar.get<TramiteCair[]>('/api/panel/cair-tramites')).body
  const recibo = await admin.request.get(`${portal.url}/api/panel/cair-tramites/${id}/recibo`)
  const impreso = await pdfText(await recibo.body())
  for (const said of ['$7,000.00', '$6,000.00', '$1,000.00']) expect(impreso).toContain(said)
})
