import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { muestra } from '#test/support/muestras.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { ALTA, choose, goToReview, paperRow, READING_LIMIT, saveAlta } from '#test/browser/alta-pantalla.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let page: Page
let folio: string
/** Address of the movement's page. */
let movimiento: string

beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('ventanilla1')
  await page.goto(`${escenario.portal.url}${ALTA}`)
  await goToReview(page, muestra('1'))
  folio = await saveAlta(page)
  await page.getByRole('link', { name: 'Ir al movimiento' }).click()
  await page.getByRole('link', { name: 'Corregir' }).waitFor()
  movimiento = page.url()
})
afterAll(() => escenario.close())

async function openStep2(where: Page): Promise<void> {
  await where.getByText(`Corrección de ${folio}.`).waitFor()
  await where.getByRole('button', { name: 'Siguiente: datos personales' }).click()
  await where.getByRole('heading', { name: 'Paso 2 de 4: Datos personales' }).waitFor()
}

/** Writes a telephone and waits until the server keeps it. */
async function writePhone(text: string): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/borradores/'),
  )
  await page.getByLabel('Teléfono').fill(text)
  expect((await answer).status()).toBe(200)
}

async function endSessions(): Promise<void> {
  const { portal } = escenario
  await runSql(portal, 'DELETE FROM sesiones')
  await expect.poll(async () => (await page.request.get(`${portal.url}/api/ventanilla`)).status()).toBe(401)
}

describe('a correction by the author', () => {
  it('opens with the papers, loses nothing on the way, and is saved under the same folio', async () => {
    await page.getByRole('link', { name: 'Corregir' }).click()
    await page.getByText('3 de 3 validados').waitFor()
    const row = paperRow(page, 'CURP')
    await row.getByText(/^curp\.pdf, \d/).waitFor()
    await row.getByText('Sistema').waitFor()
    await row.getByRole('button', { name: 'Ver datos de CURP' }).click()
    const visor = page.getByRole('dialog')
    await visor.getByText('MUGF910817MASXMR04').first().waitFor()
    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: 'Vista previa de CURP' }).click()
    const image = visor.getByRole('img').first()
    // A reader draws it.
    await image.waitFor({ timeout: READING_LIMIT })
    expect(await image.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(
      500,
    )
    await page.keyboard.press('Escape')

    // It is told before the very same thing is sent again.
    await openStep2(page)
    await page.getByRole('button', { name: 'Siguiente: datos laborales' }).click()
    await page.getByRole('button', { name: 'Siguiente: validación' }).click()
    await page.getByRole('button', { name: 'Guardar corrección' }).click()
    const confirmar = page.getByRole('dialog', { name: 'Confirmar' })
    await confirmar.getByText('No has cambiado nada.').waitFor()
    await confirmar.getByRole('button', { name: 'Volver a revisar' }).click()
    await confirmar.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Expediente digital/ }).click()
    await page.getByText('3 de 3 validados').waitFor()

    // It loses nothing by reloading, Back, another computer and an expired session.
    await openStep2(page)
    await writePhone('449 555 0001')
    await page.reload()
    await page.getByText(`Corrección de ${folio}.`).waitFor()
    await expect.poll(() => page.getByLabel('Teléfono').inputValue()).toBe('449 555 0001')
    await page.goBack()
    await page.getByText('3 de 3 validados').waitFor()
    await page.goForward()
    await expect.poll(() => page.getByLabel('Teléfono').inputValue()).toBe('449 555 0001')

    const other = await escenario.enter('ventanilla1')
    await other.getByRole('link', { name: `Corrección de ${folio}` }).click()
    await other.getByRole('heading', { name: 'Paso 2 de 4: Datos personales' }).waitFor()
    await other.getByText(`Corrección de ${folio}.`).waitFor()
    await expect.poll(() => other.getByLabel('Teléfono').inputValue()).toBe('449 555 0001')
    await other.context().close()

    await endSessions()
    await page.getByLabel('Teléfono').fill('449 555 0002')
    const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' })
    await dialog.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Entrar y continuar' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()
    await page.reload()
    await page.getByText(`Corrección de ${folio}.`).waitFor()
    await expect.poll(() => page.getByLabel('Teléfono').inputValue()).toBe('449 555 0002')

    // Once it is saved the draft is gone.
    await page.getByRole('button', { name: 'Siguiente: datos laborales' }).click()
    await page.getByRole('button', { name: 'Siguiente: validación' }).click()
    await page.getByText(`Corrección del movimiento ${folio}: conserva su folio y su quincena.`).waitFor()
    await page.getByRole('button', { name: 'Guardar corrección' }).click()
    await page.getByText('La corrección del alta se guardó correctamente.').waitFor()
    await page.getByRole('dialog').getByText(folio, { exact: true }).waitFor()
    expect(await countRows(escenario.portal, 'borradores')).toBe(0)
    const [saved] = await runSql<{ telefono: string }>(escenario.portal, 'SELECT telefono FROM afiliados')
    expect(saved?.telefono).toBe('4495550002')
  })

  it('is told by the movement that was open before it', async () => {
    const other = await escenario.enter('ventanilla1')
    // Nothing grows old: what was asked is asked anew only because it changed.
    await other.clock.setFixedTime(Date.now())
    await other.goto(movimiento)
    await other.getByRole('link', { name: 'Corregir' }).click()
    await openStep2(other)
    await other.getByRole('button', { name: 'Siguiente: datos laborales' }).click()
    await choose(other, 'Nombre de la categoría', 'Director General')
    await other.getByRole('button', { name: 'Siguiente: validación' }).click()
    await other.getByRole('button', { name: 'Guardar corrección' }).click()
    await other.getByText('La corrección del alta se guardó correctamente.').waitFor()
    await other.getByRole('link', { name: 'Ir al movimiento' }).click()
    await other
      .getByRole('table', { name: 'Qué cambia' })
      .getByText(/Director General/)
      .waitFor()
    await other.context().close()
  })

  it('is thrown away without touching the movement', async () => {
    const telefono = () => runSql<{ telefono: string }>(escenario.portal, 'SELECT telefono FROM afiliados')
    const before = await telefono()
    await page.goto(movimiento)
    await page.getByRole('link', { name: 'Corregir' }).click()
    await openStep2(page)
    await writePhone('449 555 0003')
    await page.getByRole('button', { name: 'Descartar corrección' }).click()
    const dialog = page.getByRole('dialog', { name: 'Descartar corrección' })
    await dialog.getByText(`El movimiento ${folio} queda como estaba`).waitFor()
    await dialog.getByRole('button', { name: 'Descartar corrección' }).click()
    await page.waitForURL('**/panel/movimientos')
    expect(await countRows(escenario.portal, 'borradores')).toBe(0)
    expect(await telefono()).toEqual(before)
  })
})

describe('a withdrawal by the author', () => {
  it('has a reason, and takes a correction left open with it', async () => {
    await page.goto(movimiento)
    await page.getByRole('link', { name: 'Corregir' }).click()
    await page.getByText(`Corrección de ${folio}.`).waitFor()
    await page.goto(movimiento)
    await page.getByRole('button', { name: 'Retirar' }).click()
    const dialog = page.getByRole('dialog', { name: `Retirar el movimiento ${folio}` })
    await dialog.getByRole('button', { name: 'Retirar movimiento' }).click()
    await dialog.getByText('Escribe por qué se retira.').waitFor()
    await dialog.getByLabel('Motivo').fill('Se capturó dos veces.')
    await dialog.getByRole('button', { name: 'Retirar movimiento' }).click()
    await page.getByText(`Se retiró el movimiento ${folio}.`).waitFor()
    await page.getByText('Cancelado', { exact: true }).first().waitFor()
    expect(await countRows(escenario.portal, 'borradores')).toBe(0)
    await page.goto(`${escenario.portal.url}/dashboard?vista=altaDocA&corregir=${folio}`)
    await page.getByText(`El movimiento ${folio} está Cancelado: ya no se puede corregir.`).waitFor()
  })
})
