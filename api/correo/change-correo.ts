import type { Actor } from '#domain/acceso/actor.ts'
import { correoActions, type CorreoDetalle, type EstadoCorreo } from '#domain/correo/correo.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { getCorreo } from './list-correos.ts'
import { wakeSender } from './sender.ts'

/** Sends a failed message again. Throws 404, 409 when it cannot go again. */
export function retryCorreo(actor: Actor, id: number): Promise<CorreoDetalle> {
  return change(actor, id, 'reintentar', 'pendiente')
}

/** Takes back a message that has not left. Throws 404, 409 when it is on its way or gone. */
export function cancelCorreo(actor: Actor, id: number): Promise<CorreoDetalle> {
  return change(actor, id, 'cancelar', 'cancelado')
}

async function change(
  actor: Actor,
  id: number,
  action: CorreoDetalle['actions'][number],
  estado: EstadoCorreo,
): Promise<CorreoDetalle> {
  authorizeInstituto(actor, 'correo.administrar')
  return inTransaction(async () => {
    const correo = await getCorreo(actor, id)
    if (!correoActions(correo.estado, correo.reservado).includes(action))
      throw conflict('estado', `El correo está ${correo.estado}: ya no se puede ${action}.`)
    await execute(
      `UPDATE correos SET estado = $1, proximo_at = $2, intentos = CASE WHEN $1 = 'pendiente' THEN 0 ELSE intentos END,
         texto = CASE WHEN reservado THEN '' ELSE texto END WHERE id = $3`,
      [estado, nowAt(), id],
    )
    const [antes, despues] = [{ estado: correo.estado }, { estado }]
    await logActo(actor, { acto: `correo.${action}`, objeto: 'correo', objetoId: id, antes, despues })
    wakeSender()
    return getCorreo(actor, id)
  })
}
