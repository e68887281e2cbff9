import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { EstadoCarga } from '#domain/cargas/estado-carga.ts'

/** People by situation; a situation without people is absent. */
export type PersonasPorSituacion = Readonly<Partial<Record<LetraSituacion, number>>>

/** An entity, and what came in of it: the figures to compare with the old system. */
export interface EntidadDePuesta {
  /** Key of its two levels, as `portal importar padron --entidad` takes it: "01-03". */
  readonly clave: string
  readonly nombre: string
  readonly personas: number
  readonly porSituacion: PersonasPorSituacion
  /** Monthly salaries of people in A or L, in centavos. */
  readonly sueldosCentavos: number
  /** Its last padrón that was neither refused, discarded nor undone; null without one. */
  readonly carga: { readonly folio: string; readonly estado: EstadoCarga } | null
  /** First quincena that it closed in the portal ("2226"); "" before it. From then on no padrón enters. */
  readonly cerroDesde: string
}

/** One thing that a new installation loads. */
export interface PasoDePuesta {
  readonly id: PasoId
  readonly titulo: string
  /** What it is needed for. */
  readonly para: string
  readonly listo: boolean
  /** What is in, in words: "3 entidades, 24 áreas". */
  readonly hay: string
  /** What is missing; "" if nothing is. */
  readonly falta: string
  /** Link to the screen that loads it, or null if the user cannot open that screen. */
  readonly ruta: string | null
}

/** What a new installation must load, in order, and what is in. */
export interface PuestaEnMarcha {
  readonly pasos: readonly PasoDePuesta[]
  readonly entidades: readonly EntidadDePuesta[]
  readonly totales: Pick<EntidadDePuesta, 'personas' | 'porSituacion' | 'sueldosCentavos'>
}

export const PASO_IDS = [
  'estructura',
  'categorias',
  'calendario',
  'parametros',
  'usuarios',
  'direcciones',
  'padron',
] as const
export type PasoId = (typeof PASO_IDS)[number]
