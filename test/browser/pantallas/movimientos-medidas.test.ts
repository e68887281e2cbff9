import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectAccessible } from '#test/support/browser.ts'
import {
  ENCONTRADA,
  ENTIDAD,
  historial,
  KARDEX,
  MOVIMIENTO,
  PERSONA,
  QUINCENA,
  VERIFICADO,
} from '#test/support/fingido/movimientos.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'
import type { Respuestas } from '#test/support/fingido/respuestas.ts'
import type { Locator } from 'playwright-core'

/* What needs a real browser on the screens of movements: whole texts, widths, and states that no other test checks with axe. */
let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

const LISTA = '/api/panel/movimientos'
const CONSULTA = '/api/panel/consulta'
const vista = (nombre: string): string => `/dashboard?vista=${nombre}`
const main = (): Locator => portal.page.getByRole('main')
const dialogo = (name: string): Locator => portal.page.getByRole('dialog', { name })

async function abrir(address: string, respuestas: Respuestas): Promise<void> {
  portal.answer(respuestas)
  await portal.page.setViewportSize(ANCHO.escritorio)
  await portal.go(address)
}

/** How many px of a table stand outside of its frame. */
const beyond = (table: Locator): Promise<number> =>
  table.evaluate((element) => {
    const frame = element.parentElement
    return frame === null ? Infinity : element.getBoundingClientRect().width - frame.getBoundingClientRect().width
  })

/** Whether a cell shows all its text. */
const entera = (cell: Locator): Promise<boolean> =>
  cell.evaluate((element) => {
    const line = element.querySelector('.cut-line') ?? element
    return line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight
  })

describe('the search of a procedure', () => {
  it('cuts neither a name nor why somebody cannot be chosen, on a desk and on a phone', async () => {
    const nombre = 'Villavicencio-Montemayor y Bustamante de la Garza, Maximiliana Guadalupe del Sagrado Corazón'
    const larga = { ...ENCONTRADA, id: 8, nombre, curp: 'VIGM910417MASLRX08' }
    await abrir(vista('licencia'), {
      '/api/personas-tramite/licencia/busqueda': {
        body: { personas: [ENCONTRADA, larga], ajenas: [] },
      },
    })
    await main().getByRole('searchbox', { name: 'Nombre' }).fill('Hernández')
    const rows = main().getByRole('row')
    expect(await entera(rows.filter({ hasText: ENCONTRADA.curp }).getByRole('cell').nth(1))).toBe(true)
    expect(await entera(rows.filter({ hasText: nombre }).getByText(larga.porQue))).toBe(true)
    await portal.page.setViewportSize(ANCHO.telefono)
    const row = rows.filter({ hasText: nombre })
    for (const text of [nombre, larga.porQue]) {
      expect(await entera(row.getByRole('cell').filter({ hasText: text }))).toBe(true)
      expect(await entera(row.getByText(text))).toBe(true)
    }
    await row.getByRole('link', { name: 'Pedir su reingreso' }).waitFor()
  })
})

describe('the lists of movements', () => {
  it('search once typing pauses, also while the list is drawn again and again', async () => {
    await abrir(vista('solicitudesMovimientos'), {
      [LISTA]: { rows: [MOVIMIENTO] },
      [`${LISTA}/buscar`]: { rows: [] },
    })
    await main().getByLabel('Folio, nombre, CURP o No. interno').fill('Hernández')
    // Each new width draws the list again, sooner than the pause ends; a fast machine draws hundreds meanwhile.
    let px = 0
    await expect
      .poll(
        async () => {
          px = (px + 1) % 60
          await portal.page.setViewportSize({ width: 1200 + px, height: 900 })
          return [...portal.asked]
        },
        { interval: 1 },
      )
      .toContain(`${LISTA}/buscar`)
  })

  it.each([
    ['jefeDpto', 'Movimientos que esperan', 'Validado'],
    ['validacionDependencia', 'Movimientos que esperan', 'Solicitado'],
  ] as const)('the tray %s is whole on a desk, however long what changes is', async (nombre, tabla, estatus) => {
    const rows = [{ ...MOVIMIENTO, nombre: 'Francisco Javier', apellidoMaterno: 'González', estatus }]
    await abrir(vista(nombre), { [LISTA]: { rows } })
    const table = main().getByRole('table', { name: tabla })
    await table.getByText(MOVIMIENTO.cambio).waitFor()
    expect(await beyond(table)).toBeLessThanOrEqual(0)
  })

  it('a cancellation is a narrow form', async () => {
    await abrir(`${vista('validacionCancelacion')}&movimiento=C-26-000009`, {
      [`${LISTA}/C-26-000009`]: { body: MOVIMIENTO },
    })
    await main().getByRole('button', { name: 'Confirmar Cancelación' }).waitFor()
    const card = await main().locator('.card').first().boundingBox()
    expect(card?.width).toBeLessThanOrEqual(720)
  })
})

describe('what is consulted', () => {
  it('Historial and its expediente show whole names', async () => {
    await abrir(vista('HistorialPage'), {
      '/api/historial/quincenas': { body: [QUINCENA] },
      '/api/historial/quincenas/2226': historial([ENTIDAD]),
      [CONSULTA]: { rows: [PERSONA] },
    })
    expect(await entera(main().getByRole('cell', { name: PERSONA.adscripcion, exact: true }))).toBe(true)
    await main()
      .getByRole('button', { name: /^Expediente de/ })
      .click()
    const nombre = dialogo(`Expediente de ${PERSONA.adscripcion}`).getByRole('cell', {
      name: 'Hernández Rodríguez, María Guadalupe',
    })
    expect(await entera(nombre.first())).toBe(true)
  })

  it('a Kardex is accessible', async () => {
    await abrir(`${vista('ConsultaAfiliadosPage')}&kardex=7`, {
      [CONSULTA]: { rows: [PERSONA] },
      [`${CONSULTA}/7`]: { body: KARDEX },
    })
    await dialogo('Kardex').getByRole('link', { name: 'Licencia con aportación' }).waitFor()
    await expectAccessible(portal.page, { include: 'dialog' })
  })

  it('a checked folio is accessible', async () => {
    await abrir('/verificar/a26000009', { '/api/verificar/A-26-000009': { body: VERIFICADO } })
    await portal.page.getByText('Documento vigente.').waitFor()
    await expectAccessible(portal.page)
  })
})
