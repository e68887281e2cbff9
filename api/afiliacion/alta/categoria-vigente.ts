import type { PlainDate } from '#domain/plain-date.ts'
import { selectRow } from '#api/db/sql.ts'

export interface CategoriaVigente {
  readonly id: number
  readonly clave: string
  readonly nombre: string
  readonly sueldoCentavos: number
}

const SQL = `SELECT c.id, c.clave, c.nombre, s.monto_centavos AS "sueldoCentavos"
  FROM categorias c JOIN sueldos s ON s.categoria_id = c.id
  WHERE c.activo AND (c.vigente_hasta IS NULL OR c.vigente_hasta >= $2) AND s.vigente_desde <= $2 AND (s.vigente_hasta IS NULL OR s.vigente_hasta >= $2)`

/** The category of a key ("60C") with the salary in force on `day`; null when it is gone or has none that day. */
export function findCategoriaVigente(clave: string, day: PlainDate): Promise<CategoriaVigente | null> {
  return selectRow<CategoriaVigente>(`${SQL} AND c.clave = $1 ORDER BY s.vigente_desde DESC LIMIT 1`, [clave, day])
}

/** The first category whose salary in force on `day` is `centavos`: what a documented call that sends only a salary means. */
export function findCategoriaBySueldo(centavos: number, day: PlainDate): Promise<CategoriaVigente | null> {
  return selectRow<CategoriaVigente>(`${SQL} AND s.monto_centavos = $1 ORDER BY c.orden, c.id LIMIT 1`, [centavos, day])
}
