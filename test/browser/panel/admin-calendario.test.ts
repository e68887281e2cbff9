import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { pdfPages, pdfText } from '#test/support/imagen/pdf-text.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

// Today is Friday 20 November 2026; the demo's calendar holds 2026 and 2027, and 2028 is empty.
let escenario: Escenario
let page: Page
beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('admin')
})
afterAll(() => escenario.close())

const abrir = (mes: string): Promise<unknown> =>
  page.goto(`${escenario.portal.url}/dashboard?vista=calendarioEventos&anio=2028&mes=${mes}`)
const boton = (name: string | RegExp) => page.getByRole('button', { name })

describe('the calendar of capture', () => {
  it('asks before the page is left with changes', async () => {
    await abrir('2')
    await boton('Editar').click()
    await page.getByRole('link', { name: 'Inicio' }).first().click()
    await page.getByRole('dialog', { name: 'Tienes cambios sin guardar' }).waitFor()
    await boton('Quedarme').click()
    expect(page.url()).toContain('calendarioEventos')
  })

  const dia = (fecha: string, on = page) => on.locator(`[data-fecha="${fecha}"]`)
  const nombre = (fecha: string, on = page) => dia(fecha, on).locator('.visually-hidden').textContent()
  const tipo = (name: string, on = page) =>
    on.getByRole('group', { name: 'Tipo de evento que se asigna' }).getByRole('button', { name })

  /** From the middle of one day to the middle of another, a step at a time. */
  async function arrastrar(desde: string, hasta: string): Promise<void> {
    const [from, to] = [await dia(desde).boundingBox(), await dia(hasta).boundingBox()]
    if (!from || !to) throw new Error('A day is not in sight')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
    await page.mouse.up()
  }

  /** March of 2028 in edition, whatever the page held before. */
  async function editarMarzo(): Promise<void> {
    if (await boton('Deshacer').isVisible()) await boton('Cancelar').click()
    await abrir('3')
    await boton('Editar').click()
    await tipo('Movimientos').waitFor()
  }

  it('fills a range with a drag, gives a single-day type only to its end, and a right click clears', async () => {
    await editarMarzo()
    await tipo('Movimientos').click()
    await arrastrar('2028-03-06', '2028-03-08')
    for (const fecha of ['2028-03-06', '2028-03-07', '2028-03-08'])
      await expect.poll(() => nombre(fecha)).toContain(', Movimientos')
    await tipo('Aplicación').click()
    await arrastrar('2028-03-07', '2028-03-10')
    await expect.poll(() => nombre('2028-03-10')).toContain(', Aplicación')
    expect(await nombre('2028-03-07')).toContain(', sin evento')
    expect(await nombre('2028-03-09')).toContain(', sin evento')
    await dia('2028-03-10').click({ button: 'right' })
    await expect.poll(() => nombre('2028-03-10')).toContain(', sin evento')
  })

  it('is laid out with keys alone: arrows walk, Shift takes a range, letters set, Delete clears, Ctrl Z takes back', async () => {
    await editarMarzo()
    await dia('2028-03-13').focus()
    await page.keyboard.press('ArrowDown')
    await page.locator('[data-fecha="2028-03-20"]:focus').waitFor()
    await page.keyboard.press('ArrowUp')
    await page.locator('[data-fecha="2028-03-13"]:focus').waitFor()
    for (const next of ['2028-03-14', '2028-03-15']) {
      await page.keyboard.press('Shift+ArrowRight')
      await page.locator(`[data-fecha="${next}"]:focus`).waitFor()
    }
    await page.keyboard.press('r')
    for (const fecha of ['2028-03-13', '2028-03-14', '2028-03-15'])
      await expect.poll(() => nombre(fecha)).toContain(', Referencia/Validación')
    expect(await tipo('Referencia/Validación').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Delete')
    await expect.poll(() => nombre('2028-03-15')).toContain(', sin evento')
    await page.keyboard.press('Control+z')
    await expect.poll(() => nombre('2028-03-15')).toContain(', Referencia/Validación')
    await page.keyboard.press('Control+z')
    await expect.poll(() => nombre('2028-03-13')).toContain(', sin evento')
    await page.keyboard.press('n')
    await expect.poll(() => nombre('2028-03-15')).toContain(', No laborable')
  })

  it('keeps the focus on the day when an arrow goes into another month or year, read or edited', async () => {
    const andar = async (key: string, fecha: string): Promise<void> => {
      await page.keyboard.press(key)
      await page.locator(`[data-fecha="${fecha}"]:focus`).waitFor()
    }
    const cruzarJunio = async (): Promise<void> => {
      await dia('2028-06-30').focus()
      await andar('ArrowRight', '2028-07-01')
      await andar('ArrowRight', '2028-07-02')
      await andar('ArrowUp', '2028-06-25')
      await andar('ArrowDown', '2028-07-02')
      await andar('ArrowLeft', '2028-07-01')
      await andar('ArrowLeft', '2028-06-30')
    }
    if (await boton('Deshacer').isVisible()) await boton('Cancelar').click()
    await abrir('6')
    await cruzarJunio()
    await page.goto(`${escenario.portal.url}/dashboard?vista=calendarioEventos&anio=2027&mes=12`)
    await dia('2027-12-31').focus()
    await andar('ArrowRight', '2028-01-01')
    await andar('ArrowRight', '2028-01-02')
    await andar('ArrowUp', '2027-12-26')
    await andar('ArrowDown', '2028-01-02')
    await abrir('6')
    await boton('Editar').click()
    await cruzarJunio()
  })

  it('turns its month with the wheel while it is only looked at', async () => {
    if (await boton('Deshacer').isVisible()) await boton('Cancelar').click()
    await abrir('5')
    await dia('2028-05-10').hover()
    await page.mouse.wheel(0, 240)
    await page.getByRole('heading', { name: 'Junio 2028' }).waitFor()
  })

  it('keeps what is not saved when the session ends, and saves it once signed in again', async () => {
    await editarMarzo()
    await boton('Sugerir periodo').click()
    await boton(/^Guardar \d+ cambios/).waitFor()
    const before = await boton(/^Guardar \d+ cambios/).innerText()
    await runSql(escenario.portal, 'DELETE FROM sesiones')
    await expect
      .poll(async () => (await page.request.get(`${escenario.portal.url}/api/eventos?anio=2028`)).status())
      .toBe(401)
    await boton(/^Guardar \d+ cambios/).click()
    const entrar = page.getByRole('dialog', { name: 'Tu sesión terminó' })
    await entrar.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
    await entrar.getByRole('button', { name: 'Entrar y continuar' }).click()
    await entrar.waitFor({ state: 'detached' })
    expect(await boton(/^Guardar \d+ cambios/).innerText()).toBe(before)
    if (!(await page.getByRole('dialog').isVisible())) await boton(/^Guardar \d+ cambios/).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await page.getByText(/^0 días eliminados, \d+ creados o actualizados\.$/).waitFor()
  })

  it('tells two who edit it at once each day that both changed, and which stays is chosen', async () => {
    await page.goto(`${escenario.portal.url}/dashboard?vista=calendarioEventos&anio=2028&mes=4`)
    await boton('Editar').click()
    await boton('Sugerir periodo').click()
    const client = await signInTo(escenario.portal.url, 'admin')
    const { body } = await client.get<{ version: number }>('/api/panel/calendario/2028')
    const inhabil = (await nombre('2028-04-01')) ?? ''
    expect(inhabil).toContain('No laborable')
    const saved = await client.request('PUT', '/api/panel/calendario/2028', {
      body: JSON.stringify({ version: body.version, cambios: [{ fecha: '2028-04-03', tipo: 'ASUETO' }], motivo: '' }),
      headers: { 'content-type': 'application/json' },
    })
    expect(saved.status).toBe(200)
    await boton(/^Guardar \d+ cambios/).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    const dos = page.getByRole('dialog', { name: 'El calendario de 2028 cambió mientras lo editabas' })
    await dos.getByText(/, a las \d\d:\d\d, cambió el calendario de 2028 mientras lo editabas/).waitFor()
    await dos.getByRole('group', { name: 'lunes 3 de abril' }).getByLabel('Lo mío: Movimientos').check()
    await dos.getByRole('button', { name: 'Seguir con lo elegido' }).click()
    await boton(/^Guardar \d+ cambios/).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await page.getByText(/^0 días eliminados, \d+ creados o actualizados\.$/).waitFor()
    await page.reload()
    await boton('lunes 3 de abril, Movimientos').waitFor()
  })

  it('is set by touch on a phone: a day with one touch, a range with two', async () => {
    const { browser, portal } = escenario
    const context = await browser.newContext({ viewport: ANCHO.telefono, hasTouch: true, locale: 'es-MX' })
    await context.addCookies(await page.context().cookies())
    const phone = await context.newPage()
    await phone.goto(`${portal.url}/dashboard?vista=calendarioEventos&anio=2028&mes=8`)
    await phone.getByRole('button', { name: 'Editar' }).tap()
    await tipo('Préstamos/Retención', phone).tap()
    await dia('2028-08-09', phone).tap()
    await expect.poll(() => nombre('2028-08-09', phone)).toContain(', Préstamos/Retención')
    await tipo('Movimientos', phone).tap()
    await phone.getByLabel('Por rango').check()
    await dia('2028-08-01', phone).tap()
    await dia('2028-08-04', phone).tap()
    for (const fecha of ['2028-08-01', '2028-08-02', '2028-08-03', '2028-08-04'])
      await expect.poll(() => nombre(fecha, phone)).toContain(', Movimientos')
    await expectNoSidewaysScroll(phone)
    await context.close()
  })

  it('is cleared by touch on a phone: with «Sin evento» a day, a drag and a range; with a long press, a day', async () => {
    const { browser, portal } = escenario
    const context = await browser.newContext({ viewport: ANCHO.telefono, hasTouch: true, locale: 'es-MX' })
    await context.addCookies(await page.context().cookies())
    const phone = await context.newPage()
    await phone.goto(`${portal.url}/dashboard?vista=calendarioEventos&anio=2028&mes=8`)
    await phone.getByRole('button', { name: 'Editar' }).tap()
    const quedan = async (...fechas: string[]): Promise<void> => {
      for (let n = 1; n <= 4; n++) {
        const told = fechas.includes(`2028-08-0${n}`) ? ', Movimientos' : ', sin evento'
        await expect.poll(() => nombre(`2028-08-0${n}`, phone)).toContain(told)
      }
    }
    /** The four days with Movimientos, and «Sin evento» then chosen. */
    const llenar = async (): Promise<void> => {
      await tipo('Movimientos', phone).tap()
      await phone.getByLabel('Por rango').check()
      await dia('2028-08-01', phone).tap()
      await dia('2028-08-04', phone).tap()
      await quedan('2028-08-01', '2028-08-02', '2028-08-03', '2028-08-04')
      await phone.getByLabel('Por rango').uncheck()
      await tipo('Sin evento', phone).tap()
      expect(await tipo('Sin evento', phone).getAttribute('aria-pressed')).toBe('true')
    }
    await llenar()
    await expectNoSidewaysScroll(phone)
    await dia('2028-08-03', phone).tap()
    await quedan('2028-08-01', '2028-08-02', '2028-08-04')
    await phone.getByLabel('Por rango').check()
    await dia('2028-08-01', phone).tap()
    await dia('2028-08-04', phone).tap()
    await quedan()
    await llenar()
    await dia('2028-08-02', phone).dragTo(dia('2028-08-03', phone))
    await quedan('2028-08-01', '2028-08-04')
    await llenar()
    await tipo('Movimientos', phone).tap()
    const box = await dia('2028-08-03', phone).boundingBox()
    if (!box) throw new Error('The day is not in sight')
    const cdp = await context.newCDPSession(phone)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await dia('2028-08-03', phone).dispatchEvent('contextmenu')
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await quedan('2028-08-01', '2028-08-02', '2028-08-04')
    await context.close()
  })

  it('turns its month with a finger sideways and with the wheel at 390 px, and with no finger that goes down', async () => {
    const { browser, portal } = escenario
    const context = await browser.newContext({ viewport: ANCHO.telefono, hasTouch: true, locale: 'es-MX' })
    await context.addCookies(await page.context().cookies())
    const phone = await context.newPage()
    await phone.goto(`${portal.url}/dashboard?vista=calendarioVisualizacion&anio=2028&mes=8`)
    const titulo = (mes: string) => phone.getByRole('heading', { name: `${mes} 2028` }).waitFor()
    await titulo('Agosto')
    const box = await dia('2028-08-16', phone).boundingBox()
    if (!box) throw new Error('The month is not in sight')
    const cdp = await context.newCDPSession(phone)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    /** A finger that is put down, goes so far in five steps, and is lifted. */
    const swipe = async (dx: number, dy: number): Promise<void> => {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      for (let step = 1; step <= 5; step++) {
        const at = { x: x + (dx * step) / 5, y: y + (dy * step) / 5 }
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
      }
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(-120, 4)
    await titulo('Septiembre')
    await swipe(120, -4)
    await titulo('Agosto')
    await swipe(-20, 0)
    await swipe(0, -90)
    await titulo('Agosto')
    await dia('2028-08-09', phone).hover()
    await phone.mouse.wheel(0, 240)
    await titulo('Septiembre')
    await expectNoSidewaysScroll(phone)
    await context.close()
  })

  it('prints a year on one page, with its twelve months and its legend, whatever is in sight', async () => {
    for (const modo of ['mes', 'anio']) {
      await page.goto(`${escenario.portal.url}/dashboard?vista=calendarioVisualizacion&anio=2027&mes=3&modo=${modo}`)
      await page.getByRole('heading', { name: modo === 'mes' ? 'Marzo 2027' : '2027', exact: true }).waitFor()
      await page.getByRole('status', { name: 'Cargando el calendario' }).waitFor({ state: 'detached' })
      const pdf = await page.pdf({ preferCSSPageSize: true })
      expect(await pdfPages(pdf), modo).toBe(1)
      const text = (await pdfText(pdf)).toLowerCase()
      for (const told of ['enero', 'marzo', 'diciembre', 'movimientos', 'aplicación'])
        expect(text, modo).toContain(told)
      // The sheet is headed by its year, also from a month.
      expect(text, modo).not.toContain('marzo 2027')
    }
  })

  it('prints dark ink on white paper from a dark screen', async () => {
    await page.goto(`${escenario.portal.url}/dashboard?vista=calendarioVisualizacion&anio=2027&mes=3`)
    await page.getByRole('heading', { name: 'Marzo 2027' }).waitFor()
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(scheme).toBe('dark')
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await expect.poll(scheme).toBe('light')
    await page.emulateMedia({ colorScheme: null, media: null })
  })
})
