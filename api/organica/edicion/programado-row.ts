import type { Actor } from '#domain/acceso/actor.ts'
import type { SolicitudActo } from '#domain/organica/acto-organico.ts'
import type { ActoProgramado } from '#domain/organica/efectos-acto.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { OrganicaProgramadoModel } from '#api/organica/models/OrganicaProgramadoModel.ts'

/** Keeps an act until its day, in the caller's transaction; gives its id. */
export async function insertProgramado(
  actor: Actor,
  solicitud: SolicitudActo & { readonly fecha: PlainDate },
  unidad: string,
  aplicaEl: PlainDate,
): Promise<number> {
  const id = await insertRow(OrganicaProgramadoModel, {
    unidad_id: solicitud.unidadId,
    aplica_el: aplicaEl,
    solicitud: JSON.stringify(solicitud),
    pedido_por: accountId(actor),
    pedido_at: nowAt(),
  })
  const { tipo, fecha, documento, nombre } = solicitud
  await logActo(actor, {
    acto: 'unidad.programar',
    objeto: 'unidad',
    objetoId: solicitud.unidadId,
    despues: { unidad, tipo, fecha, documento, nombre, aplicaEl },
  })
  return id
}

type Row = Pick<RowOf<OrganicaProgramadoModel>, 'id' | 'solicitud' | 'motivo'> &
  Pick<ActoProgramado, 'unidadId' | 'unidad' | 'aplicaEl' | 'usuario'>

/** Acts that wait for their day, of a unit or of all, the next one first. */
export async function selectProgramados(unidadId: number | null = null): Promise<ActoProgramado[]> {
  const binds = new Binds()
  const own = unidadId === null ? '' : `AND p.unidad_id = ${binds.add(unidadId)}`
  const rows = await selectRows<Row>(
    `SELECT p.id, p.unidad_id AS "unidadId", n.nombre AS unidad, p.aplica_el AS "aplicaEl", p.solicitud,
       u.nombre AS usuario, p.motivo
     FROM organica_programados p JOIN unidades n ON n.id = p.unidad_id JOIN usuarios u ON u.id = p.pedido_por
     WHERE p.estado = 'programado' ${own} ORDER BY p.aplica_el, p.id`,
    binds.values,
  )
  return rows.map(({ solicitud, ...row }) => {
    const { tipo, fecha, documento, nombre } = JSON.parse(solicitud) as SolicitudActo & { readonly fecha: PlainDate }
    return { ...row, tipo, fecha, documento: documento.trim(), nombre: nombre.trim() }
  })
}
