import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInTo, type PortalClient } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { hold } from '#test/browser/retener.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { watchTraffic, type Traffic } from '#test/browser/trafico.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let page: Page
let traffic: Traffic
let client: PortalClient
beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('admin')
  traffic = watchTraffic(page)
  client = await signInTo(escenario.portal.url, 'admin')
})
// What a test that failed left held would hold the next one too.
beforeEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
afterAll(() => escenario.close())

let turn = 0
/** A name that no earlier try of the test took. */
function own(name: string): string {
  turn += 1
  return `${name} ${turn}`
}

const go = (path: string) => page.goto(`${escenario.portal.url}${path}`)
const dialog = (): Locator => page.getByRole('dialog')
const press = (name: string | RegExp, inside: Page | Locator = page) => inside.getByRole('button', { name }).click()

/** Presses what sends the form of the dialog again, as an impatient hand does. */
const pressAgain = () =>
  dialog()
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      const button = document.querySelector<HTMLButtonElement>(`button[type=submit][form="${form.id}"]`)
      button?.click()
    })

/** How many calls the page has made since with this method and address. */
function countCalls(method: string, path: RegExp): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls += 1
  })
  return () => calls
}

describe('a form, until what it saved is shown', () => {
  it('of a new module makes one, however often it is sent', async () => {
    const nombre = own('Archivo')
    await go('/panel/modulos')
    await press('Nuevo módulo')
    await dialog().getByLabel('Nombre').fill(nombre)
    await dialog().getByLabel('Buscar un icono').fill('salud')
    await dialog().getByRole('radio', { name: 'Corazón con pulso' }).check()
    const made = countCalls('POST', /\/modulos$/)
    const asked = page.waitForRequest((request) => request.method() === 'GET' && request.url().includes('/modulos?'))
    const release = await hold(page, /\/api\/panel\/modulos\?/)
    await press('Crear módulo', dialog())
    await asked
    await pressAgain()
    await dialog().getByRole('button', { name: 'Guardando…' }).waitFor()
    await release()
    await page.getByRole('heading', { level: 1, name: nombre }).waitFor()
    expect(made()).toBe(1)
  })

  it('of a row of a catalogue stays until the row is in the list', async () => {
    const nombre = own('Turnado a otra sede')
    await go('/panel/catalogos?catalogo=resultado_caso')
    await press('Agregar renglón')
    await dialog().getByLabel('Clave').fill(nombre)
    await dialog().getByLabel('Nombre').fill(nombre)
    const release = await hold(page, /\/api\/panel\/catalogos\?/)
    const asked = page.waitForRequest(/\/api\/panel\/catalogos\?/)
    await press('Agregar renglón', dialog())
    await asked
    await dialog().getByRole('button', { name: 'Guardando…' }).waitFor()
    expect(await page.getByText('Se agregó el renglón.').count()).toBe(0)
    await release()
    await page.getByText('Se agregó el renglón.').waitFor()
    expect(await page.getByRole('cell', { name: nombre, exact: true }).count()).toBe(1)
  })

  it('of an account keeps what was chosen, and why not, when somebody else saved it first', async () => {
    const [usuario] = await runSql<{ id: number; version: number; perfil_id: number }>(
      escenario.portal,
      `SELECT id, version, perfil_id FROM usuarios WHERE usuario = 'auditor'`,
    )
    await go('/panel/usuarios/auditor/show')
    const form = page.getByRole('form', { name: 'Lugar en la estructura' })
    const entidad = form.getByRole('combobox', { name: /^Entidad/ })
    const before = await entidad.inputValue()
    await entidad.click()
    await entidad.fill('')
    const option = page
      .locator('li[role=option]')
      .filter({ hasNotText: before || 'nothing' })
      .first()
    const chosen = (await option.textContent()) ?? ''
    await option.click()
    const body = { version: Number(usuario?.version), nombre: own('Aurora Nieto') }
    const saved = await client.request('PUT', `/api/panel/usuarios/${usuario?.id}`, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect(saved.status).toBe(200)
    await press('Guardar lugar', form)
    await form.getByText('No se pudo guardar el lugar.').waitFor()
    await page.getByRole('heading', { name: body.nombre }).waitFor()
    await expect.poll(() => entidad.inputValue()).toBe(chosen)
    await press('Guardar lugar', form)
    await page.getByText(`Se guardó el lugar de ${body.nombre}.`).waitFor()
    await form.getByRole('button', { name: 'Guardar lugar' }).waitFor({ state: 'detached' })
  })
})

describe('what was saved', () => {
  it('of a case is what its next act begins with', async () => {
    const [proceso] = await runSql<{ id: number }>(
      escenario.portal,
      `SELECT id FROM procesos WHERE nombre = 'Orientación'`,
    )
    const caso = { proceso: Number(proceso?.id), asunto: own('Acta por cotejar'), vence: '2027-01-15' }
    const { body } = await client.post<{ id: number }>('/api/casos', caso)
    await go(`/panel/casos/${body.id}/show`)
    await press('Editar')
    // Asked for by its folio, whatever its address said.
    const release = await hold(page, '**/api/panel/casos/*')
    for (const asunto of [own('Acta cotejada'), own('Acta devuelta')]) {
      await dialog().getByLabel('Asunto').fill(asunto)
      await press('Guardar cambios', dialog())
      await page.getByRole('heading', { level: 1, name: asunto }).waitFor()
      await press('Editar')
    }
    await press('Cancelar', dialog())
    await release()
  })

  it('of a menu is in the list at once, and what was deleted is not', async () => {
    const nombre = own('Guía de campo')
    const row = page.getByRole('textbox', { name: `Nombre de ${nombre}`, exact: true })
    await go('/panel/menus')
    await page.getByRole('button', { name: 'Eliminar Afiliación', exact: true }).waitFor()
    await press('Nuevo menú')
    await dialog().getByLabel('Nombre').fill(nombre)
    const release = await hold(page, '**/api/menus/abc', 'GET')
    await press('Crear menú', dialog())
    await row.waitFor()
    await expect.poll(() => row.evaluate((input) => input === document.activeElement)).toBe(true)
    await press(`Eliminar ${nombre}`)
    await press('Eliminar menú', dialog())
    await row.waitFor({ state: 'detached' })
    await release()
    await traffic.settled()
    expect(await row.count()).toBe(0)
  })

  it('of a group of menus without its submenu is asked anew before it is told', async () => {
    const [grupo, hijo] = [own('Archivo muerto'), own('Cajas')]
    const made = await client.post<{ id: number }>('/api/menus/abc', menu(grupo, null))
    await client.post('/api/menus/abc', menu(hijo, made.body.id))
    await go('/panel/menus')
    await press(`Eliminar ${grupo}`)
    await dialog().getByText('tiene 1 submenú').waitFor()
    await press('Cerrar', dialog().locator('footer'))
    await press(`Abrir los 1 submenús de ${grupo}`)
    await press(`Eliminar ${hijo}`)
    await press('Eliminar menú', dialog())
    await page.getByRole('textbox', { name: `Nombre de ${hijo}`, exact: true }).waitFor({ state: 'detached' })
    const release = await hold(page, `**/api/panel/menus/${made.body.id}/uso`)
    await press(`Eliminar ${grupo}`)
    await dialog().getByRole('status', { name: 'Viendo quién lo tiene' }).waitFor()
    expect(await dialog().getByText('tiene 1 submenú').count()).toBe(0)
    await release()
    await press('Eliminar menú', dialog())
    await page.getByRole('textbox', { name: `Nombre de ${grupo}`, exact: true }).waitFor({ state: 'detached' })
  })

  it('of a profile in its row is what its page begins with, and the page can save', async () => {
    const [antes, despues] = [own('Consulta externa'), own('Consulta interna')]
    const { body } = await client.post<{ id: number }>('/api/perfiles', { nombre: antes })
    await go(`/panel/perfiles/${body.id}`)
    await page.getByRole('heading', { level: 1, name: antes }).waitFor()
    await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Perfiles' }).click()
    const nombre = page.getByRole('textbox', { name: `Nombre del perfil ${antes}`, exact: true })
    await nombre.fill(despues)
    await nombre.press('Enter')
    await press(`Acciones de ${despues}`)
    await page.getByRole('menuitem', { name: 'Ver permisos' }).click()
    await page.getByRole('heading', { level: 1, name: despues }).waitFor()
    await page.getByRole('checkbox', { name: 'Exige dos pasos' }).check()
    await press('Revisar y guardar')
    await press('Guardar cambios', dialog())
    await page.getByText(`Se guardaron los permisos de ${despues}`).waitFor()

    // Deleted from its page, the list that it goes back to does not show it, not even until it is asked for anew.
    const release = await hold(page, /\/api\/panel\/perfiles\?/)
    await press('Eliminar')
    await press('Eliminar perfil', dialog())
    await page.getByRole('heading', { level: 1, name: 'Perfiles' }).waitFor()
    await page.getByRole('table', { name: 'Perfiles' }).waitFor()
    expect(await page.getByRole('textbox', { name: `Nombre del perfil ${despues}`, exact: true }).count()).toBe(0)
    await release()
  })

  it('of the own settings is there for who leaves and comes back', async () => {
    await go('/configuracion')
    const resumen = page.getByRole('checkbox', { name: 'Recibir un resumen diario de mis avisos' })
    const chosen = !(await resumen.isChecked())
    await resumen.setChecked(chosen)
    const release = await hold(page, '**/api/mi-cuenta')
    await press('Guardar')
    await page.getByText('Se guardó tu configuración.').waitFor()
    await page.getByRole('link', { name: 'Mi perfil', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Mi perfil' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Configuración' }).click()
    await resumen.waitFor()
    expect(await resumen.isChecked()).toBe(chosen)
    await release()
    await traffic.settled()
    expect(await resumen.isChecked()).toBe(chosen)
  })
})

function menu(nombre: string, parentId: number | null): object {
  return { nombre, componente: null, icono: null, parent_id: parentId, orden: 90 }
}

describe('a press', () => {
  it('waits for the processes that a new one goes after', async () => {
    const [modulo] = await runSql<{ id: number; last: number }>(
      escenario.portal,
      'SELECT id_modulo AS id, MAX(orden) AS last FROM procesos GROUP BY id_modulo ORDER BY 2 DESC LIMIT 1',
    )
    const release = await hold(page, /\/api\/panel\/procesos\?/)
    await go(`/panel/modulos/${modulo?.id}/show`)
    const nuevo = page.getByRole('button', { name: 'Nuevo proceso' })
    await nuevo.waitFor()
    expect(await nuevo.isDisabled()).toBe(true)
    await release()
    await nuevo.click()
    expect(Number(await dialog().getByLabel('Orden').inputValue())).toBe(Number(modulo?.last) + 1)
  })

  it('that takes a norm away goes once', async () => {
    const [proceso] = await runSql<{ id: number }>(
      escenario.portal,
      `SELECT id FROM procesos WHERE nombre = 'Orientación'`,
    )
    const caso = { proceso: Number(proceso?.id), asunto: own('Norma de más'), vence: '2027-01-15' }
    const normas = [{ Nombre: 'Reglamento, artículo 12', Descripcion: '' }]
    const { body } = await client.post<{ id: number }>('/api/casos', { ...caso, normas })
    await go(`/panel/casos/${body.id}/show`)
    await press('Actualizar Reglamento, artículo 12')
    const sent = countCalls('DELETE', /\/normas\//)
    const release = await hold(page, /\/normas\//, 'DELETE')
    const quitar = dialog().getByRole('button', { name: /^(Quitar norma|Quitando…)$/ })
    await quitar.click()
    await quitar.evaluate((button: HTMLButtonElement) => button.click())
    await release()
    await page.getByText('Se quitó la norma.').waitFor()
    expect(sent()).toBe(1)
  })
})

it('a one-time password stays in sight though its account leaves the filtered list', async () => {
  const filter = encodeURIComponent(JSON.stringify({ estado: 'activo' }))
  await go(`/panel/usuarios?filter=${filter}`)
  const menu = page.getByRole('button', { name: /^Acciones de (auxiliar|director|validador1)$/ }).first()
  const acciones = (await menu.getAttribute('aria-label')) ?? ''
  await menu.click()
  await page.getByRole('menuitem', { name: 'Contraseña de un solo uso' }).click()
  await press('Contraseña de un solo uso', dialog())
  await dialog().getByText('Se muestra una sola vez.').waitFor()
  await traffic.settled()
  await press('Ya la guardé', dialog())
  await page.getByRole('button', { name: acciones, exact: true }).waitFor({ state: 'detached' })
})
