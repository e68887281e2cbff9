import { afterAll, beforeAll, expect, it } from 'vitest'
import { ANCHO, expectAccessible } from '#test/support/browser.ts'
import { cuentaLarga, dineroLargo, personaDetallada, prestamoPrevisto } from '#test/support/fingido/dinero-largo.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'
import type { Respuestas } from '#test/support/fingido/respuestas.ts'
import type { PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { Locator } from 'playwright-core'

/* What needs a real browser in forms of money, at the width of a phone: places, and refusals that no other test checks with axe. */
let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido(ANCHO.telefono)
})
afterAll(() => portal.close())

const QUIEN = {
  nombre:
    'Villavicencio-Montemayor y Bustamante de la Garza Echeverría Iturbide, Maximiliana Guadalupe del Sagrado Corazón',
  unidad: 'Secretaría de Desarrollo Urbano',
}
const DINERO = dineroLargo(QUIEN)
const CUENTA = cuentaLarga(QUIEN)
const DETALLE: PrestamoDetalle = {
  ...DINERO.prestamo,
  motivo: '',
  creadoAt: '2026-11-20T15:56:00.000Z',
  movimientos: [],
  ordenes: [],
  ordenadoCentavos: 0,
  actos: [],
  cobros: [],
  saldosAFavor: [],
}
const CAIR = '/dashboard?vista=cair'
const main = (): Locator => portal.page.getByRole('main')
const dialog = (): Locator => portal.page.getByRole('dialog')
const boton = (name: string, where: Locator = dialog()): Locator => where.getByRole('button', { name, exact: true })
const expectDialogAccessible = (): Promise<void> => expectAccessible(portal.page, { include: 'dialog' })

async function abrir(address: string, respuestas: Respuestas): Promise<void> {
  portal.answer(respuestas)
  await portal.go(address)
}

const cuenta = (body: object): Respuestas => ({
  '/api/panel/cair/interno-999999': { body },
  '/api/panel/cair/7': { body },
})

it('of a withdrawal, a balance of ten figures is one line and beneficiaries are aligned; its refusal is accessible', async () => {
  await abrir(`${CAIR}&cuenta=999999`, cuenta(CUENTA))
  const saldo = main().getByRole('definition').filter({ hasText: '$1,999,999,999.98' }).first()
  await saldo.waitFor()
  expect((await saldo.boundingBox())!.height).toBeLessThan(32)

  await boton('Retiro de Capital', main()).first().click()
  await boton('Agregar beneficiario').click()
  for (const label of ['Nombre', 'Parentesco', 'Porcentaje']) {
    const cajas = dialog().getByLabel(label)
    const [uno, otro] = await Promise.all([cajas.first().boundingBox(), cajas.last().boundingBox()])
    expect([label, otro?.x, otro?.width]).toEqual([label, uno?.x, uno?.width])
  }
  await boton('Solicitar retiro').click()
  await dialog().getByText('Escribe el nombre.').first().waitFor()
  await expectDialogAccessible()
})

it('a contribution without its paper is accessible', async () => {
  await abrir(`${CAIR}&cuenta=999999`, cuenta({ ...CUENTA, situacion: 'A', edad: 40, porDescontar: [] }))
  await boton('Aportación Voluntaria', main()).first().click()
  await dialog().getByRole('textbox', { name: 'Importe' }).fill('3650')
  await boton('Solicitar aportación').click()
  await dialog().getByText('Sube el documento que lo comprueba.').waitFor()
  await expectDialogAccessible()
})

it('a loan that is refused for its person is accessible', async () => {
  const rechazo = 'Solo se presta a quien está activo o con licencia.'
  const rechazado = { status: 422, error: 'Hay datos.', codigo: 'reglas', campos: { interno: rechazo } }
  await abrir('/panel/prestamos', {
    '/api/panel/prestamos': ({ method }) => (method === 'POST' ? rechazado : { rows: [DINERO.prestamo] }),
    '/api/panel/afiliados/buscar': { rows: [personaDetallada(QUIEN)] },
    '/api/panel/prestamos/previsto': { body: prestamoPrevisto(QUIEN) },
  })
  await boton('Nuevo préstamo', main()).first().click()
  await dialog().getByRole('searchbox', { name: 'Persona' }).fill('VIGM')
  await dialog()
    .getByRole('button', { name: /VIGM910417MASLRX08/ })
    .click()
  await dialog().getByRole('textbox', { name: 'Capital' }).fill('9000')
  await dialog().getByRole('textbox', { name: 'Quincenas' }).fill('6')
  await boton('Proponer préstamo').click()
  await dialog().getByText(rechazo).waitFor()
  await expectDialogAccessible()
})

it('a loan that cannot be settled yet is accessible', async () => {
  const impide = 'Todavía no se puede liquidar: hay $710.50 ya ordenados que nadie ha respondido ni pagado.'
  await abrir('/panel/prestamos/P-999999/show', {
    '/api/panel/prestamos': { rows: [DINERO.prestamo] },
    '/api/panel/prestamos/999999': {
      body: { ...DETALLE, ordenadoCentavos: 71_050, actos: [{ acto: 'liquidar', efecto: [], impide }] },
    },
  })
  await boton('Liquidar', main()).click()
  await dialog().getByText(impide).waitFor()
  await expectDialogAccessible()
})
