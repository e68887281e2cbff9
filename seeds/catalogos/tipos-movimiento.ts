import { TIPOS_MOVIMIENTO_SEMILLA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { REGLAS_TIPO, TIPOS_INTEGRADOS } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute } from '#api/db/sql.ts'
import { sembrarUnaVez } from './sembrar-una-vez.ts'

/**
 * The movement types with their rules. Source: design/decisiones §4 and §10.1; 3, 6, 8 and 10 are inferred there. A row from
 * before types held their rules gets them, and keeps the name the institute gave it.
 */
export async function loadTiposMovimiento(): Promise<void> {
  const fresh = await sembrarUnaVez('tipos_movimiento', TIPOS_MOVIMIENTO_SEMILLA, ({ id }) => String(id))
  await insertRows(
    'tipos_movimiento',
    ['id', 'nombre', 'abreviatura'],
    fresh.map(({ id, nombre, letra }) => [id, nombre, letra]),
  )
  for (const id of TIPOS_INTEGRADOS)
    await execute(`UPDATE tipos_movimiento SET reglas = $1 WHERE id = $2 AND reglas = '{}'`, [
      JSON.stringify(REGLAS_TIPO[id]),
      id,
    ])
}
