import type { Actor } from '#domain/acceso/actor.ts'
import { execute } from '#api/db/sql.ts'
import { forbidden } from '#api/errors.ts'
import { enqueueTrabajo } from '#api/jobs/trabajos.ts'
import { CARGAR, LEER, PUBLICAR } from './clase-trabajo.ts'

const CLASE_DE = { leer: LEER, cargar: CARGAR, publicar: PUBLICAR } as const

/** Leaves the job of a load's step, in the caller's transaction. Throws 403: the system brings its files by the terminal. */
export async function dejarPaso(actor: Actor, id: number, paso: keyof typeof CLASE_DE): Promise<void> {
  if (actor.id === null) throw forbidden()
  const trabajo = await enqueueTrabajo(actor, CLASE_DE[paso], { carga: id, usuario: actor.id })
  await execute('UPDATE cargas SET trabajo_id = $1 WHERE id = $2', [trabajo, id])
}
