import { describe, expect, it } from 'vitest'
import {
  importeDeBases,
  SumaRenglones,
  sumasQueEntran,
  totalesDeNomina,
  totalesQueSeAprueban,
  totalTexto,
} from '#domain/cargas/totales-carga.ts'

const CONCEPTOS = new Map(
  [
    ['01', 'sueldo'],
    ['02', 'sueldo'],
    ['69', 'deduccion.FAA'],
  ].map(([clave = '', destino = '']) => [clave, { clave, destino, periodicidad: 'quincenal' as const }]),
)
const LEIDAS = {
  sumas: { quinquenios: 30_000, dias: 4_500 },
  conceptos: { '01': 100_000, '02': 50_000, '69': 9_000, X: 7 },
}
const RECHAZADAS = { sumas: { quinquenios: 10_000, dias: 1_500 }, conceptos: { '02': 50_000, X: 7 } }
const CARGA = { leidas: LEIDAS, rechazadas: RECHAZADAS, rechazados: 1, entran: 2 }

describe('totals of a load', () => {
  it('adds refused rows up by field and by concept', () => {
    const suma = new SumaRenglones()
    suma.add({ valores: { quinquenios: 10_000, nombre: 'Ana', dias: 1_500 }, conceptos: [['02', 40_000]] })
    suma.add({
      valores: {},
      conceptos: [
        ['02', 10_000],
        ['X', 7],
      ],
    })
    expect(suma.sumas()).toEqual(RECHAZADAS)
  })

  it('says what the file has and what enters, by meaning and then by concept', () => {
    const totales = totalesDeNomina(CARGA, null, CONCEPTOS)
    expect(
      totales.map(({ titulo, archivoCentavos, entranCentavos }) => [titulo, archivoCentavos, entranCentavos]),
    ).toEqual([
      ['Sueldo', 150_000, 100_000],
      ['Quinquenios', 30_000, 20_000],
      ['Descuento FAA', 9_000, 9_000],
      ['Concepto 01 (Sueldo)', 100_000, 100_000],
      ['Concepto 02 (Sueldo)', 50_000, 0],
      ['Concepto 69 (Descuento FAA)', 9_000, 9_000],
      ['Concepto X (sin significado)', 7, 0],
    ])
    expect(totalesQueSeAprueban(totales).map(({ titulo }) => titulo)).toEqual([
      'Sueldo',
      'Quinquenios',
      'Descuento FAA',
    ])
  })

  it('compares with what entered before', () => {
    const antes = totalesDeNomina({ ...CARGA, rechazados: 0 }, CARGA, CONCEPTOS)
    expect(antes.find(({ titulo }) => titulo === 'Sueldo')).toMatchObject({
      archivoCentavos: 150_000,
      entranCentavos: 150_000,
      antesCentavos: 100_000,
    })
  })

  it('knows what enters without sums of refused rows only if none or all are refused', () => {
    const sinSumas = { ...CARGA, rechazadas: null }
    expect(sumasQueEntran(sinSumas)).toBeNull()
    expect(sumasQueEntran({ ...sinSumas, rechazados: 0 })).toEqual(LEIDAS)
    expect(sumasQueEntran({ ...sinSumas, rechazados: 3, entran: 0 })?.sumas).toEqual({ quinquenios: 0, dias: 0 })
  })

  it('adds the bases up, without deductions', () => {
    // 1,000.00 of salary and 200.00 of quinquenios enter.
    expect(importeDeBases(sumasQueEntran(CARGA), CONCEPTOS)).toBe(120_000)
    expect(importeDeBases(null, CONCEPTOS)).toBe(0)
  })

  it('names both figures', () => {
    const total = { titulo: 'Sueldo', archivoCentavos: 150_000, entranCentavos: 100_000, antesCentavos: null }
    expect(totalTexto({ ...total, deConcepto: false })).toBe('Entran $1,000.00; en el archivo, $1,500.00')
    expect(totalTexto({ ...total, deConcepto: false, archivoCentavos: null })).toBe('$1,000.00')
    expect(totalTexto({ ...total, deConcepto: false, entranCentavos: null })).toBe('En el archivo, $1,500.00')
  })
})
