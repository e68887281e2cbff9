import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const NSS = '51067911878'
const leer = (...celdas: readonly Celda[]) =>
  leerPapel({
    paginas: [
      hoja([
        [150, 20, 'Asignación o localización de tu Número de Seguridad Social'],
        [50, 60, 'Nombre: OFELIA CUEVAS RANGEL'],
        [50, 80, 'CURP: CURO790302MASVNF01'],
        [50, 100, `Número de Seguridad Social: ${NSS}`],
        ...celdas,
      ]),
    ],
    qr: [],
  }).lectura.campos['nss']

describe('a second number of eleven digits', () => {
  it.each([
    ['that fails the check digit, inside a chain', '||Invocante:IMSS|44731590112|2026-11-02||'],
    ['that fits its check digit, inside a chain', '||Invocante:IMSS|05088812341|2026-11-02||'],
    ['that fails the check digit, loose under the label', 'Recibo 44731590112'],
  ])('%s is no second NSS', (_, texto) => {
    expect(leer([50, 120, texto])).toMatchObject({ valor: NSS, seguro: true })
  })

  it('beside a label of its own is one: the field is in doubt', () => {
    expect(leer([50, 120, 'Número de Seguridad Social: 05088812341'])).toMatchObject({ seguro: false })
  })
})
