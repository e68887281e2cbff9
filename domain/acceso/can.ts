import { isAdministrador, propiosOf, type Actor, type Derechos } from './actor.ts'
import { actosDe } from './capacidades/capacidad.ts'
import { CAPACIDADES, type CapacidadId } from './llamadas.ts'
import { VISTAS, type NombreVista } from './vistas/vistas.ts'
import type { Vista } from './vistas/vista.ts'

/** Names of the views that use each capability. */
const VISTAS_POR_CAPACIDAD: ReadonlyMap<string, readonly NombreVista[]> = indexByCapacidad()

function indexByCapacidad(): Map<string, NombreVista[]> {
  const index = new Map<string, NombreVista[]>()
  for (const [nombre, vista] of Object.entries<Vista>(VISTAS))
    for (const capacidad of vista.capacidades)
      index.set(capacidad, [...(index.get(capacidad) ?? []), nombre as NombreVista])
  return index
}

/** The views that use `capacidad`: one of them must open. */
export function vistasOfCapacidad(capacidad: CapacidadId): readonly NombreVista[] {
  return VISTAS_POR_CAPACIDAD.get(capacidad) ?? []
}

/**
 * Whether `actor` has the act of `capacidad` and some view that needs it opens for the profile (decisions §2). A lent act opens
 * nothing outside the views of who lent it (decisions §11.9).
 */
export function can(
  actor: Pick<Actor, 'perfilId' | 'delegaciones' | 'propios' | keyof Derechos>,
  capacidad: CapacidadId,
): boolean {
  if (isAdministrador(actor)) return true
  return [propiosOf(actor), ...(actor.delegaciones ?? [])].some((derechos) => isAllowed(derechos, capacidad))
}

/** Whether these rights, of one profile, allow `capacidad`. */
export function isAllowed({ actos, vistas }: Derechos, capacidad: CapacidadId): boolean {
  if (!actosDe(CAPACIDADES[capacidad]).some((acto) => actos.has(acto))) return false
  return vistasOfCapacidad(capacidad).some((vista) => vistas.has(vista))
}
