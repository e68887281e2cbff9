import { daDeBaja } from '#domain/afiliacion/tipos/reglas-de.ts'
import { selectRows } from '#api/db/sql.ts'
import { reglasOf } from './reglas-row.ts'

/** SQL over `m`: the movement's type takes people out of those who contribute, by the rules that its row holds now. */
export async function deBajaSql(): Promise<string> {
  const rows = await selectRows<{ tipo_id: number; reglas: string }>(
    'SELECT id AS tipo_id, reglas FROM tipos_movimiento ORDER BY id',
  )
  const ids = rows.filter((row) => daDeBaja(reglasOf(row))).map(({ tipo_id }) => tipo_id)
  return ids.length === 0 ? 'FALSE' : `m.tipo_id IN (${ids.join(', ')})`
}
