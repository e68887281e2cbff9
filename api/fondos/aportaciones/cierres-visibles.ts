import type { Actor } from '#domain/acceso/actor.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { deEntidadSql, entidadVisibleSql, type EntidadPedida } from '#api/fondos/entidades-visibles.ts'
import { nombresDeCierres } from '#api/fondos/nombres-de-cierres.ts'

/** A close that can be read: its money was published. */
export interface CierreVisible {
  readonly id: number
  readonly entidadId: number
  /** Ordinal. */
  readonly quincena: number
  /** As it was called when the quincena ended, or what goes on with it today. */
  readonly entidad: string
  readonly personas: number
}

/**
 * The published closes of a quincena that the actor sees: one entity's (with the organisation of today, also of what went into
 * it), or all. None where the quincena is open or the entity is another's.
 */
export async function listCierresVisibles(
  actor: Actor,
  quincena: number,
  pedida: EntidadPedida,
): Promise<CierreVisible[]> {
  const binds = new Binds()
  const rows = await selectRows<CierreVisible>(
    `SELECT k.id, k.quincena, k.entidad_id AS "entidadId", u.nombre AS entidad, k.personas
     FROM cierres k JOIN unidades u ON u.id = k.entidad_id
     WHERE k.estado = 'cerrado' AND k.quincena = ${binds.add(quincena)} AND ${deEntidadSql('k.entidad_id', pedida, binds)}
       AND ${entidadVisibleSql(actor, binds)}
     ORDER BY k.id`,
    binds.values,
  )
  return nombresDeCierres(rows, pedida.organizacion)
}

/** The same closes. Throws 404 when there is none. */
export async function findCierresVisibles(
  actor: Actor,
  quincena: number,
  pedida: EntidadPedida,
): Promise<CierreVisible[]> {
  const cierres = await listCierresVisibles(actor, quincena, pedida)
  if (cierres.length === 0) throw notFound('La quincena cerrada')
  return cierres
}
