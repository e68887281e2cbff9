import { describe, expect, it } from 'vitest'
import { agruparConstantes } from '#domain/fondos/constantes/constante.ts'
import { EDAD_MINIMA_RETIRO } from '#domain/fondos/cair/retiro.ts'
import { CONSTANTES_PRESTAMO } from '#domain/fondos/prestamos/capacidad.ts'
import { isEnRango } from '#domain/fondos/constantes/rango-constante.ts'

describe('what a constant that a rule reads may be', () => {
  it.each([...Object.entries(CONSTANTES_PRESTAMO), [EDAD_MINIMA_RETIRO.nombre, EDAD_MINIMA_RETIRO.valor] as const])(
    '%s may be what it is at first, and not below 0 nor above a hundred and twenty',
    (nombre, valor) => {
      expect([isEnRango(nombre, Number(valor)), isEnRango(nombre, -1), isEnRango(nombre, 121)]).toEqual([
        true,
        false,
        false,
      ])
    },
  )

  it('is in force: a value that it could not be is passed over, and stays in its history', () => {
    const row = (VALOR: number, FECHA: string) => ({
      NOMBRE: 'TASA_MORA_ANUAL',
      VALOR,
      VALOR_TEXTO: String(VALOR),
      FECHA,
      AUTOR: 'Sistema',
    })
    const [grupo] = agruparConstantes([row(4_500, '2026-02-01'), row(45, '2026-01-01')], '2026-11-20')
    expect([grupo?.vigente?.VALOR, grupo?.historial.length]).toEqual([45, 2])
  })
})
