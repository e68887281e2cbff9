import { afterAll, beforeAll, expect, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
const gente = [otraPersona(), otraPersona()] as const

/** Two people of the dependency in active service. */
beforeAll(async () => {
  escenario = await openEscenario()
  const { portal } = escenario
  const desk = await signInTo(portal.url, 'ventanilla1')
  for (const persona of gente) await registrarAlta(desk, persona)
  await runSql(portal, `UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE`)
  await runSql(portal, `UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01', sueldo_centavos = 1000000`)
})
afterAll(() => escenario.close())

/** A payroll in a shape that the portal does not know: letters for the kind of payment, and a bank account. */
function nomina(): Buffer {
  const filas = gente.map(({ curp, nombres, apellidoPaterno, apellidoMaterno }) =>
    [curp, `${apellidoPaterno} ${apellidoMaterno} ${nombres}`, 'N', '2226', '15', '5000.00', '0012345678'].join(';'),
  )
  const titulos = 'CLAVE CURP;TRABAJADOR;TIPO PAGO;QNA;DIAS;SUELDO BASE;CUENTA'
  return Buffer.from([titulos, ...filas, 'TOTAL;2;;;;10000.00;', ''].join('\r\n'), 'latin1')
}

const main = (page: Page) => page.getByRole('main')
const boton = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const archivo = () => ({ name: 'nomina-salud.csv', mimeType: 'text/csv', buffer: nomina() })

it('an administrator makes a layout from a sample file, and a desk loads the file with it', async () => {
  const { url } = escenario.portal
  const admin = await escenario.enter('admin')
  await admin.goto(`${url}/afiliacion/masiva`)
  await main(admin).getByRole('link', { name: 'Planos', exact: true }).click()
  await main(admin).getByRole('link', { name: 'Nuevo plano' }).click()
  await main(admin).locator('input[type=file]').setInputFiles(archivo())
  await boton(admin, 'Proponer plano').click()
  await main(admin).getByText('El renglón de totales cuadra con 2 renglones.').waitFor()
  await main(admin)
    .getByText(/Tipo de nómina \(columna TIPO PAGO\): dice «N»/)
    .waitFor()

  await boton(admin, 'Tabla de equivalencias').click()
  await main(admin).getByLabel('Qué significa «N»').selectOption('ordinaria')
  await main(admin).getByText('Los primeros 2 renglones se leen sin faltas.').waitFor()
  await main(admin).getByLabel('Clave', { exact: true }).fill('NOM-PROPIA')
  await main(admin).getByLabel('Nombre', { exact: true }).fill('Nómina propia')
  await boton(admin, 'Guardar plano').click()
  await main(admin).getByRole('heading', { level: 1, name: 'NOM-PROPIA' }).waitFor()

  const desk = await escenario.enter('ventanilla1')
  await desk.goto(`${url}/afiliacion/masiva?nueva=1`)
  const dialogo = desk.getByRole('dialog')
  await dialogo.locator('input[type=file]').setInputFiles(archivo())
  await dialogo.getByLabel('Forma del archivo (plano)').selectOption('NOM-PROPIA')
  await dialogo.getByRole('button', { name: 'Revisar archivo' }).click()
  await main(desk).getByText('Listo para cargar.').waitFor()
  await boton(desk, 'Cargar 2 renglones').click()
  await main(desk).getByText('Falta validarla.').waitFor()
  expect(await countRows(escenario.portal, 'nomina_pagos', 'sueldo_pagado = 500000')).toBe(2)

  await admin.goto(`${url}/afiliacion/masiva/planos/NOM-PROPIA`)
  const primera = main(admin).getByRole('table', { name: 'Versiones del plano' }).getByRole('row').nth(1)
  await primera.waitFor()
  expect(await primera.getByRole('cell').nth(2).innerText()).toBe('1')
})
