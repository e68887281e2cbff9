import type { Actor } from '#domain/acceso/actor.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { findRow } from '#api/db/find-row.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { AvisoModel } from '#api/avisos/models/AvisoModel.ts'
import { notFound } from '#api/errors.ts'
import { countSinLeer } from './list-avisos.ts'
import type { CuentaAvisos } from '#domain/avisos/bandeja.ts'

/** Marks one of the actor's own notices read or unread; another's is 404. The same again changes nothing. */
export function markAviso(actor: Actor, id: number, leido: boolean): Promise<CuentaAvisos> {
  return inTransaction(async () => {
    const row = await findRow(AvisoModel, { id, usuario_id: actor.id }, ['leido_at'])
    if (!row) throw notFound('El aviso')
    if ((row.leido_at !== null) !== leido) {
      await execute('UPDATE avisos SET leido_at = $1 WHERE id = $2', [leido ? nowAt() : null, id])
      const acto = leido ? 'aviso.leer' : 'aviso.no_leer'
      await logActo(actor, { acto, objeto: 'aviso', objetoId: id, antes: { leido: !leido }, despues: { leido } })
    }
    return { sinLeer: await countSinLeer(actor) }
  })
}

/** Marks as read the actor's notices whose key begins with `prefijo`, in the caller's transaction. */
export async function marcarLeidos(actor: Actor, prefijo: string): Promise<void> {
  await execute(
    `UPDATE avisos SET leido_at = $1 WHERE usuario_id = $2 AND leido_at IS NULL AND SUBSTR(clave, 1, ${prefijo.length}) = $3`,
    [nowAt(), accountId(actor), prefijo],
  )
}

/** Marks read every notice of the actor up to `hasta`, the newest that was on screen: one that came meanwhile stays unread. */
export function markTodos(actor: Actor, hasta: number): Promise<CuentaAvisos> {
  return inTransaction(async () => {
    const rows = await selectRows<{ id: number }>(
      'UPDATE avisos SET leido_at = $1 WHERE usuario_id = $2 AND id <= $3 AND leido_at IS NULL RETURNING id',
      [nowAt(), actor.id, hasta],
    )
    if (rows.length > 0)
      await logActo(actor, {
        acto: 'aviso.leer_todos',
        objeto: 'usuario',
        objetoId: accountId(actor),
        despues: { avisos: rows.length, hasta },
      })
    return { sinLeer: await countSinLeer(actor) }
  })
}
