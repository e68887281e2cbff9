import { describe, expect, it } from 'vitest'
import { MOVIMIENTO } from '#test/support/fingido/movimientos.ts'
import { abrir, boton, dialogo, llamadas, main, vista } from './soporte/portal.tsx'
import { documento, pulsarTecla } from './soporte/lugar.ts'

const LISTA = '/api/panel/movimientos'
const OTRO = { ...MOVIMIENTO, id: 10, folio: 'C-26-000010', papelesFaltantes: [{ clave: 'curp', nombre: 'CURP' }] }
const DETALLE = { ...MOVIMIENTO, estatus: 'Solicitado', actions: ['validar', 'devolver', 'cancelar'] }

const abrirBandeja = (): void =>
  abrir(vista('validacionDependencia'), {
    [LISTA]: { rows: [MOVIMIENTO, OTRO] },
    [`${LISTA}/${MOVIMIENTO.folio}`]: { body: DETALLE },
    '/api/movimientos/lote': { body: { hechos: [], rechazados: [] } },
  })
const lotes = () => llamadas.filter(({ url }) => url.pathname === '/api/movimientos/lote').map(({ body }) => body)
const renglon = (folio: string) => main().getByRole('row').filter({ hasText: folio })

describe('the tray of a dependency', () => {
  it('approves by key, and many at once', async () => {
    abrirBandeja()
    ;(await boton(OTRO.folio).element()).focus()
    await pulsarTecla('a')
    await expect.poll(lotes).toEqual([{ acto: 'validar', movimientos: [{ folio: OTRO.folio, version: OTRO.version }] }])
    await main().getByRole('checkbox', { name: 'Seleccionar toda la página' }).check()
    await boton('Aprobar', main().getByRole('region', { name: 'Selección' })).click()
    await expect.poll(() => lotes().length).toBe(2)
    expect(lotes().at(-1)).toMatchObject({ movimientos: [{ folio: MOVIMIENTO.folio }, { folio: OTRO.folio }] })
  })

  it('asks before it acts on many that end a contribution or that nobody opened', async () => {
    const baja = { ...MOVIMIENTO, id: 11, folio: 'B-26-000011', tipo: 'Baja', terminaActividad: true }
    const otros = Array.from({ length: 10 }, (_, i) => ({ ...MOVIMIENTO, id: 20 + i, folio: `C-26-00002${i}` }))
    abrir(vista('validacionDependencia'), {
      [LISTA]: { rows: [...otros, baja] },
      '/api/movimientos/lote': { body: { hechos: [], rechazados: [] } },
    })
    await main().getByRole('checkbox', { name: 'Seleccionar toda la página' }).check()
    const aprobar = boton('Aprobar', main().getByRole('region', { name: 'Selección' }))
    await aprobar.click()
    const pregunta = dialogo('Aprobar: 11 movimientos')
    await pregunta.getByText('Uno termina la actividad de una persona: Baja B-26-000011.').waitFor()
    await pregunta.getByText('No has abierto el detalle de 11 de ellos.').waitFor()
    await boton('Revisarlos antes', pregunta).click()
    expect(lotes()).toEqual([])
    await aprobar.click()
    await boton('Aprobar: 11 movimientos', dialogo()).click()
    await expect.poll(() => lotes().length).toBe(1)
    await dialogo().waitForGone()
  })

  it('shows the missing papers and how long each waits', async () => {
    abrirBandeja()
    await renglon(OTRO.folio).getByText('0 de 1').waitFor()
    expect(await renglon(OTRO.folio).getByText('0 de 1').first().getAttribute('title')).toBe('Falta CURP')
  })

  it('returns a movement from its row', async () => {
    abrirBandeja()
    await boton('Devolver', renglon(MOVIMIENTO.folio)).click()
    const devolver = dialogo(`Devolver el movimiento ${MOVIMIENTO.folio}`)
    // Its note is enough where a field is marked.
    await devolver.getByLabel('Qué debe corregirse').waitFor()
    await boton('Devolver', devolver).click()
    await devolver.getByText('Escribe qué debe corregirse, o señala un campo.').first().waitFor()
    await boton('Ahora no', dialogo()).click()
    await dialogo().waitForGone()
  })

  it('asks what to correct in the place of the detail: no dialog opens over another', async () => {
    abrirBandeja()
    await boton('Ver Detalles', renglon(MOVIMIENTO.folio)).click()
    await boton('Devolver', dialogo('Detalles Completos del Movimiento')).click()
    await dialogo(`Devolver el movimiento ${MOVIMIENTO.folio}`).waitFor()
    expect(documento().getByRole('dialog').count()).toBe(1)
    await boton('Ahora no', dialogo()).click()
    await dialogo('Detalles Completos del Movimiento').waitFor()
  })
})
