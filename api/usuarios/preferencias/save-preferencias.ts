import type { Actor } from '#domain/acceso/actor.ts'
import { canonicalJson, type Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { Preferencias } from '#domain/usuarios/preferencias.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { unauthenticated } from '#api/errors.ts'
import { getPreferencias } from './get-preferencias.ts'

/** Plain values only, as the bitácora keeps them. */
const asJson = (preferencias: Preferencias) => JSON.parse(JSON.stringify(preferencias)) as Json

/** Keeps how the actor wants the portal to look, the last one sent; the same again changes nothing. How a screen looks is no act. Gives what is kept. */
export async function savePreferencias(actor: Actor, preferencias: Preferencias): Promise<Preferencias> {
  const { id } = actor
  if (id === null) throw unauthenticated()
  const despues = asJson(preferencias)
  return inTransaction(async () => {
    const antes = asJson(await getPreferencias(actor))
    if (canonicalJson(antes) === canonicalJson(despues)) return preferencias
    const { tema, densidad, menuPlegado, listas } = preferencias
    await execute(
      `INSERT INTO preferencias (usuario_id, tema, densidad, menu_plegado, listas, actualizado_at)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (usuario_id) DO UPDATE SET tema = excluded.tema, densidad = excluded.densidad,
         menu_plegado = excluded.menu_plegado, listas = excluded.listas, actualizado_at = excluded.actualizado_at`,
      [id, tema, densidad, menuPlegado, JSON.stringify(listas), nowAt()],
    )
    return preferencias
  })
}
