import { describe, expect, it } from 'vitest'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'

describe('a count as it is read', () => {
  it('parts thousands', () => {
    expect([0, 12, 999, 1000, 1622, 1_000_000].map(formatCuenta)).toEqual([
      '0',
      '12',
      '999',
      '1,000',
      '1,622',
      '1,000,000',
    ])
  })

  it('names one and many', () => {
    expect([cuentaTexto(1, 'alta'), cuentaTexto(0, 'alta'), cuentaTexto(31, 'alta')]).toEqual([
      '1 alta',
      '0 altas',
      '31 altas',
    ])
    expect(cuentaTexto(2000, 'unidad', 'unidades')).toBe('2,000 unidades')
  })
})
