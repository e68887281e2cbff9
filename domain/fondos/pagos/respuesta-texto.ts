import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { RESULTADOS_PAGO, type ResultadoPago } from './cuenta-cargo.ts'
import type { PagoSinLinea, RespuestaCargada } from './panel-pagos.ts'
import { MOTIVOS_SIN_LINEA } from './por-identificar.ts'

/** "2 pagos por $1,500.00: 1 Completo, 1 Parcial; 1 tardío; 3 pagos ya estaban." */
export function respuestaTexto({
  pagos,
  totalCentavos,
  porResultado,
  tardios,
  repetidos,
  corregidos,
  reversas,
  reversasSinPago,
}: RespuestaCargada): string {
  const parts = Object.entries(porResultado).map(([key, n]) => `${n} ${RESULTADOS_PAGO[key as ResultadoPago]}`)
  const more = [
    parts.join(', '),
    tardios > 0 ? cuentaTexto(tardios, 'tardío') : '',
    repetidos > 0 ? `${cuentaTexto(repetidos, 'pago')} ya ${repetidos === 1 ? 'estaba' : 'estaban'}` : '',
    reversas > 0 ? cuentaTexto(reversas, 'reversa') : '',
    reversasSinPago > 0 ? `${cuentaTexto(reversasSinPago, 'reversa')} sin su pago` : '',
    corregidos > 0 ? `${cuentaTexto(corregidos, 'pago')} por identificar con otra referencia` : '',
  ].filter(Boolean)
  return `${cuentaTexto(pagos, 'pago')} por ${formatPesos(totalCentavos)}${more.length > 0 ? `: ${more.join('; ')}` : ''}.`
}

/** How many payments of a file wait to be identified. */
export const cuantosSinLinea = ({ porResultado, corregidos, reversasSinPago }: RespuestaCargada): number =>
  (porResultado.desconocido ?? 0) + (porResultado.anulado ?? 0) + corregidos + reversasSinPago

/** "XL0001, $316,336.26, referencia 3022 1264…. Ninguna línea tiene esa referencia. Se propone 0302 2126…." */
export function sinLineaTexto({ operacion, referencia, importeCentavos, motivo, sugerida }: PagoSinLinea): string {
  const propone = sugerida === '' ? '' : ` Se propone ${referenciaTexto(sugerida)}.`
  return `${operacion}, ${formatPesos(importeCentavos)}, referencia ${referenciaTexto(referencia)}. ${MOTIVOS_SIN_LINEA[motivo]}.${propone}`
}
