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

/** SQL condition of an undecided difference, over `r` and its close `k`. */
const SIN_DECIDIR = `k.estado = 'cerrado' AND r.decision IS NULL AND r.retenido_centavos < r.ordenado_centavos`

/**
 * The undecided differences of an entity, and of those that went into it, in the quincenas before `quincena` (ordinal), the oldest
 * first: what keeps it from closing that one (decision 10.21).
 */
export async function diferenciasSinDecidir(entidadId: number, quincena: number): Promise<DiferenciaSinDecidir[]> {
  const binds = new Binds()
  const rows = await selectRows<{ prestamo: number; quincena: number; diferencia: number }>(
    `SELECT r.prestamo_id AS prestamo, r.quincena, r.ordenado_centavos - r.retenido_centavos AS diferencia
     FROM retenciones r JOIN cierres k ON k.id = r.cierre_id
     WHERE r.entidad_id IN (${continuadasSql([entidadId], binds)}) AND r.quincena < ${binds.add(quincena)} AND ${SIN_DECIDIR} ORDER BY r.quincena, r.id`,
    binds.values,
  )
  return rows.map((row) => ({
    prestamo: folioPrestamo(row.prestamo),
    quincena: row.quincena,
    diferenciaCentavos: row.diferencia,
  }))
}

/** How many of them keep each entity from closing `quincena`, by entity id; entities without any are left out. */
export async function contarSinDecidir(
  entidadIds: readonly number[],
  quincena: number,
): Promise<ReadonlyMap<number, number>> {
  if (entidadIds.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ id: number; cuantas: number }>(
    `WITH RECURSIVE cadena (raiz, id) AS (
       SELECT v.id, v.id FROM unidades v WHERE v.id IN (${binds.addAll(entidadIds)})
       UNION SELECT c.raiz, w.id FROM unidades w JOIN cadena c ON w.sucesora_id = c.id WHERE w.nivel = 1)
     SELECT c.raiz AS id, CAST(COUNT(*) AS INTEGER) AS cuantas
     FROM cadena c JOIN retenciones r ON r.entidad_id = c.id JOIN cierres k ON k.id = r.cierre_id
     WHERE r.quincena < ${binds.add(quincena)} AND ${SIN_DECIDIR} GROUP BY c.raiz`,
    binds.values,
  )
  return new Map(rows.map(({ id, cuantas }) => [id, cuantas]))
}
