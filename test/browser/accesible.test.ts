import { afterAll, beforeAll, describe, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal-alta.ts'
import { ANCHO, expectAccessible, expectNoSidewaysScroll, newPage, signInAs } from '#test/support/browser.ts'
import { muestra } from '#test/support/muestras.ts'
import { signInTo } from '#test/support/portal-client.ts'
import { runSql } from '#test/support/portal-database.ts'
import { ALTA, dropPapers, dropZone, fillLaborales, fillPersonales, leaveExpediente } from './alta-pantalla.ts'
import { openEscenario, type Escenario } from './sesion-portal.ts'
import { watchTraffic, type Traffic } from './trafico.ts'
import type { Page } from 'playwright-core'

/** A page of one account, looked at in both widths and both themes without loading it again. */
interface Vista {
  readonly page: Page
  readonly traffic: Traffic
  /** Where the frame around the page was looked at already: "390 dark". */
  readonly framed: Set<string>
}

// So tall that nothing passes under the fixed bars: axe takes what they cover for a small target.
const TALL = 4_000
/** The same whatever opens on a page; its colours, on every page of an account. */
const FRAME = ['.frame-top', '.nav']

let escenario: Escenario
let admin: Vista
let desk: Vista
let personaId = 0
let movimientoId = 0

beforeAll(async () => {
  escenario = await openEscenario()
  const client = await signInTo(escenario.portal.url, 'ventanilla1')
  const persona = otraPersona()
  const { movimiento } = await registrarAlta(client, persona)
  movimientoId = movimiento
  const [row] = await runSql<{ id: number }>(escenario.portal, 'SELECT id FROM afiliados WHERE curp = $1', [
    persona.curp,
  ])
  personaId = Number(row?.id)
  ;[admin, desk] = await Promise.all([opened('admin'), opened('ventanilla1')])
})
afterAll(() => escenario.close())

/** Pages that need nobody, then a desk's, then the administrator's; each with a text that tells that it is there. */
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
  ['/procesos/1', /./],
  ['/dashboard?vista=tablero_inicio', 'Análisis de afiliación'],
  ['/dashboard?vista=tablero_acerca', 'Acerca del instituto'],
  ['/dashboard?vista=tablero_indicadores&reporte=ejecutivo', 'Reporte ejecutivo'],
  ['/dashboard?vista=tablero_indicadores&reporte=dinamicos', 'Reportes dinámicos'],
  ['/dashboard?vista=procesosDashboard', 'Panel General de Procesos'],
] as const

async function opened(usuario?: string): Promise<Vista> {
  const page = await newPage(escenario.browser)
  const traffic = watchTraffic(page)
  await page.setViewportSize({ width: ANCHO.escritorio.width, height: TALL })
  if (usuario) await signInAs(page, escenario.portal.url, usuario)
  return { page, traffic, framed: new Set() }
}

async function open({ page, traffic, framed }: Vista, address: string): Promise<void> {
  for (const { width } of Object.values(ANCHO)) framed.delete(`${width} light`)
  await page.goto(`${escenario.portal.url}${address}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await traffic.settled()
}

/** Colours on their way from one theme to the other, and what follows a new width, have arrived. */
async function settle(): Promise<void> {
  for (;;) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    if (transitions.length === 0) return
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  }
}

const SCHEMES = ['dark', 'light'] as const

/**
 * At both widths in both themes, in place: a theme changes colours only, a width what stands where. In the dark only colours
 * are looked at again; the frame, which does not change while one stays on a page, once; and under a modal dialog, which
 * makes the page inert, nothing but the dialog.
 */
async function expectGood(vista: Vista, schemes: readonly (typeof SCHEMES)[number][] = SCHEMES): Promise<void> {
  const { page, framed } = vista
  const isModal = (await page.locator('dialog:modal').count()) > 0
  for (const { width } of [ANCHO.telefono, ANCHO.escritorio]) {
    await page.setViewportSize({ width, height: TALL })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
      await page.evaluate(settle)
      const where = `${width} ${colorScheme}`
      const scope = isModal ? { include: 'dialog:modal' } : { exclude: framed.has(where) ? FRAME : [] }
      await expectAccessible(page, { ...scope, ...(colorScheme === 'dark' && { rule: 'color-contrast' }) })
      if (!isModal) framed.add(where)
    }
    await expectNoSidewaysScroll(page)
  }
}

describe('what needs nobody', () => {
  it.each(PUBLICAS)('%s', async (address) => {
    const visitor = await opened()
    await open(visitor, address)
    await expectGood(visitor)
    await visitor.page.context().close()
  })
})

describe('what an administrator sees', () => {
  it.each(PAGINAS)('%s', async (address, text) => {
    await open(admin, address)
    await admin.page.getByRole('heading', { level: 1, name: text }).waitFor()
    await expectGood(admin)
  })

  it('every component and state, light and dark side by side on one page', async () => {
    await open(admin, '/panel/estilo')
    await expectGood(admin, ['light'])
  })

  it('a person: data, papers, movements and history', async () => {
    await open(admin, `/panel/afiliados/${personaId}/show`)
    for (const seccion of ['Datos', 'Documentos', 'Movimientos', 'Historial']) {
      await admin.page.getByRole('tab', { name: new RegExp(`^${seccion}`) }).click()
      await admin.traffic.settled()
      await expectGood(admin)
    }
  })

  it('a movement beside its list', async () => {
    await open(admin, `/panel/movimientos/${movimientoId}/show`)
    await admin.page.getByRole('heading', { name: 'Recorrido' }).waitFor()
    await expectGood(admin)
  })
})

describe('what a desk sees', () => {
  it('its own page', async () => {
    await open(desk, '/dependenciaVentanilla')
    await expectGood(desk)
  })

  it('the alta at each of its steps, and what opens over them', async () => {
    const { page, traffic } = desk
    await open(desk, ALTA)
    await expectGood(desk)
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await page.getByRole('alert').first().waitFor()
    await expectGood(desk)
    await dropPapers(page, muestra('1'))
    await expectGood(desk)
    await page.getByRole('button', { name: 'Ver datos de CURP' }).click()
    await page.getByRole('dialog').waitFor()
    await traffic.settled()
    await expectGood(desk)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Más acciones de CURP' }).click()
    await expectGood(desk)
    await page.getByRole('menuitem', { name: 'Captura manual' }).click()
    await page.getByRole('dialog').waitFor()
    await expectGood(desk)
    await page.keyboard.press('Escape')
    await dropZone(page).setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('notas') })
    await page.getByText('notas.txt').waitFor()
    await expectGood(desk)
    await page.getByRole('list', { name: 'Archivos por colocar' }).getByRole('button', { name: 'Quitar' }).click()
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await page.getByRole('dialog', { name: 'Carta Testamentaria pendiente' }).waitFor()
    await expectGood(desk)
    await page.keyboard.press('Escape')
    await leaveExpediente(page)
    await expectGood(desk)
    await page.getByRole('button', { name: 'Siguiente: datos laborales' }).click()
    await page.getByRole('alert').first().waitFor()
    await expectGood(desk)
    await fillPersonales(page)
    await expectGood(desk)
    await fillLaborales(page)
    await expectGood(desk)
    await page.getByRole('button', { name: 'Descartar borrador' }).click()
    const dialog = page.getByRole('dialog', { name: 'Descartar borrador' })
    await dialog.waitFor()
    await expectGood(desk)
    await dialog.getByRole('button', { name: 'Descartar borrador' }).click()
    await page.getByText('0 de 3 validados').waitFor()
  })
})
