import type { PlainDate } from '#domain/plain-date.ts'
import { selectRows } from '#api/db/sql.ts'

/** A category with the salary in force on a day; no salary when none was. */
export interface CategoriaVigente {
  readonly id: number
  /** "60C" */
  readonly clave: string
  readonly nombre: string
  readonly sueldoId: number | null
  readonly sueldoCentavos: number | null
}

/** Active categories with their salary on `fecha`, in the catalogue's order. */
export function listCategoriasVigentes(fecha: PlainDate): Promise<CategoriaVigente[]> {
  return selectRows<CategoriaVigente>(
    `SELECT c.id, c.clave, c.nombre, s.id AS "sueldoId", s.monto_centavos AS "sueldoCentavos"
     FROM categorias c LEFT JOIN sueldos s ON s.categoria_id = c.id
       AND s.vigente_desde <= $1 AND (s.vigente_hasta IS NULL OR s.vigente_hasta >= $1)
     WHERE c.activo AND (c.vigente_hasta IS NULL OR c.vigente_hasta >= $1) ORDER BY c.orden, c.id`,
    [fecha],
  )
}
