import { afterAll, beforeAll, describe, it } from 'vitest'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { expectGood, open, opened, type Vista } from './vista.ts'

let escenario: Escenario
let admin: Vista

beforeAll(async () => {
  escenario = await openEscenario()
  admin = await opened(escenario, 'admin')
})
afterAll(() => escenario.close())

const go = (vista: Vista, address: string) => open(vista, `${escenario.portal.url}${address}`)

/** Pages that need nobody, then those of an administrator in the portal; each with a text that tells that it is there. */
const PUBLICAS = [
  ['/login', 'Entrar'],
  ['/pinicio', 'Tu sesión terminó'],
] as const
const PAGINAS = [
  ['/inicio', /./],
  ['/dashboard?vista=faq', 'Ayuda'],
  ['/dashboard?vista=aplicacionP', /./],
  ['/dashboard?vista=alta', /./],
  ['/direccion/que/no/existe', 'Página no encontrada'],
  ['/mi-perfil', 'Mi perfil'],
  ['/avisos', 'Avisos'],
  ['/configuracion', 'Configuración'],
  ['/procesos/1', /./],
  ['/dashboard?vista=tablero_inicio', 'Análisis de afiliación'],
  ['/dashboard?vista=tablero_acerca', 'Acerca del instituto'],
  ['/dashboard?vista=tablero_indicadores&reporte=ejecutivo', 'Reporte ejecutivo'],
  ['/dashboard?vista=tablero_indicadores&reporte=dinamicos', 'Reportes dinámicos'],
  ['/dashboard?vista=iframe01', 'Tablero externo 1'],
  ['/dashboard?vista=iframe02', 'Tablero externo 2'],
  ['/dashboard?vista=procesosDashboard', 'Panel General de Procesos'],
  ['/dashboard/formatos/solicitud', 'Solicitud de afiliación'],
  ['/dashboard/formatos/testamentaria', 'Carta Testamentaria'],
  ['/dashboard?vista=cair', 'CAIR'],
  ['/dashboard?vista=verificacionGeneral', 'Verificación General'],
  ['/dashboard?vista=estadisticos', /./],
  ['/dashboard?vista=altaHisA', 'Alta de Afiliado Existente'],
  ['/dashboard?vista=formulario1', /./],
] as const

/** What the institute keeps by itself: its calendar, organisation, posts, addresses and signatures, and the money told by them. */
const DEL_INSTITUTO = [
  ['calendarioEventos', 'Calendario de captura'],
  ['calendarioEventos&modo=anio', 'Calendario de captura'],
  ['calendarioVisualizacion', 'Calendario'],
  ['organicaEntidades', 'Entidades Orgánicas'],
  ['organicaAdscripcion', 'Entidad'],
  ['organicaDependencia', 'Direcciones Generales'],
  ['organicaArea', 'Áreas'],
  ['organicaArbol', 'Árbol orgánico'],
  ['catalogoPuestosCategorias', 'Catálogo de Puestos y Categorías'],
  ['direccion', 'Catálogo de Direcciones'],
  ['firmas', 'Catálogo de Firmas'],
  ['aportacion', 'Panel de Aportaciones'],
  ['retencion', 'Panel de Retenciones'],
  ['HistorialPage', 'Historial de Quincenas'],
] as const

describe('what needs nobody', () => {
  it.each(PUBLICAS)('%s', async (address) => {
    const visitor = await opened(escenario)
    await go(visitor, address)
    await expectGood(visitor)
    await visitor.page.context().close()
  })
})

describe('what an administrator sees in the portal', () => {
  it.each(PAGINAS)('%s', async (address, text) => {
    await go(admin, address)
    await admin.page.getByRole('heading', { level: 1, name: text }).waitFor()
    await expectGood(admin)
  })
})

describe('what the institute keeps by itself', () => {
  it.each(DEL_INSTITUTO)('%s', async (vista, text) => {
    await go(admin, `/dashboard?vista=${vista}`)
    await admin.page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()
    await expectGood(admin)
  })

  it('the calendar while it is edited', async () => {
    await go(admin, '/dashboard?vista=calendarioEventos&anio=2028&mes=3')
    await admin.page.getByRole('button', { name: 'Editar' }).click()
    await admin.page.getByRole('group', { name: 'Tipo de evento que se asigna' }).waitFor()
    await expectGood(admin)
    await admin.page.getByRole('button', { name: 'Cancelar' }).click()
  })
})
