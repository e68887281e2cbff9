import type { Actor } from '#domain/acceso/actor.ts'
import type { ResumenCasos } from '#domain/procesos/casos/caso.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { casoVisibleSql } from './caso-row.ts'

/** How many cases are in the actor's sight, by area, state and current module (specification 2 §2.20). */
export async function getResumenCasos(actor: Actor): Promise<ResumenCasos> {
  authorize(actor, 'casos.panorama')
  const [estados, modulos] = await Promise.all([countEstados(actor), countModulos(actor)])
  return { estados, modulos }
}

function countEstados(actor: Actor): Promise<ResumenCasos['estados'][number][]> {
  const binds = new Binds()
  const late = `CASE WHEN c.estado <> 'completado' AND c.vence < ${binds.add(today())} THEN 1 ELSE 0 END`
  return selectRows(
    `SELECT c.area, c.estado, COUNT(*) AS n, SUM(${late}) AS vencidos FROM casos c
     WHERE ${casoVisibleSql(actor, binds)} GROUP BY c.area, c.estado ORDER BY c.area, c.estado`,
    binds.values,
  )
}

function countModulos(actor: Actor): Promise<ResumenCasos['modulos'][number][]> {
  const binds = new Binds()
  return selectRows(
    `SELECT c.area, COALESCE(m.nombre, 'Sin módulo') AS modulo, COUNT(*) AS n
     FROM casos c LEFT JOIN modulos m ON m.id = c.modulo_actual_id
     WHERE ${casoVisibleSql(actor, binds)} GROUP BY c.area, m.nombre ORDER BY n DESC, modulo`,
    binds.values,
  )
}
