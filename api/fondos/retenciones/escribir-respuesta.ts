import type { Actor } from '#domain/acceso/actor.ts'
import { impideRespuesta, respuestaIssues, type RespuestaRetencion } from '#domain/fondos/prestamos/retencion.ts'
import { excesoDe } from '#domain/fondos/prestamos/saldo-a-favor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt, today } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, conflict, type AppError } from '#api/errors.ts'
import { anotarFavor } from '#api/fondos/a-favor/anotar-favor.ts'
import { PrestamoMovimientoModel } from '#api/fondos/models/PrestamoMovimientoModel.ts'
import { RetencionModel } from '#api/fondos/models/RetencionModel.ts'
import { settleIfPaid } from '#api/fondos/prestamos/settle-if-paid.ts'
import { presentRetencion, type RetencionRow } from './retencion-row.ts'

/** Why an order does not take an answer: 409 (`licencia`, `decidida`, `a_favor_decidido`) or 422 by field. Null if it does. */
export function rechazoDeRespuesta(row: RetencionRow, respuesta: RespuestaRetencion): AppError | null {
  const nunca = impideRespuesta(row)
  if (nunca) return conflict(nunca.codigo, nunca.texto)
  const issues = respuestaIssues(respuesta, row.ordenado)
  if (issues.length > 0) return broken(issues)
  const impide = impideRespuesta(row, excesoDe(respuesta.retenidoCentavos ?? 0, row.ordenado))
  return impide && conflict(impide.codigo, impide.texto)
}

/**
 * Writes the answer to an order that the caller's transaction holds: the balance of its loan moves by what was withheld, or by the difference
 * from the earlier answer, and what exceeds the order is stored as the person's. The dialog and the files of withholdings both answer so.
 * Throws what `rechazoDeRespuesta` returns, 409 `version`.
 */
export async function escribirRespuesta(actor: Actor, row: RetencionRow, respuesta: RespuestaRetencion): Promise<void> {
  const rechazo = rechazoDeRespuesta(row, respuesta)
  if (rechazo) throw rechazo
  const dicho = respuesta.retenidoCentavos ?? 0
  const aFavor = excesoDe(dicho, row.ordenado)
  const retenido = dicho - aFavor
  await anotarFavor(row, aFavor)
  const moved = (row.retenido ?? 0) - retenido
  if (moved !== 0) await moverSaldo(actor, row, moved)
  const motivo = retenido === row.ordenado ? null : respuesta.motivo
  const values = {
    retenido_centavos: retenido,
    motivo,
    nota: respuesta.nota.trim(),
    respondida_at: nowAt(),
    respondida_por: actor.id,
  }
  if (!(await updateVersioned(RetencionModel, row.id, row.version, values))) throw await otraVersion(actor, row)
  await logActo(actor, {
    acto: 'retencion.responder',
    objeto: 'retencion',
    objetoId: row.id,
    antes: { retenido: row.retenido, aFavor: row.aFavor, motivo: row.motivo },
    despues: { retenido, ...(aFavor > 0 && { aFavor }), motivo },
  })
  await settleIfPaid(row.prestamoId)
}

/** Moves the balance of a loan by what was withheld of an order. */
export async function moverSaldo(
  actor: Actor,
  { id, prestamoId, quincena }: RetencionRow,
  importe: number,
): Promise<void> {
  await insertRow(PrestamoMovimientoModel, {
    prestamo_id: prestamoId,
    clase: 'retenido',
    quincena,
    retencion_id: id,
    importe_centavos: importe,
    hecho_at: nowAt(),
    hecho_por: actor.id,
  })
}

/** 409 `version` of an order that changed since it was shown, with the order as it is. */
export function otraVersion(actor: Actor, row: RetencionRow): Promise<AppError> {
  const hecho = 'cambió esta retención mientras la tenías abierta.'
  const actual = presentRetencion(actor, row, today())
  return staleVersion({ objeto: 'retencion', objetoId: row.id }, hecho, { actual })
}
