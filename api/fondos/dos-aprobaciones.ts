import type { Actor } from '#domain/acceso/actor.ts'
import { manoRepetida, puedeAutorizar, type AccionDeTres } from '#domain/autorizaciones/dos-manos.ts'
import type { EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import type { PropuestaModel } from '#api/autorizaciones/models/PropuestaModel.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

/** The authorisations of a procedure, from its proposal. */
export type AprobacionesRow = Pick<RowOf<PropuestaModel>, 'version' | 'nota'> &
  RowAs<PropuestaModel, { propuestaId: 'id'; primeraPor: 'primera_por'; resueltoAt: 'decidida_at' }> &
  LeftJoined<RowAs<UsuarioModel, { solicitado: 'nombre'; primera: 'nombre'; resuelto: 'nombre' }>>

export const APROBACIONES_SELECT = `p.id AS "propuestaId", p.version, p.nota, p.primera_por AS "primeraPor",
  p.decidida_at AS "resueltoAt", us.nombre AS solicitado, up.nombre AS primera, ur.nombre AS resuelto`

/** SQL condition that `p` is the proposal of the procedure with the alias `tramite`. Its `decidida_at` is the instant of the decision. */
export const propuestaDeSql = (accion: AccionDeTres, tramite: string): string =>
  `p.accion = '${accion}' AND p.registro <> '' AND p.registro = CAST(${tramite}.id AS TEXT)`

/** SQL that joins each procedure `t` with its proposal and the users who acted on it. */
export const aprobacionesFrom = (accion: AccionDeTres): string => `JOIN propuestas p ON ${propuestaDeSql(accion, 't')}
  LEFT JOIN usuarios us ON us.id = t.solicitado_por
  LEFT JOIN usuarios up ON up.id = p.primera_por LEFT JOIN usuarios ur ON ur.id = p.decidida_por`

interface TramiteDeTres extends AprobacionesRow {
  readonly estado: EstadoTramite
  readonly solicitadoPor: number | null
}

/** Who acted on a procedure, by name, and what the actor may do with it. */
export function presentAprobaciones(row: TramiteDeTres, actor: Actor, accion: AccionDeTres) {
  const { solicitadoPor, primeraPor, estado } = row
  const isOpen = estado === 'solicitado' || estado === 'aprobado_una'
  const isOwn = solicitadoPor !== null && solicitadoPor === actor.id
  const manos = { propuestaPor: solicitadoPor, primeraPor }
  const repetida = manoRepetida(manos, new Set(actor.id === null ? [] : [actor.id]))
  const actions: readonly ('aprobar' | 'rechazar')[] =
    isOpen && !isOwn && puedeAutorizar(actor, accion)
      ? [...(repetida === '' ? (['aprobar'] as const) : []), 'rechazar']
      : []
  return {
    solicitado: row.solicitado ?? 'Sistema',
    primera: row.primera ?? '',
    resuelto: row.resuelto ?? '',
    actions,
  }
}
