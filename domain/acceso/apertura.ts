import type { Ambito } from './acto.ts'
import { PERFIL_ADMINISTRADOR } from './actor.ts'
import type { Vista } from './vistas/vista.ts'
import { isNombreVista, VISTAS, vistaOfComponente, type NombreVista } from './vistas/vistas.ts'

/** Views every profile opens: the help, the way in, and its own home. */
const DE_SIEMPRE = {
  instituto: ['faq', 'login', 'inicioInstituto'],
  dependencia: ['faq', 'login', 'inicioVentanilla'],
} as const satisfies Record<Ambito, readonly NombreVista[]>

/** A menu or a process that a profile has, with its path ("Afiliación › Padrón"). */
export interface Concedido {
  readonly por: 'menu' | 'proceso'
  readonly id: number
  readonly nombre: string
  readonly componente: string
}

/** Why a view opens for a profile: a menu or process names it, every profile has it, or the profile may do everything. */
export interface Apertura {
  readonly vista: NombreVista
  readonly por: 'menu' | 'proceso' | 'siempre' | 'administrador'
  /** Path of the menu or process; empty for the other two. */
  readonly nombre: string
}

/**
 * Every view that opens for a profile with all its reasons (decisions §2); a component that names no view opens none, nor one
 * of the whole institute's for a profile of a dependency.
 */
export function aperturasOf(
  perfil: { readonly id: number; readonly ambito: Ambito },
  concedidos: readonly Concedido[],
): Apertura[] {
  if (perfil.id === PERFIL_ADMINISTRADOR)
    return (Object.keys(VISTAS) as NombreVista[]).map((vista) => ({ vista, por: 'administrador', nombre: '' }))
  const siempre = DE_SIEMPRE[perfil.ambito].map((vista) => ({ vista, por: 'siempre', nombre: '' }) as const)
  const nombradas = concedidos.flatMap(({ por, nombre, componente }) =>
    vistasOfComponente(componente)
      .filter((vista) => perfil.ambito !== 'dependencia' || !isSoloInstituto(vista))
      .map((vista) => ({ vista, por, nombre })),
  )
  return [...siempre, ...nombradas]
}

/** The view that a component names and those it goes on to; none when it names no view. */
function vistasOfComponente(componente: string): NombreVista[] {
  const nombre = vistaOfComponente(componente)
  if (nombre === null) return []
  const { conduceA = [] }: Vista = VISTAS[nombre]
  return [nombre, ...conduceA.filter(isNombreVista)]
}

export function isSoloInstituto(nombre: NombreVista): boolean {
  const vista: Vista = VISTAS[nombre]
  return vista.soloInstituto ?? false
}
