import { describe, expect, it } from 'vitest'
import {
  conDecretos,
  decretosDe,
  lineasDeDecreto,
  type LineaCobrada,
  type RegistroConDecreto,
} from '#domain/fondos/parametros/decreto.ts'
import { explicarCorreccion } from '#domain/fondos/explicacion.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { parametrosDePrueba } from '#test/domain/fondos/personas-de-fondos.ts'

const registro = (clave: number, desde: number, tasas: object, efectoDesde: number | null): RegistroConDecreto => ({
  ...parametrosDePrueba(tasas as Record<string, number>, 'medio-par'),
  ...{ id: clave, clave, desde },
  decreto:
    efectoDesde === null
      ? null
      : { numero: '1', fecha: '2026-03-01' as PlainDate, efectoDesde, claves: ['FPESE', 'SARA'] },
})
const SELLADO = registro(1, 1, { FPESE: 22.25, FVE: 1.4, SARE: 2 }, null)
/** Later rates of FVE are no part of the decree. */
const DECRETADO = registro(2, 7, { FPESE: 24, FVE: 9, SARE: 2, SARA: 1 }, 3)

const cobrada = (clave: LineaCobrada['clave'], base: number, importe: number): LineaCobrada => ({
  ...{ clave, obligado: 'entidad', baseCentavos: base, importeCentavos: importe },
})

describe('a decree', () => {
  it('reaches closed quincenas from its effect to its record, of earlier records', () => {
    const reached = (quincena: number) => decretosDe([DECRETADO, SELLADO], quincena, SELLADO).length
    expect([2, 3, 6, 7].map(reached)).toEqual([0, 1, 1, 0])
    expect(decretosDe([DECRETADO], 5, DECRETADO)).toEqual([])
  })

  it('changes the rates that it names, and nothing that was sealed', () => {
    const vigentes = conDecretos<RegistroConDecreto>(SELLADO, [DECRETADO])
    expect(vigentes.valores).toMatchObject({ FPESE: 240_000, FVE: 14_000, SARE: 20_000, SARA: 10_000 })
    expect(SELLADO.valores.FPESE).toBe(222_500)
    expect(conDecretos(SELLADO, [])).toBe(SELLADO)
  })

  it('charges stored base × decreed rate minus everything stored, also for a rate that was 0', () => {
    const parametros = { parametros: SELLADO, vigentes: conDecretos(SELLADO, [DECRETADO]) }
    // 5,095.80 less 1,000.00 given back: 4,095.80 × 24 % = 982.992 → 982.99; 1,133.82 − 222.50 = 911.32 were charged. 1 % of it: 40.96.
    const guardado = [
      cobrada('SARE', 409_580, 8_192),
      cobrada('FPESE', 509_580, 113_382),
      cobrada('FPESE', -100_000, -22_250),
    ]
    const lineas = lineasDeDecreto({ entidadId: 7, quincena: 5 }, parametros, guardado)
    expect(lineas.map(({ clave, baseCentavos, importeCentavos }) => [clave, baseCentavos, importeCentavos])).toEqual([
      ['FPESE', 0, 98_299 - 91_132],
      ['SARA', 409_580, 4_096],
    ])
    expect(
      explicarCorreccion(lineas[0]!, { corrige: 2026 * 24, origen: 'decreto', entidadOrigen: null }),
    ).toMatchObject({
      origen: 'Por decreto',
      formula: 'La base guardada × 24 %, la tasa decretada, menos lo guardado: importe $71.67',
    })
    const done = [...guardado, ...lineas]
    expect(lineasDeDecreto({ entidadId: 7, quincena: 5 }, parametros, done)).toEqual([])
  })
})
