import { DIEZMILESIMOS } from './clave-parametro.ts'
import { BASES, CONCEPTOS, type BaseCotizacion, type ConceptoDeFondo } from './fondo.ts'
import type { ParametrosEnVigor } from './parametro.ts'
import { multiplyDivide, type Redondeo } from './redondeo.ts'
import type { Segmento } from './segmentos.ts'

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

/** Salaries are monthly, and a month has 30 days. */
const DIAS_MES = 30

const MENSUAL = {
  sueldo: 'sueldoCentavos',
  otros: 'otrosCentavos',
  quinquenios: 'quinqueniosCentavos',
} as const satisfies Record<BaseCotizacion, keyof Segmento>

/** A base by who owes it. */
type PorObligado = Readonly<Record<Obligado, number>>

/**
 * The contributions of one person in a quincena, from its segments of days (`segmentosDe`): entity by entity, in the order
 * of its days, and fund by fund. A base is the exact sum of its segments, rounded once per entity; with days on leave, the
 * affiliate's share of it is rounded and the entity owes the rest, so that both make the one base. An amount is its stored
 * base × the key's rate, rounded; amounts of zero make no line (decisions 10.18 to 10.20).
 */
export function lineasDe(segmentos: readonly Segmento[], parametros: ParametrosEnVigor): Linea[] {
  const lineas: Linea[] = []
  for (const [entidadId, propios] of byEntidad(segmentos)) {
    const bases = basesDe(propios, parametros.redondeo)
    for (const obligado of ['entidad', 'afiliado'] as const)
      for (const concepto of CONCEPTOS) {
        const base = bases[concepto.base][obligado]
        // Most keys have no base or no rate: fifty thousand people make no object of each.
        if (base === 0 || parametros.valores[concepto.clave] === 0) continue
        const linea = lineaDe(concepto, base, parametros)
        if (linea.importeCentavos !== 0) lineas.push({ ...linea, entidadId, obligado })
      }
  }
  return lineas
}

function byEntidad(segmentos: readonly Segmento[]): Map<number, Segmento[]> {
  const entidades = new Map<number, Segmento[]>()
  for (const segmento of segmentos) {
    if (segmento.situacion !== 'A' && segmento.situacion !== 'L') continue
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
      const monthDays = segmento[MENSUAL[base]] * segmento.dias
      total += monthDays
      if (segmento.situacion === 'L') licencia += monthDays
    }
    const afiliado = multiplyDivide(licencia, 1, DIAS_MES, redondeo)
    bases[base] = { afiliado, entidad: multiplyDivide(total, 1, DIAS_MES, redondeo) - afiliado }
  }
  return bases
}

function lineaDe(
  concepto: ConceptoDeFondo,
  baseCentavos: number,
  { valores, redondeo }: ParametrosEnVigor,
): Omit<Linea, 'entidadId' | 'obligado'> {
  const tasa = valores[concepto.clave]
  const importeCentavos = multiplyDivide(baseCentavos, tasa, 100 * DIEZMILESIMOS, redondeo)
  return { ...concepto, baseCentavos, tasa, importeCentavos }
}
