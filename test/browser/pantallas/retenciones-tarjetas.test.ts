import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PanelRetenciones, QuincenaRetenida } from '#domain/fondos/prestamos/retencion-panel.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'

let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

const de = (
  codigo: string,
  como: Pick<QuincenaRetenida, 'respondida' | 'diferencias' | 'pagada'>,
): QuincenaRetenida => ({
  codigo,
  chip: codigo,
  rango: '16 al 30 de noviembre',
  montoCentavos: 51_500,
  ...como,
})

it('the card of a quincena says what is true of its money: answered is not paid', async () => {
  const body: PanelRetenciones = {
    organizacion: 'entonces',
    entidades: [],
    quincenas: [
      de('2226', { respondida: true, diferencias: 0, pagada: true }),
      de('2126', { respondida: true, diferencias: 0, pagada: false }),
      de('2026', { respondida: true, diferencias: 2, pagada: true }),
      de('1926', { respondida: false, diferencias: 0, pagada: true }),
    ],
    actions: [],
  }
  portal.answer({ '/api/retenciones': { body } })
  await portal.go('/dashboard?vista=retencion')
  const cards = portal.page.getByRole('list', { name: 'Quincenas con retenciones' }).getByRole('listitem')
  await cards.first().waitFor()
  const told = ['Pagada', 'Respondida, sin pagar', '2 diferencias por decidir', 'Por responder']
  expect(await cards.count()).toBe(told.length)
  for (const [place, text] of told.entries()) await cards.nth(place).getByText(text, { exact: true }).waitFor()
})
