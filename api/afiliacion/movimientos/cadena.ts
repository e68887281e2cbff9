import type { Actor } from '#domain/acceso/actor.ts'
import { isInAlcance } from '#domain/acceso/alcance.ts'
import type { Issue } from '#domain/issue.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean, Binds, selectRows } from '#api/db/sql.ts'
import { broken, notFound } from '#api/errors.ts'
import type { OrganicaModel } from '#api/organica/models/OrganicaModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'

/** Ids of the four levels: tipo de entidad, adscripción, dependencia, área. */
export type NivelIds = readonly [number, number, number, number]

/** A real chain of active units, level 0 to 3. */
export interface Cadena {
  readonly ids: NivelIds
  readonly claves: readonly string[]
  readonly nombres: readonly string[]
}

type UnidadRow = Pick<RowOf<UnidadModel>, 'id' | 'nivel' | 'parent_id' | 'nombre' | 'activo'> &
  RowAs<OrganicaModel, { clave: 'clave_0' | 'clave_1' | 'clave_2' | 'clave_3' }>

const NOMBRES = ['La entidad', 'La adscripción', 'La dependencia', 'El área'] as const

/**
 * The units of `ids`, checked to be one chain of active units. Throws 404 when it is not the actor's to use, 422 at the
 * path (one for each level, in `paths`) of a unit that is gone, closed, or not under the one before.
 */
export async function loadCadena(
  actor: Actor,
  ids: NivelIds,
  paths: readonly [string, string, string, string],
): Promise<Cadena> {
  if (!isInAlcance(actor, { nivel0Id: ids[0], nivel1Id: ids[1], nivel2Id: ids[2] })) throw notFound('La dependencia')
  const rows = await loadUnidades(ids)
  const issues = ids.flatMap((id, nivel) => unidadIssues(rows.get(id), nivel, ids, paths))
  if (issues.length > 0) throw broken(issues)
  const chain = ids.map((id) => rows.get(id))
  return { ids, claves: chain.map((row) => row?.clave ?? ''), nombres: chain.map((row) => row?.nombre ?? '') }
}

async function loadUnidades(ids: NivelIds): Promise<Map<number, UnidadRow>> {
  const binds = new Binds()
  const rows = await selectRows<UnidadRow>(
    `SELECT u.id, u.nivel, u.parent_id, u.nombre, u.activo,
       CASE u.nivel WHEN 0 THEN o.clave_0 WHEN 1 THEN o.clave_1 WHEN 2 THEN o.clave_2 ELSE o.clave_3 END AS clave
     FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

function unidadIssues(row: UnidadRow | undefined, nivel: number, ids: NivelIds, paths: readonly string[]): Issue[] {
  const path = paths[nivel] ?? ''
  const nombre = NOMBRES[nivel] ?? ''
  const refuse = (code: string, rest: string): Issue[] => [{ path, code, message: `${nombre} ${rest}` }]
  if (row?.nivel !== nivel || !asBoolean(row.activo)) return refuse('no_existe', 'ya no existe. Elige otra vez.')
  if (nivel > 0 && row.parent_id !== ids[nivel - 1])
    return refuse('cadena', 'no pertenece a la unidad anterior. Elige otra vez.')
  return []
}
