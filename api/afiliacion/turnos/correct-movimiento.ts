import type { Actor } from '#domain/acceso/actor.ts'
import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import { deleteCorreccion, deleteStored } from '#api/afiliacion/borradores/delete-borradores.ts'
import { lockPadron } from '#api/afiliacion/alta/consecutivos.ts'
import { intentoOf, keepRespuesta, once } from '#api/afiliacion/alta/idempotencia.ts'
import { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned, type Changes } from '#api/db/update-versioned.ts'
import { notFound } from '#api/errors.ts'
import { findForTurno, staleMovimiento } from './assert-turno.ts'
import { avisarTurno } from './avisar-turno.ts'
import { previoDe } from './columnas-turno.ts'
import { logActoMovimiento, type CambioPedido } from './log-acto-movimiento.ts'

/** What was asked anew, and how it is written. */
export interface Correccion<Respuesta extends object> {
  readonly folio: string
  readonly version: number
  /** The call without `/api`, its body and its key: the same attempt gets the same answer. */
  readonly llamada: string
  readonly body: Json
  readonly key: string | undefined
  /** Whether the movement is of the call's own procedure. */
  readonly isPropio: (row: MovimientoRow) => boolean
  /** Judges the request and writes it over the movement; in the transaction. */
  readonly rewrite: (row: MovimientoRow) => Promise<Respuesta>
}

/**
 * An author asks a movement anew while it is Solicitado, or Pendiente (it then goes back as Solicitado): it keeps its folio and quincena, and
 * the draft of the correction goes. Throws 404 for a movement of another procedure, 409 `version` or `estatus`, and what `rewrite` throws.
 */
export async function correctMovimiento<Respuesta extends object>(
  actor: Actor,
  { folio, version, llamada, body, key, isPropio, rewrite }: Correccion<Respuesta>,
): Promise<Respuesta> {
  const find = async (): Promise<MovimientoRow> => {
    const { row } = await findForTurno(actor, folio, 'corregir', version)
    if (!isPropio(row)) throw notFound('El movimiento')
    return row
  }
  const intento = intentoOf(key, llamada, body)
  return once(actor, intento, async () => {
    await find()
    await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
    const { respuesta, sobrantes } = await inTransaction(async () => {
      await lockPadron()
      const written = await rewrite(await find())
      await keepRespuesta(actor, intento, written)
      return { respuesta: written, sobrantes: await deleteCorreccion(folio) }
    })
    await deleteStored(sobrantes)
    return respuesta
  })
}

/** Writes what was asked anew over the movement, whose turn begins again. Throws 409 when somebody was faster. */
export async function writeCorreccion(
  actor: Actor,
  row: MovimientoRow,
  values: Changes<MovimientoModel>,
): Promise<void> {
  const turno = { regresado: false, nota: '', turno_desde: nowAt() }
  const written = await updateVersioned(MovimientoModel, row.id, row.version, { ...values, ...turno })
  if (!written) throw await staleMovimiento(actor, row)
}

/** Tells who has the next turn, and keeps the act with what it changed. Call it last in the transaction. */
export async function logCorreccion(actor: Actor, row: MovimientoRow, cambio: CambioPedido): Promise<void> {
  const hecho = { acto: 'corregir', motivo: '', version: row.version + 1 } as const
  await avisarTurno(actor, row, { ...hecho, autores: [] })
  const { id: movimientoId, folio } = row
  await logActoMovimiento(actor, { ...hecho, movimientoId, folio, campos: {}, previo: previoDe(row), cambio })
}
