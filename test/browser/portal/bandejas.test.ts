import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectAccessible, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { otraPersona, registrarAlta } from '#test/support/portal-alta.ts'
import { signInTo } from '#test/support/portal-client.ts'
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

/** Presses the same place three times in a row, as who double-clicks everything or thinks that nothing happened. */
async function pressThrice(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox()
  if (!box) throw new Error('nothing to press')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (const clickCount of [1, 2, 3]) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await page.waitForTimeout(250)
  }
}

async function altas(n: number): Promise<RespuestaAlta[]> {
  const desk = await signInTo(escenario.portal.url, 'ventanilla1')
  const made: RespuestaAlta[] = []
  for (let i = 0; i < n; i++) made.push(await registrarAlta(desk, otraPersona()))
  return made
}

describe('the way of movements through its trays', () => {
  it('goes from the dependency to the jefe, by button, by key and many at once', async () => {
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
    await abrir(auxiliar, 'auxiliar')
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
    await expectAccessible(jefe, { include: 'main' })
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

  it('acts once when pressed twice: the next movement, that takes its place, is left alone', async () => {
    const made = await altas(4)
    const validador = await escenario.enter('validador1')
    await abrir(validador, 'validacionDependencia')
    const aprobar = validador.getByRole('button', { name: 'Aprobar' })
    await aprobar.nth(3).waitFor()
    expect(await aprobar.count()).toBe(4)
    await pressThrice(validador, aprobar.first())
    await expect.poll(() => aprobar.count()).toBe(3)
    await validador.waitForTimeout(1500)
    expect(await aprobar.count()).toBe(3)
    // One a row, whatever its button says meanwhile: the next is pressed once the row of the one before is gone.
    const esperan = validador.getByRole('link', { name: 'Cancelar' })
    for (let left = 3; left > 0; left--) {
      await aprobar.first().click()
      await expect.poll(() => esperan.count()).toBe(left - 1)
    }
    const auxiliar = await escenario.enter('auxiliar')
    await abrir(auxiliar, 'auxiliar')
    const primero = made[0] as RespuestaAlta
    await folioEn(auxiliar, primero).click()
    const revisar = auxiliar.getByRole('complementary').getByRole('button', { name: 'Marcar como revisado' })
    await pressThrice(auxiliar, revisar)
    await folioEn(auxiliar, primero).waitFor({ state: 'detached' })
    await auxiliar.waitForTimeout(1500)
    expect(await foliosDe(auxiliar)).toHaveLength(3)
    // A key that is held does what one press does.
    await auxiliar.getByRole('complementary').getByRole('button', { name: 'Cerrar' }).click()
    const segundo = made[1] as RespuestaAlta
    await folioEn(auxiliar, segundo).focus()
    for (let times = 0; times < 30; times++) {
      await auxiliar.keyboard.down('r')
      await auxiliar.waitForTimeout(40)
    }
    await auxiliar.keyboard.up('r')
    await folioEn(auxiliar, segundo).waitFor({ state: 'detached' })
    expect(await foliosDe(auxiliar)).toHaveLength(2)
  })

  it('takes no second press, half a second later, for whoever took the place of the one before', async () => {
    const made = await altas(3)
    const validador = await escenario.enter('validador1')
    await abrir(validador, 'validacionDependencia')
    const [una, otra] = made as [RespuestaAlta, RespuestaAlta]
    const place = await renglon(validador, una).getByRole('button', { name: 'Aprobar' }).boundingBox()
    if (!place) throw new Error('nothing to press')
    const press = () => validador.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
    await press()
    await renglon(validador, una).waitFor({ state: 'detached' })
    await press()
    await validador.waitForTimeout(1500)
    const left = (await signInTo(escenario.portal.url, 'validador1')).get<{ estatus: string }[]>(
      `/api/panel/movimientos?filter=${encodeURIComponent(JSON.stringify({ espera: 'validador' }))}`,
    )
    expect((await left).body.filter(({ estatus }) => estatus === 'Solicitado').length).toBeGreaterThanOrEqual(2)
    // By keyboard, which holds no place, the next is done at once; and by the pointer once it has rested.
    await renglon(validador, otra).getByRole('button', { name: 'Aprobar' }).press('Enter')
    await renglon(validador, otra).waitFor({ state: 'detached' })
    const tercera = made[2] as RespuestaAlta
    await renglon(validador, tercera).getByRole('button', { name: 'Aprobar' }).click()
    await renglon(validador, tercera).waitFor({ state: 'detached' })

    const auxiliar = await escenario.enter('auxiliar')
    await abrir(auxiliar, 'auxiliar')
    await folioEn(auxiliar, una).click()
    const hoja = auxiliar.getByRole('complementary')
    const revisar = hoja.getByRole('button', { name: 'Marcar como revisado' })
    const box = await revisar.boundingBox()
    if (!box) throw new Error('nothing to press')
    const before = (await foliosDe(auxiliar)).length
    const pressHere = () => auxiliar.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await pressHere()
    await folioEn(auxiliar, una).waitFor({ state: 'detached' })
    await revisar.waitFor()
    await pressHere()
    await auxiliar.waitForTimeout(1500)
    expect(await foliosDe(auxiliar)).toHaveLength(before - 1)
  })

  it('keeps the keyboard where it was when what was pressed leaves with its act', async () => {
    const [alta] = (await altas(2)) as [RespuestaAlta]
    const validador = await escenario.enter('validador1')
    await abrir(validador, 'validacionDependencia')
    await renglon(validador, alta).getByRole('button', { name: 'Aprobar' }).press('Enter')
    await renglon(validador, alta).waitFor({ state: 'detached' })
    // On what only opens the row that took its place: a second Enter approves nobody else.
    await expect.poll(() => enfocado(validador)).toBe('Ver Detalles')
    await validador.goto(`${escenario.portal.url}/panel/movimientos/${alta.folio}/show`)
    await validador.getByRole('button', { name: 'Deshacer' }).press('Enter')
    await validador.getByText(/^Se deshizo/).waitFor()
    await expect.poll(() => validador.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  })

  it('shows one beside its tray, returns it with a note, and its author reads what to correct', async () => {
    const [alta] = (await altas(1)) as [RespuestaAlta]
    const validador = await escenario.enter('validador1')
    await abrir(validador, 'solicitudesMovimientos')
    await renglon(validador, alta).getByRole('button', { name: 'Detalles' }).click()
    const dialogo = validador.getByRole('dialog', { name: 'Detalles Completos del Movimiento' })
    for (const titulo of ['Información Personal', 'Información Organizacional', 'Estados y Fechas', 'IDs del Sistema'])
      await dialogo.getByRole('heading', { name: titulo }).waitFor()
    await expectAccessible(validador, { include: 'dialog' })
    await dialogo.getByRole('button', { name: 'Devolver' }).click()
    const devolver = validador.getByRole('dialog', { name: `Devolver el movimiento ${alta.folio}` })
    await devolver.getByRole('button', { name: 'Devolver' }).click()
    await devolver.getByText('Escribe qué debe corregirse.').first().waitFor()
    await devolver.getByLabel('Qué debe corregirse').fill('Falta la firma del titular.')
    await devolver.getByRole('button', { name: 'Devolver' }).click()
    await validador.getByText(`Se devolvió el movimiento ${alta.folio}.`).waitFor()
    const desk = await escenario.enter('ventanilla1')
    await desk.goto(`${escenario.portal.url}/panel/movimientos/${alta.movimiento}/show`)
    await desk.getByText('Falta la firma del titular.').first().waitFor()
  })

  it('cancels one with its reason, and goes back to the list it came from', async () => {
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

describe('on a phone', () => {
  it.each([
    ['validador1', 'solicitudesMovimientos', 'Movimientos'],
    ['jefe', 'jefeDpto', 'Bandeja del jefe de departamento'],
    ['admin', 'solicitudesMovimientosManual', 'Movimientos (Selección Manual)'],
    ['ventanilla1', 'actuTabla', 'Actualizaciones guardadas'],
  ])('%s opens %s, which is accessible and never scrolls sideways', async (usuario, vista, titulo) => {
    const page = await escenario.enter(usuario, ANCHO.telefono)
    await abrir(page, vista)
    await page.getByRole('heading', { level: 1, name: titulo }).waitFor()
    await expectAccessible(page, { include: 'main' })
    await expectNoSidewaysScroll(page)
    await page.context().close()
  })
})
