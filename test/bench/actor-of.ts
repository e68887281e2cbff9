import type { Actor } from '#domain/acceso/actor.ts'
import { selectRow } from '#api/db/sql.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'

/** The account of that name, as a service takes it. */
export async function actorOf(usuario: string): Promise<Actor> {
  const row = await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [usuario])
  const actor = await loadActor(row?.id ?? 0, { medio: 'semilla', direccion: '' })
  if (!actor) throw new Error(`No account ${usuario}`)
  return actor
}
