import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO } from '#test/support/browser.ts'
import { fotografiar } from '#test/support/imagen/foto-papel.ts'
import { bytesMuestra, muestra, rutaMuestra } from '#test/support/muestras.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import {
  ALTA,
  dropPapers,
  dropZone,
  fillLaborales,
  fillPersonales,
  leaveExpediente,
  paperRow,
  READING_LIMIT,
  saveAlta,
  unfold,
  veredicto,
} from '#test/browser/alta-pantalla.ts'
import { worsen } from '#test/browser/lecturas-portal.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

const CSF = 'Constancia de Situación Fiscal'
const READING = { timeout: READING_LIMIT }

let escenario: Escenario
let page: Page

beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

const placeOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  return box && [Math.round(box.x), Math.round(box.y)]
}

const focusLabel = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

describe('a photo where a PDF is asked', () => {
  it('is shown beside its straightened page, and by Enter becomes a PDF that is read', async () => {
    const photo = await fotografiar(bytesMuestra(muestra('1'), 'curp.pdf'), { giro: 3, exif: 6 })
    await page.goto(`${escenario.portal.url}${ALTA}`)
    await dropZone(page).setInputFiles({ name: 'curp.jpg', mimeType: 'image/jpeg', buffer: photo })
    const dialog = page.getByRole('dialog', { name: 'Fotografía de un documento' })
    await dialog.getByRole('img', { name: 'La página como quedaría' }).waitFor(READING)
    await dialog.getByRole('img', { name: 'La fotografía curp.jpg' }).waitFor()
    expect(await dialog.getByRole('button', { name: 'Convertir y leer' }).evaluate((el) => el.matches(':focus'))).toBe(
      true,
    )
    await page.keyboard.press('Enter')
    await paperRow(page, 'CURP')
      .getByText(/^curp\.pdf, /)
      .waitFor(READING)
    await page.getByText('MUGF910817MASXMR04').first().waitFor()
    await page.getByText('1 de 3 validados').waitFor()
    await page.getByRole('button', { name: 'Descartar borrador' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar borrador' }).click()
    await page.getByText('0 de 3 validados').waitFor()
  })

  it('that is no image is refused in words, and leaves the step as it was', async () => {
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)])
    await page.goto(`${escenario.portal.url}${ALTA}`)
    await dropZone(page).setInputFiles({ name: 'mala.jpg', mimeType: 'image/jpeg', buffer: broken })
    const dialog = page.getByRole('dialog', { name: 'Fotografía de un documento' })
    await dialog.getByRole('alert').getByText('El archivo está dañado y no se puede abrir.').waitFor(READING)
    await dialog.getByRole('button', { name: 'Quitar' }).click()
    await page.getByText('0 de 3 validados').waitFor()
  })
})

describe('a paper that is being read', () => {
  it('has at 390 px its Cancelar on the line of its document', async () => {
    const phone = await escenario.enter('ventanilla1', ANCHO.telefono)
    await phone.goto(`${escenario.portal.url}${ALTA}`)
    await dropZone(phone).setInputFiles(rutaMuestra(muestra('4'), 'curp.pdf'))
    const row = paperRow(phone, 'CURP')
    const cancel = row.getByRole('button', { name: 'Cancelar curp.pdf' })
    const [head, button] = [await row.getByRole('rowheader').boundingBox(), await cancel.boundingBox()]
    // Side by side: neither under the other, nor over it.
    expect(button!.y).toBeLessThan(head!.y + head!.height)
    expect(button!.y + button!.height).toBeGreaterThan(head!.y)
    expect(button!.x).toBeGreaterThanOrEqual(head!.x)
    await cancel.click()
    await row.getByText('No enviado').waitFor()
    await phone.context().close()
  })
})

describe('three papers that are read', () => {
  it('move nothing that may be pressed; what was read with doubts is settled, compared and counted', async () => {
    await page.goto(`${escenario.portal.url}${ALTA}`)
    const next = page.getByRole('button', { name: 'Siguiente: datos personales' })
    const row = paperRow(page, CSF)
    await next.waitFor()
    const before = [await placeOf(next), await placeOf(row)]
    await dropPapers(page, muestra('1'))
    await veredicto(page).waitFor()
    expect([await placeOf(next), await placeOf(row)]).toEqual(before)

    // Read with doubts, a paper says how many fields wait, and a suspended taxpayer aloud.
    await page.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()
    await worsen(escenario.portal, 'csf', ({ campos }, datos) => {
      const doubt = { seguro: false, fuente: 'ocr', confianza: 0.71 }
      Object.assign(campos['rfc'] ?? {}, doubt, { otroValor: 'MUGF9I0817E89' })
      Object.assign(campos['numeroExterior'] ?? {}, doubt, { otroValor: '1881' })
      Object.assign(campos['colonia'] ?? {}, doubt)
      datos['situacion'] = 'SUSPENDIDO'
    })
    await page.reload()
    await paperRow(page, CSF).getByText('3 por confirmar').waitFor()
    await page.getByText('3 campos por confirmar').waitFor()
    await page.getByRole('alert').getByText('En el SAT la persona aparece como SUSPENDIDO.').waitFor()
    await unfold(page, 'Cotejo de documentos')
    const cotejo = page.getByRole('table', { name: 'Cotejo de documentos' })
    const line = (name: string) => cotejo.getByRole('row').filter({ hasText: name })
    await expect.poll(() => line('Nombre completo').getByText('Coincide').count()).toBe(1)
    await expect.poll(() => line('RFC').getByText('En uno solo').count()).toBe(1)
    await page.getByText('La CURP contra los datos').waitFor()

    // It is settled by keyboard: Enter confirms, another reading is taken, typing corrects.
    await page.getByRole('button', { name: `Ver datos de ${CSF}` }).click()
    const visor = page.getByRole('dialog', { name: `Datos leídos: ${CSF}` })
    await visor.getByText('3 campos por confirmar').waitFor()
    await expect.poll(focusLabel).toBe('RFC, por confirmar')
    await page.keyboard.press('Enter')
    await expect.poll(focusLabel).toBe('Número exterior, por confirmar')
    await visor.getByText('2 campos por confirmar').waitFor()
    await visor.getByRole('button', { name: /En otro lugar del documento\s*1881/ }).click()
    await expect.poll(focusLabel).toBe('Colonia, por confirmar')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Puerta Sur')
    await visor.getByRole('button', { name: 'Corregir' }).waitFor()
    await page.keyboard.press('Enter')
    await visor.getByText('Nada por confirmar en este documento').waitFor()
    await visor.getByText('Escrito a mano: Puerta Sur').waitFor()

    // It shows the place of each field, and goes from a place to its field; the page is enlarged and turned.
    const image = visor.getByRole('img', { name: /página 1/ })
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth), READING).toBeGreaterThan(500)
    await visor.getByTitle('Municipio', { exact: true }).click()
    await expect.poll(() => visor.getByRole('button', { name: /^Municipio/, pressed: true }).count()).toBe(1)
    await visor.getByRole('button', { name: 'Acercar' }).click()
    await visor.getByRole('button', { name: /^125%/ }).waitFor()
    await visor.getByRole('region', { name: /^Página 1/ }).focus()
    await page.keyboard.press('0')
    await visor.getByRole('button', { name: /^100%/ }).waitFor()
    await page.keyboard.press('r')
    await expect.poll(() => visor.locator('.page-turn').getAttribute('style')).toContain('rotate(90deg)')
    await visor.getByRole('button', { name: 'Cerrar' }).last().click()

    // It is compared with what was typed, and counted once the alta is saved.
    await leaveExpediente(page)
    await unfold(page, 'Identidad')
    await page.getByLabel('Apellido materno').fill('GÜEMEZ')
    await fillPersonales(page)
    await fillLaborales(page)
    await line('Apellido materno').getByText('Difiere').waitFor()
    await page.getByRole('alert').getByText('En el SAT la persona aparece como SUSPENDIDO.').waitFor()
    await saveAlta(page)

    const auditor = await escenario.enter('auditor')
    await auditor.goto(`${escenario.portal.url}/panel/lecturas`)
    const last = auditor.getByRole('table', { name: 'Últimas correcciones' }).getByRole('row')
    const colonia = last.filter({ hasText: 'Colonia' })
    await colonia.getByText('Puerta Sur').waitFor()
    await colonia.getByText('Se corrigió', { exact: true }).waitFor()
    await colonia.getByText('OCR 71%').waitFor()
    await last.filter({ hasText: 'Apellido materno' }).first().getByText('Se corrigió, y era seguro').waitFor()
    await auditor
      .getByRole('list', { name: 'Aciertos por documento' })
      .getByText(/^\d+(\.\d)?%$/)
      .first()
      .waitFor()
    const campos = auditor.getByRole('table', { name: 'Campos leídos' })
    await campos.getByRole('row').filter({ hasText: 'Apellido materno' }).first().waitFor()
    await auditor.context().close()
  })
})

describe('a correction that comes too late', () => {
  it('says why it cannot be saved, with the ways on; the desk shows it', async () => {
    const { folio } = await registrarAlta(await signInTo(escenario.portal.url, 'ventanilla1'), otraPersona())
    await page.goto(`${escenario.portal.url}${ALTA}&corregir=${folio}`)
    await page.getByText(`Corrección de ${folio}.`).waitFor()
    await page.getByText(/Conserva su folio y la quincena \d+ de 2026/).waitFor()
    await page.getByText('3 de 3 validados').waitFor()
    const kept = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await kept
    const validada = `UPDATE movimientos SET movimiento_fecha = '2026-11-20T10:00:00.000Z' WHERE folio = $1`
    await runSql(escenario.portal, validada, [folio])
    await page.getByLabel('Teléfono').fill('449 555 0009')
    const note = page.getByRole('alert').filter({ hasText: 'Esta corrección ya no se puede guardar.' })
    await note.getByText(`El movimiento ${folio} está Validado`).waitFor()
    await note.getByRole('link', { name: 'Ver el movimiento' }).waitFor()
    await page.goto(`${escenario.portal.url}/dependenciaVentanilla`)
    await page.getByText('Ya no se puede corregir: validado').waitFor()
    await page.getByRole('link', { name: new RegExp(`Corrección de ${folio}`) }).click()
    await note.getByRole('button', { name: 'Descartar corrección' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar corrección' }).click()
    await page.waitForURL('**/panel/movimientos')
  })
})
