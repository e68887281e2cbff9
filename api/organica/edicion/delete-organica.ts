import type { Actor } from '#domain/acceso/actor.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { findRow } from '#api/db/find-row.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { Binds, execute, selectRow } from '#api/db/sql.ts'
import { conflict, notFound } from '#api/errors.ts'
import { OrganicaModel } from '#api/organica/models/OrganicaModel.ts'

/**
 * Deletes an organic key that no unit carries, with the keys below it. A unit's own key goes with the unit. Throws 403, 404,
 * 409 `en_uso` when a unit carries it or one below it.
 */
export function deleteOrganica(actor: Actor, id: number): Promise<void> {
  authorizeInstituto(actor, 'organica.administrar')
  return inTransaction(async () => {
    await holdTurno('organica')
    const row = await findRow(OrganicaModel, { id }, [
      'nivel',
      'clave_0',
      'clave_1',
      'clave_2',
      'clave_3',
      'descripcion',
    ])
    if (!row) throw notFound('La clave orgánica')
    const { nivel, descripcion } = row
    const claves = [row.clave_0, row.clave_1, row.clave_2, row.clave_3].slice(0, nivel + 1)
    const unidad = await findCarrier(claves)
    if (unidad !== null)
      throw conflict('en_uso', `La clave ${claves.join('-')} no se elimina sola: la lleva ${unidad}.`)
    await deleteRama(claves)
    await logActo(actor, {
      acto: 'organica.eliminar',
      objeto: 'organica',
      objetoId: id,
      antes: { clave: claves.join('-'), descripcion },
    })
  })
}

/** Deletes the organic row of `claves` and those below it, in the caller's transaction: no unit may carry one. */
export async function deleteRama(claves: readonly string[]): Promise<void> {
  const binds = new Binds()
  await execute(`DELETE FROM organica AS o WHERE ${ramaSql(claves, binds)}`, binds.values)
}

/** The name of a unit that carries one of those keys; null without one. */
async function findCarrier(claves: readonly string[]): Promise<string | null> {
  const binds = new Binds()
  const row = await selectRow<{ nombre: string }>(
    `SELECT u.nombre FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE ${ramaSql(claves, binds)}
     ORDER BY o.nivel, u.id LIMIT 1`,
    binds.values,
  )
  return row?.nombre ?? null
}

const ramaSql = (claves: readonly string[], binds: Binds): string =>
  claves.map((clave, nivel) => `o.clave_${nivel} = ${binds.add(clave)}`).join(' AND ')
