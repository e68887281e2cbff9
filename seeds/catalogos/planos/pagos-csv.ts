import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/** The bank's answer (docs/respuesta-banco.md), as CSV or workbook: a payment per row, and a last row TOTAL with sum and count. */
export const PAGOS_CSV: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  separador: 'detectar',
  titulos: true,
  totales: { empieza: 'TOTAL', suma: { columna: 2 }, cuenta: { columna: 3 }, de: 'importe', completo: true },
  campos: [
    { campo: 'referencia', en: { titulo: 'referencia' }, obligatorio: true },
    { campo: 'importe', en: { titulo: 'importe' }, obligatorio: true },
    { campo: 'fecha', en: { titulo: 'fecha' }, obligatorio: true },
    { campo: 'operacion', en: { titulo: 'operacion' }, obligatorio: true },
  ],
}
