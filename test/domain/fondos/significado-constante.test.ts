import { expect, it } from 'vitest'
import { significadoDe, valorConUnidad } from '#domain/fondos/constantes/significado-constante.ts'

it.each([
  ['TASA_MORA_ANUAL', '0', '0 % al año: sin recargos por pago tardío'],
  ['tasa_mora_anual', '0.0', '0.0 % al año: sin recargos por pago tardío'],
  ['TASA_MORA_ANUAL', '12.5', '12.5 % al año'],
  ['PORCENTAJE_MAXIMO_RETENCION', '30', '30 % del sueldo'],
  ['CAIR_EDAD_MINIMA', '60', '60 años'],
  ['DIAS_DEL_AÑO', '0', '0'],
])('%s of %s reads "%s"', (nombre, valor, texto) => expect(valorConUnidad(nombre, valor)).toBe(texto))

it('of the institute itself is read by its formulas alone', () => {
  expect(significadoDe('MI_CONSTANTE').usa).toBe('Solo las fórmulas que la nombran.')
})
