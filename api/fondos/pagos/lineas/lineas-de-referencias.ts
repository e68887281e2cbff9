import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean, Binds, enLotes, FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import type { LineaPagoModel } from '#api/fondos/models/LineaPagoModel.ts'

/** A line that a payment names. */
export type LineaNombrada = Pick<RowOf<LineaPagoModel>, 'id' | 'referencia' | 'emitida'> &
  RowAs<LineaPagoModel, { cargoId: 'cargo_id' }> & { readonly anulado: boolean }

/** The line of each reference, with its charge locked until the transaction ends. */
export function lineasDeReferencias(referencias: Iterable<string>): Promise<ReadonlyMap<string, LineaNombrada>> {
  return selectLineas(referencias, FOR_UPDATE)
}

/** The line of each reference, without a lock. */
export function verLineasDeReferencias(referencias: Iterable<string>): Promise<ReadonlyMap<string, LineaNombrada>> {
  return selectLineas(referencias, '')
}

async function selectLineas(
  referencias: Iterable<string>,
  bloqueo: string,
): Promise<ReadonlyMap<string, LineaNombrada>> {
  const found = new Map<string, LineaNombrada>()
  for (const part of enLotes([...new Set(referencias)])) {
    const binds = new Binds()
    const rows = await selectRows<Omit<LineaNombrada, 'anulado'> & { readonly anulado: boolean | number }>(
      `SELECT l.id, l.cargo_id AS "cargoId", l.referencia, l.emitida, c.anulado_at IS NOT NULL AS anulado
       FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id
       WHERE l.referencia IN (${binds.addAll(part)}) ORDER BY l.id${bloqueo}`,
      binds.values,
    )
    for (const row of rows) found.set(row.referencia, { ...row, anulado: asBoolean(row.anulado) })
  }
  return found
}
