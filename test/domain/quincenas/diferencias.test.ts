import { describe, expect, it } from 'vitest'
import { lineasDe } from '#domain/fondos/lineas.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { causasConDetalle } from '#domain/quincenas/diferencia-textos.ts'
import {
  diferenciaDe,
  SumaDiferencias,
  type LadoActual,
  type LadoAnterior,
  type SegmentoConFuente,
} from '#domain/quincenas/diferencias.ts'
import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import { parametrosDePrueba } from '#test/domain/fondos/personas-de-fondos.ts'

const Q21 = 2026 * 24 + 20
const Q22 = Q21 + 1
/** One fund of 10 %, so that amounts are plain: 9,000.00 a month is 4,500.00 a quincena and 450.00 owed. */
const DIEZ = parametrosDePrueba({ FVE: 10 })
const DOCE = parametrosDePrueba({ FVE: 12 })

const tramo = (dias: number, sueldo: number, more: Partial<SegmentoConFuente> = {}): SegmentoConFuente => ({
  desde: '2020-01-01' as SegmentoConFuente['desde'],
  dias,
  situacion: 'A',
  entidadId: 7,
  sueldoCentavos: sueldo * 100,
  otrosCentavos: 0,
  quinqueniosCentavos: 0,
  fuente: 'Padrón',
  ...more,
})

const lineas = (quincena: number, segmentos: readonly SegmentoConFuente[], parametros: ParametrosEnVigor) =>
  lineasDe(segmentos, parametros).map((linea): LineaCierre => ({
    ...linea,
    corrige: quincena,
    origen: 'ordinaria',
    deEntidadId: null,
  }))

const antes = (segmentos: readonly SegmentoConFuente[], more: Partial<LadoAnterior> = {}): LadoAnterior => ({
  quincena: Q21,
  segmentos,
  lineas: lineas(Q21, segmentos, DIEZ),
  parametros: DIEZ,
  integra: true,
  ...more,
})

const ahora = (segmentos: readonly SegmentoConFuente[], more: Partial<LadoActual> = {}): LadoActual => {
  const parametros = more.parametros ?? DIEZ
  return {
    segmentos,
    lineas: lineas(Q22, segmentos, parametros),
    parametros,
    salida: null,
    reorganizada: false,
    ...more,
  }
}

const correccion = (corrige: number, importe: number): LineaCierre => ({
  clave: 'FVE',
  parte: 'entidad',
  base: 'sueldo',
  fondo: 'fondo_vivienda',
  entidadId: 7,
  obligado: 'entidad',
  baseCentavos: importe * 10,
  tasa: 100_000,
  importeCentavos: importe,
  corrige,
  origen: 'retroactiva',
  deEntidadId: null,
})

const causas = (before: LadoAnterior | null, now: LadoActual | null) => {
  const { antesCentavos, ahoraCentavos, causas: found } = diferenciaDe(before, now)
  return [antesCentavos, ahoraCentavos, Object.fromEntries(found)]
}

describe('why an amount is another than in the last close', () => {
  it('says nothing where nothing changed', () => {
    expect(causas(antes([tramo(15, 9000)]), ahora([tramo(15, 9000)]))).toEqual([45_000, 45_000, {}])
  })

  it('tells who came and who left', () => {
    expect(causas(null, ahora([tramo(10, 9000)]))).toEqual([0, 30_000, { alta: 30_000 }])
    const gone = ahora([], { salida: 'Movimiento B-26-000001' })
    expect(causas(antes([tramo(15, 9000)]), gone)).toEqual([45_000, 0, { baja: -45_000 }])
    // An act on the tree moves people without a movement.
    expect(causas(null, ahora([tramo(15, 9000)], { reorganizada: true }))).toEqual([
      0,
      45_000,
      { reorganizacion: 45_000 },
    ])
    const moved = ahora([], { salida: 'Padrón', reorganizada: true })
    expect(causas(antes([tramo(15, 9000)]), moved)).toEqual([45_000, 0, { reorganizacion: -45_000 }])
    // Who leaves in the middle still has days: what is missing is the baja's.
    const leaves = ahora([tramo(5, 9000)], { salida: 'Movimiento B-26-000001' })
    expect(causas(antes([tramo(15, 9000)]), leaves)).toEqual([45_000, 15_000, { baja: -30_000 }])
    // The last close paid nine days, to the 9th: it knew already.
    expect(causas(antes([tramo(9, 9000)]), null)).toEqual([27_000, 0, { baja: -27_000 }])
  })

  it('tells each change apart, and they add up to the difference', () => {
    const rise = tramo(10, 12_000, { fuente: 'Movimiento A-26-000007' })
    // 450.00 at 12 % is 540.00; five days at 9,000.00 and ten at 12,000.00 are 5,500.00, at 12 % 660.00.
    expect(causas(antes([tramo(15, 9000)]), ahora([tramo(5, 9000), rise], { parametros: DOCE }))).toEqual([
      45_000,
      66_000,
      { tasa: 9_000, categoria: 12_000 },
    ])
    expect(causas(antes([tramo(11, 9000)]), ahora([tramo(15, 9000)]))).toEqual([33_000, 45_000, { dias: 12_000 }])
    // Days on leave are the person's to pay.
    const leave = ahora([tramo(5, 9000), tramo(10, 9000, { situacion: 'L', fuente: 'Movimiento L-26-000001' })])
    expect(causas(antes([tramo(15, 9000)]), leave)).toEqual([45_000, 15_000, { dias: -30_000 }])
  })

  it('takes for the salary’s what the last quincena paid in part at another one', () => {
    const before = antes([tramo(5, 9000), tramo(10, 12_000, { fuente: 'Movimiento A-26-000007' })])
    const now = ahora([tramo(15, 12_000, { fuente: 'Movimiento A-26-000007' })])
    expect(causas(before, now)).toEqual([55_000, 60_000, { categoria: 5_000 }])
  })

  it('tells corrections of this close and of the last one', () => {
    const one = [tramo(15, 9000)]
    const corrected = ahora(one, { lineas: [...lineas(Q22, one, DIEZ), correccion(Q21, 700)] })
    expect(causas(antes(one), corrected)).toEqual([45_000, 45_700, { retroactivo: 700 }])
    const before = antes(one, { lineas: [...lineas(Q21, one, DIEZ), correccion(Q21 - 1, 700)] })
    expect(causas(before, ahora(one))).toEqual([45_700, 45_000, { retroactivo: -700 }])
  })
})

describe('what nothing explains', () => {
  const one = [tramo(15, 9000)]

  it('is a stored line that its own days do not give, even where both sides of it balance', () => {
    const [line] = lineas(Q21, one, DIEZ)
    const altered = antes(one, { lineas: [{ ...line!, importeCentavos: 45_001 }], integra: false })
    expect(causas(altered, ahora(one))).toEqual([45_001, 45_000, { sin_explicacion: -1 }])
    const base = antes(one, { lineas: [{ ...line!, baseCentavos: 1 }], integra: false })
    expect(causas(base, ahora(one))).toEqual([45_000, 45_000, { sin_explicacion: 0 }])
  })

  it('is a correction that is not the one that was sealed', () => {
    const before = antes(one, { lineas: [...lineas(Q21, one, DIEZ), correccion(Q21 - 1, 700)], integra: false })
    expect(causas(before, ahora(one))).toEqual([45_700, 45_000, { sin_explicacion: -700 }])
  })

  it('is a salary that no fact brings, and somebody who left without one', () => {
    expect(causas(antes(one), ahora([tramo(15, 12_000)]))).toEqual([45_000, 60_000, { sin_explicacion: 15_000 }])
    expect(causas(antes(one), null)).toEqual([45_000, 0, { sin_explicacion: -45_000 }])
  })
})

describe('a salary known late', () => {
  it('is explained by its movement where a later one, known before, brought the fact in force', () => {
    const antesDe = antes([tramo(15, 9000, { fuente: 'Movimiento T', fuenteSueldo: 'Padrón' })])
    const now = ahora([tramo(15, 12_000, { fuente: 'Movimiento T', fuenteSueldo: 'Movimiento S' })])
    expect(causas(antesDe, now)).toEqual([45_000, 60_000, { categoria: 15_000 }])
    expect(causasConDetalle(diferenciaDe(antesDe, now), antesDe, now, new Map())).toEqual([
      { causa: 'categoria', importeCentavos: 15_000, detalle: '$9,000.00 → $12,000.00. Movimiento S' },
    ])
  })
})

describe('causes in words and added up', () => {
  it('says from what to what, and by which movement', () => {
    const before = antes([tramo(15, 9000)])
    const now = ahora([tramo(15, 12_000, { fuente: 'Movimiento A-26-000007' })], { parametros: DOCE })
    expect(causasConDetalle(diferenciaDe(before, now), before, now, new Map())).toEqual([
      { causa: 'tasa', importeCentavos: 9_000, detalle: 'Registro 1, versión 1 → Registro 1, versión 1' },
      {
        causa: 'categoria',
        importeCentavos: 18_000,
        detalle: '$9,000.00 → $12,000.00. Movimiento A-26-000007',
      },
    ])
  })

  it('counts people and money of each cause', () => {
    const suma = new SumaDiferencias()
    suma.add(diferenciaDe(null, ahora([tramo(15, 9000)])))
    suma.add(diferenciaDe(null, ahora([tramo(10, 9000)])))
    suma.add(diferenciaDe(antes([tramo(11, 9000)]), ahora([tramo(15, 9000)])))
    expect(suma.causas().filter(({ personas }) => personas > 0)).toEqual([
      { causa: 'alta', personas: 2, importeCentavos: 75_000 },
      { causa: 'dias', personas: 1, importeCentavos: 12_000 },
    ])
  })
})
