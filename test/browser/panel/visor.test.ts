import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fotografiar } from '#test/support/imagen/foto-papel.ts'
import { bytesMuestra, muestra, rutaMuestra } from '#test/support/muestras.ts'
import { ALTA, dropZone, paperRow, READING_LIMIT } from '#test/browser/alta-pantalla.ts'
import { arrowTo, dragTo } from '#test/browser/arrastre.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { pressOn, tabTo } from '#test/browser/teclado.ts'
import type { Locator, Page } from 'playwright-core'

const CSF = 'Constancia de Situación Fiscal'
const READING = { timeout: READING_LIMIT }

let escenario: Escenario
let page: Page

beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

type Point = readonly [x: number, y: number]

describe('the page of a paper', () => {
  const visor = () => page.getByRole('dialog')
  const stage = () => visor().getByRole('region', { name: /^Página 1/ })
  const image = () => visor().getByRole('img', { name: /página 1/ })
  const zoomText = () => visor().getByRole('button', { name: /ajustar al ancho$/ })

  async function rect(locator: Locator) {
    const box = await locator.boundingBox()
    if (!box) throw new Error('Not in sight')
    return box
  }
  /** Which part of the page lies at a point of the screen, 0..1 from its top left as it is shown. */
  async function partAt([x, y]: Point): Promise<Point> {
    const sheet = await rect(image())
    return [(x - sheet.x) / sheet.width, (y - sheet.y) / sheet.height]
  }
  async function middleOf(locator: Locator): Promise<Point> {
    const { x, y, width, height } = await rect(locator)
    return [x + width / 2, y + height / 2]
  }
  const fieldPart = async (title: string) => partAt(await middleOf(visor().getByTitle(title, { exact: true })))

  async function expectNear(found: () => Promise<Point>, expected: Point, within = 0.01) {
    const distance = async () => {
      const [x, y] = await found()
      return Math.max(Math.abs(x - expected[0]), Math.abs(y - expected[1]))
    }
    await expect.poll(distance).toBeLessThan(within)
  }

  beforeAll(async () => {
    await page.goto(`${escenario.portal.url}${ALTA}`)
    await dropZone(page).setInputFiles(rutaMuestra(muestra('1'), 'curp.pdf'))
    await page.getByText('1 de 3 validados').waitFor(READING)
    await page.getByRole('button', { name: 'Ver datos de CURP' }).click()
    // The places of the fields come with the image, once its size is known.
    await visor().getByTitle('CURP', { exact: true }).waitFor(READING)
  })
  beforeEach(() => ajustar())

  const ajustar = async (): Promise<void> => {
    await zoomText().click()
    await expect.poll(() => zoomText().textContent()).toContain('100%')
  }
  async function acercar(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) await visor().getByRole('button', { name: 'Acercar' }).click()
    await expect.poll(() => zoomText().textContent()).not.toContain('100%')
  }

  it('is enlarged with Ctrl and the wheel around the pointer, and stays under it', async () => {
    const frame = await rect(stage())
    const at: Point = [frame.x + frame.width * 0.7, frame.y + frame.height * 0.3]
    const before = await partAt(at)
    await page.mouse.move(...at)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -280)
    await page.keyboard.up('Control')
    await expect.poll(() => zoomText().textContent()).toContain('201%')
    await expectNear(() => partAt(at), before, 0.003)
  })

  it('is dragged when it is larger than its frame, and a drag chooses no field', async () => {
    await acercar()
    const chosen = await visor().getByRole('button', { pressed: true }).allTextContents()
    const from = await middleOf(stage())
    const before = await rect(image())
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(from[0] - 40, from[1] - 60, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => Math.round((await rect(image())).x - before.x)).toBe(-40)
    expect(Math.round((await rect(image())).y - before.y)).toBe(-60)
    await expect.poll(() => visor().getByRole('button', { pressed: true }).allTextContents()).toEqual(chosen)
  })

  it('is moved by the arrows while it has focus', async () => {
    await acercar()
    await stage().focus()
    const before = await rect(image())
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => Math.round((await rect(image())).y - before.y)).toBe(-60)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => Math.round((await rect(image())).x - before.x)).toBe(60)
  })

  it('is fitted by a double click', async () => {
    await acercar()
    await page.mouse.dblclick(...(await middleOf(stage())))
    await expect.poll(() => zoomText().textContent()).toContain('100%')
    const { width } = await rect(stage())
    await expect.poll(async () => (await rect(image())).width).toBeLessThanOrEqual(width)
  })

  it('keeps each box on its field at every zoom and turn', async () => {
    const [x, y] = await fieldPart('CURP')
    const turned: readonly Point[] = [
      [x, y],
      [1 - y, x],
      [1 - x, 1 - y],
      [y, 1 - x],
    ]
    for (const expected of turned) {
      await expectNear(() => fieldPart('CURP'), expected)
      await visor().getByRole('button', { name: 'Acercar' }).click()
      await expectNear(() => fieldPart('CURP'), expected)
      await visor().getByRole('button', { name: 'Girar a la derecha' }).click()
    }
    await ajustar()
    await expectNear(() => fieldPart('CURP'), [x, y])
  })

  it('is moved by a finger and enlarged by two', async () => {
    await acercar()
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
    const [x, y] = await middleOf(stage())
    const before = await rect(image())
    await touch('touchStart', [[x, y]])
    await touch('touchMove', [[x - 10, y - 10]])
    await touch('touchMove', [[x - 30, y - 50]])
    await touch('touchEnd', [])
    await expect.poll(async () => Math.round((await rect(image())).y - before.y)).toBe(-50)
    const width = (await rect(image())).width
    await touch('touchStart', [
      [x - 40, y],
      [x + 40, y],
    ])
    await touch('touchMove', [
      [x - 60, y],
      [x + 60, y],
    ])
    await touch('touchEnd', [])
    await expect.poll(async () => (await rect(image())).width / width).toBeCloseTo(1.5, 1)
  })
})

describe('several photos of one paper', () => {
  const dialog = () => page.getByRole('dialog')
  const order = () =>
    dialog()
      .getByRole('list', { name: 'Páginas del PDF' })
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map((row) => /(csf-\d|mala)\.jpg/.exec(row.textContent)?.[0]))
  const unir = () => dialog().getByRole('button', { name: 'Unir en un PDF y leer' })

  it('are straightened, put in order, left for later, and become one PDF that is read; what is no image is named', async () => {
    const csf = bytesMuestra(muestra('1'), 'csf.pdf')
    const foto = async (pagina: number) => ({
      name: `csf-${pagina}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await fotografiar(csf, { pagina, giro: 3, exif: 6 }),
    })
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)])
    await page.goto(`${escenario.portal.url}${ALTA}`)
    await dropZone(page).setInputFiles([
      await foto(2),
      { name: 'mala.jpg', mimeType: 'image/jpeg', buffer: broken },
      await foto(1),
    ])
    await dialog().getByText('Quita mala.jpg para unir las demás.').waitFor(READING)
    await dialog()
      .getByRole('button', { name: /^Ver página \d: mala\.jpg$/ })
      .click()
    await dialog().getByRole('alert').getByText('mala.jpg: El archivo está dañado y no se puede abrir.').waitFor()
    await expect.poll(() => unir().isDisabled()).toBe(true)
    await dialog().getByRole('button', { name: 'Quitar mala.jpg' }).click()
    await expect.poll(order).toEqual(['csf-2.jpg', 'csf-1.jpg'])
    await unir().waitFor(READING)
    // They change places by keyboard, by drag and by their buttons.
    const handle = dialog().getByRole('button', { name: 'Mover csf-1.jpg' })
    await tabTo(page, handle)
    await page.keyboard.press('Space')
    await page.getByText('Iría al lugar 2 de 2.').waitFor({ state: 'attached' })
    await arrowTo(page, 1)
    await page.keyboard.press('Space')
    await expect.poll(order).toEqual(['csf-1.jpg', 'csf-2.jpg'])
    await page.getByText('csf-1.jpg: queda en el lugar 1 de 2.').waitFor({ state: 'attached' })
    await dragTo(page, handle, dialog().getByRole('button', { name: 'Mover csf-2.jpg' }), 2)
    await expect.poll(order).toEqual(['csf-2.jpg', 'csf-1.jpg'])
    await pressOn(page, dialog().getByRole('button', { name: 'Subir csf-1.jpg' }))
    await expect.poll(order).toEqual(['csf-1.jpg', 'csf-2.jpg'])
    // Left for later, they wait as they were.
    for (let turn = 0; turn < 4; turn += 1) await dialog().getByRole('button', { name: 'Girar csf-2.jpg' }).click()
    await dialog().getByRole('button', { name: 'Girar csf-1.jpg' }).click()
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'hidden' })
    await page.getByText('2 fotografías por convertir: csf-1.jpg, csf-2.jpg').waitFor()
    await page.getByRole('button', { name: 'Revisar fotografías' }).click()
    await expect.poll(order).toEqual(['csf-1.jpg', 'csf-2.jpg'])
    await dialog().getByRole('button', { name: 'Ver página 1: csf-1.jpg' }).click()
    await dialog().getByRole('img', { name: 'La página como quedaría, girada 90 grados' }).waitFor(READING)
    for (let turn = 0; turn < 3; turn += 1) await dialog().getByRole('button', { name: 'Girar csf-1.jpg' }).click()
    // Cancelled, they come back. The first sending is never answered: it is there to be cancelled however fast papers are read.
    await page.route('**/api/leerDocumento', () => undefined)
    await unir().click()
    await page.getByRole('button', { name: 'Cancelar csf-1.pdf' }).click(READING)
    await page.unroute('**/api/leerDocumento')
    await page.getByText('2 fotografías por convertir: csf-1.jpg, csf-2.jpg').waitFor()
    await page.getByRole('button', { name: 'Revisar fotografías' }).click()
    await unir().click()
    await paperRow(page, CSF)
      .getByText(/^csf-1\.pdf, /)
      .waitFor(READING)
    await page.getByRole('button', { name: `Vista previa de ${CSF}` }).click()
    await dialog().getByText('Página 1 de 2').waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByText(String(muestra('1').documentos.csf.campos['rfc']))
      .first()
      .waitFor()
  })
})
