import type { Actor } from '#domain/acceso/actor.ts'
import { selectRows } from '#api/db/sql.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { ACTOR_DEMO } from './load-institucion.ts'

/** The demo's accounts as they act, by user. */
export async function loadActores(): Promise<ReadonlyMap<string, Actor>> {
  const actores = new Map<string, Actor>()
  for (const { id } of await selectRows<{ id: number }>('SELECT id FROM usuarios ORDER BY id')) {
    const actor = await loadActor(id, ACTOR_DEMO.origen)
    if (actor) actores.set(actor.usuario, actor)
  }
  return actores
}
