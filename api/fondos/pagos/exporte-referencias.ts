import { estatusPagoTexto, type LineaPorValidar } from '#domain/fondos/pagos/panel-pagos.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** The payment references with their validation, as a file. */
export const EXPORTE_REFERENCIAS: ExporteLista<LineaPorValidar> = {
  hoja: 'Referencias de pago',
  archivo: 'referencias-de-pago',
  cuenta: ['referencia', 'referencias'],
  columnas: [
    { clave: 'id', titulo: 'Id', valor: ({ id }) => id },
    { clave: 'entidad', titulo: 'Entidad', valor: ({ entidad }) => entidad },
    { clave: 'quincena', titulo: 'Quincena', valor: ({ quincena }) => quincena },
    { clave: 'referencia', titulo: 'Referencia', valor: ({ referencia }) => referenciaTexto(referencia) },
    { clave: 'monto', titulo: 'Monto', pesos: true, valor: ({ montoCentavos }) => centavosToPesos(montoCentavos) },
    { clave: 'estatus', titulo: 'Estatus', valor: estatusPagoTexto },
    { clave: 'validado', titulo: 'Validado', valor: ({ validado }) => (validado ? 'Sí' : 'No') },
    { clave: 'validadoPor', titulo: 'Validado por', valor: ({ validadoPor }) => validadoPor },
  ],
}
