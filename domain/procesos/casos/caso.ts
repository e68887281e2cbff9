import type { PlainDate } from '#domain/plain-date.ts'
import type { AreaCaso } from './area-caso.ts'
import type { AccionCaso } from './caso-acciones.ts'
import type { EstadoCaso } from './estado-caso.ts'
import type { TonoPlazo } from './plazo-caso.ts'

/** A norm that the case must keep, with the names of the specification (2 §3). */
export interface NormaCaso {
  readonly id: number
  readonly Nombre: string
  readonly Descripcion: string
  readonly Estado: EstadoCaso
  readonly NotasI: string
}

interface Referencia {
  readonly id: number
  readonly nombre: string
}

/** A case in a list. Instants are ISO. */
export interface CasoResumen {
  readonly id: number
  /** "CS-26-000123" */
  readonly folio: string
  readonly asunto: string
  readonly area: AreaCaso
  /** id null: the process was deleted since; its name stays. */
  readonly proceso: { readonly id: number | null; readonly nombre: string }
  readonly estado: EstadoCaso
  readonly responsable: Referencia | null
  readonly entidad: string
  readonly persona: (Referencia & { readonly interno: number }) | null
  readonly moduloActual: Referencia | null
  readonly modulosInvolucrados: readonly Referencia[]
  readonly vence: PlainDate
  readonly plazo: { readonly texto: string; readonly tono: TonoPlazo }
  readonly normas: { readonly total: number; readonly completadas: number }
  readonly creadoEn: string
  readonly actualizadoEn: string
}

export const CLASES_EVENTO_CASO = [
  'abierto',
  'asignado',
  'movido',
  'comentado',
  'norma',
  'editado',
  'cerrado',
  'reabierto',
] as const
export type ClaseEventoCaso = (typeof CLASES_EVENTO_CASO)[number]

/** One thing that happened to a case, oldest first. */
export interface EventoCaso {
  readonly id: number
  readonly clase: ClaseEventoCaso
  readonly texto: string
  /** What the person wrote: a comment, a reason, the resolution. */
  readonly nota: string
  readonly quien: string
  readonly at: string
}

/** `GET /api/casos/:id`. */
export interface CasoDetalle extends CasoResumen {
  readonly version: number
  readonly descripcion: string
  readonly NotasI: string
  readonly Normas: readonly NormaCaso[]
  readonly entidadId: number | null
  readonly abiertoPor: string
  readonly cerradoEn: string | null
  /** Name of the result in the catalogue, "" while it is open. */
  readonly resultado: string
  readonly resolucion: string
  readonly historial: readonly EventoCaso[]
  readonly actions: readonly AccionCaso[]
}

/** A process a case can be opened in: "Pensiones › Trámite › Orientación". */
export interface ProcesoParaCaso {
  readonly id: number
  readonly moduloId: number
  readonly nombre: string
  readonly ruta: string
}

/** `GET /api/casos/opciones`: what the form of a case offers this person. */
export interface OpcionesCaso {
  readonly procesos: readonly ProcesoParaCaso[]
  readonly modulos: readonly Referencia[]
  /** Entities that a person of the institute may name; empty for a dependency, whose cases are its own. */
  readonly entidades: readonly Referencia[]
  readonly resultados: readonly { readonly clave: string; readonly nombre: string }[]
  /** A due date to begin with. */
  readonly vence: PlainDate
}

/** `GET /api/casos/responsables`: somebody who may be given a case. */
export interface ResponsablePosible extends Referencia {
  readonly perfil: string
  /** Active cases that the person already has, of those in sight. */
  readonly activos: number
}

/** `GET /api/panel/casos/resumen`: how many cases there are, by area, state and current module. */
export interface ResumenCasos {
  readonly estados: readonly {
    readonly area: AreaCaso
    readonly estado: EstadoCaso
    readonly n: number
    readonly vencidos: number
  }[]
  readonly modulos: readonly { readonly area: AreaCaso; readonly modulo: string; readonly n: number }[]
}
