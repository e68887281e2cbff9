import type { Actor } from '#domain/acceso/actor.ts'
import type { ExtemporaneaResumen } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { ALCANCE_AFILIADO } from '#api/afiliacion/padron/afiliado-row.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import {
  APROBACIONES_SELECT,
  aprobacionesFrom,
  presentAprobaciones,
  type AprobacionesRow,
} from '#api/fondos/dos-aprobaciones.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { ExtemporaneaModel } from '#api/quincenas/models/ExtemporaneaModel.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'

/** A late contribution as kept, with the names of who acted. */
export type ExtemporaneaRow = Pick<
  RowOf<ExtemporaneaModel>,
  'id' | 'folio' | 'clase' | 'desde' | 'hasta' | 'observaciones' | 'estado'
> &
  RowAs<
    ExtemporaneaModel,
    {
      afiliadoId: 'afiliado_id'
      entidadId: 'entidad_id'
      sueldoCentavos: 'sueldo_centavos'
      principalCentavos: 'principal_centavos'
      reemplazaId: 'reemplaza_id'
      reduceCentavos: 'reduce_centavos'
      archivoId: 'archivo_id'
      solicitadoPor: 'solicitado_por'
      solicitadoAt: 'solicitado_at'
    }
  > &
  Pick<RowOf<AfiliadoModel>, 'interno'> &
  NombreDeAfiliado &
  RowAs<UnidadModel, { entidad: 'nombre' }> &
  LeftJoined<RowAs<ExtemporaneaModel, { reemplaza: 'folio'; reemplazadaPor: 'folio' }>> &
  AprobacionesRow

export const EXTEMPORANEA_SELECT = `t.id, t.folio, t.clase, t.afiliado_id AS "afiliadoId", a.interno,
  a.nombre AS nombres, a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno",
  t.entidad_id AS "entidadId", u.nombre AS entidad, t.desde, t.hasta, t.sueldo_centavos AS "sueldoCentavos",
  t.principal_centavos AS "principalCentavos", t.reemplaza_id AS "reemplazaId", t.reduce_centavos AS "reduceCentavos",
  te.folio AS reemplaza, tr.folio AS "reemplazadaPor", t.observaciones, t.archivo_id AS "archivoId", t.estado,
  t.solicitado_por AS "solicitadoPor", t.solicitado_at AS "solicitadoAt", ${APROBACIONES_SELECT}`

export const EXTEMPORANEA_FROM = `FROM extemporaneas t JOIN afiliados a ON a.id = t.afiliado_id
  JOIN unidades u ON u.id = t.entidad_id ${aprobacionesFrom('extemporanea.reconocer')}
  LEFT JOIN extemporaneas te ON te.id = t.reemplaza_id
  LEFT JOIN extemporaneas tr ON tr.reemplaza_id = t.id AND tr.estado = 'aprobado'`

/** One of somebody in the actor's scope. Another's answers 404, like one that does not exist. */
export async function findExtemporanea(actor: Actor, id: number): Promise<ExtemporaneaRow> {
  const binds = new Binds()
  const row = await selectRow<ExtemporaneaRow>(
    `SELECT ${EXTEMPORANEA_SELECT} ${EXTEMPORANEA_FROM}
     WHERE t.id = ${binds.add(id)} AND ${alcanceSql(actor, ALCANCE_AFILIADO, binds)}`,
    binds.values,
  )
  if (!row) throw notFound('La aportación extemporánea')
  return row
}

/** What is told of one, and what the actor may do: nobody approves what they asked for, nor twice. */
export function presentExtemporanea(row: ExtemporaneaRow, actor: Actor): ExtemporaneaResumen {
  const { id, version, folio, clase, afiliadoId, interno, entidad, desde, hasta, sueldoCentavos } = row
  const { principalCentavos, estado, solicitadoAt, resueltoAt, observaciones, archivoId, nota } = row
  return {
    id,
    version,
    folio,
    clase,
    afiliadoId,
    interno,
    nombre: displayName(row, 'lista'),
    entidad,
    desde,
    hasta,
    sueldoCentavos,
    principalCentavos,
    reemplaza: row.reemplaza ?? '',
    reemplazadaPor: row.reemplazadaPor ?? '',
    estado,
    solicitadoAt,
    resueltoAt,
    observaciones,
    archivoId,
    nota,
    ...presentAprobaciones(row, actor, 'extemporanea.reconocer'),
  }
}
