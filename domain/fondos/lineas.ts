import { DIEZMILESIMOS } from './clave-parametro.ts'
import { BASES, CONCEPTOS, type BaseCotizacion, type ConceptoDeFondo } from './fondo.ts'
import type { ParametrosEnVigor } from './parametro.ts'
import { CENTESIMOS_MES } from './nomina.ts'
import { multiplyDivide, type Redondeo } from './redondeo.ts'
import { isCotizante, type Segmento } from './segmentos.ts'

/** Who owes a line: the entity that withholds and pays, or on leave the affiliate, for both parts (decision 10.20). */
export type Obligado = 'entidad' | 'afiliado'

/** One amount of a person, fund and key in a quincena. */
export interface Linea extends ConceptoDeFondo {
  /** The entity of the days. */
  readonly entidadId: number
  readonly obligado: Obligado
  readonly baseCentavos: number
  /** Percentage in ten-thousandths: 22.25 % is 222,500. */
  readonly tasa: number
  readonly importeCentavos: number
}

const MENSUAL = {
  sueldo: 'sueldoCentavos',
  otros: 'otrosCentavos',
  quinquenios: 'quinqueniosCentavos',
} as const satisfies Record<BaseCotizacion, keyof Segmento>

/** A base by who owes it. */
type PorObligado = Readonly<Record<Obligado, number>>

/**
 * The contributions of one person in a quincena, from its segments of days (`segmentosDe`): entity by entity, in the order
 * of its days, and fund by fund. Base and amount are rounded once per entity. With days on leave, the affiliate's share of
 * each is rounded by itself and the entity owes the rest. An amount is a stored base × the key's rate; amounts of zero make no
 * line (decisions 10.18 to 10.20 and 11.5).
 */
export function lineasDe(segmentos: readonly Segmento[], parametros: ParametrosEnVigor): Linea[] {
  const lineas: Linea[] = []
  for (const [entidadId, propios] of byEntidad(segmentos)) {
    const bases = basesDe(propios, parametros.redondeo)
    for (const obligado of ['entidad', 'afiliado'] as const)
      for (const concepto of CONCEPTOS) {
        const { [obligado]: baseCentavos, afiliado: licencia } = bases[concepto.base]
        const tasa = parametros.valores[concepto.clave]
        // Most keys have no base or no rate: fifty thousand people make no object of each.
        if (baseCentavos === 0 || tasa === 0) continue
        const isResto = obligado === 'entidad' && licencia !== 0 && parametros.reparto !== 'cada-parte'
        const importeCentavos = isResto
          ? importeDe(baseCentavos + licencia, tasa, parametros) - importeDe(licencia, tasa, parametros)
          : importeDe(baseCentavos, tasa, parametros)
        if (importeCentavos !== 0)
          lineas.push({ ...concepto, baseCentavos, tasa, importeCentavos, entidadId, obligado })
      }
  }
  return lineas
}

function byEntidad(segmentos: readonly Segmento[]): Map<number, Segmento[]> {
  const entidades = new Map<number, Segmento[]>()
  for (const segmento of segmentos) {
    if (!isCotizante(segmento.situacion)) continue
    const own = entidades.get(segmento.entidadId)
    if (own) own.push(segmento)
    else entidades.set(segmento.entidadId, [segmento])
  }
  return entidades
}

/** The exact sum of the segments of one entity by base, rounded once, and who owes which part of it (decision 10.18). */
export function basesDe(segmentos: readonly Segmento[], redondeo: Redondeo): Record<BaseCotizacion, PorObligado> {
  const bases = {} as Record<BaseCotizacion, PorObligado>
  for (const base of BASES) {
    let [total, licencia] = [0, 0]
    for (const segmento of segmentos) {
      const exacta = exactaDe(segmento, base)
      total += exacta
      if (segmento.situacion === 'L') licencia += exacta
    }
    const afiliado = multiplyDivide(licencia, 1, CENTESIMOS_MES, redondeo)
    bases[base] = { afiliado, entidad: multiplyDivide(total, 1, CENTESIMOS_MES, redondeo) - afiliado }
  }
  return bases
}

/** Centavos of a base × `CENTESIMOS_MES`: the monthly amount by its days, and what payroll says instead or besides. */
function exactaDe(segmento: Segmento, base: BaseCotizacion): number {
  const { dias, nomina } = segmento
  const mensual = nomina?.reemplaza ? 0 : segmento[MENSUAL[base]] * dias * 100
  return mensual + (nomina?.[base] ?? 0)
}

function importeDe(baseCentavos: number, tasa: number, { redondeo }: ParametrosEnVigor): number {
  return multiplyDivide(baseCentavos, tasa, 100 * DIEZMILESIMOS, redondeo)
}
