import type { Acto } from '#domain/acceso/acto.ts'
import { cuentaOf, type Actor } from '#domain/acceso/actor.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { cuentasDe } from '#api/usuarios/misma-persona.ts'

/** Most people notified of one thing: when everybody gets a notice, nobody acts on it. */
const MAX_AVISADOS = 20

/**
 * Ids of the institute's active accounts, at most 20, whose profile has one of `actos` and that satisfy `puede`. The accounts of the
 * person of `actor`, and of the accounts `salvo`, are not among them.
 */
export async function cuentasQuePueden(
  actor: Actor,
  actos: readonly Acto[],
  puede: (quien: Actor) => boolean,
  salvo: readonly (number | null)[] = [],
): Promise<number[]> {
  const binds = new Binds()
  const propias = new Set(await cuentasDe([cuentaOf(actor.id), ...salvo]))
  const rows = await selectRows<{ id: number }>(
    `SELECT DISTINCT u.id FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id JOIN perfil_actos pa ON pa.perfil_id = p.id
     WHERE u.activo AND p.ambito = 'instituto' AND pa.acto IN (${binds.addAll(actos)})
     ORDER BY u.id LIMIT ${5 * MAX_AVISADOS}`,
    binds.values,
  )
  const found: number[] = []
  for (const { id } of rows) {
    if (propias.has(id) || found.length >= MAX_AVISADOS) continue
    const quien = await loadActor(id, actor.origen)
    if (quien && puede(quien)) found.push(id)
  }
  return found
}
