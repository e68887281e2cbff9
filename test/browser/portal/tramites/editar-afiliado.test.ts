import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { pressOn, typeIn } from '#test/browser/teclado.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let page: Page
const [persona, pedida] = [otraPersona(), otraPersona()]

beforeAll(async () => {
  escenario = await openEscenario()
  const client = await signInTo(escenario.portal.url, 'ventanilla1')
  for (const one of [persona, pedida]) await registrarAlta(client, one)
  await runSql(escenario.portal, 'UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE')
  await runSql(
    escenario.portal,
    "UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01', noempleado = 'E-' || interno",
  )
  await runSql(escenario.portal, "UPDATE expediente SET vigente = FALSE WHERE tipo = 'nss'")
  page = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

const siguiente = (to: string): Promise<void> =>
  pressOn(page, page.getByRole('button', { name: `Siguiente: ${to}`, exact: true }))

/** What the summary beside the steps says that is missing. */
const falta = (): Promise<string[]> =>
  page
    .locator('section, div')
    .filter({ has: page.locator(':scope > h3', { hasText: /^Falta$/ }) })
    .last()
    .getByRole('listitem')
    .allTextContents()

/** Types and waits until the server keeps it. */
async function write(label: string, text: string): Promise<void> {
  const answer = page.waitForResponse(
    (response) => ['POST', 'PUT'].includes(response.request().method()) && response.url().includes('/api/borradores'),
  )
  await typeIn(page, page.getByLabel(label, { exact: true }), text)
  expect([200, 201]).toContain((await answer).status())
}

describe('an update of somebody on file, by keyboard', () => {
  it('goes from the search to its request with what is missing, and loses nothing of what others change meanwhile', async () => {
    await page.goto(`${escenario.portal.url}/actualizar/foto`)
    await page.getByRole('heading', { level: 1, name: 'Actualización de Afiliados' }).waitFor()
    await typeIn(page, page.getByRole('searchbox'), persona.apellidoPaterno)
    await page.getByRole('table', { name: 'Personas encontradas' }).getByText(persona.curp).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Actualización de datos' }).waitFor()
    // Its address asks for the photo; the rest starts from what is on file.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
      .toContain('Seleccionar fotografía')
    await expect.poll(() => page.getByLabel('CURP', { exact: true }).inputValue()).toBe(persona.curp)
    await page.getByText('RFC coincide con CURP').waitFor()

    // It asks before the documents are left incomplete.
    await pressOn(page, page.getByRole('button', { name: 'Anterior' }))
    await page.getByRole('heading', { name: 'Paso 1 de 4: Expediente digital' }).waitFor()
    // Nothing that it changes needs a paper yet.
    await page
      .getByRole('navigation', { name: 'Pasos' })
      .getByText(/^Opcional: \d\sde\s3$/)
      .waitFor()
    await page.getByText('2 de 3 validados').waitFor()
    // Nothing changes yet, so that no paper is missed: the NSS on file may be added, and is not needed.
    expect(await falta()).toEqual([])
    // Nor does the letter wait for it.
    expect(await page.getByRole('button', { name: 'Seleccionar archivo: Carta Testamentaria' }).isEnabled()).toBe(true)
    await siguiente('datos personales')
    const asked = page.getByRole('dialog')
    await asked.getByText('Recomendamos subir los documentos actualizados. ¿Deseas continuar sin documentos?').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Paso 1 de 4: Expediente digital' }).waitFor()
    await siguiente('datos personales')
    await pressOn(page, asked.getByRole('button', { name: 'Continuar' }))
    await page.getByRole('heading', { name: 'Paso 2 de 4: Datos personales' }).waitFor()

    // It says what a changed name needs, refuses an empty one, and keeps the draft.
    await write('Teléfono', '4491112233')
    await typeIn(page, page.getByLabel('Apellido materno', { exact: true }), ' ')
    await siguiente('datos laborales')
    await page.getByRole('heading', { name: 'Completa correctamente todos los campos de datos personales.' }).waitFor()
    await page.getByText('Campo requerido', { exact: true }).first().waitFor()
    await write('Apellido materno', 'Belarmina')
    await page.getByText('Cambiaste datos de identidad.').waitFor()
    await expect.poll(falta).toEqual(['CURP'])
    await page.reload()
    await expect.poll(() => page.getByLabel('Apellido materno', { exact: true }).inputValue()).toBe('Belarmina')
    await expect.poll(() => page.getByLabel('Nombres', { exact: true }).inputValue()).toBe(persona.nombres)

    // It takes nobody’s focus while they type, also where what is half typed is wrong.
    const telefono = page.getByLabel('Teléfono', { exact: true })
    await siguiente('datos laborales')
    await page.getByLabel('Fecha efectiva').waitFor()
    await pressOn(page, page.getByRole('button', { name: 'Anterior' }))
    await typeIn(page, telefono, ' ')
    await siguiente('datos laborales')
    await page.getByRole('heading', { name: 'Completa correctamente todos los campos de datos personales.' }).waitFor()
    await typeIn(page, telefono, '4491112299')
    await page.getByRole('alert').waitFor({ state: 'detached' })
    // Backwards into what is wrong, and on: letter by letter, as fingers do.
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Backspace')
    await page.getByRole('heading', { name: 'Completa correctamente todos los campos de datos personales.' }).waitFor()
    await page.keyboard.type('2233', { delay: 20 })
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    expect((await telefono.inputValue()).replaceAll(' ', '')).toBe('4491112223')
    await write('Teléfono', '4491112233')

    // It shows old beside new with what is missing.
    await siguiente('datos laborales')
    await page.getByLabel('Fecha efectiva').waitFor()
    await siguiente('validación')
    const cambios = page.getByRole('table', { name: 'Qué cambia' })
    await cambios.getByRole('row', { name: `Apellido materno ${persona.apellidoMaterno} Belarmina` }).waitFor()
    await cambios.getByRole('row', { name: /Teléfono .* 449 111 2233/ }).waitFor()
    expect(await cambios.getByRole('row').count()).toBe(3)
    await page.getByText('CURP. Sin ese documento no se puede aprobar.').waitFor()

    // It offers what is on file now when it changed meanwhile, and loses nothing.
    await runSql(escenario.portal, "UPDATE afiliados SET correo = 'otro@demo.example', version = version + 1")
    await pressOn(page, page.getByRole('button', { name: 'Guardar cambios' }))
    const dialog = page.getByRole('dialog', { name: 'Los datos de esta persona cambiaron' })
    await dialog.getByRole('row', { name: /Correo electrónico .* otro@demo\.example/ }).waitFor()
    await pressOn(page, dialog.getByRole('button', { name: 'Conservar lo mío' }))
    await dialog.waitFor({ state: 'detached' })
    await pressOn(page, page.getByRole('button', { name: 'Guardar cambios' }))
    const done = page.getByRole('dialog', { name: 'Registro Exitoso' })
    await done.getByText('Los cambios se han guardado exitosamente.').waitFor()
    await pressOn(page, done.getByRole('button', { name: 'Aceptar' }))
    await page.getByRole('heading', { level: 1, name: 'Actualizaciones guardadas' }).waitFor()
    const [row] = await runSql<{ tramite: string; datos: string }>(
      escenario.portal,
      'SELECT tramite, datos FROM movimientos WHERE tipo_id = 2',
    )
    expect(row?.tramite).toBe('actualizacion')
    expect((JSON.parse(row?.datos ?? '{}') as { solicitud: { cambios: unknown } }).solicitud.cambios).toEqual({
      datosPersonales: { apellidoMaterno: 'Belarmina', telefono: '4491112233' },
    })
    expect(await runSql(escenario.portal, 'SELECT id FROM borradores')).toEqual([])
  })

  it('reaches the validator with old beside new, comes back, and is corrected in its own form', async () => {
    const client = await signInTo(escenario.portal.url, 'ventanilla1')
    const [fila] = await runSql<{ interno: number; version: number }>(
      escenario.portal,
      'SELECT interno, version FROM afiliados WHERE curp = $1',
      [pedida.curp],
    )
    const datosPersonales = { apellidoMaterno: 'Belarmina', telefono: '4491112233' }
    const solicitud = { interno: fila?.interno, version: fila?.version, cambios: { datosPersonales } }
    const { body: row } = await client.post<{ folio: string; movimiento: number }>(
      '/api/tramites/actualizacion',
      { ...solicitud, fecha: '2026-11-20', documentos: {}, observaciones: '' },
      { 'Idempotency-Key': randomUUID() },
    )
    const validador = await escenario.enter('validador1')
    await validador.goto(`${escenario.portal.url}/dashboard?vista=validacionDependencia`)
    await validador
      .getByRole('row', { name: /Actualización/ })
      .filter({ hasText: String(fila?.interno).padStart(6, '0') })
      .getByRole('button', { name: 'Ver Detalles' })
      .click()
    const detalle = validador.getByRole('dialog', { name: 'Detalles Completos del Movimiento' })
    await detalle.getByText(`Apellido materno: ${pedida.apellidoMaterno} → Belarmina`).waitFor()
    await detalle.getByRole('button', { name: 'Devolver' }).click()
    const devolver = validador.getByRole('dialog', { name: /^Devolver el movimiento/ })
    await devolver.getByLabel('Qué debe corregirse').fill('Falta la CURP con el nombre nuevo.')
    await devolver.getByRole('button', { name: 'Devolver' }).click()
    await validador.getByText(/^Se devolvió el movimiento/).waitFor()
    await validador.context().close()
    await page.goto(`${escenario.portal.url}/panel/movimientos/${row.movimiento}/show`)
    await pressOn(page, page.getByRole('link', { name: 'Corregir' }))
    await page.getByText(`Corrección de ${row.folio}`).first().waitFor()
    await siguiente('datos personales')
    await expect.poll(() => page.getByLabel('Apellido materno', { exact: true }).inputValue()).toBe('Belarmina')
    // Sent as it came back, it would come back again: it is said before.
    await siguiente('datos laborales')
    await siguiente('validación')
    await pressOn(page, page.getByRole('button', { name: 'Guardar corrección' }))
    const igual = page.getByRole('dialog', { name: 'Confirmar' })
    await igual.getByText('No has cambiado nada.').waitFor()
    await pressOn(page, igual.getByRole('button', { name: 'Volver a revisar' }))
    for (const step of ['Datos laborales', 'Datos personales']) {
      await pressOn(page, page.getByRole('button', { name: 'Anterior' }))
      await page.getByRole('heading', { name: new RegExp(`^Paso \\d de 4: ${step}`) }).waitFor()
    }
    await write('Teléfono', '4493332211')
    await siguiente('datos laborales')
    await siguiente('validación')
    await page
      .getByRole('table', { name: 'Qué cambia' })
      .getByRole('row', { name: /449 333 2211/ })
      .waitFor()
    await pressOn(page, page.getByRole('button', { name: 'Guardar corrección' }))
    await page.getByRole('dialog', { name: 'Registro Exitoso' }).getByText(row.folio).waitFor()
    const [after] = await runSql<{ datos: string }>(
      escenario.portal,
      'SELECT datos FROM movimientos WHERE folio = $1',
      [row.folio],
    )
    expect(after?.datos).toContain('4493332211')
  })
})
