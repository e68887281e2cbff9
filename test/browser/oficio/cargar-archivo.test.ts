import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
const gente = [otraPersona(), otraPersona(), otraPersona()] as const

/** Three people of the dependency in active service. */
beforeAll(async () => {
  escenario = await openEscenario()
  const { portal } = escenario
  const desk = await signInTo(portal.url, 'ventanilla1')
  for (const persona of gente) await registrarAlta(desk, persona)
  await runSql(portal, `UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE`)
  await runSql(portal, `UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01', sueldo_centavos = 1000000`)
})
afterAll(() => escenario.close())

/** Salary of the quincena, in centavos: half of the one on file. */
const SUELDO = 500_000

/** A row of the fixed-width layout NOM-ANCHO. */
function renglon({ nss, rfc, curp, ...nombre }: PersonaFicticia, quincena: string): string {
  const { nombres, apellidoPaterno, apellidoMaterno } = nombre
  const importe = (centavos: number): string => String(centavos).padStart(10, '0')
  return [
    'D',
    nss.padEnd(11),
    rfc.padEnd(13),
    curp,
    [apellidoPaterno, apellidoMaterno, nombres].join('$').padEnd(50),
    '01',
    quincena,
    '15',
    importe(SUELDO),
    importe(0),
    importe(0),
    ''.padEnd(9),
  ].join('')
}

/** A payroll of quincena 22 whose last row says quincena 21. */
function nomina(): Buffer {
  const filas = gente.map((persona, i) => renglon(persona, i === 2 ? '2126' : '2226'))
  const total = `T${String(filas.length).padStart(7, '0')}${String(filas.length * SUELDO).padStart(15, '0')}`
  return Buffer.from(['H NOMINA', ...filas, total, ''].join('\r\n'), 'latin1')
}

const main = (page: Page) => page.getByRole('main')
const boton = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** Chooses a file in the dialog that is open, sends it, and waits for what loading it would do. Returns its folio. */
async function enviar(page: Page, name: string, buffer: Buffer): Promise<string> {
  const dialogo = page.getByRole('dialog')
  await dialogo.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer })
  await dialogo.getByRole('button', { name: 'Revisar archivo' }).click()
  await dialogo.waitFor({ state: 'detached' })
  await boton(page, 'Descartar').waitFor()
  return (await page.getByRole('heading', { level: 1 }).innerText()).trim()
}

/** Loads the rows that enter and waits until somebody has to validate them. */
async function cargar(page: Page, texto: string): Promise<void> {
  await boton(page, texto).click()
  await main(page).getByText('Falta validarla.').waitFor()
}

async function validar(page: Page, folio: string): Promise<void> {
  await page.goto(`${escenario.portal.url}/afiliacion/masiva/${folio}`)
  await boton(page, 'Validar').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Validar' }).click()
  await main(page)
    .getByText(/^Falta que el instituto la apruebe/)
    .waitFor()
}

/** Authorises the proposal about that load that waits in the tray. */
async function autorizar(page: Page, folio: string): Promise<void> {
  await page.goto(`${escenario.portal.url}/dashboard?vista=autorizaciones`)
  const fila = page.getByRole('row').filter({ hasText: folio })
  await fila.getByRole('button', { name: /^Revisar PA-/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Autorizar' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

it('a payroll is loaded, its bad row corrected, both validated and approved by others, and one undone', async () => {
  const { url } = escenario.portal
  const desk = await escenario.enter('ventanilla1')
  await desk.goto(`${url}/dependenciaVentanilla`)
  await main(desk).getByRole('link', { name: 'Ver las cargas' }).click()
  await main(desk).getByText('Todavía no hay cargas').waitFor()
  await boton(desk, 'Cargar un archivo').click()
  const primera = await enviar(desk, 'nomina-q22.txt', nomina())
  await main(desk).getByText('Entran 2 renglones y se rechaza 1 renglón.').waitFor()
  await main(desk)
    .getByRole('cell', { name: /Quincena.*C403/ })
    .waitFor()

  const descarga = desk.waitForEvent('download')
  await boton(desk, 'Descargar renglones rechazados').click()
  const malos = await readFile(await (await descarga).path(), 'latin1')
  await cargar(desk, 'Cargar 2 renglones')

  await boton(desk, 'Cargar el corregido').click()
  const corregidos = Buffer.from(malos.replace('012126', '012226'), 'latin1')
  const segunda = await enviar(desk, 'nomina-q22-corregida.txt', corregidos)
  await main(desk).getByText('Listo para cargar.').waitFor()
  await cargar(desk, 'Cargar 1 renglón')
  await main(desk).getByRole('link', { name: primera }).click()
  await main(desk)
    .getByText(/^Sus renglones rechazados se corrigieron en/)
    .waitFor()

  const validador = await escenario.enter('validador1')
  await validar(validador, primera)
  await validar(validador, segunda)
  const auxiliar = await escenario.enter('auxiliar')
  await autorizar(auxiliar, primera)
  await autorizar(auxiliar, segunda)
  // A third of the rows of the first file was refused: a jefe authorises it too.
  const jefe = await escenario.enter('jefe')
  await jefe.goto(`${url}/afiliacion/masiva/${primera}`)
  await main(jefe)
    .getByText(/Se rechazó 33.34 % de los renglones; el límite es 10 %/)
    .waitFor()
  await autorizar(jefe, primera)
  const cuentan = `carga_id IN (SELECT id FROM cargas WHERE estado = 'aplicada')`
  expect(await countRows(escenario.portal, 'nomina_pagos', cuentan)).toBe(3)

  await auxiliar.goto(`${url}/afiliacion/masiva/${segunda}`)
  await main(auxiliar).getByText('Cargada.', { exact: true }).waitFor()
  await boton(auxiliar, 'Deshacer').click()
  await auxiliar.getByLabel('Motivo').fill('Se pagó en otra quincena.')
  await auxiliar.getByRole('button', { name: 'Proponer que se deshaga' }).click()
  await main(auxiliar)
    .getByRole('link', { name: /^Ver PA-/ })
    .waitFor()
  await autorizar(await escenario.enter('auxiliar2'), segunda)
  await auxiliar.reload()
  await main(auxiliar).getByText('Se deshizo completa: sus renglones ya no cuentan.').waitFor()
  expect(await countRows(escenario.portal, 'nomina_pagos', cuentan)).toBe(2)
})
