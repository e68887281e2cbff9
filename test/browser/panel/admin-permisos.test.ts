import type { MenuRegistro } from '#domain/acceso/menu/menu.ts'
import type { PerfilDetalle } from '#domain/acceso/perfil.ts'
import { claveDeNombre } from '#domain/identidad/clave-de-nombre.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let admin: Page

beforeAll(async () => {
  escenario = await openEscenario()
  admin = await escenario.enter('admin')
})
afterAll(() => escenario.close())

const dialogo = (): Locator => admin.getByRole('dialog')

async function open(address: string, title: string): Promise<void> {
  await admin.goto(`${escenario.portal.url}${address}`)
  await admin.getByRole('heading', { level: 1, name: title }).waitFor()
}

async function choose(combo: Locator, text: string): Promise<void> {
  await combo.click()
  await combo.fill(text)
  await admin
    .locator('li[role=option]')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .click()
}

describe('the profile of a front desk', () => {
  const perfil = 'Ventanilla de Educación'
  let id: number

  beforeAll(async () => {
    const client = await signInTo(escenario.portal.url, 'admin')
    const made = await client.post<PerfilDetalle>('/api/panel/perfiles', { nombre: perfil, copiaDe: 6 })
    expect(made.status).toBe(201)
    const { version, menus } = made.body
    id = made.body.id
    // Ventanilla has the padrón; who looks as this one does does not.
    const padron = (await client.get<MenuRegistro[]>('/api/menus/abc')).body.find(({ nombre }) => nombre === 'Padrón')
    const sinPadron = { version, menus: menus.filter((menu) => menu !== padron?.id) }
    expect((await client.put(`/api/panel/perfiles/${id}`, sinPadron)).status).toBe(200)
  })

  /** Opens its page, unless it stands open already. */
  async function abrir(): Promise<void> {
    const address = `/panel/perfiles/${claveDeNombre(perfil)}/show`
    if (!admin.url().endsWith(address)) await open(address, perfil)
  }

  it('begins as a copy of another profile, and says what a change takes away before saving it', async () => {
    await open('/panel/perfiles', 'Perfiles')
    await admin.getByRole('button', { name: 'Agregar perfil' }).click()
    await admin.getByText('Escribe el nombre del perfil.').waitFor()
    expect(await admin.getByRole('heading', { level: 1 }).textContent()).toBe('Perfiles')
    await admin.getByLabel('Nuevo perfil').fill('VENTANILLA')
    await admin.getByRole('button', { name: 'Agregar perfil' }).click()
    await admin.getByText('Ya existe el perfil Ventanilla.').waitFor()
    const nuevo = 'Ventanilla de Salud'
    await admin.getByLabel('Nuevo perfil').fill(nuevo)
    await admin.getByText('Ya existe el perfil Ventanilla.').waitFor({ state: 'detached' })
    await choose(admin.getByRole('combobox', { name: /Copiar los permisos/ }), 'Ventanilla')
    await admin.getByRole('button', { name: 'Agregar perfil' }).click()
    await admin.getByRole('heading', { level: 1, name: nuevo }).waitFor()
    await admin.getByText(/^Se creó el perfil .*, con 2\d menús y \d+ procesos? de Ventanilla\./).waitFor()
    await admin.getByText('Abre Alta de un Nuevo Afiliado', { exact: true }).first().waitFor()
    await admin.getByRole('checkbox', { name: 'Padrón' }).uncheck()
    await admin.getByRole('button', { name: 'Revisar y guardar' }).click()
    await dialogo().getByText('Agregar documentos a un expediente').waitFor()
    await dialogo().getByText('Menús que se quitan').waitFor()
    expect(await dialogo().getByRole('listitem').filter({ hasText: 'Afiliación › Padrón' }).count()).toBe(1)
    expect(await dialogo().getByText('Ningún usuario activo tiene este perfil').isVisible()).toBe(true)
    await dialogo().getByRole('button', { name: 'Guardar cambios' }).click()
    await admin.getByText(`Se guardaron los permisos de ${nuevo}`).waitFor()
  })

  it('names the menus given and taken away even when that changes no right', async () => {
    await abrir()
    const named = dialogo().getByRole('listitem')
    const quincena = admin.getByRole('group', { name: /^Quincena y fondos/ }).first()
    await quincena.getByRole('checkbox', { name: 'Detalle de Aportaciones y Retenciones' }).check()
    await admin.getByRole('button', { name: 'Revisar y guardar' }).click()
    await dialogo().getByText('Menús que se dan').waitFor()
    await named.filter({ hasText: 'Quincena y fondos › Detalle de Aportaciones y Retenciones' }).waitFor()
    await dialogo().getByText('No cambia lo que alguien puede hacer ni las pantallas que abre.').waitFor()
    await dialogo().getByRole('button', { name: 'Seguir editando' }).click()
    await admin.getByRole('checkbox', { name: 'Actualización de Afiliados', exact: true }).uncheck()
    await admin.getByRole('button', { name: 'Revisar y guardar' }).click()
    await dialogo().getByText('Menús que se quitan').waitFor()
    await named.filter({ hasText: 'Afiliación › Actualización de Afiliados' }).waitFor()
    await dialogo().getByRole('button', { name: 'Seguir editando' }).click()
    await admin.getByRole('button', { name: 'Descartar' }).click()
    await admin.getByRole('region', { name: 'Cambios sin guardar' }).waitFor({ state: 'detached' })
  })

  it('unfolds the reasons of what it may, and says what no box takes away', async () => {
    const row = (text: string): Locator => admin.getByRole('row').filter({ hasText: text })
    const movimientos = row('Consultar y exportar movimientos')
    await open(`/panel/perfiles/${claveDeNombre(perfil)}/show`, perfil)
    await movimientos.getByRole('button', { name: /^y \d+ más$/ }).click()
    await movimientos.getByText('la abre el menú Afiliación › Alta de un Nuevo Afiliado.').waitFor()
    await movimientos.getByRole('button', { name: /más$/ }).waitFor({ state: 'detached' })
    await row('Ver la ventanilla').getByText('Ninguna casilla de menú o proceso lo quita').waitFor()
  })

  it('shows both versions when two administrators change it, and joins them', async () => {
    const other = await signInTo(escenario.portal.url, 'admin')
    await abrir()
    const { version } = (await other.get<{ version: number }>(`/api/panel/perfiles/${id}`)).body
    const reparto = admin
      .getByRole('group', { name: /^Quincena y fondos/ })
      .first()
      .getByRole('checkbox', { name: 'Detalle de Aportaciones y Retenciones' })
    await reparto.check()
    const body = JSON.stringify({ version, exigeDosPasos: true })
    const headers = { 'content-type': 'application/json' }
    expect((await other.request('PUT', `/api/panel/perfiles/${id}`, { body, headers })).status).toBe(200)
    await admin.getByRole('button', { name: 'Revisar y guardar' }).click()
    await dialogo().getByRole('button', { name: 'Guardar cambios' }).click()
    await dialogo().getByRole('heading', { name: 'Este perfil cambió mientras lo editabas' }).waitFor()
    await dialogo()
      .getByText(/^Gabriela Sandoval Ríos, a las \d\d:\d\d, cambió el perfil/)
      .waitFor()
    expect(await dialogo().getByRole('row').allTextContents()).toEqual([
      'DatoLo míoLo guardado',
      'Dos pasosNo se exigenExigidos',
      'MenúsAdemás: Quincena y fondos › Detalle de Aportaciones y Retenciones–',
    ])
    await dialogo().getByRole('button', { name: 'Unir los dos' }).click()
    await dialogo().getByRole('button', { name: 'Guardar cambios' }).click()
    await dialogo().waitFor({ state: 'hidden' })
    await expect.poll(() => admin.getByRole('checkbox', { name: 'Exige dos pasos' }).isChecked()).toBe(true)
    await admin.getByRole('checkbox', { name: 'Exige dos pasos' }).uncheck()
    await reparto.uncheck()
    await admin.getByRole('button', { name: 'Revisar y guardar' }).click()
    await dialogo().getByRole('button', { name: 'Guardar cambios' }).click()
    await dialogo().waitFor({ state: 'hidden' })
  })

  it('has its name in its address, which follows it; the number of before still opens it', async () => {
    const address = async (name: string): Promise<void> => {
      await admin.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name)
      await admin.getByRole('button', { name: 'Revisar y guardar' }).click()
      await dialogo().getByRole('button', { name: 'Guardar cambios' }).click()
      await admin.waitForURL(`**/panel/perfiles/${claveDeNombre(name)}/show`)
      await admin.getByRole('heading', { level: 1, name }).waitFor()
    }
    await abrir()
    await address('Mesa de control, turno 2')
    await address(perfil)
    await open('/panel/perfiles/6', 'Ventanilla')
    await admin.waitForURL('**/panel/perfiles/ventanilla/show')
  })

  it('has a user whose password is told once, and who enters with it', async () => {
    await open('/panel/usuarios', 'Gestión de Usuarios')
    await admin.getByRole('link', { name: 'Nuevo usuario' }).click()
    await dialogo().getByRole('button', { name: 'Crear usuario' }).click()
    await dialogo().getByRole('link', { name: 'Escribe el usuario.' }).waitFor()
    await dialogo().getByLabel('Usuario', { exact: true }).fill('nora.rios')
    await dialogo().getByLabel('Nombre Completo').fill('Nora Ríos Luna')
    await choose(dialogo().getByRole('combobox', { name: 'Perfil' }), perfil)
    await choose(dialogo().getByRole('combobox', { name: /^Entidad/ }), 'Administración Central')
    await choose(dialogo().getByRole('combobox', { name: /^Adscripción/ }), 'Secretaría de Educación')
    await dialogo().getByRole('button', { name: 'Crear usuario' }).click()
    await dialogo().getByRole('heading', { name: 'Contraseña de un solo uso' }).waitFor()
    const clave = (await dialogo().locator('.clave-texto').textContent()) ?? ''
    // On paper it stands alone: neither the list under its dialog nor its buttons.
    await admin.emulateMedia({ media: 'print' })
    expect(await admin.locator('#root').isVisible()).toBe(false)
    expect(await dialogo().locator('.clave-texto').isVisible()).toBe(true)
    expect(await dialogo().locator('button').filter({ visible: true }).count()).toBe(0)
    await admin.emulateMedia({ media: null })
    await dialogo().getByRole('button', { name: 'Ya la guardé' }).click()
    await admin.getByRole('link', { name: 'nora.rios' }).waitFor()
    await admin.getByText(clave).waitFor({ state: 'detached' })
    const nora = await signInTo(escenario.portal.url, 'nora.rios', clave)
    expect((await nora.get<{ debeCambiarClave: boolean }>('/api/sesion')).body.debeCambiarClave).toBe(true)
  })

  it('can be looked at as it will be seen: nothing can be changed, and there is a way out', async () => {
    await open('/panel/perfiles', 'Perfiles')
    await admin.getByRole('button', { name: `Acciones de ${perfil}` }).click()
    await admin.getByRole('menuitem', { name: 'Ver como este perfil' }).click()
    await dialogo().getByRole('button', { name: 'Ver como este perfil' }).click()
    await dialogo().getByText('Elige la entidad desde la que quieres ver el portal.').waitFor()
    await choose(dialogo().getByRole('combobox'), 'Secretaría de Educación')
    await dialogo().getByRole('button', { name: 'Ver como este perfil' }).click()
    await admin.waitForURL('**/dependenciaVentanilla')
    await admin.getByText(`${perfil}, Secretaría de Educación`).first().waitFor()
    const own = admin.getByRole('navigation', { name: 'Principal' })
    await expect.poll(() => own.getByRole('link', { name: 'Padrón' }).count()).toBe(0)
    await admin.getByRole('button', { name: 'Salir' }).click()
    await admin.getByRole('heading', { level: 1, name: 'Perfiles' }).waitFor()
    await expect.poll(() => admin.locator('.ver-como').count()).toBe(0)
  })
})
