/** PORCENTAJE is stored in ten-thousandths: 12.5 % is 125,000. */
export const ESCALA_PORCENTAJE = 10_000

/** Monthly amounts of a post that payroll sets, in centavos, and its percentage in ten-thousandths. */
export interface PercepcionesDeLiga {
  readonly otros_prestaciones_centavos: number
  readonly quinquenios_centavos: number
  readonly porcentaje: number
}

const CERO: PercepcionesDeLiga = { otros_prestaciones_centavos: 0, quinquenios_centavos: 0, porcentaje: 0 }

/**
 * What a new post carries from the previous one (decisions §11.16): QUINQUENIOS follow the person through every change of post and
 * re-entry; OTROS_PRESTACIONES and PORCENTAJE follow the post, and are 0 in another entity until its payroll sets them. `anterior` is
 * null for a first post.
 */
export function percepcionesDe(anterior: PercepcionesDeLiga | null, mismaEntidad: boolean): PercepcionesDeLiga {
  if (anterior === null) return CERO
  const { otros_prestaciones_centavos, quinquenios_centavos, porcentaje } = anterior
  return mismaEntidad
    ? { otros_prestaciones_centavos, quinquenios_centavos, porcentaje }
    : { ...CERO, quinquenios_centavos }
}
