import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autorizarLaUltima } from '#test/support/portal/dos-manos-portal.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let admin: Page
const persona = otraPersona()

beforeAll(async () => {
  escenario = await openEscenario()
  const { portal } = escenario
  await registrarAlta(await signInTo(portal.url, 'ventanilla1'), persona)
  await runSql(
    portal,
    `UPDATE afiliados SET situacion = 'A', fecha_alta = '2026-01-01', sueldo_centavos = 1233575 WHERE curp = $1`,
    [persona.curp],
  )
  admin = await escenario.enter('admin')
  await admin.goto(`${portal.url}/dashboard?vista=formulaCatalogo`)
})
afterAll(() => escenario.close())

const main = (): Locator => admin.getByRole('main')
/** Labels of what may be left empty go on: "Descripción (opcional)". */
const campo = (name: string): Locator => main().getByRole('textbox', { name: new RegExp(`^${name}`) })
const boton = (name: string): Locator => main().getByRole('button', { name, exact: true })
const registradas = (): Locator => main().getByRole('region', { name: 'Fórmulas registradas' })

async function guardar(titulo: string, formula: string): Promise<void> {
  await campo('Título').fill(titulo)
  await campo('Fórmula').fill(formula)
  await boton('Guardar fórmula').click()
  await boton(`Rellenar con ${titulo}`).waitFor()
  // Once kept, the form begins again.
  await expect.poll(() => campo('Título').inputValue()).toBe('')
}

/** What was typed is asked about first. */
async function limpiar(): Promise<void> {
  await boton('Limpiar').click()
  await admin.getByRole('button', { name: 'Seguir sin guardar' }).click()
}

async function elegirPersona(): Promise<void> {
  await main().getByRole('searchbox', { name: 'Persona' }).fill(persona.curp.slice(0, 10))
  await main()
    .getByRole('button', { name: new RegExp(persona.curp) })
    .click()
}

describe('the catalogue of formulas', () => {
  it('without any says so', async () => {
    await main().getByText('Aún no hay fórmulas registradas.').waitFor()
    await main().getByRole('heading', { name: 'Nueva fórmula' }).waitFor()
  })

  it('tells a fault at its character while it is typed, and marks the place', async () => {
    await campo('Fórmula').fill('sueldo + constructor')
    const falta = main().getByRole('status').filter({ hasText: 'Carácter 10: No existe «constructor»' })
    await falta.waitFor()
    expect(await falta.locator('mark').innerText()).toBe('c')
    await campo('Título').fill('Mala')
    await boton('Guardar fórmula').click()
    await expect.poll(() => campo('Fórmula').getAttribute('aria-invalid')).toBe('true')
    await campo('Fórmula').fill('1/0')
    await main().getByRole('status').filter({ hasText: 'Carácter 2: Divide entre cero.' }).waitFor()
  })

  it('takes a variable as a chip, lets it go, and Limpiar empties the form', async () => {
    const variable = main().getByRole('combobox', { name: /^Variables relacionadas/ })
    await variable.fill('antiguedad')
    await admin.getByRole('option', { name: /^antiguedad/ }).click()
    await boton('Quitar antiguedad').waitFor()
    await boton('Quitar antiguedad').click()
    await expect.poll(() => boton('Quitar antiguedad').count()).toBe(0)
    await variable.fill('antiguedad')
    await admin.getByRole('option', { name: /^antiguedad/ }).click()
    await campo('Descripción').fill('De prueba')
    await limpiar()
    for (const name of ['Título', 'Fórmula', 'Descripción']) await expect.poll(() => campo(name).inputValue()).toBe('')
    expect(await boton('Quitar antiguedad').count()).toBe(0)
  })

  it('works a formula out for a person, step by step', async () => {
    await campo('Fórmula').fill('redondear(sueldo / 30 * dias, 2)')
    await main().getByText('Probar con una persona').click()
    await elegirPersona()
    await boton('Calcular').click()
    const resultado = main().getByRole('region', { name: 'Resultado' })
    // $12,335.75 ÷ 30 × 15 = $6,167.875, to the even centavo.
    await resultado.getByRole('strong').getByText('6,167.88', { exact: true }).waitFor()
    await resultado.getByRole('strong').getByTitle('6167.88', { exact: true }).waitFor()
    const pasos = resultado.getByRole('table', { name: 'Pasos del cálculo' }).locator('tbody').getByRole('row')
    expect((await pasos.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
      '1 12,335.75 ÷ 30 411.191666…',
      '2 411.191666… × 15 6,167.875',
      '3 redondear(6,167.875; 2) 6,167.88',
    ])
    await limpiar()
  })

  it('keeps one with its variables as chips, fills the form with it for a new version, and deletes none in use', async () => {
    await guardar('Base', 'sueldo * 2')
    await guardar('Doble', 'base * 2')
    expect(await registradas().getByText('base', { exact: true }).count()).toBeGreaterThan(0)
    await registradas().getByText('La usa «Doble»').waitFor()
    await boton('Rellenar con Base').click()
    await main().getByRole('heading', { name: 'Versión 2 de la fórmula' }).waitFor()
    expect([await campo('Título').inputValue(), await campo('Fórmula').inputValue()]).toEqual(['Base', 'sueldo * 2'])
    await boton('Quitar sueldo').waitFor()
    await campo('Fórmula').fill('sueldo * 3')
    // Others use it: somebody else authorises the new version.
    await boton('Proponer fórmula').click()
    await admin.getByText(/^Quedó por autorizar con el folio PA-\d{6}\./).waitFor()
    expect(await registradas().getByText('sueldo * 2').count()).toBe(1)
    await autorizarLaUltima(escenario.portal.url, 'titular')
    await admin.reload()
    await registradas().getByText('sueldo * 3').waitFor()
    await boton('2 versiones').click()
    const versiones = admin.getByRole('dialog', { name: 'Versiones de «Base»' })
    await versiones.getByRole('cell', { name: 'sueldo * 2' }).waitFor()
    await versiones.getByRole('button', { name: 'Cerrar' }).click()
    const dialog = admin.getByRole('dialog', { name: '¿Eliminar la fórmula?' })
    await boton('Eliminar Base').click()
    await dialog.getByRole('button', { name: 'Eliminar fórmula' }).click()
    await dialog.getByText('No se puede eliminar: la usa «Doble».').waitFor()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    for (const titulo of ['Doble', 'Base']) {
      await boton(`Eliminar ${titulo}`).click()
      await dialog.getByRole('button', { name: 'Eliminar fórmula' }).click()
      await boton(`Eliminar ${titulo}`).waitFor({ state: 'detached' })
    }
    await main().getByText('Aún no hay fórmulas registradas.').waitFor()
  })
})

describe('the form of the yearly yield', () => {
  it('shows the person, sends the choice, says so, and keeps it', async () => {
    const open = async (): Promise<Locator> => {
      await admin.goto(`${escenario.portal.url}/dashboard?vista=formulario1`)
      await elegirPersona()
      await main().getByText(persona.curp, { exact: true }).waitFor()
      return main().getByRole('group', { name: 'Qué hacer con el rendimiento de 2025' })
    }
    const opcion = async (name: RegExp) => (await open()).getByRole('radio', { name })
    const capitaliza = await opcion(/^Opción B: el rendimiento se capitaliza/)
    expect(await capitaliza.isChecked()).toBe(true)
    await main().getByText('Sin formulario: se capitaliza.').first().waitFor()
    await main()
      .getByRole('group', { name: 'Qué hacer con el rendimiento de 2025' })
      .getByRole('radio', { name: /^Opción A: se me entrega/ })
      .check()
    await main()
      .locator('form')
      .filter({ has: admin.getByRole('group', { name: 'Qué hacer con el rendimiento de 2025' }) })
      .getByRole('button', { name: 'Enviar formulario' })
      .click()
    await admin.getByText('Formulario enviado', { exact: true }).waitFor()
    await main()
      .getByText(/^Enviado por .+ el .+\.$/)
      .waitFor()
    expect(await (await opcion(/^Opción A: se me entrega/)).isChecked()).toBe(true)
  })
})
