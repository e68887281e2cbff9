import type { Actor } from '#domain/acceso/actor.ts'
import type { BorradorResumen } from '#domain/afiliacion/borrador.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectBorradores } from './borrador-row.ts'
import { presentBorradorResumen } from './present-borrador.ts'

const MAX = 200

/** Drafts of the actor's office that have not expired: its own first. */
export async function listBorradores(actor: Actor, limit = MAX): Promise<BorradorResumen[]> {
  authorize(actor, 'borradores.usar')
  const rows = await selectBorradores(actor, 'alta', limit)
  return rows.map((row) => presentBorradorResumen(actor, row))
}
