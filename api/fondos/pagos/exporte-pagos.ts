import { deudorTexto, resultadoPagoTexto, type PagoRegistrado } from '#domain/fondos/pagos/panel-pagos.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** What the bank said was paid, as a file. */
export const EXPORTE_PAGOS: ExporteLista<PagoRegistrado> = {
  hoja: 'Pagos',
  archivo: 'pagos',
  cuenta: ['pago', 'pagos'],
  columnas: [
    { clave: 'referencia', titulo: 'Referencia', valor: ({ referencia }) => referenciaTexto(referencia) },
    { clave: 'deudor', titulo: 'De', valor: deudorTexto },
    { clave: 'quincena', titulo: 'Quincena', valor: ({ quincena }) => quincena },
    { clave: 'importe', titulo: 'Importe', pesos: true, valor: (pago) => centavosToPesos(pago.importeCentavos) },
    { clave: 'fecha', titulo: 'Fecha del banco', valor: ({ fecha }) => fecha },
    { clave: 'resultado', titulo: 'Resultado', valor: resultadoPagoTexto },
    { clave: 'interes', titulo: 'Intereses', pesos: true, valor: (pago) => centavosToPesos(pago.interesCentavos) },
    { clave: 'excedente', titulo: 'A favor', pesos: true, valor: (pago) => centavosToPesos(pago.excedenteCentavos) },
    { clave: 'operacion', titulo: 'Operación', valor: ({ operacion }) => operacion },
    { clave: 'origen', titulo: 'Origen', valor: ({ origen }) => origen },
  ],
}
