import { describe, expect, it } from 'vitest'
import { conPorcentaje, costoAnual, montosIssues, parsePorcentaje } from '#domain/fondos/aumentos/aumento.ts'
import { entradasDeAumentos } from '#domain/fondos/aumentos/con-aumentos.ts'
import { SumaAumento } from '#domain/fondos/aumentos/costo-aumento.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const day = (text: string) => text as PlainDate
const DESDE = day('2026-11-16')
const entrada = (desde: string, campos: object) => ({ desde: day(desde), campos, fuente: 'Padrón' })
const ana = (mas: object = {}) =>
  entrada('2025-01-01', { situacion: 'A', nivel1_id: 7, categoria_id: 20, sueldo_centavos: 1_000_000, ...mas })
const aumento = (aplicadoEn: readonly number[] = []) => ({
  motivo: 'Acuerdo 12',
  desde: DESDE,
  montos: new Map([[20, 1_040_000]]),
  aplicadoEn: new Set(aplicadoEn),
})

describe('entradasDeAumentos', () => {
  it('gives the new salary from the first day of the rise', () => {
    expect(entradasDeAumentos([ana()], [aumento()])).toEqual([
      { desde: DESDE, campos: { sueldo_centavos: 1_040_000 }, fuente: 'Aumento: Acuerdo 12' },
    ])
  })

  it('begins with the post of who took it later', () => {
    const later = entrada('2026-11-20', { categoria_id: 20, sueldo_centavos: 1_000_000 })
    expect(entradasDeAumentos([ana({ categoria_id: 10 }), later], [aumento()])).toMatchObject([{ desde: '2026-11-20' }])
  })

  it.each([
    ['of another category', [ana({ categoria_id: 10 })], aumento()],
    ['who left', [ana({ situacion: 'B' })], aumento()],
    ['who earns more', [ana({ sueldo_centavos: 1_050_000 })], aumento()],
    ['of an entity that applied it', [ana()], aumento([7])],
  ])('leaves somebody %s', (_who, entradas, pendiente) => {
    expect(entradasDeAumentos(entradas, [pendiente])).toEqual([])
  })
})

describe('amounts of a rise', () => {
  it('are a percentage more, to the even centavo', () => {
    expect(conPorcentaje(1_233_575, 40_000)).toBe(1_282_918)
    expect(conPorcentaje(50, 10_000)).toBe(50)
    expect(conPorcentaje(150, 10_000)).toBe(152)
  })

  it.each([
    [4, 40_000],
    [4.25, 42_500],
    [0.0001, 1],
    [100, 1_000_000],
    [0, null],
    [-4, null],
    [100.5, null],
    [4.00001, null],
    [NaN, null],
  ])('percentage %s', (valor, scaled) => {
    expect(parsePorcentaje(valor)).toBe(scaled)
  })

  it('rise', () => {
    const [wrong] = montosIssues([{ categoriaId: 1, clave: '20B', antesCentavos: 100, despuesCentavos: 100 }])
    expect(wrong?.message).toBe('Categoría 20B: un aumento sube el sueldo. Hoy es $1.00 y llegó $1.00.')
  })
})

describe('SumaAumento', () => {
  it('counts salaries by days: whole, seven fifteenths from the 24th, nothing before', () => {
    const persona = { situacion: 'A', antesCentavos: 1_000_000, despuesCentavos: 1_040_000, desde: day('2026-11-24') }
    const suma = new SumaAumento()
    const q22 = 2026 * 24 + 21
    suma.add(persona, q22 - 1, null)
    expect(suma.total.sueldosCentavos).toBe(0)
    // From the 24th to the 30th are 7 days: 2,426.67 with the rise, 2,333.33 without.
    suma.add(persona, q22, null)
    expect(suma.total.sueldosCentavos).toBe(9_334)
    suma.add(persona, q22 + 1, null)
    expect(suma.total.sueldosCentavos).toBe(29_334)
  })
})

it('the cost by year is 24 times the salaries and the part of the entities', () => {
  // (493.42 + 142.50) × 24 = 15,262.08; what people pay comes out of their salaries.
  const costo = { sueldosCentavos: 49_342, entidadCentavos: 14_250, afiliadoCentavos: 4_750 }
  expect(costoAnual(costo)).toBe(1_526_208)
})
