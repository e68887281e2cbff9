import { Binds, selectRows } from '#api/db/sql.ts'
import { continuadasSql } from '#api/fondos/entidades-visibles.ts'

/** Withholdings of a closed quincena that the entity has not answered. */
export interface OrdenSinResponder {
  /** Ordinal. */
  readonly quincena: number
  readonly prestamos: number
}

/**
 * What an entity, or one that went into it, was ordered to withhold in the quincenas before `quincena` (ordinal) and did not
 * answer, the oldest first: its answer was not loaded, and its lines took what was ordered (decision 10.21).
 */
export function ordenesSinResponder(entidadId: number, quincena: number): Promise<OrdenSinResponder[]> {
  const binds = new Binds()
  return selectRows<OrdenSinResponder>(
    `SELECT r.quincena, CAST(COUNT(*) AS INTEGER) AS prestamos
     FROM retenciones r JOIN cierres k ON k.id = r.cierre_id
     WHERE r.entidad_id IN (${continuadasSql([entidadId], binds)}) AND r.quincena < ${binds.add(quincena)} AND k.estado = 'cerrado' AND r.obligado = 'entidad'
       AND r.retenido_centavos IS NULL GROUP BY r.quincena ORDER BY r.quincena`,
    binds.values,
  )
}
