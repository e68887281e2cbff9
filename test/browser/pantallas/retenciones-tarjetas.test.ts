import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  PanelRetenciones,
  QuincenaRetenida,
  RetencionesQuincena,
} from '#domain/fondos/prestamos/retencion-panel.ts'
import { ANCHO, expectAccessible, expectNoSidewaysScroll } from '#test/support/browser.ts'
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
  montoCentavos: 51_500,
  avance: codigo === '2226' ? { entidades: 5, deEntidades: 12 } : null,
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
  await cards.first().getByText('5 de 12 entidades').waitFor()
  const told = ['Pagada', 'Respondida, sin pagar', '2 diferencias por decidir', 'Por responder']
  expect(await cards.count()).toBe(told.length)
  for (const [place, text] of told.entries()) await cards.nth(place).getByText(text, { exact: true }).waitFor()
})

const VACIA: RetencionesQuincena = {
  avance: null,
  codigo: '2126',
  chip: 'Q21 2026 · 1–15 nov',
  organizacion: 'entonces',
  entidades: [{ id: 2, nombre: 'Secretaría de Educación' }],
  tipos: [],
  totalCentavos: 0,
  elegibles: [],
  completas: null,
  sinRetenciones: 'sin_cierre',
}

it('a quincena without withholdings says which and why, offers no file of it, and leads to where there are some', async () => {
  const { page } = portal
  portal.answer({ '/api/retenciones/2126': { body: VACIA } })
  await portal.go('/dashboard?vista=retencionDetalle&quincena=2126&entidad=01-03')
  const main = page.getByRole('main')
  await main.getByText('La quincena 2126 de Secretaría de Educación aún no tiene retenciones ordenadas.').waitFor()
  await main.getByText('Se ordenan al aplicar el cierre de la quincena, y de esta no hay ninguno aplicado.').waitFor()
  await main.getByText('Q21 2026 · 1–15 nov · Secretaría de Educación').waitFor()
  expect(await main.getByRole('button', { name: /^Descargar/ }).count()).toBe(0)
  expect(await main.getByRole('alert').count()).toBe(0)
  const destino = (name: string) => main.getByRole('link', { name, exact: true }).getAttribute('href')
  expect(await destino('Ver todas las entidades')).toBe('/dashboard?vista=retencionDetalle&quincena=2126')
  expect(await destino('Ver las quincenas que tienen')).toBe('/dashboard?vista=retencion')
  for (const ancho of Object.values(ANCHO)) {
    await page.setViewportSize(ancho)
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
})

it.each(['retencionDetalle', 'aportacionesDetalle'])(
  '%s of what is no quincena says what it expected',
  async (vista) => {
    portal.answer({})
    await portal.go(`/dashboard?vista=${vista}&quincena=25262`)
    const alert = portal.page.getByRole('main').getByRole('alert')
    await alert.getByText('«25262» no es el código de una quincena (se espera uno como 2226).').waitFor()
    await alert.getByRole('link', { name: /^Ir al Panel de / }).waitFor()
    expect([...portal.asked].filter((call) => call.includes('25262'))).toEqual([])
  },
)
