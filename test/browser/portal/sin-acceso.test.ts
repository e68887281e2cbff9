import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { internoOf } from '#test/browser/panel-datos.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

/* What an account without a right sees. The server's refusals: test/api/acceso, permission-matrix and views-matrix. */

let escenario: Escenario
const paginas = new Map<string, Page>()
const persona = otraPersona()
let folio = ''

beforeAll(async () => {
  escenario = await openEscenario()
  const { portal, enter } = escenario
  folio = (await registrarAlta(await signInTo(portal.url, 'ventanilla1'), persona)).folio
  await runSql(
    portal,
    `INSERT INTO perfil_menus (perfil_id, menu_id)
     SELECT u.perfil_id, m.id FROM usuarios u, menus m WHERE u.usuario = 'auxiliar' AND m.componente = 'direccion'`,
  )
  await runSql(
    portal,
    `INSERT INTO trabajos (clase, titulo, datos, estado, usuario, creado_at, desde_at, resultado)
     VALUES ('prueba.nadie', 'Trabajo a la vista', '{}', 'fallado', 'admin', $1, $1, 'El disco se llenó.')`,
    ['2026-11-20T10:00:00.000Z'],
  )
  for (const cuenta of ['ventanilla1', 'ventanilla2', 'auxiliar', 'auditor']) paginas.set(cuenta, await enter(cuenta))
})
afterAll(() => escenario.close())

/** The page of an account, at that address. */
async function abrir(cuenta: string, address: string): Promise<Page> {
  const page = paginas.get(cuenta)!
  await page.goto(`${escenario.portal.url}${address}`)
  return page
}
const main = (page: Page): Locator => page.getByRole('main')
const vista = (name: string): string => `/dashboard?vista=${name}`

/** The card that closes a page: its text without its buttons. */
async function dicho(page: Page, titulo: string | RegExp): Promise<string> {
  await page.getByRole('heading', { level: 1, name: titulo }).waitFor()
  await page.getByRole('link', { name: 'Ir al inicio' }).waitFor()
  return page.locator('.card .empty').innerText()
}

/** Views of the institute that a front desk is not offered. */
const DEL_INSTITUTO = [
  'calendarioEventos',
  'organicaEntidades',
  'organicaAdscripcion',
  'organicaDependencia',
  'organicaArea',
  'organicaArbol',
  'catalogoPuestosCategorias',
  'direccion',
  'firmas',
]

const CERRADAS: readonly (readonly [cuenta: string, perfil: string, address: string])[] = [
  ...[...DEL_INSTITUTO, 'procesosDashboard'].map((name) => ['ventanilla1', 'Ventanilla', vista(name)] as const),
  ...[
    'menus',
    'catalogos',
    'documentacion',
    'perfiles',
    'perfiles/7',
    'usuarios',
    'usuarios/create',
    'info',
    'bitacora',
  ].map((lista) => ['ventanilla1', 'Ventanilla', `/panel/${lista}`] as const),
  ['auditor', 'Auditor', '/panel/sesiones'],
]

describe('a page that a profile does not open', () => {
  it.each(CERRADAS)(
    '%s (%s) reads at %s why, and is offered nothing that would fail',
    async (cuenta, perfil, address) => {
      const page = await abrir(cuenta, address)
      const text = await dicho(page, /./)
      expect(text).toContain('No tienes acceso a esta pantalla')
      expect(text).toContain(
        `Tu perfil (${perfil}) no la incluye. Si la necesitas para tu trabajo, pide a la administración del portal que la agregue.`,
      )
      expect(await page.getByRole('alert').count()).toBe(0)
      expect(await main(page).getByRole('textbox').count()).toBe(0)
      expect(await main(page).getByRole('button').allTextContents()).toEqual(['Volver'])
    },
  )

  it.each([
    ['/panel/usuarios/create', 'Gestión de Usuarios'],
    ['/panel/perfiles/7', 'Perfiles'],
    [vista('procesosDashboard'), 'Panel General de Procesos'],
  ])('%s keeps its title', async (address, titulo) => {
    await dicho(await abrir('ventanilla1', address), new RegExp(`^${titulo}$`))
  })
})

interface Fila {
  readonly cuenta: string
  readonly address: string
  /** What is pressed first. */
  readonly abre?: (page: Page) => Locator
  readonly presente: (page: Page) => Locator
  readonly ausente: (page: Page) => Locator
}

const ABIERTAS: Readonly<Record<string, Fila>> = {
  'a desk does not find the views of the institute in its menu': {
    cuenta: 'ventanilla1',
    address: '/dependenciaVentanilla',
    presente: (page) => page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Padrón' }),
    ausente: (page) => page.locator(DEL_INSTITUTO.map((name) => `a[href*="vista=${name}"]`).join()),
  },
  'a desk reads the calendar and changes nothing': {
    cuenta: 'ventanilla1',
    address: vista('calendarioVisualizacion'),
    presente: (page) => page.getByRole('link', { name: 'Descargar .ics' }),
    ausente: (page) =>
      main(page)
        .getByRole('button', { name: /^(Editar|Nueva|Terminar|Agregar)$/ })
        .or(main(page).getByRole('link', { name: 'Editar' })),
  },
  'an auxiliar reads the addresses, and neither adds, deletes nor loads any': {
    cuenta: 'auxiliar',
    address: vista('direccion'),
    abre: (page) => main(page).getByRole('button', { name: 'Aguascalientes', exact: true }),
    presente: (page) =>
      page.getByRole('region', { name: 'Municipios', exact: true }).getByRole('button', { name: 'Calvillo' }),
    ausente: (page) =>
      main(page)
        .getByRole('button', { name: /^(Agregar|Eliminar|Cargar)/ })
        .or(main(page).getByRole('textbox', { name: /^Nombre/ })),
  },
  'an auditor reads the jobs, and neither retries nor cancels any': {
    cuenta: 'auditor',
    address: '/panel/trabajos',
    presente: (page) => main(page).getByRole('row').filter({ hasText: 'Trabajo a la vista' }),
    ausente: (page) => page.getByRole('button', { name: /^(Reintentar|Cancelar)/ }),
  },
  'a desk of another entity does not list the person': {
    cuenta: 'ventanilla2',
    address: '/panel/afiliados',
    presente: (page) => page.getByText('Todavía no hay personas a tu alcance'),
    ausente: (page) => page.getByText(persona.curp),
  },
  'a desk of another entity does not list the movement': {
    cuenta: 'ventanilla2',
    address: '/panel/movimientos',
    presente: (page) => page.getByText('Todavía no hay movimientos'),
    ausente: (page) => page.getByText(folio),
  },
}

it.each(Object.entries(ABIERTAS))('%s', async (_what, { cuenta, address, abre, presente, ausente }) => {
  const page = await abrir(cuenta, address)
  await abre?.(page).click()
  await presente(page).first().waitFor()
  expect(await ausente(page).count()).toBe(0)
})

it('a desk of another entity is told that the person and the movement do not exist, with the way back', async () => {
  const interno = await internoOf(escenario.portal, persona)
  for (const [address, vuelta, lista] of [
    [`/panel/afiliados/${interno}/show`, 'Volver al padrón', 'Todavía no hay personas a tu alcance'],
    [`/panel/movimientos/${folio}/show`, 'Volver a movimientos', 'Todavía no hay movimientos'],
  ] as const) {
    const page = await abrir('ventanilla2', address)
    await page.getByText(/no existe/).waitFor()
    expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(0)
    await page.getByRole('link', { name: vuelta }).click()
    await page.getByText(lista).waitFor()
  }
})

it('Ctrl K does not offer a desk what only an administrator does', async () => {
  const desk = await abrir('ventanilla1', '/dependenciaVentanilla')
  await desk.getByRole('heading', { level: 1 }).waitFor()
  await desk.keyboard.press('Control+k')
  await desk.getByRole('combobox').last().fill('nuevo usuario')
  await desk.getByText('Sin resultados.').waitFor()
})

it('the home of the institute takes an account with another home to its own', async () => {
  const desk = await abrir('ventanilla1', '/inicio')
  await desk.getByRole('heading', { level: 1, name: 'Ventanilla', exact: true }).waitFor()
  expect(new URL(desk.url()).pathname).toBe('/dependenciaVentanilla')
})

it.each(['/no/hay/nada', '/panel/no-hay-nada', '/panel/no/hay/nada'])(
  '%s opens nothing, and says so',
  async (address) => {
    const text = await dicho(await abrir('ventanilla1', address), 'Página no encontrada')
    expect(text).toContain('Esta dirección no abre ninguna pantalla del portal')
    expect(text).toContain('Revisa que esté bien escrita o busca lo que necesitas con Ctrl K.')
  },
)
