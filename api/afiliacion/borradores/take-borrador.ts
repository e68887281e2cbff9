import type { Actor } from '#domain/acceso/actor.ts'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { BorradorModel } from '#api/afiliacion/models/BorradorModel.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { forbidden } from '#api/errors.ts'
import { findBorradorInScope } from './borrador-row.ts'
import { getBorrador } from './get-borrador.ts'
import { stale } from './save-borrador.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'

/**
 * Takes over a colleague's draft: its former author is told at the next save. One's own stays as it is. A correction is
 * only its author's: 403.
 */
export async function takeBorrador(actor: Actor, id: string): Promise<Borrador> {
  authorize(actor, 'borradores.usar')
  const row = await findBorradorInScope(actor, id)
  if (row.autor_id === actor.id) return getBorrador(actor, id)
  if (row.corrige !== null) throw forbidden()
  const taken = await inTransaction(async () => {
    const values = { autor_id: accountId(actor), tomado_de: row.autor_id, actualizado_at: nowAt() }
    if (!(await updateVersioned(BorradorModel, id, row.version, values))) return false
    const antes = { autor: row.autor_id }
    await logActo(actor, {
      acto: 'borrador.tomar',
      objeto: 'borrador',
      objetoId: id,
      antes,
      despues: { autor: actor.id },
    })
    return true
  })
  if (!taken) throw await stale(actor, await findBorradorInScope(actor, id))
  return getBorrador(actor, id)
}
