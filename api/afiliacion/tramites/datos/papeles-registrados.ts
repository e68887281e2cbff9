import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import { selectRows, SQL_TRUE } from '#api/db/sql.ts'

/** Kinds of the papers in force of a person, without those that came with a movement that is not applied yet. */
export async function papelesRegistrados(afiliadoId: number): Promise<ReadonlySet<ClavePapel>> {
  const rows = await selectRows<{ tipo: ClavePapel }>(
    `SELECT e.tipo FROM expediente e LEFT JOIN movimientos m ON m.id = e.movimiento_id
     WHERE e.afiliado_id = $1 AND e.vigente = ${SQL_TRUE} AND (m.id IS NULL OR m.aplicado = ${SQL_TRUE})`,
    [afiliadoId],
  )
  return new Set(rows.map(({ tipo }) => tipo))
}
