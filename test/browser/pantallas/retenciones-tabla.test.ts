import { afterAll, beforeAll, expect, it } from 'vitest'
import { ANCHO } from '#test/support/browser.ts'
import { dineroLargo } from '#test/support/fingido/dinero-largo.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'
import type { Locator } from 'playwright-core'

let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

const { retenciones } = dineroLargo({ nombre: 'Villavicencio, Ana', unidad: 'Secretaría de Salud' })

/** The withholdings of people so called, each as a quincena of ordinary amounts has it. */
async function abrir(nombres: readonly string[]): Promise<void> {
  const [tipo] = retenciones.tipos
  const [renglon] = tipo?.renglones ?? []
  if (!tipo || !renglon) throw new Error('One withholding was expected')
  const renglones = nombres.map((nombre, id) => ({
    ...renglon,
    id,
    nombre,
    montoCentavos: 1_840_000,
    abonoCentavos: 311_267,
    retenidoCentavos: 71_050,
  }))
  portal.answer({ '/api/retenciones/2226': { body: { ...retenciones, tipos: [{ ...tipo, renglones }] } } })
  await portal.go('/dashboard?vista=retencionDetalle&quincena=2226')
  await celda(nombres[0] ?? '').waitFor()
}

const celda = (nombre: string): Locator => portal.page.locator('td').filter({ hasText: nombre })

it('on a desk a name of two surnames is whole beside everything that can be done', async () => {
  await portal.page.setViewportSize(ANCHO.escritorio)
  const nombres = ['Hernández Hernández, Leticia', 'Gutiérrez Castañeda, Rosario', 'Aguilar Vázquez, Guillermo']
  await abrir(nombres)
  for (const nombre of nombres)
    expect(
      await celda(nombre)
        .locator('.cut-line')
        .evaluate((line) => line.scrollHeight <= line.clientHeight),
    ).toBe(true)
})

it('says whole why less was withheld, beside a long name', async () => {
  await portal.page.setViewportSize(ANCHO.escritorio)
  await abrir(['Aguilar Vázquez, Guillermo'])
  const reason = portal.page.locator('td').filter({ hasText: /\$710\.50 · / })
  expect(
    await reason.evaluate((cell) => cell.scrollWidth <= cell.clientWidth && !cell.querySelector('.cut-line')),
  ).toBe(true)
})

it('nothing of the line that is cut away stands under a name, not even the accent of its capital', async () => {
  await portal.page.setViewportSize(ANCHO.escritorio)
  const nombre = 'Montemayor Villavicencio de la Garza y Echeverría, Óscar Ángel'
  await abrir([nombre])
  const free = await celda(nombre)
    .locator('.cut-line')
    .evaluate((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      const bottom = line.getBoundingClientRect().bottom
      return Math.min(...[...range.getClientRects()].map(({ top }) => top - bottom).filter((below) => below > -4))
    })
  expect(free).toBeGreaterThan(1)
})

it('on a phone an amount that explains itself stands at the height of the one beside it', async () => {
  await portal.page.setViewportSize(ANCHO.telefono)
  await abrir(['Aguilar Vázquez, Guillermo'])
  const tops = await portal.page
    .getByRole('row')
    .last()
    .evaluate((row) =>
      ['Monto', 'Abono'].map((label) => {
        const range = document.createRange()
        range.selectNodeContents(row.querySelector(`[data-label="${label}"]`)!)
        const text = [...range.getClientRects()].at(-1)
        return Math.round(text?.top ?? NaN)
      }),
    )
  expect(tops[0]).toBe(tops[1])
})

it('who may do nothing with a withholding has no empty column of what could be done', async () => {
  await portal.page.setViewportSize(ANCHO.escritorio)
  const columnas = async (actions: (typeof retenciones.tipos)[number]['renglones'][number]['actions']) => {
    const tipos = retenciones.tipos.map((tipo) => ({
      ...tipo,
      renglones: tipo.renglones.map((renglon) => ({ ...renglon, actions })),
    }))
    portal.answer({ '/api/retenciones/2226': { body: { ...retenciones, tipos } } })
    await portal.go('/dashboard?vista=retencionDetalle&quincena=2226')
    await celda('Villavicencio, Ana').first().waitFor()
    return portal.page.getByRole('columnheader').count()
  }
  expect(await columnas([])).toBe((await columnas(['responder'])) - 1)
})
