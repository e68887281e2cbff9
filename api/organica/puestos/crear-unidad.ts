import { siguienteClave } from '#domain/organica/puestos/siguiente-clave.ts'
import type { Nivel } from '#domain/organica/niveles.ts'
import { nowAt } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'

interface PadreRow {
  readonly id: number
  readonly organica_id: number
  readonly clave_0: string
  readonly clave_1: string
  readonly clave_2: string
}

/** The unit under which an adscripción is made here: the first active type (decisions §8: "the type set as default"). */
export async function tipoPorOmision(): Promise<number | null> {
  const row = await selectRow<{ id: number }>(
    `SELECT u.id FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.nivel = 0 AND u.activo ORDER BY o.clave_0, u.id LIMIT 1`,
  )
  return row?.id ?? null
}

/**
 * Makes a unit with its organic row, whose key is the next free one under its parent. In the caller's transaction. Throws 404
 * when there is no active parent of the level above.
 */
export async function crearUnidad(nivel: Exclude<Nivel, 0>, parentId: number, nombre: string): Promise<number> {
  const padre = await selectRow<PadreRow>(
    `SELECT u.id, u.organica_id, o.clave_0, o.clave_1, o.clave_2 FROM unidades u JOIN organica o ON o.id = u.organica_id
     WHERE u.id = $1 AND u.nivel = $2 AND u.activo${FOR_UPDATE}`,
    [parentId, nivel - 1],
  )
  if (!padre) throw notFound('La unidad a la que pertenece')
  const above = [padre.clave_0, padre.clave_1, padre.clave_2].slice(0, nivel)
  const conditions = above.map((_clave, i) => `clave_${i} = $${i + 2}`)
  const rows = await selectRows<{ clave: string; estatus: string }>(
    `SELECT clave_${nivel} AS clave, estatus FROM organica WHERE nivel = $1 AND ${conditions.join(' AND ')}`,
    [nivel, ...above],
  )
  const clave = siguienteClave(rows.map((row) => ({ clave: row.clave, activa: row.estatus === 'A' })))
  const keys = Object.fromEntries([...above, clave].map((each, i) => [`clave_${i}`, each]))
  const organicaId = await insertRow('organica', { nivel, parent_id: padre.organica_id, ...keys, descripcion: nombre })
  const at = nowAt()
  const stamps = { creado_at: at, actualizado_at: at }
  return insertRow('unidades', { nivel, parent_id: parentId, organica_id: organicaId, nombre, ...stamps })
}
