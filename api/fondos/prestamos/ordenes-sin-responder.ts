import { selectRows } from '#api/db/sql.ts'

/** Withholdings of a closed quincena that the entity has not answered. */
export interface OrdenSinResponder {
  /** Ordinal. */
  readonly quincena: number
  readonly prestamos: number
}

/**
 * What an entity was ordered to withhold in the quincenas before `quincena` (ordinal) and did not answer, the oldest first: its
 * answer was not loaded, and its lines took what was ordered (decision 10.21).
 */
export function ordenesSinResponder(entidadId: number, quincena: number): Promise<OrdenSinResponder[]> {
  return selectRows<OrdenSinResponder>(
    `SELECT r.quincena, CAST(COUNT(*) AS INTEGER) AS prestamos
     FROM retenciones r JOIN cierres k ON k.id = r.cierre_id
     WHERE r.entidad_id = $1 AND r.quincena < $2 AND k.estado = 'cerrado' AND r.obligado = 'entidad'
       AND r.retenido_centavos IS NULL GROUP BY r.quincena ORDER BY r.quincena`,
    [entidadId, quincena],
  )
}
