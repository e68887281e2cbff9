import { multiplyDivide } from '#domain/fondos/redondeo.ts'

/**
 * What settles a loan today: its balance less the interest of the quincenas that have not begun, which is not owed (inferred).
 * Never forgives more than is owed.
 */
export function liquidarPrestamo(datos: {
  readonly saldoCentavos: number
  readonly interesCentavos: number
  readonly quincenas: number
  readonly transcurridas: number
}): { readonly condonadoCentavos: number; readonly pagoCentavos: number } {
  const faltan = Math.max(0, datos.quincenas - Math.max(0, datos.transcurridas))
  const sinDevengar = multiplyDivide(datos.interesCentavos, faltan, datos.quincenas, 'medio-par')
  const condonadoCentavos = Math.min(sinDevengar, datos.saldoCentavos)
  return { condonadoCentavos, pagoCentavos: datos.saldoCentavos - condonadoCentavos }
}
