import type { Actor } from '#domain/acceso/actor.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import { today } from '#api/clock.ts'
import { nowAt } from '#api/clock.ts'
import { findAfiliadosByIds, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { avisarTurno } from '#api/afiliacion/turnos/avisar-turno.ts'
import { nextFolio } from '#api/afiliacion/alta/consecutivos.ts'
import type { Tipo } from '#api/afiliacion/tramites/tipo-row.ts'
import { insertRow } from '#api/db/insert-row.ts'

export interface NuevoMovimiento {
  /** As it was read before: the transaction asks for nothing that was known. */
  readonly tipo: Pick<Tipo, 'id' | 'nombre' | 'abreviatura'>
  readonly afiliadoId: number
  readonly orgId: number | null
  /** Ordinal. */
  readonly quincena: number
  /** Effective date. */
  readonly fecha: PlainDate
  readonly observaciones: string
  /** What was asked, kept to correct it. */
  readonly datos: object
  /** Version of the privacy notice that the person was told of, for what takes down personal data. */
  readonly avisoPrivacidad?: number | null
  /** The procedure's call, "" for an alta of somebody new and for the documented calls. */
  readonly tramite?: string
  readonly causa?: string
  readonly fechaAutorizacion?: PlainDate | null
  readonly fechaFin?: PlainDate | null
  /** The folio, where the caller reserved it (`reserveFolio`). */
  readonly folio?: string | null
  /** Whose it is, where the caller has read it already. */
  readonly persona?: AfiliadoRow
  /** Whether whoever validates it is notified of it; true unless given. */
  readonly avisar?: boolean
}

/** Writes a requested movement with the next folio of its type and tells who validates it. */
export async function insertMovimiento(
  actor: Actor,
  movimiento: NuevoMovimiento,
): Promise<{ readonly id: number; readonly folio: string }> {
  const { tipo } = movimiento
  const folio = movimiento.folio ?? (await nextFolio(tipo.abreviatura, today()))
  const id = await insertRow(MovimientoModel, {
    folio,
    tipo_id: tipo.id,
    afiliado_id: movimiento.afiliadoId,
    afiliado_org_id: movimiento.orgId,
    quincena: movimiento.quincena,
    fecha: movimiento.fecha,
    observaciones: movimiento.observaciones,
    solicitado_por: actor.id,
    solicitado_at: nowAt(),
    datos: JSON.stringify(movimiento.datos),
    aviso_privacidad: movimiento.avisoPrivacidad ?? null,
    tramite: movimiento.tramite ?? '',
    causa: movimiento.causa ?? '',
    fecha_autorizacion: movimiento.fechaAutorizacion ?? null,
    fecha_fin: movimiento.fechaFin ?? null,
    turno_desde: nowAt(),
  })
  if (movimiento.avisar === false) return { id, folio }
  const persona = movimiento.persona ?? (await findAfiliadosByIds([movimiento.afiliadoId]))[0]
  if (persona)
    await avisarTurno(
      actor,
      { ...persona, id, folio, tipo: tipo.nombre, afiliado_id: persona.id },
      { acto: 'solicitar', motivo: '', version: 1, autores: [] },
    )
  return { id, folio }
}
