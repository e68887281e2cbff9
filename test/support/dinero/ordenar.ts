import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { ordenarRetenciones } from '#api/fondos/prestamos/ordenar-retenciones.ts'

/**
 * Orders the withholdings of a close written by hand: seals who is on its entity's roster today, whole quincenas long, as the
 * closing does with the days that it computes.
 */
export function sellarYOrdenar(cierreId: number): Promise<void> {
  return inTransaction(async () => {
    const cierre = await selectRow<{ entidadId: number }>(
      'SELECT entidad_id AS "entidadId" FROM cierres WHERE id = $1',
      [cierreId],
    )
    const { entidadId } = cierre!
    const people = await selectRows<{ id: number; interno: number; situacion: string; sueldo: number }>(
      `SELECT id, interno, situacion, sueldo_centavos AS sueldo FROM afiliados
       WHERE nivel1_id = $1 AND situacion IN ('A', 'L') AND id NOT IN (
         SELECT afiliado_id FROM cierre_personas WHERE cierre_id = $2) ORDER BY id`,
      [entidadId, cierreId],
    )
    for (const { id, interno, situacion, sueldo } of people)
      await execute(
        `INSERT INTO cierre_personas (cierre_id, afiliado_id, interno, nombre, nombre_orden, categoria, dias, sueldo_centavos, hechos)
         VALUES ($1, $2, $3, '', '', '', 15, $4, $5)`,
        [cierreId, id, interno, sueldo, JSON.stringify([{ desde: '2020-01-16', situacion, entidadId, dias: 15 }])],
      )
    await ordenarRetenciones(cierreId)
  })
}
