import type { Actor } from '#domain/acceso/actor.ts'
import type { Ubicacion } from '#domain/acceso/alcance.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { broken, forbidden } from '#api/errors.ts'

const DEL_INSTITUTO: Ubicacion = { nivel0Id: null, nivel1Id: null, nivel2Id: null }

/**
 * Where a case stands in the organic tree: with its person, else with the dependency that opens it, else with the entity
 * that the institute names; without any it is the institute's own. Throws 404 for a person out of sight, 403 for an account
 * of a dependency without a place, 422 `entidad`.
 */
export async function lugarDelCaso(
  actor: Actor,
  { afiliado, entidad }: { readonly afiliado: number | null; readonly entidad: number | null },
): Promise<Ubicacion> {
  if (afiliado !== null) {
    const row = await findAfiliadoInScope(actor, afiliado)
    return { nivel0Id: row.nivel0_id, nivel1Id: row.nivel1_id, nivel2Id: row.nivel2_id }
  }
  if (actor.ambito === 'dependencia') return ownPlace(actor)
  return entidad === null ? DEL_INSTITUTO : entidadPlace(entidad)
}

function ownPlace({ alcance }: Actor): Ubicacion {
  const { entidadId: nivel0Id, adscripcionId: nivel1Id, dependenciaId: nivel2Id } = alcance
  if (nivel0Id === null && nivel1Id === null && nivel2Id === null) throw forbidden()
  return { nivel0Id, nivel1Id, nivel2Id }
}

async function entidadPlace(id: number): Promise<Ubicacion> {
  const row = await selectRow<{ id: number; parent_id: number | null }>(
    'SELECT id, parent_id FROM unidades WHERE id = $1 AND nivel = 1 AND activo',
    [id],
  )
  if (!row) throw broken([{ path: 'entidad', code: 'no_existe', message: 'Esa entidad no existe.' }])
  return { nivel0Id: row.parent_id, nivel1Id: row.id, nivel2Id: null }
}
