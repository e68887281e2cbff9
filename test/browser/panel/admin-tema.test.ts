import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectNoSidewaysScroll, newPage } from '#test/support/browser.ts'
import { png } from '#test/support/imagen/imagenes.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let admin: Page

beforeAll(async () => {
  escenario = await openEscenario()
  admin = await escenario.enter('admin')
})
afterAll(() => escenario.close())

const variable = (page: Page, name: string) =>
  page.evaluate((each) => getComputedStyle(document.documentElement).getPropertyValue(each).trim().toUpperCase(), name)
const openInfo = async (page: Page, seccion = 'aspecto') => {
  await page.goto(`${escenario.portal.url}/panel/info?seccion=${seccion}`)
  await page.getByRole('heading', { name: 'Información y tema', level: 1 }).first().waitFor()
}
const saved = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

describe('name, icon and colours', () => {
  it('are tried before they are kept, then everybody wears them, who is not in too, and go back to the first ones', async () => {
    await openInfo(admin)
    await admin.getByLabel('Nombre del instituto').fill('Instituto de Prueba')
    await admin.locator('.info-pantalla').getByText('Instituto de Prueba').first().waitFor()
    // The frame around still has the name that is kept.
    expect(await admin.locator('.frame-top .brand-name').first().textContent()).toContain('Instituto de Pensiones')
    await admin.getByRole('button', { name: 'Guardar nombre' }).click()
    await saved(admin, 'Nombre guardado')

    await admin.getByLabel('Color de botones', { exact: true }).fill('#FFD400')
    await admin.getByText('Letra sobre los botones').waitFor()
    await expect.poll(() => admin.getByRole('button', { name: 'Guardar colores' }).isDisabled()).toBe(true)
    await admin.getByRole('button', { name: /^Usar #[0-9A-F]{6} en color de botones$/ }).click()
    const chosen = await admin.getByLabel('Color de botones', { exact: true }).inputValue()
    await admin.getByLabel('Color de encabezados', { exact: true }).fill('#6B0F3A')
    expect(await variable(admin, '--encabezado')).toBe('#003DA5')
    await admin.getByRole('button', { name: 'Guardar colores' }).click()
    await saved(admin, 'Colores guardados')
    await expect
      .poll(async () => [await variable(admin, '--boton'), await variable(admin, '--encabezado')])
      .toEqual([chosen, '#6B0F3A'])

    const outside = await newPage(escenario.browser)
    await outside.goto(`${escenario.portal.url}/login`)
    await outside.getByText('Instituto de Prueba').first().waitFor()
    await expect.poll(() => variable(outside, '--encabezado')).toBe('#6B0F3A')
    await admin.getByRole('button', { name: 'Restaurar los iniciales' }).click()
    await admin.getByRole('button', { name: 'Guardar colores' }).click()
    await expect
      .poll(async () => [await variable(admin, '--boton'), await variable(admin, '--encabezado')])
      .toEqual(['#0057A5', '#003DA5'])
  })

  it('refuse an icon that is no image; one that is goes to the header and can be taken away', async () => {
    await openInfo(admin)
    const file = admin.locator('input[type=file]')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg })
    await admin.getByText('El icono debe ser una imagen PNG o JPG.').waitFor()
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(96, 96) })
    await saved(admin, 'Icono guardado')
    const mark = admin.locator('.frame-top img.brand-mark').first()
    await mark.waitFor()
    expect(await mark.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(96)
    await admin.getByRole('button', { name: 'Quitar icono' }).click()
    await saved(admin, 'Icono quitado')
  })

  it('that two administrators change let the late one choose between both values', async () => {
    const other = await escenario.enter('admin')
    await openInfo(admin, 'contacto')
    await openInfo(other, 'contacto')
    await other.getByLabel('Horario de atención').fill('lunes a viernes, de 9:00 a 15:00')
    await admin.getByRole('textbox', { name: /^Contacto/ }).fill('Mesa de ayuda, extensión 9')
    await admin.getByLabel('Horario de atención').fill('lunes a sábado, de 8:00 a 14:00')
    await admin.getByRole('button', { name: 'Guardar contacto' }).click()
    await saved(admin, 'Contacto guardado')
    await other.getByRole('button', { name: 'Guardar contacto' }).click()
    const dialog = other.getByRole('dialog', { name: 'Este dato cambió mientras lo editabas' })
    await dialog.getByText('lunes a sábado, de 8:00 a 14:00').waitFor()
    await dialog.getByText('lunes a viernes, de 9:00 a 15:00').waitFor()
    await dialog.getByRole('button', { name: 'Guardar lo mío' }).click()
    await saved(other, 'Contacto guardado')
    // What only the first one changed stays.
    await expect
      .poll(() => other.getByRole('textbox', { name: /^Contacto/ }).inputValue())
      .toBe('Mesa de ayuda, extensión 9')
  })
})

describe('the privacy notice', () => {
  it('published holds from its day: at the entrance and in the first step of the alta', async () => {
    await openInfo(admin, 'privacidad')
    await admin.getByRole('button', { name: 'Nueva versión' }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel('Texto').fill('Breve')
    await dialog.getByRole('button', { name: 'Publicar versión' }).click()
    await dialog.getByText(/El aviso es muy corto: tiene 5 caracteres/).waitFor()
    await admin.keyboard.press('Escape')
    const pregunta = admin.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
    await pregunta.getByRole('button', { name: 'Quedarme' }).click()
    expect(await dialog.getByLabel('Texto').inputValue()).toBe('Breve')
    await dialog.getByLabel('Texto').fill(`${'Este es el aviso de privacidad nuevo. '.repeat(5)}Fin.`)
    await dialog.getByLabel('En vigor desde').fill('31/12/2099')
    await dialog.getByRole('button', { name: 'Publicar versión' }).click()
    await saved(admin, 'Aviso de privacidad publicado')
    await admin.getByText('Programada').waitFor()
    await runSql(escenario.portal, `UPDATE avisos_privacidad SET vigente_desde = '2000-01-02' WHERE version = 2`)
    await runSql(escenario.portal, `UPDATE avisos_privacidad SET vigente_desde = '2000-01-01' WHERE version = 1`)

    const outside = await newPage(escenario.browser)
    await outside.goto(`${escenario.portal.url}/login`)
    await outside.getByRole('button', { name: 'Aviso de privacidad' }).click()
    await outside.getByRole('dialog').getByText('Es la versión 2, en vigor desde el 2 de enero de 2000.').waitFor()

    const desk = await escenario.enter('ventanilla1')
    await desk.goto(`${escenario.portal.url}/dashboard?vista=altaDocA`)
    await desk.getByText(/versión 2, en vigor desde el 2 de enero de 2000/).waitFor()
  })
})

describe('notices', () => {
  const give = (usuario: string, titulo: string, enlace: string) =>
    runSql(
      escenario.portal,
      `INSERT INTO avisos (usuario_id, clase, titulo, texto, enlace, clave, creado_at)
       SELECT id, 'caso', $1, 'Vence el 30 de noviembre.', $2, $1, $3 FROM usuarios WHERE usuario = $4`,
      [titulo, enlace, new Date().toISOString(), usuario],
    )

  it('are counted at the bell, read by opening them, one by one or all at once', async () => {
    await runSql(
      escenario.portal,
      `DELETE FROM avisos WHERE usuario_id = (SELECT id FROM usuarios WHERE usuario = 'validador1')`,
    )
    await give('validador1', 'Te asignaron el caso uno', '/dashboard?vista=faq')
    await give('validador1', 'Te asignaron el caso dos', '/dashboard?vista=faq')
    await give('validador1', 'Te asignaron el caso tres', '/dashboard?vista=faq')
    const page = await escenario.enter('validador1')
    await page.getByRole('link', { name: 'Avisos, 3 sin leer' }).click()
    await page.getByRole('heading', { name: 'Avisos', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Marcar leído: Te asignaron el caso uno' }).click()
    await page.getByRole('link', { name: 'Avisos, 2 sin leer' }).waitFor()
    await page.getByRole('link', { name: 'Te asignaron el caso dos' }).click()
    await page.getByRole('heading', { name: 'Ayuda', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Avisos, 1 sin leer' }).click()
    await page.getByRole('radio', { name: 'Sin leer' }).check()
    await expect.poll(() => page.locator('.aviso').count()).toBe(1)
    await page.getByRole('button', { name: 'Marcar todos como leídos' }).click()
    await page.getByText('No tienes avisos sin leer').waitFor()
    await page.getByRole('link', { name: 'Avisos', exact: true }).waitFor()
  })

  it('say what would be there to who has none, and fit a phone', async () => {
    const page = await escenario.enter('director', ANCHO.telefono)
    await page.goto(`${escenario.portal.url}/avisos`)
    await page.getByText('Todavía no tienes avisos').waitFor()
    await expectNoSidewaysScroll(page)
  })
})
