import type { Actor } from '#domain/acceso/actor.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import type { Obligado } from '#domain/fondos/lineas.ts'
import type { AportacionesPrevistas, AportacionPrevista } from '#domain/quincenas/simulacion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { calcularPersonas, type PersonaCalculada } from './calculo/calcular-cierre.ts'
import { loadContextoCierre } from './calculo/contexto-cierre.ts'
import { findEntidad } from './entidad-en-alcance.ts'
import { primerasPersonas } from './primeras-personas.ts'

/** Of which entity's close, of which fund (all of them unless told), owed by whom, and after whom the answer before ended. */
export interface PeticionPrevistas {
  readonly entidadId: number
  /** Ordinal. */
  readonly quincena: number
  readonly fondo?: FondoId | undefined
  /** The entity unless told. */
  readonly obligado?: Obligado | undefined
  readonly despues?: number | undefined
}

/**
 * The people that a total of the simulation is made of, in the order of their records, each with what the close would write:
 * all of them add up to it. Writes nothing. Throws 404 for an entity out of scope.
 */
export async function listPrevistas(actor: Actor, peticion: PeticionPrevistas): Promise<AportacionesPrevistas> {
  authorize(actor, 'quincenas.simular')
  await findEntidad(actor, peticion.entidadId)
  const contexto = await loadContextoCierre(peticion.entidadId, peticion.quincena)
  const { personas, despues } = await primerasPersonas(
    calcularPersonas(contexto, { despues: peticion.despues ?? 0 }),
    (calculada) => present(calculada, peticion),
  )
  return { previstas: personas, despues }
}

/** Null for who has no line of what is asked for; two that cancel each other are told with their zero. */
function present({ persona, lineas }: PersonaCalculada, peticion: PeticionPrevistas): AportacionPrevista | null {
  const { fondo, obligado = 'entidad' } = peticion
  const own = lineas.filter((linea) => linea.obligado === obligado && (fondo === undefined || linea.fondo === fondo))
  if (own.length === 0) return null
  const { afiliadoId, interno, nombre } = persona
  return { afiliadoId, interno, nombre, importeCentavos: own.reduce((sum, linea) => sum + linea.importeCentavos, 0) }
}
