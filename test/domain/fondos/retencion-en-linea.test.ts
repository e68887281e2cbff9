import { describe, expect, it } from 'vitest'
import { retencionPorCargar } from '#domain/fondos/prestamos/retencion-en-linea.ts'

// Orders of $515.00. Amounts in centavos.
describe('a withholding in payment lines, worked by hand', () => {
  it('nobody answers: the first line takes the order, later ones nothing', () => {
    const sinRespuesta = { ordenadoCentavos: 51_500, retenidoCentavos: null }
    expect(retencionPorCargar({ ...sinRespuesta, aFavorCentavos: 0, cargadoCentavos: 0 })).toBe(51_500)
    expect(retencionPorCargar({ ...sinRespuesta, aFavorCentavos: 0, cargadoCentavos: 51_500 })).toBe(0)
  })

  it('$200.00 were withheld: the next line gives $315.00 back, and the one after it nothing more', () => {
    const respondida = { ordenadoCentavos: 51_500, retenidoCentavos: 20_000 }
    expect(retencionPorCargar({ ...respondida, aFavorCentavos: 0, cargadoCentavos: 51_500 })).toBe(-31_500)
    expect(retencionPorCargar({ ...respondida, aFavorCentavos: 0, cargadoCentavos: 20_000 })).toBe(0)
  })

  it('the answer is corrected to $300.00 after that: the next line takes $100.00 more', () => {
    const corregida = { ordenadoCentavos: 51_500, retenidoCentavos: 30_000 }
    expect(retencionPorCargar({ ...corregida, aFavorCentavos: 0, cargadoCentavos: 20_000 })).toBe(10_000)
  })

  it('answered before any line took it: what was withheld', () => {
    expect(
      retencionPorCargar({ ordenadoCentavos: 51_500, retenidoCentavos: 20_000, aFavorCentavos: 0, cargadoCentavos: 0 }),
    ).toBe(20_000)
    expect(
      retencionPorCargar({ ordenadoCentavos: 51_500, retenidoCentavos: 0, aFavorCentavos: 0, cargadoCentavos: 0 }),
    ).toBe(0)
  })

  it('$615.00 were withheld of the order: the next line takes the $100.00 of the person too', () => {
    const deMas = { ordenadoCentavos: 51_500, retenidoCentavos: 51_500, aFavorCentavos: 10_000 }
    expect(retencionPorCargar({ ...deMas, cargadoCentavos: 51_500 })).toBe(10_000)
    expect(retencionPorCargar({ ...deMas, cargadoCentavos: 61_500 })).toBe(0)
  })
})
