import type { Actor } from '#domain/acceso/actor.ts'
import { TIPOS_BORRADOR, type BorradorResumen, type TipoBorrador } from '#domain/afiliacion/borrador.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectBorradores } from './borrador-row.ts'
import { presentBorradorResumen } from './present-borrador.ts'

const MAX = 200

/** Drafts of the actor's office that have not expired, of those kinds: its own first. */
export async function listBorradores(
  actor: Actor,
  tipos: readonly TipoBorrador[] = TIPOS_BORRADOR,
  limit = MAX,
): Promise<BorradorResumen[]> {
  authorize(actor, 'borradores.usar')
  const rows = await selectBorradores(actor, tipos, limit)
  return rows.map((row) => presentBorradorResumen(actor, row))
}
