import type { PagoConocido } from '#domain/fondos/pagos/pago-conocido.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, enLotes, selectRows } from '#api/db/sql.ts'
import type { LineaPagoModel } from '#api/fondos/models/LineaPagoModel.ts'
import type { PagoModel } from '#api/fondos/models/PagoModel.ts'

/** A stored payment, with the reference that is proposed for it. */
export type Conocido = PagoConocido &
  Pick<RowOf<PagoModel>, 'id' | 'operacion'> &
  RowAs<PagoModel, { corregida: 'referencia_corregida' }>

type Row = Pick<RowOf<PagoModel>, 'id' | 'operacion' | 'referencia' | 'fecha' | 'resultado'> &
  RowAs<PagoModel, { importeCentavos: 'importe_centavos'; corregida: 'referencia_corregida' }> &
  LeftJoined<RowAs<LineaPagoModel, { linea: 'referencia' }>>

/** Stored payments of some operations, by operation in small letters. */
export async function pagosConocidos(operaciones: readonly string[]): Promise<ReadonlyMap<string, Conocido>> {
  const known = new Map<string, Conocido>()
  for (const part of enLotes(operaciones.map((operacion) => operacion.toLowerCase()))) {
    const binds = new Binds()
    const rows = await selectRows<Row>(
      `SELECT p.id, p.operacion, p.referencia, p.importe_centavos AS "importeCentavos", p.fecha, p.resultado,
              p.referencia_corregida AS corregida, l.referencia AS linea
       FROM pagos p LEFT JOIN lineas_pago l ON l.id = p.linea_id WHERE LOWER(p.operacion) IN (${binds.addAll(part)})`,
      binds.values,
    )
    for (const row of rows) known.set(row.operacion.toLowerCase(), row)
  }
  return known
}
