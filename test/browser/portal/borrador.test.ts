import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { muestra } from '#test/support/muestras.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { ALTA, dropPapers, leaveExpediente } from '#test/browser/alta-pantalla.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

const MUNOZ = 'MUÑOZ GUEMES, MARIA FERNANDA'

let escenario: Escenario
let page: Page
/** The address of step 2 of the draft, as it stands in the browser. */
let address: string

beforeAll(async () => {
  escenario = await openEscenario()
  await addColleague()
  page = await escenario.enter('ventanilla1')
  await page.goto(`${escenario.portal.url}${ALTA}`)
  await dropPapers(page, muestra('1'))
  await leaveExpediente(page)
  await saved(page)
  address = page.url()
})
afterAll(() => escenario.close())

/** Another account of the same desk. */
async function addColleague(): Promise<void> {
  await runSql(
    escenario.portal,
    `INSERT INTO usuarios (usuario, nombre, correo, clave_hash, perfil_id, entidad_id, adscripcion_id, creado_at)
     SELECT 'ventanilla3', 'Beatriz Colega', correo, clave_hash, perfil_id, entidad_id, adscripcion_id, creado_at
     FROM usuarios WHERE usuario = 'ventanilla1'`,
  )
}

function saved(where: Page): Promise<void> {
  return where.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()
}

/** Writes a telephone and waits until the server keeps it. */
async function writePhone(where: Page, text: string): Promise<void> {
  const answer = where.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/borradores/'),
  )
  await where.getByLabel('Teléfono').fill(text)
  await answer
  await saved(where)
}

async function expectStep2(where: Page, telefono: string): Promise<void> {
  await where.getByRole('heading', { name: 'Paso 2 de 4: Datos personales' }).waitFor()
  await expect.poll(() => where.getByLabel('Nombres', { exact: true }).inputValue()).toBe('MARIA FERNANDA')
  await expect.poll(() => where.getByLabel('Teléfono').inputValue()).toBe(telefono)
}

/** Every session ends, and the server has noticed. */
async function endSessions(): Promise<void> {
  const { portal } = escenario
  await runSql(portal, 'DELETE FROM sesiones')
  await expect.poll(async () => (await page.request.get(`${portal.url}/api/ventanilla`)).status()).toBe(401)
}

describe('nothing that was read or written is lost', () => {
  it('by reloading', async () => {
    await writePhone(page, '449 111 0001')
    await page.reload()
    await expectStep2(page, '449 111 0001')
    expect(page.url()).toBe(address)
  })

  it('by Back, which goes to the step before, and Forward', async () => {
    const telefono = await page.getByLabel('Teléfono').inputValue()
    await page.getByRole('button', { name: 'Anterior' }).click()
    await page.getByText('3 de 3 validados').waitFor()
    await page.goBack()
    await expectStep2(page, telefono)
    await page.goForward()
    await page.getByText('3 de 3 validados').waitFor()
    await page.goBack()
    await expectStep2(page, telefono)
  })

  it('on another computer, where the desk lists the draft', async () => {
    const telefono = await page.getByLabel('Teléfono').inputValue()
    const other = await escenario.enter('ventanilla1')
    const row = other.getByRole('row').filter({ hasText: '2. Datos personales' })
    await row.getByRole('link', { name: MUNOZ }).click()
    await expectStep2(other, telefono)
    await other.context().close()
  })

  it('by an expired session: signs in over the form and goes on', async () => {
    await endSessions()
    await page.getByLabel('Teléfono').fill('449 111 0002')
    const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' })
    await dialog.getByLabel('Contraseña', { exact: true }).fill('no-es-esta')
    await dialog.getByRole('button', { name: 'Entrar y continuar' }).click()
    await dialog.getByText('Credenciales inválidas').waitFor()
    await dialog.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Entrar y continuar' }).click()
    await dialog.waitFor({ state: 'detached' })
    await saved(page)
    await page.reload()
    await expectStep2(page, '449 111 0002')
  })

  it('by a network that drops and comes back', async () => {
    await page.context().setOffline(true)
    await page.getByLabel('Teléfono').fill('449 111 0003')
    await page.getByText('Sin conexión; se guardará al volver').waitFor()
    await page.context().setOffline(false)
    await saved(page)
    await page.reload()
    await expectStep2(page, '449 111 0003')
  })
})

describe('the same draft in two places', () => {
  let other: Page
  beforeAll(async () => {
    other = await escenario.enter('ventanilla1')
  })
  afterAll(() => other.context().close())
  beforeEach(async () => {
    await page.goto(address)
    await other.goto(address)
    await page.getByLabel('Teléfono').waitFor()
    await other.getByLabel('Teléfono').waitFor()
  })

  async function conflict(mine: string, theirs: string): Promise<ReturnType<Page['getByRole']>> {
    await writePhone(other, theirs)
    await page.getByLabel('Teléfono').fill(mine)
    const dialog = page.getByRole('dialog', { name: 'El borrador cambió en otro lugar' })
    const row = dialog.getByRole('row').filter({ hasText: 'Teléfono' })
    await row.waitFor()
    expect((await row.getByRole('cell').allTextContents()).slice(-2)).toEqual([mine, theirs])
    return dialog
  }

  it('shows both versions side by side, and keeps mine when I say so', async () => {
    const dialog = await conflict('449 222 0001', '449 222 0002')
    await dialog.getByRole('button', { name: 'Conservar lo mío' }).click()
    await saved(page)
    await page.reload()
    await expectStep2(page, '449 222 0001')
  })

  it('takes the saved one when I say so', async () => {
    const dialog = await conflict('449 222 0003', '449 222 0004')
    await dialog.getByRole('button', { name: 'Cargar lo guardado' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByLabel('Teléfono').inputValue()).toBe('449 222 0004')
  })
})

describe('a colleague of the same desk', () => {
  it('sees whose draft it is, without changing it, and may take it over; its author is told', async () => {
    const colleague = await escenario.enter('ventanilla3')
    await colleague.getByRole('row').filter({ hasText: 'Lucía Robledo' }).getByRole('link').click()
    await colleague.getByText('Borrador de Lucía Robledo.').waitFor()
    expect(await colleague.getByLabel('Teléfono').getAttribute('readonly')).not.toBeNull()
    await colleague.getByRole('button', { name: 'Tomar' }).click()
    await writePhone(colleague, '449 333 0001')
    await page.getByLabel('Teléfono').fill('449 333 0002')
    const dialog = page.getByRole('dialog', { name: 'Un colega tomó el borrador' })
    await dialog.getByText('Beatriz Colega').waitFor()
    await dialog.getByRole('button', { name: 'Dejárselo' }).click()
    await page.getByText('Borrador de Beatriz Colega.').waitFor()
    await expectStep2(page, '449 333 0001')
    // Its author may take it back.
    await page.getByRole('button', { name: 'Tomar' }).click()
    await page.getByText('Borrador de Beatriz Colega.').waitFor({ state: 'detached' })
    await colleague.context().close()
  })

  it('of another entity finds no draft at that address', async () => {
    const stranger = await escenario.enter('ventanilla2')
    await stranger.goto(address)
    await stranger.getByText('El borrador ya no existe').waitFor()
    await stranger.context().close()
  })
})

describe('discarding', () => {
  it('asks first, then removes the draft, its files and its place on the desk', async () => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Descartar borrador' }).click()
    const dialog = page.getByRole('dialog', { name: 'Descartar borrador' })
    await dialog.getByText('MARIA FERNANDA MUÑOZ GUEMES').waitFor()
    await dialog.getByRole('button', { name: 'Conservar' }).click()
    expect(await countRows(escenario.portal, 'borradores')).toBe(1)
    await page.getByRole('button', { name: 'Descartar borrador' }).click()
    await dialog.getByRole('button', { name: 'Descartar borrador' }).click()
    await page.getByText('0 de 3 validados').waitFor()
    expect(await countRows(escenario.portal, 'borradores')).toBe(0)
    expect(await countRows(escenario.portal, 'archivos')).toBe(0)
    await page.goto(`${escenario.portal.url}/dependenciaVentanilla`)
    await page.getByText('No hay trámites a medias').waitFor()
  })
})
