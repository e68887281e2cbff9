import { multiplyDivide } from '#domain/fondos/redondeo.ts'
import { DIEZMILESIMOS } from '#domain/fondos/clave-parametro.ts'

/** Quincenas of a year, by which a yearly rate is divided. */
export const QUINCENAS_ANIO = 24

export interface PlanPrestamo {
  readonly interesCentavos: number
  readonly totalCentavos: number
  /** What is withheld each quincena, up to the whole centavo that pays it in time. */
  readonly abonoCentavos: number
  readonly ultimoAbonoCentavos: number
}

/**
 * What a loan owes and pays: simple interest of its plan on the capital for its term, in equal abonos. The rate is yearly, a
 * percentage in ten-thousandths; how the plans of this institute reckon interest is inferred, and this one function says so.
 */
export function planearPrestamo(datos: {
  readonly capitalCentavos: number
  readonly interesAnual: number
  readonly quincenas: number
}): PlanPrestamo {
  const { capitalCentavos, interesAnual, quincenas } = datos
  const interesCentavos = multiplyDivide(
    capitalCentavos,
    interesAnual * quincenas,
    100 * DIEZMILESIMOS * QUINCENAS_ANIO,
    'medio-par',
  )
  const totalCentavos = capitalCentavos + interesCentavos
  const abonoCentavos = Math.ceil(totalCentavos / quincenas)
  return {
    interesCentavos,
    totalCentavos,
    abonoCentavos,
    ultimoAbonoCentavos: totalCentavos - abonoCentavos * (quincenas - 1),
  }
}
