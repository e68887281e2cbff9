import type { LineaDada } from '#domain/fondos/pagos/panel-pagos.ts'
import type { LineaPago } from '#domain/fondos/pagos/linea-en-vigor.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { today } from '#api/clock.ts'
import { codigoBarrasSvg } from './codigo-barras.ts'

/** A line as the dialog shows it, with its barcode. */
export async function presentLinea(linea: LineaPago): Promise<LineaDada> {
  const { referencia, capitalCentavos, interesCentavos, limite } = linea
  return {
    referencia,
    referenciaTexto: referenciaTexto(referencia),
    capitalCentavos,
    interesCentavos,
    totalCentavos: capitalCentavos + interesCentavos,
    limite,
    vencida: limite < today(),
    barras: await codigoBarrasSvg(referencia),
  }
}
