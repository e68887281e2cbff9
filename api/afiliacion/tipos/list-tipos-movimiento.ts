import type { Actor } from '#domain/acceso/actor.ts'
import type { TipoMovimientoPanel } from '#domain/afiliacion/tipos/tipo-panel.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import type { TipoMovimientoModel } from '#api/afiliacion/models/TipoMovimientoModel.ts'
import { reglasOf } from './reglas-row.ts'

type TipoRow = RowAs<TipoMovimientoModel, { tipo_id: 'id' }> &
  Pick<RowOf<TipoMovimientoModel>, 'nombre' | 'abreviatura' | 'version' | 'reglas'> &
  Readonly<Record<'movimientos' | 'abiertos', number>>

/** The institute's catalogue of movement types, in order of their ids, each with its rules and what uses it. */
export async function listTiposMovimiento(actor: Actor): Promise<TipoMovimientoPanel[]> {
  authorize(actor, 'movimientos.leer')
  const rows = await selectRows<TipoRow>(
    `SELECT t.id AS tipo_id, t.nombre, t.abreviatura, t.version, t.reglas, COALESCE(n.total, 0) AS movimientos,
       COALESCE(n.abiertos, 0) AS abiertos
     FROM tipos_movimiento t LEFT JOIN (
       SELECT m.tipo_id, COUNT(*) AS total,
         SUM(CASE WHEN m.activo = ${SQL_TRUE} AND m.aplicado = ${SQL_FALSE} THEN 1 ELSE 0 END) AS abiertos
       FROM movimientos m GROUP BY m.tipo_id) n ON n.tipo_id = t.id
     ORDER BY t.id`,
  )
  return rows.map((row) => ({
    id: row.tipo_id,
    nombre: row.nombre,
    abreviatura: row.abreviatura,
    version: row.version,
    reglas: reglasOf(row),
    usos: { movimientos: row.movimientos, abiertos: row.abiertos },
  }))
}
