import { motivoSinLinea } from '#domain/fondos/pagos/por-identificar.ts'
import type { PagoSinLinea } from '#domain/fondos/pagos/panel-pagos.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, enLotes, selectRows } from '#api/db/sql.ts'
import type { PagoModel } from '#api/fondos/models/PagoModel.ts'
import { SUGERIDA_SQL } from './sugerida-sql.ts'

type Row = Pick<RowOf<PagoModel>, 'operacion' | 'referencia' | 'resultado'> &
  RowAs<PagoModel, { importeCentavos: 'importe_centavos' }> & { readonly sugerida: string }

/** Those of `operaciones` (lower case) that have no line yet, oldest first, with the line proposed for each. */
export async function selectSinLinea(operaciones: readonly string[]): Promise<PagoSinLinea[]> {
  const found: PagoSinLinea[] = []
  for (const part of enLotes(operaciones)) {
    const binds = new Binds()
    const rows = await selectRows<Row>(
      `SELECT p.operacion, p.referencia, p.importe_centavos AS "importeCentavos", p.resultado, ${SUGERIDA_SQL} AS sugerida
       FROM pagos p WHERE p.resultado IN ('desconocido', 'anulado') AND LOWER(p.operacion) IN (${binds.addAll(part)})
       ORDER BY p.id`,
      binds.values,
    )
    for (const { resultado, ...row } of rows) found.push({ ...row, motivo: motivoSinLinea({ ...row, resultado }) })
  }
  return found
}
