import { describe, expect, it } from 'vitest'
import { CLAVE_PARAMETRO_KEYS, DIEZMILESIMOS, type ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import { tasasRaras } from '#domain/fondos/parametro-issues.ts'
import type { ValoresParametro } from '#domain/fondos/parametro.ts'

type Tasas = Readonly<Partial<Record<ClaveParametro, number>>>

/** A record with those rates, in percent; the others are 0. */
const registro = (tasas: Tasas): ValoresParametro =>
  Object.fromEntries(
    CLAVE_PARAMETRO_KEYS.map((clave) => [clave, Math.round((tasas[clave] ?? 0) * DIEZMILESIMOS)]),
  ) as unknown as ValoresParametro

const SIN_CIERRE = { porClave: {}, totalCentavos: 0 }
const raras = (antes: Tasas, nuevo: Tasas, enero: Tasas = antes, cierre: object = SIN_CIERRE) =>
  tasasRaras(registro(nuevo), {
    anteriores: registro(antes),
    enero: registro(enero),
    cierre: { ...SIN_CIERRE, ...cierre },
  })

describe('a rate is said in words', () => {
  it.each([
    ['that changes by a tenth', { FAA: 5 }, { FAA: 5.5 }, []],
    ['that rises by more than a tenth', { FAA: 5 }, { FAA: 5.5001 }, ['FAA']],
    ['that falls by more than a tenth', { FAA: 5 }, { FAA: 4.49 }, ['FAA']],
    ['that was 0, however small', {}, { FAA: 0.0001 }, ['FAA']],
    ['that becomes 0', { FAA: 5, FAE: 2.5 }, { FAE: 2.5 }, ['FAA']],
    ['that stays, beside one that changes little', { FAA: 5, FAE: 30 }, { FAA: 5.1, FAE: 30 }, []],
  ] as const)('%s', (_, antes, nuevo, found) => {
    expect(raras(antes, nuevo)).toEqual(found)
  })

  it('that went up little by little since January', () => {
    expect(raras({ FAA: 5.4 }, { FAA: 5.8 }, { FAA: 5 })).toEqual(['FAA'])
    expect(raras({ FAA: 5.4 }, { FAA: 5.5 }, { FAA: 5 })).toEqual([])
  })

  it('that moves more than a hundredth of the last close, though it changes little', () => {
    // 22 → 22.5 of what gave 60 of 100: 60 × 0.5 ÷ 22 = 1.36.
    const cierre = { porClave: { FPESE: 6_000_000, FAA: 1_000_000 }, totalCentavos: 10_000_000 }
    expect(raras({ FPESE: 22, FAA: 5 }, { FPESE: 22.5, FAA: 5.1 }, undefined, cierre)).toEqual(['FPESE'])
    expect(raras({ FPESE: 22 }, { FPESE: 22.3 }, undefined, cierre)).toEqual([])
  })

  it('of the first record only where it is high by itself', () => {
    const nuevo = registro({ FAA: 5, FPESE: 30.5 })
    expect(tasasRaras(nuevo, { anteriores: null, enero: null, cierre: SIN_CIERRE })).toEqual(['FPESE'])
  })
})
