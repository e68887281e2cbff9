import type { Actor } from '#domain/acceso/actor.ts'
import type { ExcedentesDeEntidad } from '#domain/fondos/excedentes/excedente.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { PENDIENTE_SQL, EXCEDENTES_DESDE } from './excedente-row.ts'
import { excedenteVisibleSql } from './list-excedentes.ts'

/** How much each entity that the actor sees has open, the largest first: to decide, or in favour of people and not returned. Throws 403. */
export async function excedentesPorEntidad(
  actor: Actor,
): Promise<{ readonly entidades: readonly ExcedentesDeEntidad[] }> {
  authorize(actor, 'retenciones.leer')
  const binds = new Binds()
  const pendiente = `CASE WHEN ${PENDIENTE_SQL} > 0 THEN ${PENDIENTE_SQL} ELSE 0 END`
  const entidades = await selectRows<ExcedentesDeEntidad>(
    `SELECT x.entidad_id AS "entidadId", u.nombre AS entidad, CAST(COUNT(DISTINCT x.afiliado_id) AS INTEGER) AS personas,
            CAST(SUM(${pendiente}) AS BIGINT) AS "pendienteCentavos", CAST(SUM(x.a_favor_centavos) AS BIGINT) AS "aFavorCentavos"
     ${EXCEDENTES_DESDE} WHERE ${excedenteVisibleSql(actor, binds)} AND (${PENDIENTE_SQL} > 0 OR x.a_favor_centavos > 0)
     GROUP BY x.entidad_id, u.nombre ORDER BY "pendienteCentavos" DESC, u.nombre, x.entidad_id`,
    binds.values,
  )
  return { entidades }
}
