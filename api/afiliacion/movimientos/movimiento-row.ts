import type { Actor } from '#domain/acceso/actor.ts'
import { displayedStatus, type EstatusMovimiento } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean, Binds, selectRow, selectRows, type Bind } from '#api/db/sql.ts'
import { columnasSql, type Registros } from '#api/db/registros.ts'
import { notFound } from '#api/errors.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { AfiliadoOrgModel } from '#api/afiliacion/models/AfiliadoOrgModel.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import type { TipoMovimientoModel } from '#api/afiliacion/models/TipoMovimientoModel.ts'
import type { AvisoPrivacidadModel } from '#api/instituto/models/AvisoPrivacidadModel.ts'
import type { CategoriaModel } from '#api/organica/models/CategoriaModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

/**
 * One movement with its person, its organisation link and the names of those who acted on it. `reglas` is JSON of its type's rules;
 * `turno_desde`, since when it waits for whom it waits, null before the acts were kept one by one; `aviso_privacidad`, the version of
 * the notice in force when it was requested, null for what asked no data.
 */
export type MovimientoRow = Pick<
  RowOf<MovimientoModel>,
  | 'id'
  | 'folio'
  | 'tipo_id'
  | 'tramite'
  | 'causa'
  | 'fecha_autorizacion'
  | 'fecha_fin'
  | 'turno_desde'
  | 'afiliado_id'
  | 'afiliado_org_id'
  | 'quincena'
  | 'fecha'
  | 'observaciones'
  | 'activo'
  | 'aplicar'
  | 'aplicado'
  | 'regresado'
  | 'nota'
  | 'solicitado_por'
  | 'solicitado_at'
  | 'movimiento_fecha'
  | 'validado_por'
  | 'revisado_at'
  | 'revisado_por'
  | 'aprobado_por'
  | 'aprobado_at'
  | 'aplicado_at'
  | 'cancelado_at'
  | 'motivo_cancelacion'
  | 'cancelado_por'
  | 'datos'
  | 'version'
  | 'aviso_privacidad'
> &
  RowAs<TipoMovimientoModel, { tipo: 'nombre' }> &
  Pick<RowOf<TipoMovimientoModel>, 'abreviatura' | 'reglas'> &
  LeftJoined<RowAs<AvisoPrivacidadModel, { aviso_desde: 'vigente_desde' }>> &
  LeftJoined<
    RowAs<
      UsuarioModel,
      { solicitante: 'nombre'; validador: 'nombre'; revisor: 'nombre'; aprobador: 'nombre'; cancelador: 'nombre' }
    >
  > &
  Pick<
    RowOf<AfiliadoModel>,
    'interno' | 'nombre' | 'apellido_paterno' | 'apellido_materno' | 'curp' | 'rfc' | 'nss' | 'situacion'
  > &
  LeftJoined<
    Pick<
      RowOf<AfiliadoOrgModel>,
      | 'nivel0_id'
      | 'nivel1_id'
      | 'nivel2_id'
      | 'nivel3_id'
      | 'orgs1'
      | 'orgs2'
      | 'orgs3'
      | 'orgs4'
      | 'sueldo_centavos'
      | 'otros_prestaciones_centavos'
      | 'quinquenios_centavos'
      | 'porcentaje'
    >
  > &
  LeftJoined<RowAs<CategoriaModel, { categoria: 'clave'; nombre_categoria: 'nombre' }>>

/** What a list needs to join to count and filter. */
const PERSONA_JOIN = 'JOIN afiliados a ON a.id = m.afiliado_id'
export const MOVIMIENTO_FROM = `FROM movimientos m ${PERSONA_JOIN}`
/** The scope is the person's, whose place the database keeps beside each movement. */
export const ALCANCE_MOVIMIENTO = [
  'm.lugar_nivel0',
  'm.lugar_nivel1',
  'm.lugar_nivel2',
] as const satisfies readonly string[]

/** Whole movements with their page (`defineList`). */
export const MOVIMIENTO_REGISTROS: Registros<MovimientoRow> = {
  columns: {
    id: 'm.id',
    folio: 'm.folio',
    tipo_id: 'm.tipo_id',
    tipo: 't.nombre',
    abreviatura: 't.abreviatura',
    reglas: 't.reglas',
    tramite: 'm.tramite',
    causa: 'm.causa',
    fecha_autorizacion: 'm.fecha_autorizacion',
    fecha_fin: 'm.fecha_fin',
    turno_desde: 'm.turno_desde',
    validado_por: 'm.validado_por',
    revisado_por: 'm.revisado_por',
    aprobado_por: 'm.aprobado_por',
    afiliado_id: 'm.afiliado_id',
    afiliado_org_id: 'm.afiliado_org_id',
    quincena: 'm.quincena',
    fecha: 'm.fecha',
    observaciones: 'm.observaciones',
    activo: 'm.activo',
    aplicar: 'm.aplicar',
    aplicado: 'm.aplicado',
    regresado: 'm.regresado',
    nota: 'm.nota',
    solicitado_por: 'm.solicitado_por',
    solicitado_at: 'm.solicitado_at',
    movimiento_fecha: 'm.movimiento_fecha',
    revisado_at: 'm.revisado_at',
    aprobado_at: 'm.aprobado_at',
    aplicado_at: 'm.aplicado_at',
    cancelado_at: 'm.cancelado_at',
    cancelado_por: 'm.cancelado_por',
    motivo_cancelacion: 'm.motivo_cancelacion',
    datos: 'm.datos',
    version: 'm.version',
    aviso_privacidad: 'm.aviso_privacidad',
    aviso_desde: 'ap.vigente_desde',
    solicitante: 'us.nombre',
    validador: 'uv.nombre',
    revisor: 'ur.nombre',
    aprobador: 'ua.nombre',
    cancelador: 'uc.nombre',
    interno: 'a.interno',
    nombre: 'a.nombre',
    apellido_paterno: 'a.apellido_paterno',
    apellido_materno: 'a.apellido_materno',
    curp: 'a.curp',
    rfc: 'a.rfc',
    nss: 'a.nss',
    situacion: 'a.situacion',
    nivel0_id: 'g.nivel0_id',
    nivel1_id: 'g.nivel1_id',
    nivel2_id: 'g.nivel2_id',
    nivel3_id: 'g.nivel3_id',
    orgs1: 'g.orgs1',
    orgs2: 'g.orgs2',
    orgs3: 'g.orgs3',
    orgs4: 'g.orgs4',
    sueldo_centavos: 'g.sueldo_centavos',
    otros_prestaciones_centavos: 'g.otros_prestaciones_centavos',
    quinquenios_centavos: 'g.quinquenios_centavos',
    porcentaje: 'g.porcentaje',
    categoria: 'c.clave',
    nombre_categoria: 'c.nombre',
  },
  table: 'movimientos m',
  joins: `${PERSONA_JOIN}
  JOIN tipos_movimiento t ON t.id = m.tipo_id
  LEFT JOIN afiliado_org g ON g.id = m.afiliado_org_id
  LEFT JOIN categorias c ON c.id = g.categoria_id
  LEFT JOIN avisos_privacidad ap ON ap.version = m.aviso_privacidad
  LEFT JOIN usuarios us ON us.id = m.solicitado_por
  LEFT JOIN usuarios uv ON uv.id = m.validado_por
  LEFT JOIN usuarios ur ON ur.id = m.revisado_por
  LEFT JOIN usuarios ua ON ua.id = m.aprobado_por
  LEFT JOIN usuarios uc ON uc.id = m.cancelado_por`,
}

const MOVIMIENTO_SELECT = `SELECT ${columnasSql(MOVIMIENTO_REGISTROS.columns)} FROM ${MOVIMIENTO_REGISTROS.table} ${MOVIMIENTO_REGISTROS.joins}`

/** The movement with that id or folio in the actor's scope; another's answers 404. */
export async function findMovimientoInScope(
  actor: Actor,
  by: { readonly id: number } | { readonly folio: string },
): Promise<MovimientoRow> {
  const binds = new Binds()
  const which = 'id' in by ? `m.id = ${binds.add(by.id)}` : `m.folio = ${binds.add(by.folio)}`
  const scope = alcanceSql(actor, ALCANCE_MOVIMIENTO, binds)
  const row = await selectRow<MovimientoRow>(`${MOVIMIENTO_SELECT} WHERE ${which} AND ${scope}`, binds.values)
  if (!row) throw notFound('El movimiento')
  return row
}

/** Movements of the given ids, in that order. */
export async function findMovimientosByIds(ids: readonly number[]): Promise<MovimientoRow[]> {
  if (ids.length === 0) return []
  const binds = new Binds()
  const rows = await selectMovimientos(`m.id IN (${binds.addAll(ids)})`, binds.values)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

/** Movements that keep `where`, a condition of our own words with bound values. */
export function selectMovimientos(where: string, values: readonly Bind[]): Promise<MovimientoRow[]> {
  return selectRows<MovimientoRow>(`${MOVIMIENTO_SELECT} WHERE ${where}`, values)
}

/** The displayed status of a stored movement. */
export function estatusOf(
  row: LeftJoined<Pick<MovimientoRow, 'activo' | 'aplicado' | 'aplicar' | 'movimiento_fecha' | 'regresado'>>,
): EstatusMovimiento {
  return displayedStatus({
    activo: asBoolean(row.activo),
    aplicado: asBoolean(row.aplicado),
    aplicar: asBoolean(row.aplicar),
    movimientoFecha: row.movimiento_fecha,
    regresado: asBoolean(row.regresado),
  })
}
