import { describe, expect, it } from 'vitest'
import { leerRespuestaBanco, LIMITES_RESPUESTA } from '#domain/fondos/pagos/respuesta-banco.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const HOY = '2026-11-27' as PlainDate
const archivo = (importes: readonly string[], total: string) =>
  [
    'referencia,importe,fecha,operacion',
    ...importes.map((importe, n) => `81032226${n},${importe},2026-11-27,BN${n}`),
    `TOTAL,${total},${importes.length}`,
  ].join('\n')
/** The rows of a CSV without quotes, as the reader of files gives them. */
const leer = (texto: string) =>
  leerRespuestaBanco(
    texto.split('\n').map((line, i) => ({ fila: i + 1, celdas: line.split(',') })),
    HOY,
  )

describe("the bank's answer", () => {
  it('is summed to the centavo however large: as many payments as fit, of the largest amount there is', () => {
    const importes = Array<string>(LIMITES_RESPUESTA.renglones).fill('999999999.99')
    expect(leer(archivo(importes, '9999999999900.00'))).toMatchObject({
      totalCentavos: 999_999_999_990_000,
    })
    const less = leer(archivo(importes, '9999999999899.99'))
    expect(less).toMatchObject({ issues: [{ message: expect.stringContaining('sobran $0.01') as string }] })
  })

  it('refuses an amount of ten digits of pesos, with its line, what was found and what was expected', () => {
    expect(leer(archivo(['10.00', '1000000000.00'], '1000000010.00'))).toEqual({
      issues: [
        {
          path: 'renglon 3 importe',
          code: 'banco',
          message:
            'Renglón 3: El importe dice "1000000000.00"; se esperaba uno mayor que cero y de hasta 9 dígitos de pesos, como 4256.50.',
        },
      ],
    })
  })

  it('tells each fault of a line and those of the total, none in the place of another', () => {
    const texto = archivo(['10.00', '1e3'], '90.00').replace('2026-11-27,BN1', '2026-11-28,BN0').replace(/2$/, '3')
    expect(leer(texto)).toMatchObject({
      issues: [
        { path: 'renglon 3 importe', message: expect.stringMatching(/^Renglón 3: El importe dice "1e3"/) as string },
        { path: 'renglon 3 fecha', message: 'Renglón 3: La fecha 2026-11-28 no ha llegado: hoy es 2026-11-27.' },
        { path: 'renglon 3 operacion repetida' },
        {
          path: 'renglon 4 total',
          message:
            'Renglón 4: el total dice $90.00 y no se pudo comparar porque el importe del renglón 3 no se entiende; los demás suman $10.00.',
        },
        { path: 'renglon 4 cuantos', message: 'Renglón 4: el total dice "3" pagos y hay 2.' },
      ],
    })
  })

  it('compares the total though a line is wrong, where every amount was read', () => {
    const texto = archivo(['10.00'], '90.00').replace('2026-11-27', 'ayer')
    expect(leer(texto)).toMatchObject({
      issues: [
        { path: 'renglon 2 fecha' },
        { message: 'Renglón 3: el total dice $90.00 y los renglones suman $10.00: faltan $80.00.' },
      ],
    })
  })
})
