import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '#test/support/browser.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { expectGood, open, opened, type Vista } from './vista.ts'

let escenario: Escenario
let admin: Vista
let interno = ''
let folio = ''

beforeAll(async () => {
  escenario = await openEscenario()
  const client = await signInTo(escenario.portal.url, 'ventanilla1')
  const persona = otraPersona()
  folio = (await registrarAlta(client, persona)).folio
  const [row] = await runSql<{ interno: number }>(escenario.portal, 'SELECT interno FROM afiliados WHERE curp = $1', [
    persona.curp,
  ])
  interno = String(row?.interno).padStart(6, '0')
  admin = await opened(escenario, 'admin')
})
afterAll(() => escenario.close())

const go = (vista: Vista, address: string) => open(vista, `${escenario.portal.url}${address}`)

/** Pages of the panel, each with a text that tells that it is there. */
const PAGINAS = [
  ['/panel/correos', 'Correo'],
  ['/panel/bitacora', 'Bitácora'],
  ['/panel/trabajos', 'Trabajos'],
  ['/panel/sesiones', 'Sesiones'],
  ['/panel/afiliados', 'Padrón'],
  ['/panel/movimientos', 'Movimientos'],
  ['/panel/entidades', /./],
  ['/panel/categorias', /./],
  ['/panel/info', 'Información y tema'],
  ['/panel/casos', 'Casos'],
  ['/panel/catalogos', 'Catálogos'],
  ['/panel/perfiles', 'Perfiles'],
  ['/panel/menus', 'Menús'],
  ['/panel/usuarios', 'Gestión de Usuarios'],
  ['/panel/modulos', 'Módulos y procesos'],
  ['/panel/documentacion', 'Documentación'],
  ['/panel/prestamos', 'Préstamos'],
] as const

describe('what an administrator sees in the panel', () => {
  it.each(PAGINAS)('%s', async (address, text) => {
    await go(admin, address)
    await admin.page.getByRole('heading', { level: 1, name: text }).waitFor()
    await expectGood(admin)
  })

  it('every component and state, light and dark side by side on one page', async () => {
    await go(admin, '/panel/estilo')
    await expectGood(admin, { dark: false })
  })

  it.each([
    ['Abrir diálogo', 'Diálogo, panel lateral y aviso'],
    ['Abrir un acto', 'Diálogos de un acto'],
    ['Abrir un acto en curso', 'Diálogos de un acto'],
    ['Abrir un acto que falló', 'Diálogos de un acto'],
    ['Abrir dos versiones', 'Diálogos de un acto'],
    ['Abrir lo que no se hizo', 'Diálogos de un acto'],
    ['Abrir cambios sin guardar', 'Diálogos de un acto'],
    ['Abrir un registro', 'Registro y confirmación en un diálogo'],
    ['Abrir una confirmación', 'Registro y confirmación en un diálogo'],
  ])('of its dialogs, the one of «%s»', async (name, bloque) => {
    await go(admin, `/panel/estilo?solo=${encodeURIComponent(bloque)}`)
    await admin.page.getByRole('button', { name, exact: true }).first().click()
    await admin.page.getByRole('dialog').waitFor()
    await expectGood(admin)
  })

  it.each([
    ['Orden de la lista', 'menu'],
    ['Periodo', 'dialog'],
  ] as const)(
    'what the button «%s» opens: Escape gives the focus back, a press elsewhere closes it too',
    async (name, role) => {
      await go(admin, `/panel/estilo?solo=${encodeURIComponent('Menús y paneles de un botón')}`)
      const button = admin.page.getByRole('button', { name, exact: true }).first()
      const layer = admin.page.getByRole(role)
      const focused = (node: Element) => node.contains(document.activeElement)
      await button.click()
      await expectAccessible(admin.page, { include: `.menu[role=${role}]` })
      expect(await layer.evaluate(focused)).toBe(true)
      await admin.page.keyboard.press('Escape')
      await layer.waitFor({ state: 'detached' })
      expect(await button.evaluate(focused)).toBe(true)
      await button.click()
      await admin.page.getByRole('heading', { level: 1 }).click()
      await layer.waitFor({ state: 'detached' })
    },
  )

  it('a person: data, papers, movements and line of life', async () => {
    await go(admin, `/panel/afiliados/${interno}/show`)
    for (const seccion of ['Datos', 'Documentos', 'Movimientos', 'Línea de vida']) {
      await admin.page.getByRole('tab', { name: new RegExp(`^${seccion}`) }).click()
      await admin.traffic.settled()
      await expectGood(admin)
    }
  })

  it('a movement beside its list', async () => {
    await go(admin, `/panel/movimientos/${folio}/show`)
    await admin.page.getByRole('heading', { name: 'Recorrido' }).waitFor()
    await expectGood(admin)
  })
})
