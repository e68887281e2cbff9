import type { PagoPorIdentificar } from '#domain/fondos/pagos/panel-pagos.ts'
import { MOTIVOS_SIN_LINEA } from '#domain/fondos/pagos/por-identificar.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** Payments without a line, as a file. */
export const EXPORTE_POR_IDENTIFICAR: ExporteLista<PagoPorIdentificar> = {
  hoja: 'Pagos por identificar',
  archivo: 'pagos-por-identificar',
  cuenta: ['pago por identificar', 'pagos por identificar'],
  columnas: [
    { clave: 'referencia', titulo: 'Referencia del banco', valor: ({ referencia }) => referenciaTexto(referencia) },
    { clave: 'importe', titulo: 'Importe', pesos: true, valor: (pago) => centavosToPesos(pago.importeCentavos) },
    { clave: 'fecha', titulo: 'Fecha del banco', valor: ({ fecha }) => fecha },
    { clave: 'dias', titulo: 'Días', valor: ({ dias }) => dias },
    { clave: 'sugerida', titulo: 'Referencia propuesta', valor: ({ sugerida }) => referenciaTexto(sugerida) },
    { clave: 'motivo', titulo: 'Por qué', valor: ({ motivo }) => MOTIVOS_SIN_LINEA[motivo] },
    { clave: 'deudor', titulo: 'De', valor: ({ deudor }) => deudor },
    { clave: 'operacion', titulo: 'Operación', valor: ({ operacion }) => operacion },
    { clave: 'origen', titulo: 'Origen', valor: ({ origen }) => origen },
  ],
}
