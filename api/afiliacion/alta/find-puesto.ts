import type { PlainDate } from '#domain/plain-date.ts'
import { selectRow } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'

export interface Puesto {
  readonly id: number
  readonly nombre: string
}

/** A post of an área that can be taken on a day; null for none. Throws 422 at `path` for a post of another área, or one that ended. */
export async function findPuesto(
  id: number | null,
  areaId: number,
  fecha: PlainDate,
  path: string,
): Promise<Puesto | null> {
  if (id === null) return null
  const row = await selectRow<Puesto>(
    `SELECT id, nombre FROM puestos WHERE id = $1 AND unidad_id = $2 AND activo
       AND (vigente_hasta IS NULL OR vigente_hasta >= $3)`,
    [id, areaId, fecha],
  )
  if (row) return row
  throw broken([{ path, code: 'no_existe', message: 'El puesto no es de esa área. Elige otro.' }])
}
