import { describe, expect, it } from 'vitest'
import type { DatoDePapel } from '#domain/afiliacion/dato-de-papel.ts'
import { MOVIMIENTO } from '#test/support/fingido/movimientos.ts'
import { abrir, boton, dialogo, main, vista } from './soporte/portal.tsx'

const NSS: DatoDePapel = {
  tipo: 'nss',
  archivo: 'arch-1',
  campo: 'nss',
  valor: '65169128652',
  leido: '65169128652',
  resultado: 'conservado',
  fuente: 'ocr',
  confianzaPct: 30,
  seguro: false,
  lugar: { pagina: 1, caja: [0.1, 0.2, 0.3, 0.05] },
}

describe('the detail that a validator sees', () => {
  it('shows each datum beside its place in the paper, and how a doubt was resolved', async () => {
    const lista = '/api/panel/movimientos'
    abrir(vista('validacionDependencia'), {
      [lista]: { rows: [MOVIMIENTO] },
      [`${lista}/${MOVIMIENTO.folio}`]: { body: { ...MOVIMIENTO, datosDePapeles: [NSS] } },
    })
    await boton('Ver Detalles', main().getByRole('row').filter({ hasText: MOVIMIENTO.folio })).click()
    const detalle = dialogo('Detalles Completos del Movimiento')
    await detalle.getByRole('heading', { name: 'Datos tomados de los documentos' }).waitFor()
    await detalle.getByText('Leído 30 %, confirmado a mano').waitFor()
    const recorte = detalle.getByRole('img', { name: /^NSS en / })
    expect(await recorte.getAttribute('src')).toBe('/api/archivos/arch-1/paginas/1')
  })
})
