import { isAdministrador, type Actor } from '#domain/acceso/actor.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { columnasSql, type Registros } from '#api/db/registros.ts'
import { notFound } from '#api/errors.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { CasoModel } from '#api/procesos/models/CasoModel.ts'
import type { ModuloModel } from '#api/procesos/models/ModuloModel.ts'
import type { ProcesoModel } from '#api/procesos/models/ProcesoModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

/** One case with the names of what it points to. */
export type CasoRow = Pick<
  RowOf<CasoModel>,
  | 'id'
  | 'folio'
  | 'proceso_id'
  | 'proceso_nombre'
  | 'area'
  | 'asunto'
  | 'descripcion'
  | 'notas'
  | 'estado'
  | 'afiliado_id'
  | 'nivel0_id'
  | 'nivel1_id'
  | 'nivel2_id'
  | 'responsable_id'
  | 'modulo_actual_id'
  | 'vence'
  | 'abierto_por'
  | 'creado_at'
  | 'actualizado_at'
  | 'cerrado_at'
  | 'resultado'
  | 'resolucion'
  | 'version'
> &
  LeftJoined<
    RowAs<ProcesoModel, { proceso_actual: 'nombre' }> &
      RowAs<
        AfiliadoModel,
        {
          persona_nombre: 'nombre'
          persona_interno: 'interno'
          persona_paterno: 'apellido_paterno'
          persona_materno: 'apellido_materno'
        }
      > &
      RowAs<UnidadModel, { entidad: 'nombre' }> &
      RowAs<UsuarioModel, { responsable: 'nombre'; autor: 'nombre' }> &
      RowAs<ModuloModel, { modulo_actual: 'nombre' }>
  > &
  Readonly<Record<'normas' | 'normas_completadas', number>>

/** What a list needs to join to count and filter. */
const PERSONA_JOIN = 'LEFT JOIN afiliados a ON a.id = c.afiliado_id'
export const CASO_FROM = `FROM casos c ${PERSONA_JOIN}`

/** Whole cases with their page (`defineList`). */
export const CASO_REGISTROS: Registros<CasoRow> = {
  columns: {
    id: 'c.id',
    folio: 'c.folio',
    proceso_id: 'c.proceso_id',
    proceso_nombre: 'c.proceso_nombre',
    proceso_actual: 'p.nombre',
    area: 'c.area',
    asunto: 'c.asunto',
    descripcion: 'c.descripcion',
    notas: 'c.notas',
    estado: 'c.estado',
    afiliado_id: 'c.afiliado_id',
    persona_nombre: 'a.nombre',
    persona_interno: 'a.interno',
    persona_paterno: 'a.apellido_paterno',
    persona_materno: 'a.apellido_materno',
    nivel0_id: 'c.nivel0_id',
    nivel1_id: 'c.nivel1_id',
    nivel2_id: 'c.nivel2_id',
    entidad: 'u1.nombre',
    responsable_id: 'c.responsable_id',
    responsable: 'ur.nombre',
    modulo_actual_id: 'c.modulo_actual_id',
    modulo_actual: 'm.nombre',
    vence: 'c.vence',
    abierto_por: 'c.abierto_por',
    autor: 'ua.nombre',
    creado_at: 'c.creado_at',
    actualizado_at: 'c.actualizado_at',
    cerrado_at: 'c.cerrado_at',
    resultado: 'c.resultado',
    resolucion: 'c.resolucion',
    version: 'c.version',
    normas: '(SELECT COUNT(*) FROM caso_normas n WHERE n.caso_id = c.id)',
    normas_completadas: "(SELECT COUNT(*) FROM caso_normas n WHERE n.caso_id = c.id AND n.estado = 'completado')",
  },
  table: 'casos c',
  joins: `${PERSONA_JOIN}
  LEFT JOIN procesos p ON p.id = c.proceso_id
  LEFT JOIN unidades u1 ON u1.id = c.nivel1_id
  LEFT JOIN usuarios ur ON ur.id = c.responsable_id
  LEFT JOIN usuarios ua ON ua.id = c.abierto_por
  LEFT JOIN modulos m ON m.id = c.modulo_actual_id`,
}

const CASO_SELECT = `SELECT ${columnasSql(CASO_REGISTROS.columns)} FROM ${CASO_REGISTROS.table} ${CASO_REGISTROS.joins}`

/**
 * SQL condition that keeps the cases an actor sees: of its part of the organic tree and, there, of the processes that its
 * profile has; besides them what it opened or answers for. The institute also sees cases whose process was deleted.
 */
export function casoVisibleSql(actor: Actor, binds: Binds): string {
  const scope = alcanceSql(actor, ['c.nivel0_id', 'c.nivel1_id', 'c.nivel2_id'], binds)
  if (isAdministrador(actor)) return scope
  const own = binds.add(actor.id)
  const has = `c.proceso_id IN (SELECT proceso_id FROM perfil_procesos WHERE perfil_id = ${binds.add(actor.perfilId)})`
  const orphan = actor.ambito === 'instituto' ? ' OR c.proceso_id IS NULL' : ''
  return `${scope} AND (${has} OR c.responsable_id = ${own} OR c.abierto_por = ${own}${orphan})`
}

/** The case of `id` in the actor's sight; another's answers 404, like one that does not exist. */
export async function findCasoInScope(actor: Actor, id: number): Promise<CasoRow> {
  const binds = new Binds()
  const where = `c.id = ${binds.add(id)} AND ${casoVisibleSql(actor, binds)}`
  const row = await selectRow<CasoRow>(`${CASO_SELECT} WHERE ${where}`, binds.values)
  if (!row) throw notFound('El caso')
  return row
}

/** Cases of the given ids, in that order. */
export async function findCasosByIds(ids: readonly number[]): Promise<CasoRow[]> {
  if (ids.length === 0) return []
  const binds = new Binds()
  const rows = await selectRows<CasoRow>(`${CASO_SELECT} WHERE c.id IN (${binds.addAll(ids)})`, binds.values)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
