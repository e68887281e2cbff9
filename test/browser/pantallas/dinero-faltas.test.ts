import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectAccessible } from '#test/support/browser.ts'
import { cuentaLarga, dineroLargo, personaDetallada, prestamoPrevisto } from './dinero-largo.ts'
import { openFingido, type PortalFingido, type Respuesta } from './portal-fingido.ts'
import { quincenaLarga } from './quincena-larga.ts'
import type { PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { Locator } from 'playwright-core'

/* What is wrong with a form of money stands at its field, in sight, with the focus. */
let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

const QUIEN = {
  nombre:
    'Villavicencio-Montemayor y Bustamante de la Garza Echeverría Iturbide, Maximiliana Guadalupe del Sagrado Corazón',
  unidad: 'Secretaría de Desarrollo Urbano',
}
const DINERO = dineroLargo(QUIEN)
const CUENTA = cuentaLarga(QUIEN)
const vista = (nombre: string): string => `/dashboard?vista=${nombre}`
const main = (): Locator => portal.page.getByRole('main')
const dialog = (): Locator => portal.page.getByRole('dialog')
const boton = (name: string, where: Locator = dialog()): Locator => where.getByRole('button', { name, exact: true })
const hasFocus = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true)

async function abrir(address: string, respuestas: Readonly<Record<string, Respuesta>>, abre: string): Promise<void> {
  portal.answer(respuestas)
  await portal.go(address)
  await boton(abre, main()).first().click()
  await dialog().waitFor()
}

const cuenta = (body: object): Readonly<Record<string, Respuesta>> => ({
  '/api/panel/cair/interno-999999': { body },
  '/api/panel/cair/7': { body },
})

describe.each(Object.entries(ANCHO))('on a window of %s', (_which, ancho) => {
  it('a yield without its year asks for the year, and tells none that nobody wrote', async () => {
    await portal.page.setViewportSize(ancho)
    const panel = { '/api/panel/cair-rendimientos': { body: { rendimientos: [], actions: ['aplicar'] } } }
    await abrir(`${vista('cair')}&tab=rendimientos`, panel, 'Aplicar rendimiento')
    await dialog().getByLabel('Año', { exact: true }).fill('')
    await boton('Ver lo que abonaría').click()
    await dialog().getByText('Escribe el año del rendimiento.').waitFor()
    await hasFocus(dialog().getByLabel('Año', { exact: true }))
  })

  it('of several beneficiaries the one without a name is told, and what their shares add up to', async () => {
    await portal.page.setViewportSize(ancho)
    await abrir(`${vista('cair')}&cuenta=999999`, cuenta(CUENTA), 'Retiro de Capital')
    await boton('Agregar beneficiario').click()
    const [nombres, porcentajes] = [dialog().getByLabel('Nombre'), dialog().getByLabel('Porcentaje')]
    await nombres.first().fill('Quiroga Peña, Ana')
    await porcentajes.first().fill('60')
    await porcentajes.last().fill('40')
    await boton('Solicitar retiro').click()
    await dialog().getByText('Escribe el nombre.').waitFor()
    expect(await nombres.evaluateAll((all) => all.map((one) => one.getAttribute('aria-invalid')))).toEqual([
      null,
      'true',
    ])
    await hasFocus(nombres.last())
    await expectAccessible(portal.page, { include: 'dialog' })

    await nombres.last().fill('Quiroga Peña, Eva')
    await porcentajes.last().fill('30')
    await boton('Solicitar retiro').click()
    await dialog().getByText('Los porcentajes suman 90 %; se esperaba 100 %.').waitFor()
    expect(await dialog().getByText('Escribe el nombre.').count()).toBe(0)
    await hasFocus(nombres.first())
  })

  it('a paper that is missing takes the focus where everything else is right', async () => {
    await portal.page.setViewportSize(ancho)
    const activa = { ...CUENTA, situacion: 'A', edad: 40, porDescontar: [] }
    await abrir(`${vista('cair')}&cuenta=999999`, cuenta(activa), 'Aportación Voluntaria')
    await dialog().getByRole('textbox', { name: 'Importe' }).fill('3650')
    await boton('Solicitar aportación').click()
    await dialog().getByText('Sube el documento que lo comprueba.').waitFor()
    await hasFocus(boton('Buscar'))
    await expectAccessible(portal.page, { include: 'dialog' })
  })

  it('what the server says of the person of a loan is told once, beside that person, whom a press takes away', async () => {
    const { page } = portal
    await page.setViewportSize(ancho)
    const rechazo = 'Solo se presta a quien está activo o con licencia.'
    const call = (url: URL): boolean => url.pathname === '/api/panel/prestamos'
    await abrir(
      '/panel/prestamos',
      {
        '/api/panel/prestamos': { rows: [DINERO.prestamo] },
        '/api/panel/afiliados/buscar': { rows: [personaDetallada(QUIEN)] },
        '/api/panel/prestamos/previsto': { body: prestamoPrevisto(QUIEN) },
      },
      'Nuevo préstamo',
    )
    await page.route(call, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 422,
            json: { error: 'Hay datos por corregir.', codigo: 'reglas', campos: { interno: rechazo } },
          })
        : route.fallback(),
    )
    await dialog().getByRole('searchbox', { name: 'Persona' }).fill('VIGM')
    await dialog()
      .getByRole('button', { name: /VIGM910417MASLRX08/ })
      .click()
    await dialog().getByRole('textbox', { name: 'Capital' }).fill('9000')
    await dialog().getByRole('textbox', { name: 'Quincenas' }).fill('6')
    await boton('Otorgar préstamo').click()
    const persona = dialog().getByRole('group', { name: 'Persona' })
    await persona.getByText(rechazo).waitFor()
    expect(await dialog().getByText(rechazo).count()).toBe(1)
    expect(await dialog().getByText('Hay datos por corregir.').count()).toBe(0)
    await hasFocus(persona.getByRole('button', { name: /^Quitar a/ }))
    await expectAccessible(page, { include: 'dialog' })
    await page.unroute(call)
  })

  it('a constant whose value is no number has the focus there', async () => {
    await portal.page.setViewportSize(ancho)
    portal.answer({ '/api/variables': { body: quincenaLarga(QUIEN).constantes } })
    await portal.go(vista('variables'))
    await main().getByLabel('Nombre', { exact: true }).fill('TASA_NUEVA')
    await main().getByLabel('Valor numérico', { exact: true }).fill('doce')
    await boton('Registrar', main()).click()
    await main().getByText('El valor debe ser un número válido.').waitFor()
    await hasFocus(main().getByLabel('Valor numérico', { exact: true }))
  })

  it('a rate that is no number tells what was written', async () => {
    await portal.page.setViewportSize(ancho)
    const parametros = quincenaLarga(QUIEN).parametros
    await abrir(vista('FondosParametros'), { '/api/panel/fondos-parametros': { body: parametros } }, 'Agregar')
    const [primera, segunda] = ['FAA', 'FVE'].map((clave) => dialog().getByLabel(clave, { exact: true }))
    await primera!.fill('4,5%')
    await segunda!.fill('')
    await boton('Revisar efecto').click()
    const esperado = 'un número, como 4.5, con seis decimales a lo más.'
    await dialog().getByText(`Dice "4,5%"; se esperaba ${esperado}`).waitFor()
    await dialog().getByText(`Escribe ${esperado}`).waitFor()
    await hasFocus(primera!)
  })

  it('a balance of ten figures is one line, and the number of who owes a loan begins its own', async () => {
    const { page } = portal
    await page.setViewportSize(ancho)
    portal.answer(cuenta(CUENTA))
    await portal.go(`${vista('cair')}&cuenta=999999`)
    const saldo = main().getByRole('definition').filter({ hasText: '$1,999,999,999.98' }).first()
    await saldo.waitFor()
    expect((await saldo.boundingBox())!.height).toBeLessThan(32)

    const detalle: PrestamoDetalle = {
      ...DINERO.prestamo,
      motivo: '',
      creadoAt: '2026-11-20T15:56:00.000Z',
      movimientos: [],
      ordenes: [],
      ordenadoCentavos: 0,
      actos: [],
    }
    portal.answer({
      '/api/panel/prestamos': { rows: [DINERO.prestamo] },
      '/api/panel/prestamos/999999': { body: detalle },
    })
    await portal.go('/panel/prestamos/P-999999')
    await page.getByText('No. interno 999999', { exact: true }).waitFor()
  })
})
