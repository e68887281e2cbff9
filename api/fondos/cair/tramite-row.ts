import type { Actor } from '#domain/acceso/actor.ts'
import type { TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { repartirEntreBeneficiarios, type Beneficiario } from '#domain/fondos/cair/retiro.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { ALCANCE_AFILIADO } from '#api/afiliacion/padron/afiliado-row.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import {
  APROBACIONES_SELECT,
  aprobacionesFrom,
  presentAprobaciones,
  type AprobacionesRow,
} from '#api/fondos/dos-aprobaciones.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { CairTramiteModel } from '#api/fondos/models/CairTramiteModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'

/** A procedure as kept, with the names of who acted. */
export type TramiteRow = Pick<
  RowOf<CairTramiteModel>,
  'id' | 'folio' | 'tipo' | 'motivo' | 'fecha' | 'beneficiarios' | 'observaciones' | 'estado'
> &
  RowAs<
    CairTramiteModel,
    {
      afiliadoId: 'afiliado_id'
      importeCentavos: 'importe_centavos'
      archivoId: 'archivo_id'
      consentimientoId: 'consentimiento_id'
      solicitadoPor: 'solicitado_por'
      solicitadoAt: 'solicitado_at'
    }
  > &
  Pick<RowOf<AfiliadoModel>, 'interno'> &
  NombreDeAfiliado &
  RowAs<UnidadModel, { entidad: 'nombre' }> &
  AprobacionesRow & { readonly descuentoCentavos: number }

export const TRAMITE_SELECT = `t.id, t.folio, t.tipo, t.motivo, t.afiliado_id AS "afiliadoId", a.interno,
  a.nombre AS nombres, a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno",
  COALESCE(u1.nombre, '') AS entidad, t.importe_centavos AS "importeCentavos", t.fecha, t.beneficiarios, t.observaciones,
  t.archivo_id AS "archivoId", t.consentimiento_id AS "consentimientoId",
  CAST(COALESCE((SELECT -SUM(m.importe_centavos) FROM prestamo_movimientos m
    WHERE m.tramite_id = t.id AND m.clase = 'pago'), 0) AS BIGINT) AS "descuentoCentavos", t.estado, t.solicitado_por AS "solicitadoPor",
  t.solicitado_at AS "solicitadoAt", ${APROBACIONES_SELECT}`

export const TRAMITE_FROM = `FROM cair_tramites t JOIN afiliados a ON a.id = t.afiliado_id
  LEFT JOIN unidades u1 ON u1.id = a.nivel1_id ${aprobacionesFrom('cair.tramite')}`

/** A procedure of somebody in the actor's scope. Another's answers 404, like one that does not exist. */
export async function findTramite(actor: Actor, id: number): Promise<TramiteRow> {
  const binds = new Binds()
  const row = await selectRow<TramiteRow>(
    `SELECT ${TRAMITE_SELECT} ${TRAMITE_FROM} WHERE t.id = ${binds.add(id)} AND ${alcanceSql(actor, ALCANCE_AFILIADO, binds)}`,
    binds.values,
  )
  if (!row) throw notFound('El trámite')
  return row
}

/**
 * What is told of a procedure, and what the actor may do: nobody approves what they asked for, nor twice. `previsto`: what loans
 * would take of one that is not decided.
 */
export function presentTramite(row: TramiteRow, actor: Actor, previsto = 0): TramiteCair {
  const descuentoCentavos = row.descuentoCentavos + previsto
  const { nombres, apellidoPaterno, apellidoMaterno, beneficiarios, solicitadoPor, primeraPor, propuestaId, ...rest } =
    row
  return {
    ...rest,
    nombre: displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'lista'),
    descuentoCentavos,
    beneficiarios: repartirEntreBeneficiarios(
      row.importeCentavos - descuentoCentavos,
      JSON.parse(beneficiarios) as Beneficiario[],
    ),
    ...presentAprobaciones({ ...rest, solicitadoPor, primeraPor, propuestaId }, actor, 'cair.tramite'),
  }
}
