import { beforeEach, expect, it, vi } from 'vitest'
import { abrir, boton, main, responder } from './soporte/portal.tsx'
import { documento } from './soporte/lugar.ts'
import { EXPORTE_EN_ESPERA } from '#test/support/fingido/exportes.ts'
import type { ExportePropio } from '#domain/acceso/exporte.ts'
import type { Respuestas } from '#test/support/fingido/respuestas.ts'

const ESPERA = EXPORTE_EN_ESPERA
const LISTO: ExportePropio = {
  ...ESPERA,
  estado: 'hecho',
  antes: 0,
  nombre: 'padron.csv',
  venceAt: '2026-11-21T15:00:00.000Z',
  actions: ['descargar'],
}
const UNO = '/api/exportes/7'

const lista = (exporte: ExportePropio): Respuestas => ({
  '/api/panel/afiliados': { rows: [], total: 1 },
  '/api/panel/afiliados/buscar': { rows: [], total: 1 },
  '/api/preferencias': { body: {} },
  '/api/panel/afiliados/exportar': { status: 202, body: ESPERA },
  [UNO]: { body: exporte },
})

/** Names of the files that the page saved: a browser would leave none of its own pages for them. */
let guardados: string[]
beforeEach(() => {
  guardados = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    guardados.push(this.download)
  })
  return () => vi.restoreAllMocks()
})

async function pedir(): Promise<void> {
  abrir('/panel/afiliados', lista(ESPERA), 'calla')
  await documento().getByRole('button', { name: 'Exportar 1' }).first().click()
  await documento().getByRole('menuitem', { name: 'CSV' }).click()
}

const espera = () => main().getByRole('region', { name: 'Exportaciones en espera' })

it('an export that waits shows its place, and its file is saved when it is ready', async () => {
  await pedir()
  await espera().getByText('En espera de su turno… Antes hay 3 exportaciones.').waitFor()
  expect(
    documento()
      .getByText(/^Se exportó/)
      .count(),
  ).toBe(0)
  responder({ ...lista(LISTO), [`${UNO}/archivo`]: { body: {} } }, 'calla')
  await documento().getByText('Se descargó padron.csv.').waitFor()
  await espera().waitForGone()
  expect(guardados).toEqual(['padron.csv'])
})

it('an export that waits is cancelled from any screen', async () => {
  await pedir()
  const cancelado: ExportePropio = { ...ESPERA, estado: 'cancelado', antes: 0, actions: [] }
  responder({ ...lista(cancelado), [`${UNO}/cancelar`]: { body: cancelado } }, 'calla')
  await boton('Cancelar Exportación: Padrón', espera()).click()
  await espera().waitForGone()
  expect(guardados).toEqual([])
})

it('an export that failed in its turn says why until it is closed', async () => {
  await pedir()
  const resultado = 'Cuando llegó su turno, la cuenta ya no tenía permiso para esta exportación.'
  responder(lista({ ...ESPERA, estado: 'fallado', antes: 0, resultado, actions: [] }), 'calla')
  await espera().getByRole('alert').getByText(resultado).waitFor()
  await boton('Cerrar', espera()).click()
  await espera().waitForGone()
})

it('too many exports that wait are told over the list', async () => {
  const error = 'Ya tienes 5 exportaciones en espera de su turno.'
  abrir('/panel/afiliados', lista(ESPERA), 'calla')
  responder({ ...lista(ESPERA), '/api/panel/afiliados/exportar': { status: 409, error, codigo: 'exportes' } }, 'calla')
  await documento().getByRole('button', { name: 'Exportar 1' }).first().click()
  await documento().getByRole('menuitem', { name: 'CSV' }).click()
  await main().getByText(error).waitFor()
  expect(espera().count()).toBe(0)
})

it('the own exports are found again after the page was loaded anew, to be taken or cancelled', async () => {
  const exportes = [{ ...ESPERA, id: 8 }, LISTO]
  abrir('/exportaciones', { '/api/exportes': { body: { exportes } }, [`${UNO}/archivo`]: { body: {} } })
  const tabla = main().getByRole('table', { name: 'Mis exportaciones' })
  await tabla.getByText('En espera de su turno… Antes hay 3 exportaciones.').waitFor()
  await tabla.getByText('Lista: se puede descargar hasta el 21 nov 2026, 09:00.').waitFor()
  await boton('Descargar padron.csv', tabla).click()
  await documento().getByText('Se descargó padron.csv.').waitFor()
  responder({
    '/api/exportes': { body: { exportes: [LISTO] } },
    '/api/exportes/8/cancelar': { body: { ...ESPERA, id: 8 } },
  })
  await boton('Cancelar Exportación: Padrón', tabla).click()
  await tabla.getByText('En espera de su turno…').waitForGone()
})
