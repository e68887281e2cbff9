import type { ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import { CONCEPTOS, type BaseCotizacion } from '#domain/fondos/fondo.ts'

/** What each base is called, as a figure and after "sobre". */
export const TEXTO_BASE = {
  sueldo: { titulo: 'Sueldo', sobre: 'sueldo' },
  otros: { titulo: 'Otras prestaciones', sobre: 'otras prestaciones' },
  quinquenios: { titulo: 'Quinquenios', sobre: 'quinquenios' },
} as const satisfies Record<BaseCotizacion, { readonly titulo: string; readonly sobre: string }>

/** Words of a key that feeds a fund: "aportación del afiliado", "aportación de la entidad sobre quinquenios". "" for the other keys. */
export function palabrasDeClave(clave: ClaveParametro): string {
  const concepto = CONCEPTOS.find((each) => each.clave === clave)
  if (!concepto) return ''
  const deQuien = concepto.parte === 'afiliado' ? 'del afiliado' : 'de la entidad'
  const sobre = concepto.base === 'sueldo' ? '' : ` sobre ${TEXTO_BASE[concepto.base].sobre}`
  return `aportación ${deQuien}${sobre}`
}
