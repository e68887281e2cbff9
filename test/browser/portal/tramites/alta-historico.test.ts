import { mkdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { pressOn, tabTo, typeIn } from '#test/browser/teclado.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let page: Page
const [propia, ajena] = [otraPersona(), otraPersona()]

beforeAll(async () => {
  escenario = await openEscenario()
  await registrarAlta(await signInTo(escenario.portal.url, 'ventanilla1'), propia)
  await registrarAlta(await signInTo(escenario.portal.url, 'ventanilla2'), ajena)
  await runSql(escenario.portal, 'UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE')
  await runSql(escenario.portal, "UPDATE afiliados SET situacion = 'B', fecha_alta = '2025-01-01'")
  page = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

const capturas = process.env['CAPTURAS_DIR']
async function mirar(nombre: string): Promise<void> {
  if (!capturas) return
  await mkdir(capturas, { recursive: true })
  await page.screenshot({ path: `${capturas}/${nombre}-1440.png`, fullPage: true })
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: `${capturas}/${nombre}-390.png`, fullPage: true })
  if (size) await page.setViewportSize(size)
}

async function buscar(nombre: string): Promise<void> {
  await typeIn(page, page.getByRole('searchbox', { name: 'Nombre' }), nombre)
  await page.getByRole('table', { name: 'Personas encontradas' }).getByText(nombre).first().waitFor()
}

const siguiente = (to: string): Promise<void> =>
  pressOn(page, page.getByRole('button', { name: `Siguiente: ${to}`, exact: true }))

describe('the alta with history, by keyboard', () => {
  it('opens somebody of another office by the whole CURP, and refuses another', async () => {
    await page.goto(`${escenario.portal.url}/dashboard?vista=altaHisA`)
    await buscar(ajena.apellidoPaterno)
    expect(await page.getByText(ajena.curp).count()).toBe(0)
    await mirar('historico-buscar')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Es de otra dependencia' })
    await typeIn(page, dialog.getByLabel('CURP completa'), propia.curp)
    await page.keyboard.press('Enter')
    await dialog.getByText('Esa CURP no es la de esta persona.').first().waitFor()
    await mirar('historico-curp')
    await typeIn(page, dialog.getByLabel('CURP completa'), ajena.curp)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Paso 1 de 4: Expediente digital' }).waitFor()
    await page.getByRole('heading', { name: 'Línea de vida' }).waitFor()
    await mirar('historico-ajena')
  })

  it('tells the details of its own, takes it on with the papers on file, and is saved once, also after a failure', async () => {
    await page.goto(`${escenario.portal.url}/dashboard?vista=altaHisA`)
    await buscar(propia.apellidoPaterno)
    await pressOn(page, page.getByRole('button', { name: /^Ver detalles de/ }))
    const detalles = page.getByRole('dialog', { name: 'Detalles' })
    await detalles.getByText(propia.curp).waitFor()
    await pressOn(page, detalles.getByRole('button', { name: 'Seleccionar' }))
    await page.getByText('3 de 3 validados').waitFor()
    await siguiente('datos personales')
    const carta = page.getByRole('dialog', { name: 'Carta Testamentaria pendiente' })
    await pressOn(page, carta.getByRole('button', { name: 'Continuar' }))
    await page.getByRole('heading', { name: 'Paso 2 de 4: Datos personales' }).waitFor()
    await expect.poll(() => page.getByLabel('CURP', { exact: true }).inputValue()).toBe(propia.curp)
    await siguiente('datos laborales')
    await page.getByLabel('Fecha de ingreso').waitFor()
    await siguiente('validación')
    await page.getByText('Baja → Activo').waitFor()
    await mirar('historico-validacion')
    // What the server answered is said, and what was written is kept.
    const error = { error: 'El servidor tuvo un problema.', codigo: 'interno', requestId: 'c0ffee' }
    const call = '**/api/tramites/alta-historico'
    await page.route(call, (route) => route.fulfill({ status: 500, json: error }), { times: 1 })
    await pressOn(page, page.getByRole('button', { name: 'Guardar alta' }))
    const told = page.getByRole('dialog', { name: 'Error' })
    await told.getByText('Alta afiliado falló (500)').waitFor()
    await page.keyboard.press('Escape')
    await told.waitFor({ state: 'detached' })
    await pressOn(page, page.getByRole('button', { name: 'Guardar alta' }))
    const done = page.getByRole('dialog', { name: 'Registro Exitoso' })
    await done.getByText('Alta, datos organizacionales y movimiento guardados correctamente.').waitFor()
    await pressOn(page, done.getByRole('button', { name: 'Aceptar' }))
    await page.waitForURL(/dependenciaVentanilla/)
    const [row] = await runSql<{ tipo_id: number; tramite: string }>(
      escenario.portal,
      `SELECT m.tipo_id, m.tramite FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
       WHERE a.curp = $1 AND m.tramite = 'alta-historico'`,
      [propia.curp],
    )
    expect(row).toMatchObject({ tipo_id: 1, tramite: 'alta-historico' })
  })

  it('is reached from Nuevo movimiento with the person it found', async () => {
    await page.goto(`${escenario.portal.url}/dashboard?vista=alta`)
    await typeIn(page, page.getByRole('searchbox'), ajena.curp)
    await pressOn(page, page.getByRole('button', { name: /^Elegir a/ }).first())
    await tabTo(page, page.getByRole('radio', { name: /Alta de Afiliado con Histórico/ }))
    await siguiente('confirmar')
    await pressOn(page, page.getByRole('button', { name: 'Continuar', exact: true }))
    await page.getByRole('heading', { level: 1, name: 'Alta de Afiliado Existente' }).waitFor()
  })
})
