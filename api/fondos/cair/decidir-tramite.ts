import type { Actor } from '#domain/acceso/actor.ts'
import type { TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { autorizarPropuesta, rechazarPropuesta } from '#api/autorizaciones/decidir-propuesta.ts'
import { getTramiteCair } from './list-tramites.ts'
import { findTramite } from './tramite-row.ts'

/** Gives one of the two authorisations of a procedure. Throws 403, 404, and what `autorizarPropuesta` throws. */
export async function aprobarTramite(actor: Actor, id: number, version: number): Promise<TramiteCair> {
  authorize(actor, 'cair.aprobar')
  const { propuestaId } = await findTramite(actor, id)
  await autorizarPropuesta(actor, { id: propuestaId, version })
  return getTramiteCair(actor, id)
}

/** Rejects a procedure with a reason. Throws 403, 404, and what `rechazarPropuesta` throws. */
export async function rechazarTramite(
  actor: Actor,
  id: number,
  rechazo: { readonly version: number; readonly nota: string },
): Promise<TramiteCair> {
  authorize(actor, 'cair.aprobar')
  const { propuestaId } = await findTramite(actor, id)
  await rechazarPropuesta(actor, { id: propuestaId, ...rechazo })
  return getTramiteCair(actor, id)
}
