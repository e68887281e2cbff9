import type { Actor } from '#domain/acceso/actor.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findCasoInScope } from './caso-row.ts'
import { presentCaso } from './present-caso.ts'

/** One case in sight, with its norms, its history and what this actor may do. The read is noted in the bitácora. */
export async function getCaso(actor: Actor, id: number): Promise<CasoDetalle> {
  authorize(actor, 'casos.leer')
  const row = await findCasoInScope(actor, id)
  await auditRead(actor, { acto: 'caso.leer', objeto: 'caso', objetoId: row.folio })
  return presentCaso(actor, row)
}
