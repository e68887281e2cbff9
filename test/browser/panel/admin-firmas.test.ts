import { afterAll, beforeAll, expect, it } from 'vitest'
import { ANCHO, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { png, pngHeader } from '#test/support/imagen/imagenes.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

// Today is Friday 20 November 2026.
let escenario: Escenario
let page: Page
beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('admin')
  await page.goto(`${escenario.portal.url}/dashboard?vista=firmas`)
})
afterAll(() => escenario.close())

const boton = (name: string) => page.getByRole('button', { name, exact: true })
const elige = (name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

const fallo = (texto: RegExp) => page.getByRole('alert').filter({ hasText: texto }).waitFor()

it.each([
  ['a PDF', 'firma.pdf', Buffer.from('%PDF-1.7\n'), /PNG o JPG, y este archivo es un PDF\.$/],
  [
    'an SVG with a script',
    'firma.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "tomada"</script></svg>'),
    /PNG o JPG, y este archivo es un SVG\.$/,
  ],
  [
    'a picture of 30,000 pixels a side',
    'firma.png',
    pngHeader(30_000, 30_000),
    /^La firma mide 30,000 × 30,000 píxeles y cada lado puede medir hasta 4,000\.$/,
  ],
])('%s is told at once, before anything is sent', async (_what, name, buffer, told) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  await elige(name, name.endsWith('pdf') ? 'application/pdf' : 'image/png', buffer)
  await fallo(told)
  expect(sent.filter((method) => method !== 'GET')).toEqual([])
  expect(await page.getByAltText('Así se guardará la firma').count()).toBe(0)
  expect(await page.title()).not.toContain('tomada')
})

it('a picture of 40 MB is told at once', async () => {
  // Made in the page: no test carries 40 MB to it.
  await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(40 * 1024 * 1024)], 'firma.png', { type: 'image/png' }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await fallo(/^La imagen pesa más de 20 MB: redúcela y elígela de nuevo\.$/)
})

it('is added, edited and deleted', async () => {
  await page.getByLabel('Nombre', { exact: true }).fill('Irene Cotilla Bravo')
  await page.getByLabel('Cargo', { exact: true }).fill('Directora General')
  await elige('firma.png', 'image/png', png(300, 120))
  await page.getByAltText('Así se guardará la firma').waitFor()
  await page.getByLabel('Desde').fill('01/11/2026')
  await boton('Agregar firma').click()
  await page.getByAltText('Firma de Irene Cotilla Bravo').waitFor()
  await boton('Editar la firma de Irene Cotilla Bravo').click()
  const dialog = page.getByRole('dialog', { name: 'Editar Firma' })
  await dialog.getByLabel('Cargo').fill('Subdirectora')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('cell', { name: 'Subdirectora' }).waitFor()
  await boton('Eliminar la firma de Irene Cotilla Bravo').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click()
  await page.getByText('Aún no hay firmas registradas.').waitFor()
})

it('one that a closed paper carries only gets its end, and not before that paper', async () => {
  await runSql(
    escenario.portal,
    `INSERT INTO firmas (nombre, cargo, tipo, imagen, desde, creada_at)
     VALUES ('Con Papeles Ficticia', 'Directora General', 'png', '${png(300, 120).toString('base64')}', '2026-01-01', '2026-01-01T12:00:00.000Z')`,
  )
  await runSql(
    escenario.portal,
    `INSERT INTO firma_papeles (firma_id, papel, firmado_at) SELECT id, 'cierre 1-1', '2026-11-20T12:00:00.000Z' FROM firmas`,
  )
  await page.reload()
  await page.getByRole('cell', { name: /desde 1 ene 2026, en 1 papel$/ }).waitFor()
  expect(await boton('Eliminar la firma de Con Papeles Ficticia').count()).toBe(0)
  await boton('Editar la firma de Con Papeles Ficticia').click()
  const dialog = page.getByRole('dialog', { name: 'Editar Firma' })
  await dialog.getByText(/La lleva 1 papel cerrado: no se elimina ni cambia\./).waitFor()
  expect(await dialog.getByRole('textbox').count()).toBe(1)
  await dialog.getByLabel('Hasta').fill('19/11/2026')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await dialog.getByText('Un papel cerrado la lleva del 20 nov 2026: no puede terminar antes.').first().waitFor()
  await dialog.getByLabel('Hasta').fill('30/11/2026')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('cell', { name: '1 ene 2026 a 30 nov 2026, en 1 papel' }).waitFor()
  await page.setViewportSize(ANCHO.telefono)
  await expectNoSidewaysScroll(page)
  // Who opens it on a phone sees the first signature before the form of a new one.
  const row = await page.getByText('Con Papeles Ficticia').first().boundingBox()
  expect(row?.y).toBeLessThan(ANCHO.telefono.height)
})
