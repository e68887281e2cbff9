import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { ESCALA_PORCENTAJE } from '#domain/afiliacion/percepciones.ts'
import type { MovimientoOrganizacion } from '#domain/afiliacion/documentadas.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { asBoolean, Binds } from '#api/db/sql.ts'
import {
  ALCANCE_MOVIMIENTO,
  estatusOf,
  selectMovimientos,
  type MovimientoRow,
} from '#api/afiliacion/movimientos/movimiento-row.ts'

const id = z.coerce.number().int().min(1).optional()

export const orgMovSchema = z.object({
  nivel0_id: id,
  nivel1_id: id,
  activo: z.enum(['true', 'false']).optional(),
  limit: z.coerce.number().int().min(1).max(5000).default(5000),
  offset: z.coerce.number().int().min(0).default(0),
})
export type ConsultaOrgMov = z.output<typeof orgMovSchema>

/** The documented `GET /api/afiliado-org-mov`: movements of people in scope, newest first, upper case. */
export async function listAfiliadoOrgMov(actor: Actor, query: ConsultaOrgMov) {
  authorize(actor, 'movimientos.leer')
  const binds = new Binds()
  const conditions = [
    alcanceSql(actor, ALCANCE_MOVIMIENTO, binds),
    ...(query.nivel0_id === undefined ? [] : [`g.nivel0_id = ${binds.add(query.nivel0_id)}`]),
    ...(query.nivel1_id === undefined ? [] : [`g.nivel1_id = ${binds.add(query.nivel1_id)}`]),
    ...(query.activo === undefined ? [] : [`m.activo = ${binds.add(query.activo === 'true')}`]),
  ]
  const page = `ORDER BY m.id DESC LIMIT ${binds.add(query.limit)} OFFSET ${binds.add(query.offset)}`
  const rows = await selectMovimientos(`${conditions.join(' AND ')} ${page}`, binds.values)
  return rows.map(presentOrgMov)
}

/** The movement record of specification 3 §3, with the derived status and who requested it. */
function presentOrgMov(row: MovimientoRow): MovimientoOrganizacion {
  return { ...persona(row), ...movimiento(row), ...organizacion(row) }
}

function persona(row: MovimientoRow) {
  return {
    AFILIADO_ID: row.afiliado_id,
    INTERNO: row.interno,
    NOMBRE: row.nombre,
    APELLIDO_PATERNO: row.apellido_paterno,
    APELLIDO_MATERNO: row.apellido_materno,
    CURP: row.curp,
    RFC: row.rfc,
  }
}

function movimiento(row: MovimientoRow) {
  return {
    FOLIO: row.folio,
    MOVIMIENTO_ID: row.id,
    MOVIMIENTO_AFILIADO_ID: row.afiliado_id,
    TIPO_MOVIMIENTO_ID: row.tipo_id,
    ID_TIPO_MOV: row.tipo_id,
    TIPO_MOVIMIENTO_NOMBRE: row.tipo,
    ABREVIATURA: row.abreviatura,
    ID_QUINCENA: quincenaCode(row.quincena),
    ACTIVO: asBoolean(row.activo),
    ACTIVO_UID: row.solicitado_por,
    APLICAR: asBoolean(row.aplicar),
    APLICADO: asBoolean(row.aplicado),
    FECHA: row.fecha,
    FECHA_MOV_ALT: todayInMexico(Date.parse(row.solicitado_at)),
    MOVIMIENTO_FECHA: row.movimiento_fecha,
    MOVIMIENTO_OBSERVACIONES: row.observaciones,
    ESTATUS: estatusOf(row),
    SOLICITADO_POR: row.solicitante ?? 'Sistema',
  }
}

function organizacion(row: MovimientoRow) {
  return {
    AFILIADO_ORG_ID: row.afiliado_org_id,
    NIVEL0_ID: row.nivel0_id,
    NIVEL1_ID: row.nivel1_id,
    NIVEL2_ID: row.nivel2_id,
    NIVEL3_ID: row.nivel3_id,
    SUELDO: centavosToPesos(row.sueldo_centavos ?? 0),
    OTROS_PRESTACIONES: centavosToPesos(row.otros_prestaciones_centavos ?? 0),
    QUINQUENIOS: centavosToPesos(row.quinquenios_centavos ?? 0),
    PORCENTAJE: (row.porcentaje ?? 0) / ESCALA_PORCENTAJE,
  }
}
