import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO } from '#test/support/browser.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { arrowTo, dragTo } from '#test/browser/arrastre.ts'
import { hold } from '#test/browser/retener.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let admin: Page
/** The first menus, before any test changed them. */
let alPrincipio: readonly string[]

beforeAll(async () => {
  escenario = await openEscenario()
  admin = await escenario.enter('admin')
  await open('/panel/menus', 'Menús')
  await primerMenu().waitFor()
  alPrincipio = await nombres()
})
afterAll(() => escenario.close())

const dialogo = (): Locator => admin.getByRole('dialog')
const primerMenu = (): Locator => admin.getByRole('textbox', { name: /^Nombre de / }).first()

async function nombres(): Promise<string[]> {
  const inputs = await admin.getByRole('textbox', { name: /^Nombre de / }).all()
  return Promise.all(inputs.slice(0, 4).map((input) => input.inputValue()))
}

async function open(address: string, title: string): Promise<void> {
  await admin.goto(`${escenario.portal.url}${address}`)
  await admin.getByRole('heading', { level: 1, name: title }).waitFor()
}

describe('the table of who may do what', () => {
  it('says why in each cell', async () => {
    await open('/panel/perfiles/derechos', 'Quién puede qué')
    await admin.getByRole('button', { name: 'Auditor, Solicitar altas: no. Ver por qué' }).click()
    const hoja = admin.getByRole('complementary').filter({ hasText: 'Por qué' })
    await hoja.getByText('Le falta el acto Capturar.').waitFor()
    await admin.getByRole('button', { name: 'Ventanilla, Solicitar altas: sí. Ver por qué' }).click()
    await hoja.getByText('la abre el menú Afiliación › Alta de un Nuevo Afiliado.').waitFor()
  })
})

describe('menus', () => {
  /** Opens them, unless the page stands there already with nothing to save. */
  async function abrir(): Promise<void> {
    if (!admin.url().endsWith('/panel/menus') || (await admin.getByRole('button', { name: 'Descartar' }).isVisible()))
      await open('/panel/menus', 'Menús')
  }

  it('are ordered with the keyboard and by buttons, and nothing changes until they are saved', async () => {
    expect(alPrincipio).toEqual(['Inicio', 'Ventanilla', 'Por revisar', 'Por aprobar'])
    await open('/panel/menus', 'Menús')
    await primerMenu().waitFor()
    const [uno = '', dos = '', tres = '', cuatro = ''] = await nombres()
    await admin.getByRole('button', { name: `Subir ${dos}`, exact: true }).click()
    await admin.getByRole('button', { name: `Mover ${cuatro}`, exact: true }).focus()
    await admin.keyboard.press('Space')
    await admin.getByText(/^Iría al lugar 4 de/).waitFor({ state: 'attached' })
    await arrowTo(admin, 3)
    await admin.keyboard.press('Space')
    await admin.getByText(`${cuatro}: queda en el lugar 3 de`).waitFor({ state: 'attached' })
    await expect.poll(nombres).toEqual([dos, uno, cuatro, tres])
    await admin.getByText('2 menús cambiaron de lugar, sin guardar').waitFor()
    await admin.getByRole('button', { name: 'Guardar cambios' }).click()
    await admin.getByText('2 menús actualizados correctamente').waitFor()
    await admin.reload()
    await expect.poll(nombres).toEqual([dos, uno, cuatro, tres])
  })

  it('move by dragging', async () => {
    await abrir()
    await primerMenu().waitFor()
    const [first = '', second = ''] = await nombres()
    const handle = admin.getByRole('button', { name: `Mover ${second}` })
    await dragTo(admin, handle, admin.getByRole('button', { name: `Mover ${first}` }), 1)
    await expect.poll(async () => (await nombres())[0]).toBe(second)
    await admin.getByRole('button', { name: 'Descartar' }).click()
    await expect.poll(async () => (await nombres())[0]).toBe(first)
  })

  it('of which one is moved far away tell one that moved, and the page stays where it is when that is saved', async () => {
    const place = (): Promise<number> =>
      admin.getByRole('textbox', { name: 'Nombre de Ventanilla' }).evaluate((row) => row.getBoundingClientRect().top)
    await abrir()
    for (let n = 0; n < 3; n += 1) await admin.getByRole('button', { name: 'Bajar Ventanilla' }).click()
    await admin.getByText('1 menú cambió de lugar, sin guardar').waitFor()
    await admin.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
    const before = await place()
    // The menus asked for anew come late: what was saved is what is shown meanwhile.
    const release = await hold(admin, '**/api/menus/abc')
    await admin.getByRole('button', { name: 'Guardar cambios' }).click()
    await admin.getByText('Menú actualizado correctamente').waitFor()
    await admin.getByRole('region', { name: 'Cambios sin guardar' }).waitFor({ state: 'detached' })
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1)
    await release()
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1)
  })

  it('are made and deleted with the messages of the specification', async () => {
    await abrir()
    await admin.getByRole('button', { name: 'Nuevo menú' }).click()
    await dialogo().getByRole('button', { name: 'Crear menú' }).click()
    await dialogo().getByText('El nombre es obligatorio').waitFor()
    await dialogo().getByLabel('Nombre').fill('Guía rápida')
    await dialogo().getByText('El nombre es obligatorio').waitFor({ state: 'detached' })
    const abre = dialogo().getByRole('combobox', { name: /^Componente/ })
    const fila = (text: string | RegExp): Locator => dialogo().getByRole('option', { name: text })
    await abre.fill('ALTA DE UN NUEVO AFILIADO')
    await fila(/^Alta de un Nuevo Afiliado.*altaDocA$/).waitFor()
    await dialogo().getByLabel('Nombre').focus()
    await dialogo().getByText('Abre Alta de un Nuevo Afiliado (/dashboard?vista=altaDocA).').waitFor()
    await abre.fill('alta')
    await fila(/^Alta de Afiliado con Histórico.*altaHistorico$/).waitFor()
    await dialogo().getByLabel('Nombre').focus()
    await dialogo().getByText('«alta» no es una pantalla ni un proceso').waitFor()
    await abre.fill('/alta')
    await fila(/^\/alta.*Ninguna pantalla ni proceso tiene esa dirección/).waitFor()
    await dialogo().getByText('«alta» no es una pantalla ni un proceso').waitFor({ state: 'detached' })
    await abre.fill('ayuda')
    await fila(/^Ayuda/).click()
    await dialogo().getByText('Abre Ayuda (/dashboard?vista=faq).').waitFor()
    await dialogo().getByLabel('Buscar un icono').fill('persona')
    await dialogo().getByRole('radio', { name: 'Persona con engrane' }).check()
    await dialogo().getByRole('button', { name: 'Crear menú' }).click()
    await admin.getByText('Menú creado correctamente. Falta darlo a un perfil.').waitFor()
    const nav = admin.getByRole('navigation', { name: 'Principal' })
    await nav.getByRole('link', { name: 'Guía rápida' }).waitFor()
    const nuevo = admin.getByRole('textbox', { name: 'Nombre de Guía rápida' })
    await expect.poll(() => nuevo.evaluate((input) => input === document.activeElement)).toBe(true)
    await admin.getByRole('main').getByRole('link', { name: 'darlo a un perfil' }).waitFor()
    await admin.getByRole('button', { name: 'Eliminar Guía rápida' }).click()
    await dialogo().getByRole('heading', { name: '¿Eliminar menú?' }).waitFor()
    await dialogo().getByText('Solo lo tiene el perfil de administración.').waitFor()
    await dialogo().getByRole('button', { name: 'Eliminar menú' }).click()
    await admin.getByText('Menú eliminado correctamente').waitFor()
    await nav.getByRole('link', { name: 'Guía rápida' }).waitFor({ state: 'detached' })
    await admin.getByRole('button', { name: 'Eliminar Afiliación', exact: true }).click()
    await dialogo()
      .getByText(/tiene \d+ submenús: muévelos o elimínalos/)
      .waitFor()
    await dialogo().getByRole('button', { name: 'Cerrar' }).last().click()
  })
})

describe('users', () => {
  it('are edited where they stand, disabled at once, and the last administrator stays', async () => {
    const desk = await signInTo(escenario.portal.url, 'ventanilla2')
    await open('/panel/usuarios', 'Gestión de Usuarios')
    const nombre = admin.getByRole('textbox', { name: 'Nombre de ventanilla2' })
    await nombre.fill('Óscar Luévano Ríos')
    await nombre.press('Enter')
    const correo = admin.getByRole('textbox', { name: 'Correo de ventanilla2' })
    await correo.fill('no es correo')
    await correo.blur()
    await admin.getByText('Por favor ingresa un email válido.').waitFor()
    await correo.press('Escape')
    await admin.getByRole('combobox', { name: 'Perfil de admin' }).selectOption({ label: 'Auditor' })
    await dialogo().getByRole('button', { name: 'Dar el perfil' }).click()
    await admin.getByText(/Es la única cuenta activa con el perfil de administración/).waitFor()
    await dialogo().getByRole('button', { name: 'Cancelar' }).click()
    await admin.getByRole('link', { name: 'ventanilla2' }).click()
    const hoja = admin.getByRole('complementary').filter({ hasText: 'Último acceso' })
    await hoja.getByRole('heading', { name: 'Óscar Luévano Ríos' }).waitFor()
    await hoja.getByRole('button', { name: 'Desactivar' }).click()
    await dialogo()
      .getByText(/Las sesiones abiertas de Óscar Luévano Ríos terminan en este momento/)
      .waitFor()
    await dialogo().getByRole('button', { name: 'Desactivar' }).click()
    await hoja.getByText('Inactivo').waitFor()
    expect((await desk.get('/api/sesion')).status).toBe(401)
  })

  it('are loaded from a file: errors by row first, then a sheet with passwords', async () => {
    const cargar = async (rows: string[]): Promise<void> => {
      await open('/panel/usuarios', 'Gestión de Usuarios')
      await admin.getByRole('link', { name: 'Cargar de un archivo' }).click()
      // How many it takes is said before a file is chosen.
      await dialogo()
        .getByText(/hasta 500 cuentas\. Se crean todas o ninguna\./)
        .waitFor()
      await dialogo()
        .locator('input[type=file]')
        .setInputFiles({
          name: 'usuarios.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(['Usuario;Nombre completo;Perfil', ...rows].join('\r\n'), 'latin1'),
        })
      await dialogo().getByRole('button', { name: 'Revisar archivo' }).click()
      await dialogo().waitFor({ state: 'detached' })
    }
    await cargar(['iris.paz;Íris Paz;Auditor', 'jefe;Otro;Auditor'])
    await admin.getByText('Hay 1 renglón con faltas: este archivo entra completo o no entra.').waitFor()
    await admin.getByRole('cell').getByText('Dice «jefe»; se esperaba un usuario que todavía no exista.').waitFor()
    expect(await admin.getByRole('button', { name: /^Cargar \d/ }).count()).toBe(0)
    await cargar(['iris.paz;Íris Paz;Auditor', 'noe.sol;Noé Sol;Auditor'])
    await admin.getByRole('row', { name: 'Cuentas nuevas de Auditor 2' }).waitFor()
    await admin.getByRole('button', { name: 'Cargar 2 cuentas' }).click()
    await admin.getByText('Contraseñas de 2 cuentas').waitFor()
    const sheet = admin.getByRole('list', { name: 'Cuentas con su contraseña' })
    expect(await sheet.getByText('Íris Paz').isVisible()).toBe(true)
    await admin.emulateMedia({ media: 'print' })
    await admin.setViewportSize({ width: 760, height: 980 })
    const lines = await sheet.getByRole('listitem').evaluateAll((all) =>
      all.map((one) => {
        const { x, width, height } = one.getBoundingClientRect()
        return { x, width, height }
      }),
    )
    const claves = await sheet
      .locator('.clave-texto')
      .evaluateAll((all) => all.map((one) => ({ height: one.clientHeight, over: one.scrollWidth - one.clientWidth })))
    await admin.emulateMedia({ media: null })
    await admin.setViewportSize(ANCHO.escritorio)
    // On paper each account is a line as wide as the sheet, and its password is in one piece.
    expect(new Set(lines.map(({ x, width }) => `${x} ${width}`)).size).toBe(1)
    expect(Math.max(...lines.map(({ height }) => height))).toBeLessThan(80)
    expect(Math.max(...claves.map(({ height }) => height))).toBeLessThan(30)
    expect(Math.max(...claves.map(({ over }) => over))).toBeLessThanOrEqual(0)
    const clave = (await sheet.locator('.clave-texto').first().textContent()) ?? ''
    await signInTo(escenario.portal.url, 'iris.paz', clave)
    // They are not told again: leaving asks.
    await admin.getByRole('link', { name: 'Ver los usuarios' }).click()
    await admin
      .getByRole('dialog', { name: 'Tienes cambios sin guardar' })
      .getByRole('button', { name: 'Salir sin guardar' })
      .click()
    await admin.getByRole('heading', { level: 1, name: 'Gestión de Usuarios' }).waitFor()
  })
})
