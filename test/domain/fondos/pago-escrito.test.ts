import { describe, expect, it } from 'vitest'
import { pagoEscritoIssues } from '#domain/fondos/pagos/pago-escrito.ts'
import { plainDate } from '#domain/plain-date.ts'

const HOY = plainDate(2026, 11, 26)
const BUENO = {
  referencia: '810322264803653',
  importe: '10.00',
  fecha: '2026-11-26',
  operacion: 'BN1',
  comprobante: 'a7',
}
const mensajes = (pago: Partial<typeof BUENO>) =>
  pagoEscritoIssues({ ...BUENO, ...pago }, HOY).map(({ message }) => message)

describe('a payment written by hand', () => {
  it('is asked for in words where a field is empty', () => {
    expect(mensajes({ referencia: '', importe: '', fecha: '', operacion: '', comprobante: '' })).toEqual([
      'Escribe la referencia: de 8 a 40 dígitos.',
      'Escribe el importe, como 4,256.50.',
      'Escribe la fecha del banco como dd/mm/aaaa.',
      'Escribe el número de operación del banco.',
      'Sube el comprobante del pago: un PDF o una foto.',
    ])
  })

  it.each([
    [{ referencia: '8103' }, 'La referencia dice "8103"; se esperaban de 8 a 40 dígitos.'],
    [{ importe: 'NaN' }, 'El importe no se entiende; se esperaba uno como 4,256.50.'],
    [{ importe: '0.00' }, 'El importe dice $0.00; se esperaba uno mayor que cero y de hasta 9 dígitos de pesos.'],
    [{ fecha: '31/02/2026' }, 'La fecha del banco dice "31/02/2026"; se esperaba un día que exista, como dd/mm/aaaa.'],
    [{ fecha: '1900-01-01' }, 'La fecha es 1 ene 1900 y fue hace más de diez años: hoy es 26 nov 2026.'],
    [{ fecha: '2026-11-27' }, 'La fecha es 27 nov 2026 y no ha llegado: hoy es 26 nov 2026.'],
    [
      { operacion: 'BN 1' },
      'El número de operación dice "BN 1"; se esperaban hasta 40 letras sin acento, dígitos, puntos o guiones.',
    ],
    [{}, undefined],
  ])('says what was found and what was expected: %o', (pago, mensaje) => {
    expect(mensajes(pago)).toEqual(mensaje === undefined ? [] : [mensaje])
  })
})
