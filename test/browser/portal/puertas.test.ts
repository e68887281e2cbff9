import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let admin: Page
let desk: Page

beforeAll(async () => {
  escenario = await openEscenario()
  ;[admin, desk] = [await escenario.enter('admin'), await escenario.enter('ventanilla1')]
  await desk.getByRole('heading', { level: 1 }).waitFor()
})
afterAll(() => escenario.close())

const go = (page: Page, address: string) => page.goto(`${escenario.portal.url}${address}`)

async function perfilDe(cuenta: string): Promise<string> {
  const rows = await runSql<{ nombre: string }>(
    escenario.portal,
    'SELECT p.nombre FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id WHERE u.usuario = $1',
    [cuenta],
  )
  return rows[0]?.nombre ?? ''
}

/** Whether the middle of `target` is on top of everything: neither cut off nor covered. */
const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    return above !== null && element.contains(above)
  })

describe('a desk', () => {
  it('reaches the papers of its processes from its own page', async () => {
    const card = desk.locator('.card', { has: desk.getByRole('heading', { name: 'Procesos que atiendes' }) })
    const first = card.getByRole('link').first()
    const name = (await first.textContent()) ?? ''
    await first.click()
    await desk.getByRole('heading', { level: 1, name }).waitFor()
    await desk.getByText('Procedimiento').first().waitFor()
  })

  it('finds a process by its name with Ctrl K', async () => {
    await desk.keyboard.press('Control+K')
    await desk.getByRole('combobox', { name: /^Buscar/ }).fill('individual')
    await desk
      .getByRole('option', { name: /Individual.*Proceso: responsables y documentos/ })
      .first()
      .click()
    await desk.waitForURL(/\/procesos\/[a-z-]*individual$/)
    await desk.getByRole('heading', { level: 1, name: 'Individual' }).waitFor()
  })
})

describe('a new account', () => {
  it('is given its place from lists that the dialog does not cut off, and says whom it would see there', async () => {
    await go(admin, '/panel/usuarios/create')
    const dialog = admin.getByRole('dialog', { name: 'Nuevo Usuario' })
    await dialog.getByRole('combobox', { name: 'Perfil' }).click()
    await dialog.getByRole('option', { name: 'Ventanilla', exact: true }).click()
    await dialog.getByRole('combobox', { name: 'Entidad' }).click()
    const options = dialog.getByRole('option')
    for (const option of await options.all()) {
      await option.scrollIntoViewIfNeeded()
      await expect.poll(() => isOnTop(option)).toBe(true)
    }
    await options.filter({ hasText: 'Administración Central' }).click()
    await dialog.getByText(/^Verá a todas las personas de Administración Central, con sus \d+ adscripciones/).waitFor()
    await dialog.getByRole('combobox', { name: 'Adscripción' }).click()
    const first = dialog.getByRole('option').first()
    const name = (await first.textContent()) ?? ''
    await first.click()
    await dialog.getByText(`Verá a todas las personas de ${name}.`).waitFor()
  })
})

describe('a profile chosen in its row', () => {
  const perfil = (label: string) =>
    admin.getByRole('combobox', { name: 'Perfil de auxiliar', exact: true }).selectOption({ label })

  it('is given only after what it takes and gives was told', async () => {
    await go(admin, '/panel/usuarios')
    await perfil('Auditor')
    const dialog = admin.getByRole('dialog')
    await dialog.getByText('Se quita', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await perfilDe('auxiliar')).toBe('Auxiliar')
    await perfil('Auditor')
    await dialog.getByRole('button', { name: 'Dar el perfil' }).click()
    await admin.getByText(/tiene ahora el perfil Auditor\.$/).waitFor()
    expect(await perfilDe('auxiliar')).toBe('Auditor')
    // One that administers asks for the own password, and another person authorises it.
    await perfil('Administrador')
    await dialog.getByRole('button', { name: 'Proponer el perfil' }).click()
    await dialog.getByText('Escribe tu contraseña.').waitFor()
    await dialog.getByLabel('Tu contraseña').fill('No-es-esta')
    await dialog.getByRole('button', { name: 'Proponer el perfil' }).click()
    await dialog.getByText('La contraseña actual no es correcta.').waitFor()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await perfil('Auxiliar')
    await dialog.getByRole('button', { name: 'Proponer el perfil' }).click()
    await admin.getByText(/^Quedó por autorizar con el folio/).waitFor()
    expect(await perfilDe('auxiliar')).toBe('Auditor')
  })
})
