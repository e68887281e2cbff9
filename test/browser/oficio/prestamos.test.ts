import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { cerrarHastaDirector, firmarTitular } from '#test/browser/cierre-portal.ts'
import { internoOf } from '#test/browser/panel-datos.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'

let escenario: Escenario
const persona = otraPersona()

beforeAll(async () => {
  escenario = await openEscenario()
  const { portal } = escenario
  await registrarAlta(await signInTo(portal.url, 'ventanilla1'), persona)
  await runSql(portal, `UPDATE afiliados SET situacion = 'A', fecha_alta = '2026-01-01' WHERE curp = $1`, [
    persona.curp,
  ])
})
afterAll(() => escenario.close())

it('proposes a loan that another person authorises, orders its withholding with the close, takes the answer, and shows it in both statements', async () => {
  const { portal } = escenario
  const auxiliar = await escenario.enter('auxiliar')
  await auxiliar.goto(`${portal.url}/panel/prestamos`)
  await auxiliar.getByRole('button', { name: 'Nuevo préstamo' }).first().click()
  const nuevo = auxiliar.getByRole('dialog', { name: 'Nuevo préstamo' })
  await nuevo.getByRole('searchbox').fill(persona.curp.slice(0, 10))
  await nuevo.getByRole('button', { name: new RegExp(persona.curp) }).click()
  await nuevo.getByRole('textbox', { name: 'Capital' }).fill('6000')
  await nuevo.getByRole('textbox', { name: 'Quincenas' }).fill('6')
  await nuevo.getByRole('button', { name: 'Proponer préstamo' }).click()
  const propuesto = await auxiliar.getByText(/^Quedó por autorizar con el folio PA-\d{6}\./).innerText()
  const [propuesta = ''] = /PA-\d{6}/.exec(propuesto) ?? []
  const suyo = auxiliar.getByRole('row').filter({ hasText: persona.apellidoPaterno })
  expect(await suyo.count()).toBe(0)

  const segunda = await escenario.enter('auxiliar2')
  await segunda.goto(`${portal.url}/dashboard?vista=autorizaciones`)
  await segunda.getByRole('button', { name: `Revisar ${propuesta}` }).click()
  const revision = segunda.getByRole('dialog', { name: `Otorgar un préstamo ${propuesta}` })
  await revision.getByRole('row', { name: /^Capital .*\$6,000\.00$/ }).waitFor()
  const renglon = revision.getByRole('row', { name: /^Abono por quincena/ })
  const abono = await renglon.getByRole('cell').last().innerText()
  await revision.getByRole('button', { name: 'Autorizar' }).click()
  await segunda.getByText(`Se autorizó ${propuesta}: otorgar un préstamo.`).waitFor()
  await auxiliar.reload()
  const folio = await suyo.getByRole('link', { name: /^P-\d{6}$/ }).innerText()

  await cerrarHastaDirector(portal.url)
  await firmarTitular(portal.url)

  const admin = await escenario.enter('admin')
  await admin.goto(`${portal.url}/dashboard?vista=retencionDetalle&quincena=2226`)
  const descarga = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Descargar orden' }).click()
  expect((await descarga).suggestedFilename()).toBe('orden-retencion-2226.zip')
  await admin.getByRole('button', { name: /^Responder la retención de / }).click()
  const respuesta = admin.getByRole('dialog', { name: '¿Cuánto se retuvo?' })
  await respuesta.getByText(abono).first().waitFor()
  await respuesta.getByRole('textbox', { name: 'Retenido' }).fill(abono.slice(1))
  await respuesta.getByRole('button', { name: 'Anotar retención' }).click()
  await respuesta.waitFor({ state: 'detached' })

  // The loan's own statement: what was ordered, what was withheld, and the balance it leaves.
  await auxiliar.goto(`${portal.url}/panel/prestamos`)
  await auxiliar.getByRole('link', { name: folio }).click()
  const orden = auxiliar.getByRole('region', { name: 'Retenciones ordenadas' }).getByRole('row').nth(1)
  await expect.poll(() => orden.getByText(abono, { exact: true }).count()).toBe(2)

  // The person's statement, on screen and printed.
  await admin.goto(`${portal.url}/panel/afiliados/${await internoOf(portal, persona)}/show?seccion=cuenta`)
  const hoja = admin.getByRole('link', { name: /^Imprimir/ })
  const printed = await admin.request.get(`${portal.url}${(await hoja.getAttribute('href')) ?? ''}`)
  expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const text = (await pdfText(await printed.body())).toUpperCase()
  for (const said of [persona.apellidoPaterno, folio, `ABONO ${abono}`]) expect(text).toContain(said)
})
