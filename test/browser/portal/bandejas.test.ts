import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario

beforeAll(async () => {
  escenario = await openEscenario()
})
afterAll(() => escenario.close())

const abrir = (page: Page, vista: string) => page.goto(`${escenario.portal.url}/dashboard?vista=${vista}`)
const renglon = (page: Page, { interno }: RespuestaAlta): Locator =>
  page.getByRole('row').filter({ hasText: String(interno).padStart(6, '0') })
const folioEn = (page: Page, { folio }: RespuestaAlta): Locator => page.getByRole('button', { name: folio })

/** Folios of a tray, from the top. */
const foliosDe = (page: Page) =>
  page
    .getByRole('table', { name: 'Movimientos que esperan' })
    .getByRole('button', { name: /^[A-Z]-/ })
    .allTextContents()
const enfocado = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** The pointer is pressed once where `button` is now, or as often as that, as who double-clicks everything. */
async function press(page: Page, button: Locator, clickCounts: readonly number[] = [1]): Promise<void> {
  const box = await button.boundingBox()
  if (!box) throw new Error('nothing to press')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (const clickCount of clickCounts) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
  }
}

/** Each act that the page sends from now on, in its order: what was sent before a later one is before it here. */
function actosDe(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const acto = /\/api\/movimientos\/(.+)$/.exec(request.url())?.[1]
    if (request.method() !== 'POST' || acto === undefined) return
    const { movimientos } = request.postDataJSON() as { movimientos?: readonly { folio: string }[] }
    sent.push(movimientos ? `${acto} ${movimientos.map(({ folio }) => folio).join()}` : acto)
  })
  return sent
}

/**
 * From now on time passes on the page only by `step`: on no machine, however slow, does a rest end by itself. It stops at a moment
 * to come, ten seconds ahead: the page's own clock runs on until it is told, and no clock goes back.
 */
const stopTime = async (page: Page): Promise<void> => page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))

/** Time passes, as little as it takes until there are so many. */
const step = (page: Page, what: Locator, times: number) =>
  expect.poll(async () => (await page.clock.runFor(5), what.count())).toBe(times)

const resting = (button: Locator) => button.and(button.page().locator('[aria-disabled=true]'))

async function altas(n: number): Promise<RespuestaAlta[]> {
  const desk = await signInTo(escenario.portal.url, 'ventanilla1')
  const made: RespuestaAlta[] = []
  for (let i = 0; i < n; i++) made.push(await registrarAlta(desk, otraPersona()))
  return made
}

describe('the trays of movements', () => {
  it('take one from the dependency to the jefe, by button, by key and many at once', async () => {
    // Nobody else's waits in any tray.
    await runSql(escenario.portal, 'UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE')
    const [una, otra] = (await altas(2)) as [RespuestaAlta, RespuestaAlta]
    const validador = await escenario.enter('validador1')
    await abrir(validador, 'validacionDependencia')
    // Its sheet, and its page in the panel, call the act as the row does.
    await renglon(validador, una).getByRole('button', { name: 'Ver Detalles' }).click()
    const detalle = validador.getByRole('dialog', { name: 'Detalles Completos del Movimiento' })
    await detalle.getByRole('button', { name: 'Aprobar' }).waitFor()
    expect(await validador.getByRole('button', { name: 'Validar' }).count()).toBe(0)
    await validador.goto(`${escenario.portal.url}/panel/movimientos/${una.folio}/show`)
    await validador.getByRole('button', { name: 'Aprobar' }).waitFor()
    expect(await validador.getByRole('button', { name: 'Validar' }).count()).toBe(0)
    await abrir(validador, 'validacionDependencia')
    for (const alta of [otra, una]) {
      await renglon(validador, alta).getByRole('button', { name: 'Aprobar' }).click()
      await renglon(validador, alta).waitFor({ state: 'detached' })
    }
    const aviso = validador.getByRole('status').locator('div', { hasText: `Se aprobó el movimiento ${una.folio}.` })
    await aviso.getByRole('button', { name: 'Deshacer' }).click()
    await renglon(validador, una).getByRole('button', { name: 'Aprobar' }).click()
    await renglon(validador, una).waitFor({ state: 'detached' })
    const auxiliar = await escenario.enter('auxiliar')
    // What was searched in the list of movements hides nothing of the tray, loaded again or not.
    await abrir(auxiliar, 'solicitudesMovimientos')
    await auxiliar.getByLabel('Folio, nombre, CURP o No. interno').fill(una.folio)
    await auxiliar.getByText('1 de ', { exact: false }).first().waitFor()
    await auxiliar.reload()
    await auxiliar.getByText('1 de ', { exact: false }).first().waitFor()
    await auxiliar.getByRole('link', { name: 'Por revisar' }).click()
    await folioEn(auxiliar, otra).waitFor()
    await auxiliar.reload()
    await folioEn(auxiliar, una).waitFor()
    expect(await foliosDe(auxiliar)).toEqual([otra.folio, una.folio])
    await folioEn(auxiliar, otra).focus()
    for (const alta of [otra, una]) {
      await expect.poll(() => enfocado(auxiliar)).toBe(alta.folio)
      await auxiliar.keyboard.press('r')
      await folioEn(auxiliar, alta).waitFor({ state: 'detached' })
    }
    const jefe = await escenario.enter('jefe')
    await abrir(jefe, 'jefeDpto')
    await folioEn(jefe, una).waitFor()
    await jefe.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check()
    await jefe.getByRole('region', { name: 'Selección' }).getByRole('button', { name: 'Aprobar' }).click()
    await jefe.getByText('2 movimientos aprobados').waitFor()
    await jefe.getByText('Nada espera por ti').waitFor()
    // What was just approved is taken back from its own notice, many at once or one by key.
    const deshacer = jefe.getByRole('status').getByRole('button', { name: 'Deshacer' })
    await deshacer.click()
    await jefe.getByText('2 movimientos vuelven a esperarte').waitFor()
    await folioEn(jefe, otra).focus()
    await jefe.keyboard.press('a')
    await folioEn(jefe, otra).waitFor({ state: 'detached' })
    await jefe.getByText('1 movimiento aprobado').waitFor()
    await deshacer.click()
    await jefe.getByText('1 movimiento vuelve a esperarte').waitFor()
    await folioEn(jefe, otra).waitFor()
    expect((await foliosDe(jefe)).toSorted()).toEqual([una.folio, otra.folio])
  })

  it('act once when pressed twice: the next movement, that takes its place, is left alone', async () => {
    const made = await altas(4)
    const [una, otra, tercera, cuarta] = made as [RespuestaAlta, RespuestaAlta, RespuestaAlta, RespuestaAlta]
    const validador = await escenario.enter('validador1')
    await abrir(validador, 'validacionDependencia')
    const validados = actosDe(validador)
    const aprobar = (alta: RespuestaAlta) => renglon(validador, alta).getByRole('button', { name: 'Aprobar' })
    await press(validador, aprobar(una), [1, 2])
    await renglon(validador, una).waitFor({ state: 'detached' })
    // It has rested: nothing but the count of the gesture tells that this press was meant for the one before.
    await expect.poll(() => resting(aprobar(otra)).count()).toBe(0)
    await press(validador, aprobar(otra), [3])
    for (const alta of [otra, tercera, cuarta]) {
      await aprobar(alta).click()
      await renglon(validador, alta).waitFor({ state: 'detached' })
    }
    expect(validados).toEqual(made.map(({ folio }) => `${folio}/validar`))

    const auxiliar = await escenario.enter('auxiliar')
    await abrir(auxiliar, 'auxiliar')
    const revisados = actosDe(auxiliar)
    await folioEn(auxiliar, una).click()
    const hoja = auxiliar.getByRole('complementary')
    const revisar = hoja.getByRole('button', { name: 'Marcar como revisado' })
    await hoja.getByText(una.folio).waitFor()
    await press(auxiliar, revisar, [1, 2])
    await hoja.getByText(otra.folio).waitFor()
    await expect.poll(() => resting(revisar).count()).toBe(0)
    await press(auxiliar, revisar, [3])
    // A key that is held does what one press does.
    await hoja.getByRole('button', { name: 'Cerrar' }).click()
    await folioEn(auxiliar, otra).focus()
    await auxiliar.keyboard.down('r')
    await expect.poll(() => enfocado(auxiliar)).toBe(tercera.folio)
    for (let times = 0; times < 5; times++) await auxiliar.keyboard.down('r')
    await auxiliar.keyboard.up('r')
    await auxiliar.keyboard.press('ArrowDown')
    for (const alta of [cuarta, tercera]) {
      await expect.poll(() => enfocado(auxiliar)).toBe(alta.folio)
      await auxiliar.keyboard.press('r')
      await folioEn(auxiliar, alta).waitFor({ state: 'detached' })
    }
    const lotes = [otra, cuarta, tercera].map(({ folio }) => `lote ${folio}`)
    expect(revisados).toEqual([`${una.folio}/revisar`, ...lotes])
  })

  it('take no second press, half a second later, for whoever took the place of the one before', async () => {
    const [una, otra, tercera] = (await altas(3)) as [RespuestaAlta, RespuestaAlta, RespuestaAlta]
    const validador = await escenario.enter('validador1')
    await validador.clock.install()
    await abrir(validador, 'validacionDependencia')
    const validados = actosDe(validador)
    const aprobar = (alta: RespuestaAlta) => renglon(validador, alta).getByRole('button', { name: 'Aprobar' })
    await aprobar(una).waitFor()
    await stopTime(validador)
    await press(validador, aprobar(una))
    await step(validador, renglon(validador, una), 0)
    await step(validador, resting(aprobar(otra)), 1)
    await validador.clock.runFor(500)
    await press(validador, aprobar(otra))
    // By keyboard, which holds no place, the next is done at once; and by the pointer once it has rested.
    await aprobar(tercera).press('Enter')
    await step(validador, renglon(validador, tercera), 0)
    await validador.clock.resume()
    await aprobar(otra).click()
    await renglon(validador, otra).waitFor({ state: 'detached' })
    expect(validados).toEqual([una, tercera, otra].map(({ folio }) => `${folio}/validar`))

    const auxiliar = await escenario.enter('auxiliar')
    await auxiliar.clock.install()
    await abrir(auxiliar, 'auxiliar')
    const revisados = actosDe(auxiliar)
    await folioEn(auxiliar, una).click()
    const hoja = auxiliar.getByRole('complementary')
    const revisar = hoja.getByRole('button', { name: 'Marcar como revisado' })
    await hoja.getByText(una.folio).waitFor()
    await stopTime(auxiliar)
    await press(auxiliar, revisar)
    await step(auxiliar, hoja.getByText(tercera.folio), 1)
    await step(auxiliar, resting(revisar), 1)
    await auxiliar.clock.runFor(500)
    await press(auxiliar, revisar)
    await auxiliar.clock.resume()
    await revisar.click()
    await folioEn(auxiliar, tercera).waitFor({ state: 'detached' })
    expect(revisados).toEqual([una, tercera].map(({ folio }) => `${folio}/revisar`))
  })

  it('keep the keyboard where it was when what was pressed leaves with its act', async () => {
    const [alta] = (await altas(2)) as [RespuestaAlta]
    const validador = await escenario.enter('validador1')
    await abrir(validador, 'validacionDependencia')
    await renglon(validador, alta).getByRole('button', { name: 'Aprobar' }).press('Enter')
    await renglon(validador, alta).waitFor({ state: 'detached' })
    // On the folio of the row that took its place, which only opens it: a second Enter approves nobody else.
    await expect.poll(() => enfocado(validador)).toMatch(/^A-26-/)
    await validador.goto(`${escenario.portal.url}/panel/movimientos/${alta.folio}/show`)
    await validador.getByRole('button', { name: 'Deshacer' }).press('Enter')
    await validador.getByText(/^Se deshizo/).waitFor()
    await expect.poll(() => validador.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  })

  it('show one whole and return it with a note, and its author reads what to correct', async () => {
    const [alta] = (await altas(1)) as [RespuestaAlta]
    const validador = await escenario.enter('validador1')
    await abrir(validador, 'solicitudesMovimientos')
    await renglon(validador, alta).getByRole('button', { name: 'Detalles' }).click()
    const dialogo = validador.getByRole('dialog', { name: 'Detalles Completos del Movimiento' })
    for (const titulo of ['Información Personal', 'Información Organizacional', 'Estados y Fechas', 'IDs del Sistema'])
      await dialogo.getByRole('heading', { name: titulo }).waitFor()
    await dialogo.getByRole('button', { name: 'Devolver' }).click()
    const devolver = validador.getByRole('dialog', { name: `Devolver el movimiento ${alta.folio}` })
    await devolver.getByRole('button', { name: 'Devolver' }).click()
    await devolver.getByText('Escribe qué debe corregirse, o señala un campo.').first().waitFor()
    await devolver.getByLabel('Qué debe corregirse').fill('Falta la firma del titular.')
    await devolver.getByRole('button', { name: 'Devolver' }).click()
    await validador.getByText(`Se devolvió el movimiento ${alta.folio}.`).waitFor()
    const desk = await escenario.enter('ventanilla1')
    await desk.goto(`${escenario.portal.url}/panel/movimientos/${alta.movimiento}/show`)
    await desk.getByText('Falta la firma del titular.').first().waitFor()
  })

  it('cancel one with its reason, and go back to the list it came from', async () => {
    const [alta] = (await altas(1)) as [RespuestaAlta]
    const validador = await escenario.enter('validador1')
    await abrir(validador, 'validacionDependencia')
    await renglon(validador, alta).getByRole('link', { name: 'Cancelar' }).click()
    await validador.getByRole('heading', { level: 1, name: 'Validación de Cancelación' }).waitFor()
    await validador.getByLabel('Motivo').fill('Se capturó dos veces.')
    await validador.getByRole('button', { name: 'Confirmar Cancelación' }).click()
    await validador.waitForURL('**vista=validacionDependencia')
    expect(await renglon(validador, alta).count()).toBe(0)
  })
})
