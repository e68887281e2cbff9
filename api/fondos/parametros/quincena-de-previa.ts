import type { CierreDePrevia } from '#domain/fondos/parametros/efecto-parametros.ts'
import { selectRow, SQL_TRUE } from '#api/db/sql.ts'

/**
 * The quincena that a record is tried on: the one that most of today's entities have closed, the newest of those, which is the
 * last one that the institute closed as a whole unless an entity was born since. Null until an entity closes one.
 */
export async function selectQuincenaDePrevia(): Promise<(CierreDePrevia & { readonly quincena: number }) | null> {
  const entidades = `nivel = 1 AND activo = ${SQL_TRUE}`
  return selectRow<CierreDePrevia & { readonly quincena: number }>(
    `SELECT c.quincena, CAST(COUNT(*) AS INTEGER) AS cerraron,
            (SELECT CAST(COUNT(*) AS INTEGER) FROM unidades WHERE ${entidades}) AS entidades
     FROM cierres c WHERE c.estado = 'cerrado' AND c.entidad_id IN (SELECT id FROM unidades WHERE ${entidades})
     GROUP BY c.quincena ORDER BY cerraron DESC, c.quincena DESC LIMIT 1`,
  )
}
