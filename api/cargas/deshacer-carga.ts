import type { Actor } from '#domain/acceso/actor.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { DESHACER_CARGA } from './acciones-carga.ts'
import { findCarga } from './carga-row.ts'

/** Proposes to take a load back; another person authorises it. Throws 403, 404, 409 (`estado`, `cerrada`), 422. */
export async function proponerDeshacer(actor: Actor, folio: string, motivo: string): Promise<PropuestaHecha> {
  const { id } = await findCarga(actor, folio)
  return proponer(actor, DESHACER_CARGA, { id, motivo })
}
