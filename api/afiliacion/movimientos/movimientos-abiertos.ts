import type { MovimientoAbierto } from '#domain/afiliacion/movimientos/movimiento-abierto.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/** Joins the account that asked for a movement `m`, as `u`, and its office, as `d`. */
export const OFICINA_SQL = `LEFT JOIN usuarios u ON u.id = m.solicitado_por
  LEFT JOIN unidades d ON d.id = COALESCE(u.dependencia_id, u.adscripcion_id, u.entidad_id)`

export type Abierto = MovimientoAbierto & { readonly id: number }

/** The open movement of each of those people that has one, by the person's id. */
export async function loadAbiertos(personas: readonly number[]): Promise<ReadonlyMap<number, Abierto>> {
  if (personas.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<Abierto & { persona: number }>(
    `SELECT m.id, m.folio, m.afiliado_id AS persona, t.nombre AS tipo, COALESCE(d.nombre, '') AS oficina
     FROM movimientos m JOIN tipos_movimiento t ON t.id = m.tipo_id ${OFICINA_SQL}
     WHERE ${isOpenSql('m')} AND m.afiliado_id IN (${binds.addAll(personas)})`,
    binds.values,
  )
  return new Map(rows.map(({ persona, ...abierto }) => [persona, abierto]))
}
