import { isAdministrador, type Actor } from '#domain/acceso/actor.ts'
import type { ProcesoParaCaso } from '#domain/procesos/casos/caso.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import type { ProcesoModel } from '#api/procesos/models/ProcesoModel.ts'
import { notFound } from '#api/errors.ts'

export interface ProcesoCaso extends ProcesoParaCaso {
  readonly modulo: string
  readonly componente: string | null
}

type Row = Pick<RowOf<ProcesoModel>, 'id' | 'nombre' | 'componente' | 'parent_id' | 'id_modulo'> & {
  readonly modulo: string
  readonly propio: number
}

/** Processes of the actor's profile, in the order of the map, each with its path from the module down. */
export async function listProcesosDeActor(actor: Actor): Promise<ProcesoCaso[]> {
  const rows = await selectRows<Row>(
    `SELECT p.id, p.nombre, p.componente, p.parent_id, p.id_modulo, m.nombre AS modulo,
       CASE WHEN pp.proceso_id IS NULL THEN 0 ELSE 1 END AS propio
     FROM procesos p JOIN modulos m ON m.id = p.id_modulo
       LEFT JOIN perfil_procesos pp ON pp.proceso_id = p.id AND pp.perfil_id = $1
     ORDER BY m.orden, m.id, p.orden, p.id`,
    [actor.perfilId],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rows
    .filter(({ componente, propio }) => componente !== null && (isAdministrador(actor) || propio === 1))
    .map((row) => ({
      id: row.id,
      moduloId: row.id_modulo,
      nombre: row.nombre,
      ruta: [row.modulo, ...pathOf(row, byId)].join(' › '),
      modulo: row.modulo,
      componente: row.componente,
    }))
}

/** The process of `id` when the actor's profile has it; 404 otherwise. */
export async function findProcesoDeActor(actor: Actor, id: number): Promise<ProcesoCaso> {
  const proceso = (await listProcesosDeActor(actor)).find((each) => each.id === id)
  if (!proceso) throw notFound('El proceso')
  return proceso
}

function pathOf(row: Row, byId: ReadonlyMap<number, Row>): string[] {
  const above = row.parent_id === null ? undefined : byId.get(row.parent_id)
  return above ? [...pathOf(above, byId), row.nombre] : [row.nombre]
}
