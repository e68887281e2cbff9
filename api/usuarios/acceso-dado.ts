import type { Actor } from '#domain/acceso/actor.ts'
import { isAccesoReciente, type AccesoReciente } from '#domain/usuarios/acceso-dado.ts'
import { nowAt } from '#api/clock.ts'
import { execute, selectRow } from '#api/db/sql.ts'

/** Notes that `actor` gave access to the account of another person. In the caller's transaction. */
export async function noteAccesoDado(actor: Actor, usuarioId: number): Promise<void> {
  await execute('UPDATE usuarios SET acceso_dado_at = $1, acceso_dado_por = $2 WHERE id = $3', [
    nowAt(),
    actor.id,
    usuarioId,
  ])
}

/** Who gave access to an account shortly before `at`; null when nobody did. */
export async function accesoReciente(
  usuarioId: number,
  at: string,
): Promise<(AccesoReciente & { readonly porId: number | null }) | null> {
  const row = await selectRow<{ at: string | null; porId: number | null; por: string | null }>(
    `SELECT u.acceso_dado_at AS at, u.acceso_dado_por AS "porId", p.nombre AS por
     FROM usuarios u LEFT JOIN usuarios p ON p.id = u.acceso_dado_por WHERE u.id = $1`,
    [usuarioId],
  )
  return row?.at && isAccesoReciente(row.at, at) ? { at: row.at, porId: row.porId, por: row.por } : null
}
