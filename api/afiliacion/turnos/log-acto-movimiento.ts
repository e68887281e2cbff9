import type { Actor } from '#domain/acceso/actor.ts'
import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { ManoDelegada } from '#domain/acceso/quien.ts'
import type { ActoMovimiento } from '#domain/afiliacion/actos/tabla-actos.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { MovimientoActoModel } from '#api/afiliacion/models/MovimientoActoModel.ts'
import { nowAt } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'

export interface ActoNuevo {
  readonly movimientoId: number
  readonly folio: string
  readonly acto: ActoMovimiento
  readonly motivo: string
  readonly campos: Readonly<Record<string, string>>
  readonly previo: object
  /** The version of the movement that the act leaves. */
  readonly version: number
  /** The lent signature by which it is done; null or absent for the own one. */
  readonly delegada?: ManoDelegada | null
  /** What was asked before and after a correction. */
  readonly cambio?: CambioPedido
}

/** What a movement asks, before and after: the bitácora shows what differs. */
export interface CambioPedido {
  readonly antes: Readonly<Record<string, Json>>
  readonly despues: Readonly<Record<string, Json>>
}

/** Keeps what was done to a movement, with on whose behalf, and its row of the bitácora. Call it last in the transaction. */
export async function logActoMovimiento(actor: Actor, nuevo: ActoNuevo): Promise<void> {
  const { movimientoId, folio, acto, motivo, campos, previo, version, delegada = null, cambio } = nuevo
  await insertRow(MovimientoActoModel, {
    movimiento_id: movimientoId,
    acto,
    usuario_id: actor.id,
    delegado_por: delegada?.deId ?? null,
    motivo,
    campos: JSON.stringify(campos),
    previo: JSON.stringify(previo),
    version,
    ocurrio_at: nowAt(),
  })
  const despues = {
    ...cambio?.despues,
    version,
    ...(motivo !== '' && { motivo }),
    ...(delegada && { porDelegacionDe: delegada.deNombre }),
  }
  const antes = cambio && { antes: cambio.antes }
  await logActo(actor, { acto: `movimiento.${acto}`, objeto: 'movimiento', objetoId: folio, ...antes, despues })
}
