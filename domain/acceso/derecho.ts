import type { Acto, Ambito } from './acto.ts'
import { PERFIL_ADMINISTRADOR } from './actor.ts'
import { isSoloInstituto, type Apertura } from './apertura.ts'
import { vistasOfCapacidad } from './can.ts'
import { actosDe } from './capacidades/capacidad.ts'
import { CAPACIDADES, type CapacidadId } from './llamadas.ts'
import type { NombreVista } from './vistas/vistas.ts'

/** What decides the rights of a profile. */
export interface PerfilDerechos {
  readonly id: number
  readonly ambito: Ambito
  readonly actos: readonly Acto[]
  readonly aperturas: readonly Apertura[]
}

/** Whether a profile may do one thing, and everything that makes it so. */
export interface Derecho {
  readonly capacidad: CapacidadId
  readonly puede: boolean
  /** The act by which it may; without any, the one it usually takes. */
  readonly acto: Acto
  /** Acts of which one is enough. */
  readonly actos: readonly Acto[]
  readonly tieneActo: boolean
  /** Views that open for the profile and use the capability, with what opens each. */
  readonly aperturas: readonly Apertura[]
  /** Every view that uses it: what could open. */
  readonly vistas: readonly NombreVista[]
  /** No menu would open one: they are the institute's alone, and the profile is a dependency's. */
  readonly vedada: boolean
}

/** Explains one cell of the matrix of rights: the very rule of `can`, with its reasons. */
export function derechoOf(perfil: PerfilDerechos, capacidad: CapacidadId): Derecho {
  const vistas = vistasOfCapacidad(capacidad)
  const actos = actosDe(CAPACIDADES[capacidad])
  const isTodo = perfil.id === PERFIL_ADMINISTRADOR
  const own = actos.find((acto) => perfil.actos.includes(acto))
  const aperturas = perfil.aperturas.filter(({ vista }) => vistas.includes(vista))
  return {
    capacidad,
    puede: isTodo || (own !== undefined && aperturas.length > 0),
    acto: own ?? CAPACIDADES[capacidad].acto,
    actos,
    tieneActo: isTodo || own !== undefined,
    aperturas,
    vistas,
    vedada: perfil.ambito === 'dependencia' && vistas.every(isSoloInstituto),
  }
}

/** Every capability that a profile may use. */
export function capacidadesOf(perfil: PerfilDerechos): CapacidadId[] {
  return (Object.keys(CAPACIDADES) as CapacidadId[]).filter((capacidad) => derechoOf(perfil, capacidad).puede)
}

/** What a change of a profile takes away and gives: capabilities and views. */
export interface CambioDerechos {
  readonly pierde: readonly CapacidadId[]
  readonly gana: readonly CapacidadId[]
  readonly cierra: readonly NombreVista[]
  readonly abre: readonly NombreVista[]
}

export function compareDerechos(antes: PerfilDerechos, despues: PerfilDerechos): CambioDerechos {
  const [had, has] = [capacidadesOf(antes), capacidadesOf(despues)]
  const [opened, opens] = [vistasOf(antes), vistasOf(despues)]
  return {
    pierde: without(had, has),
    gana: without(has, had),
    cierra: without(opened, opens),
    abre: without(opens, opened),
  }
}

/**
 * Whether a change gives a profile more than it had (decisions §11.7): a capability, an act, or the whole institute. An act counts by
 * itself: one capability takes any of several acts, and each of them is another signature.
 */
export function daMas(antes: PerfilDerechos, despues: PerfilDerechos): boolean {
  return (
    compareDerechos(antes, despues).gana.length > 0 ||
    without(despues.actos, antes.actos).length > 0 ||
    (antes.ambito === 'dependencia' && despues.ambito === 'instituto')
  )
}

function vistasOf({ aperturas }: PerfilDerechos): NombreVista[] {
  return [...new Set(aperturas.map(({ vista }) => vista))]
}

/** Those of `all` that are not among `those`. */
export function without<T>(all: readonly T[], those: readonly T[]): T[] {
  const gone = new Set(those)
  return all.filter((one) => !gone.has(one))
}
