import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import { selectRows } from '#api/db/sql.ts'

/** A withholding that was not the ordered one, and that nobody decided about. */
export interface DiferenciaSinDecidir {
  readonly prestamo: string
  /** Its ordinal. */
  readonly quincena: number
  readonly diferenciaCentavos: number
}

/**
 * The undecided differences of an entity in the quincenas before `quincena` (ordinal), the oldest first: what keeps it from
 * closing that one (decision 10.21).
 */
export async function diferenciasSinDecidir(entidadId: number, quincena: number): Promise<DiferenciaSinDecidir[]> {
  const rows = await selectRows<{ prestamo: number; quincena: number; diferencia: number }>(
    `SELECT r.prestamo_id AS prestamo, r.quincena, r.ordenado_centavos - r.retenido_centavos AS diferencia
     FROM retenciones r JOIN cierres k ON k.id = r.cierre_id
     WHERE r.entidad_id = $1 AND r.quincena < $2 AND k.estado = 'cerrado' AND r.decision IS NULL
       AND r.retenido_centavos < r.ordenado_centavos ORDER BY r.quincena, r.id`,
    [entidadId, quincena],
  )
  return rows.map((row) => ({
    prestamo: folioPrestamo(row.prestamo),
    quincena: row.quincena,
    diferenciaCentavos: row.diferencia,
  }))
}
