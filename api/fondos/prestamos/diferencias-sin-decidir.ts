import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { continuadasSql } from '#api/fondos/entidades-visibles.ts'

/** A withholding that was not the ordered one, and that nobody decided about. */
export interface DiferenciaSinDecidir {
  readonly prestamo: string
  /** Its ordinal. */
  readonly quincena: number
  readonly diferenciaCentavos: number
}

/**
 * The undecided differences of an entity, and of those that went into it, in the quincenas before `quincena` (ordinal), the oldest
 * first: what keeps it from closing that one (decision 10.21).
 */
export async function diferenciasSinDecidir(entidadId: number, quincena: number): Promise<DiferenciaSinDecidir[]> {
  const binds = new Binds()
  const rows = await selectRows<{ prestamo: number; quincena: number; diferencia: number }>(
    `SELECT r.prestamo_id AS prestamo, r.quincena, r.ordenado_centavos - r.retenido_centavos AS diferencia
     FROM retenciones r JOIN cierres k ON k.id = r.cierre_id
     WHERE r.entidad_id IN (${continuadasSql([entidadId], binds)}) AND r.quincena < ${binds.add(quincena)} AND k.estado = 'cerrado' AND r.decision IS NULL
       AND r.retenido_centavos < r.ordenado_centavos ORDER BY r.quincena, r.id`,
    binds.values,
  )
  return rows.map((row) => ({
    prestamo: folioPrestamo(row.prestamo),
    quincena: row.quincena,
    diferenciaCentavos: row.diferencia,
  }))
}
