import type { Actor } from '#domain/acceso/actor.ts'
import { siguienteClave } from '#domain/organica/clave.ts'
import type { Nivel } from '#domain/organica/niveles.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { clavesBajo } from '#api/organica/edicion/claves-bajo.ts'
import { createOrganica } from '#api/organica/edicion/create-organica.ts'
import { findUnidad } from '#api/organica/edicion/find-unidad.ts'
import { createUnidad } from '#api/organica/edicion/save-unidad.ts'

/** The unit under which an adscripción is made here: the first active type (decisions §8: "the type set as default"). */
export async function tipoPorOmision(): Promise<number | null> {
  const row = await selectRow<{ id: number }>(
    `SELECT u.id FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.nivel = 0 AND u.activo ORDER BY o.clave_0, u.id LIMIT 1`,
  )
  return row?.id ?? null
}

/**
 * Makes a unit with its organic row, whose key is the next free one under its parent (decisions §8, "One tree"). In the
 * caller's transaction. Throws 404 without such a parent, 422 when it ended.
 */
export async function crearUnidad(
  actor: Actor,
  nivel: Exclude<Nivel, 0>,
  parentId: number,
  nombre: string,
): Promise<number> {
  const padre = await findUnidad(parentId)
  if (padre.nivel !== nivel - 1) throw notFound('La unidad a la que pertenece')
  const clave = siguienteClave(await clavesBajo(padre.claves))
  const claves = [...padre.claves, clave]
  await createOrganica(actor, nivel, { claves, descripcion: nombre, titular: '', fechaFin: '', estatus: 'A' })
  return (await createUnidad(actor, nivel, { parentId, clave, nombre, activo: true })).id
}
