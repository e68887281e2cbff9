import type { EntidadExtinta, Extintas } from '#domain/fondos/reorganizaciones.ts'
import { selectRows } from '#api/db/sql.ts'

/** The entities (level 1) that ended, with their last day and who takes their debts, credits and later lines (decision 11.3). */
export async function loadExtintas(): Promise<Extintas> {
  const rows = await selectRows<EntidadExtinta & { readonly id: number }>(
    `SELECT u.id, u.nombre, u.sucesora_id AS "sucesoraId",
            COALESCE((SELECT MAX(v.hasta) FROM unidad_vigencias v WHERE v.unidad_id = u.id), SUBSTR(u.actualizado_at, 1, 10)) AS hasta
     FROM unidades u WHERE u.nivel = 1 AND NOT u.activo`,
  )
  return new Map(rows.map(({ id, ...extinta }) => [id, extinta]))
}
