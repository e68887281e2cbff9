import type { Actor } from './actor.ts'

/** Where a record stands in the organic tree: ids of `unidades`, levels 0 to 2. */
export interface Ubicacion {
  readonly nivel0Id: number | null
  readonly nivel1Id: number | null
  readonly nivel2Id: number | null
}

/** The deepest level given to an actor: that is the part of the tree it sees. Null: sees nothing. */
export function deepestAlcance(
  actor: Pick<Actor, 'alcance'>,
): { readonly nivel: 0 | 1 | 2; readonly unidadId: number } | null {
  const { entidadId, adscripcionId, dependenciaId } = actor.alcance
  if (dependenciaId !== null) return { nivel: 2, unidadId: dependenciaId }
  if (adscripcionId !== null) return { nivel: 1, unidadId: adscripcionId }
  return entidadId === null ? null : { nivel: 0, unidadId: entidadId }
}

/** Whether `actor` sees and changes a record of `ubicacion`. Profiles of the institute see all. */
export function isInAlcance(actor: Pick<Actor, 'ambito' | 'alcance'>, ubicacion: Ubicacion): boolean {
  if (actor.ambito === 'instituto') return true
  const deepest = deepestAlcance(actor)
  if (!deepest) return false
  return [ubicacion.nivel0Id, ubicacion.nivel1Id, ubicacion.nivel2Id][deepest.nivel] === deepest.unidadId
}
