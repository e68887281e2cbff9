import { afterAll, beforeAll, expect, it } from 'vitest'
import { ANCHO, expectAccessible, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'
import type { Respuesta } from '#test/support/fingido/respuestas.ts'
import type { RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'

let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

interface Pantalla {
  readonly address: string
  readonly title: string
  /** Answers that have nothing to tell, and what the screen says then. */
  readonly empty?: readonly [Readonly<Record<string, Respuesta>>, string | RegExp]
}

const vista = (nombre: string): string => `/dashboard?vista=${nombre}`
const NINGUNO: Respuesta = { rows: [] }
const VACIO: Respuesta = { body: [] }
const NADIE = { total: 0, renglones: [] }
const SIN_VIGILANCIA = { reaperturas: NADIE, delegaciones: NADIE, retroactivos: NADIE, limiteRetroactivo: 24 }
const SIN_RETENCIONES: RetencionesQuincena = {
  avance: null,
  codigo: '2226',
  chip: 'Q22 2026 · 16–30 nov',
  organizacion: 'entonces',
  entidades: [],
  tipos: [],
  totalCentavos: 0,
  elegibles: [],
  completas: null,
  sinRetenciones: 'sin_abonos',
}
/** The four levels of the organisation without a unit. */
const UNIDADES: Readonly<Record<string, Respuesta>> = {
  '/api/organica': NINGUNO,
  '/api/adscripcion': NINGUNO,
  '/api/dependencias': NINGUNO,
  '/api/OrganicaArea': NINGUNO,
}

const PANTALLAS: Readonly<Record<string, Pantalla>> = {
  'the home': {
    address: '/inicio',
    title: 'Inicio',
    empty: [
      {
        '/api/inicio': { body: { saludo: 'Inicio', fecha: 'Lunes 23 de noviembre de 2026', teselas: [] } },
        '/api/mapa': { body: { bandas: [] } },
      },
      'Tu perfil no abre ningún proceso',
    ],
  },
  'the history of loads': {
    address: '/afiliacion/masiva',
    title: 'Cargas de archivos',
    empty: [{ '/api/panel/cargas': NINGUNO, '/api/catalogo/adscripcion': VACIO }, 'Todavía no hay cargas'],
  },
  'the layouts of files': {
    address: '/afiliacion/masiva/planos',
    title: 'Planos de archivos',
    empty: [{ '/api/cargas/planos': { body: { planos: [] } } }, 'Todavía no hay planos'],
  },
  'a layout of files': { address: '/afiliacion/masiva/planos/NOM-SALUD', title: 'NOM-SALUD' },
  'a load': { address: '/afiliacion/masiva/CRG-26-000012', title: 'CRG-26-000012' },
  'the padrón': {
    address: '/panel/afiliados',
    title: 'Padrón',
    empty: [{ '/api/panel/afiliados': NINGUNO }, 'Todavía no hay personas a tu alcance'],
  },
  'the page of a person': { address: '/panel/afiliados/000007/show', title: 'Persona' },
  'the statement of a person': { address: '/panel/afiliados/000007/show?seccion=cuenta', title: 'Persona' },
  'the movements': {
    address: '/panel/movimientos',
    title: 'Movimientos',
    empty: [{ '/api/panel/movimientos': NINGUNO }, 'Todavía no hay movimientos'],
  },
  'the cases': {
    address: '/panel/casos',
    title: 'Casos',
    empty: [{ '/api/panel/casos': NINGUNO }, 'Todavía no hay casos'],
  },
  'the loans': {
    address: '/panel/prestamos',
    title: 'Préstamos',
    empty: [{ '/api/panel/prestamos': NINGUNO }, 'Todavía no hay préstamos'],
  },
  'the notices': {
    address: '/avisos',
    title: 'Avisos',
    empty: [{ '/api/avisos': { body: { avisos: [], sinLeer: 0, siguiente: null } } }, 'Todavía no tienes avisos'],
  },
  'the own exports': {
    address: '/exportaciones',
    title: 'Mis exportaciones',
    empty: [{ '/api/exportes': { body: { exportes: [] } } }, 'No tienes exportaciones en espera ni por descargar'],
  },
  'the tray of the reviewer': {
    address: vista('auxiliar'),
    title: 'Por revisar',
    empty: [{ '/api/panel/movimientos': NINGUNO }, 'Nada espera por ti'],
  },
  'the tray of the department head': {
    address: vista('jefeDpto'),
    title: 'Por aprobar',
    empty: [{ '/api/panel/movimientos': NINGUNO }, 'Nada espera por ti'],
  },
  'the tray of the dependency': {
    address: vista('validacionDependencia'),
    title: 'Validación de movimientos en dependencia',
    empty: [{ '/api/panel/movimientos': NINGUNO }, 'Nada espera por ti'],
  },
  'the leaves about to end': {
    address: vista('licenciasPorVencer'),
    title: 'Licencias por vencer',
    empty: [{ '/api/panel/licencias': NINGUNO }, 'Ninguna licencia vence en los próximos 30 días'],
  },
  'the close of a quincena': { address: vista('aplicacionP'), title: 'Aplicación Quincenal' },
  'the watch over closes': {
    address: `${vista('aplicacionP')}&ficha=vigilancia`,
    title: 'Aplicación Quincenal',
    empty: [{ '/api/panel/vigilancia': { body: SIN_VIGILANCIA } }, 'Ninguna quincena cerrada se ha pedido reabrir.'],
  },
  'the contributions': {
    address: vista('aportacion'),
    title: 'Panel de Aportaciones',
    empty: [
      { '/api/aportaciones/quincenas': { body: { organizacion: 'entonces', quincenas: [], entidades: [] } } },
      'Aún no hay quincenas cerradas.',
    ],
  },
  'the contributions by fund': {
    address: `${vista('aportaciones-detalle')}&clave0=01&clave1=02`,
    title: 'Detalle de Consultas de Aportaciones-Fondos',
    empty: [
      { '/api/aportaciones-fondos': VACIO, '/api/organica-0': VACIO, '/api/organica-1': VACIO },
      'Sin datos de Fondo de Ahorro.',
    ],
  },
  'the parameters of funds': {
    address: vista('FondosParametros'),
    title: 'Fondos Parámetros',
    empty: [
      {
        '/api/panel/fondos-parametros': {
          body: { registros: [], versiones: [], quincenas: [], cerradas: [], actions: [] },
        },
      },
      'No hay registros.',
    ],
  },
  'the constants': {
    address: vista('variables'),
    title: 'Gestión de Constantes',
    empty: [{ '/api/variables': VACIO }, 'Aún no hay constantes registradas.'],
  },
  'the verification': { address: vista('verificacionGeneral'), title: 'Verificación' },
  CAIR: {
    address: vista('cair'),
    title: 'CAIR',
    empty: [{ '/api/panel/cair': NINGUNO }, 'Aún no hay cuentas con movimientos.'],
  },
  'the late contributions': {
    address: vista('extemporaneas'),
    title: 'Aportaciones Extemporáneas',
    empty: [{ '/api/panel/extemporaneas': NINGUNO }, 'Aún no hay aportaciones extemporáneas.'],
  },
  'the withholdings': {
    address: vista('retencion'),
    title: 'Panel de Retenciones',
    empty: [
      { '/api/retenciones': { body: { organizacion: 'entonces', entidades: [], quincenas: [], actions: [] } } },
      'Aún no hay retenciones ordenadas.',
    ],
  },
  'the withholdings of a quincena': {
    address: `${vista('retencionDetalle')}&quincena=2226`,
    title: 'Retenciones – Quincena 2226',
    empty: [{ '/api/retenciones/2226': { body: SIN_RETENCIONES } }, 'La quincena 2226 cerró sin retenciones.'],
  },
  'the formulas': {
    address: vista('formulaCatalogo'),
    title: 'Gestión de Fórmulas',
    empty: [
      { '/api/panel/formulas': { body: { formulas: [], variables: [], actions: ['guardar'] } } },
      'Aún no hay fórmulas registradas.',
    ],
  },
  'the calendar that everybody reads': { address: vista('calendarioVisualizacion'), title: 'Calendario' },
  'the calendar': { address: vista('calendarioEventos'), title: 'Calendario' },
  'the organisation as a tree': {
    address: vista('organicaArbol'),
    title: 'Árbol',
    empty: [
      {
        '/api/panel/organica/arbol': {
          body: { texto: 'Con la organización de hoy.', programados: [], sinUnidad: [], nodos: [] },
        },
      },
      'No hay registros.',
    ],
  },
  'the types of entity': {
    address: vista('organicaEntidades'),
    title: 'Entidades Orgánicas',
    empty: [UNIDADES, 'No hay registros.'],
  },
  'the entities': { address: vista('organicaAdscripcion'), title: 'Entidad', empty: [UNIDADES, 'No hay registros.'] },
  'the direcciones generales': {
    address: vista('organicaDependencia'),
    title: 'Direcciones Generales',
    empty: [UNIDADES, 'No hay registros.'],
  },
  'the areas': { address: vista('organicaArea'), title: 'Áreas', empty: [UNIDADES, 'No hay registros.'] },
  'the posts and categories': {
    address: vista('catalogoPuestosCategorias'),
    title: 'Catálogo de Puestos y Categorías',
  },
  'the addresses': { address: vista('direccion'), title: 'Direcciones' },
  'the signatures': {
    address: vista('firmas'),
    title: 'Catálogo de Firmas',
    empty: [
      { '/api/panel/firmas': { body: { firmas: [], usuarios: [], unidades: [] } } },
      'Aún no hay firmas registradas.',
    ],
  },
  'the simple catalogues': {
    address: '/panel/catalogos',
    title: 'Catálogos',
    empty: [{ '/api/panel/catalogos/tablas': { body: [] } }, 'Aún no hay catálogos.'],
  },
  'the users': {
    address: '/panel/usuarios',
    title: 'Gestión de Usuarios',
    empty: [{ '/api/panel/usuarios': NINGUNO }, 'Todavía no hay usuarios'],
  },
}

const cases = Object.entries(PANTALLAS)
const main = () => portal.page.getByRole('main')

/** Nothing scrolls sideways at this width. */
async function expectFits(ancho: (typeof ANCHO)[keyof typeof ANCHO]): Promise<void> {
  await portal.page.setViewportSize(ancho)
  await expectNoSidewaysScroll(portal.page)
}

/* One page load takes each screen through its states, at both widths: nothing came, the server failed, there is nothing. */
it.each(cases)('%s keeps its place, says what failed, and then what would be here', async (_name, pantalla) => {
  const { page } = portal
  const { address, title, empty } = pantalla
  await page.setViewportSize(ANCHO.escritorio)
  portal.answer({}, 'calla')
  await portal.go(address)
  await main().getByRole('heading', { level: 1, name: title }).waitFor()
  await main().locator('.skeleton, [aria-busy=true], [role=status]:has-text("Cargando")').first().waitFor()
  expect(
    await main()
      .getByText(/Todavía no|No se pud|Reintentar/)
      .count(),
  ).toBe(0)
  await expectFits(ANCHO.escritorio)
  await expectFits(ANCHO.telefono)

  portal.fail()
  const alert = main()
    .getByRole('alert')
    .filter({ hasText: /No se pud|Error al cargar datos: 500/ })
    .first()
  await alert.getByText('Folio de atención: k3f9-2b71').waitFor()
  await alert.getByText('Ocurrió un error en el servidor.').waitFor()
  // The parts of a screen fail one after another.
  const pending = main()
    .locator('.skeleton')
    .or(main().getByText(/Cargando/))
  await expect.poll(() => pending.count()).toBe(0)
  expect(
    await main()
      .getByText(/Todavía no|^0 /)
      .count(),
  ).toBe(0)
  await expectFits(ANCHO.telefono)
  await expectFits(ANCHO.escritorio)
  await expectAccessible(page)

  // What asks by itself from time to time may do so before its button is pressed.
  const again = page.waitForRequest('**/api/**')
  if (empty) portal.answer(empty[0])
  // The last one first: what has come takes its button away, and those after it move up.
  const retries = await main().getByRole('button', { name: 'Reintentar' }).all()
  for (const retry of retries.reverse()) await retry.click()
  await again
  if (!empty) return
  await main().getByText(empty[1]).first().waitFor()
  expect(
    await main()
      .getByText(/undefined|NaN|\bnull\b/)
      .count(),
  ).toBe(0)
  await expectFits(ANCHO.escritorio)
  await expectFits(ANCHO.telefono)
})

it.each([
  ['withholdings', 'retencionDetalle', '/api/retenciones', 'Panel de Retenciones'],
  ['contributions', 'aportacionesDetalle', '/api/aportaciones/quincenas', 'Panel de Aportaciones'],
])('the %s of no quincena are where they are listed', async (_what, nombre, call, title) => {
  portal.answer({ [call]: { body: { quincenas: [], entidades: [], actions: [] } } })
  await portal.go(vista(nombre))
  await main().getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await main().getByRole('alert').count()).toBe(0)
})

it('the incidencia form says that its types did not come, and has them when asked again', async () => {
  const { page } = portal
  portal.answer({}, 'falla')
  await portal.go('/dashboard/formatos/incidencia')
  const alert = main().getByRole('alert').filter({ hasText: 'No se pudieron cargar los tipos de movimiento.' })
  await alert.waitFor()
  for (const ancho of Object.values(ANCHO)) await expectFits(ancho)
  portal.answer({ '/api/panel/tipos-movimiento': { body: [{ id: 1, nombre: 'Alta' }] } })
  await alert.getByRole('button', { name: 'Reintentar' }).click()
  await page.getByLabel('Tipo', { exact: true }).selectOption('Alta')
  await alert.waitFor({ state: 'detached' })
})
