import type { Aclaraciones } from '#domain/afiliacion/aclaraciones.ts'
import type { CambioDePercepciones } from '#domain/afiliacion/percepciones.ts'
import type { CambioVisible, SolicitudTramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { ValoresOrg } from '#api/afiliacion/alta/afiliado-values.ts'
import type { LugarPersona } from '#api/afiliacion/tramites/bring-persona.ts'

/** How the person stood when it was requested: what is compared when it is approved. */
export interface Partida {
  readonly situacion: LetraSituacion
  readonly lugar: LugarPersona
  /** The columns that the movement sets, as they were. */
  readonly columnas: Readonly<Record<string, string | number | null>>
}

/** The row of a file that requested a movement. */
export interface ArchivoDeMovimiento {
  /** Folio of the load. */
  readonly carga: string
  readonly renglon: number
}

/** What `movimientos.datos` holds of a procedure: what was asked, what it changes in words, and the columns it will set. */
export interface DatosMovimiento {
  readonly solicitud?: SolicitudTramite
  readonly visibles: readonly CambioVisible[]
  /** Columns of `afiliados` that applying sets, as they were judged. */
  readonly columnas: Readonly<Record<string, string | number | null>>
  /** Columns of the `afiliado_org` that applying writes; null when the post stays. */
  readonly org: ValoresOrg | null
  /** Amounts of the post that change; null when they stay. */
  readonly percepciones: CambioDePercepciones | null
  /** Names of the personal data that change. */
  readonly personales: readonly string[]
  /** Where somebody of another office stood before this request brought the person; back there if it ends unapplied. */
  readonly origen: LugarPersona | null
  /** Null for what was requested before it was kept, and for an alta. */
  readonly partida: Partida | null
  /** What the desk said about the papers. */
  readonly aclaraciones: Aclaraciones
  /** Papers of identity count only when they came with this movement. */
  readonly papeles: boolean
  /** Absent for what was requested on a screen. */
  readonly archivo?: ArchivoDeMovimiento
}

/** Reads `datos`; an alta's own body, or what a documented call brought, changes nothing of somebody on file. */
export function datosOf({ datos }: { readonly datos: string }): DatosMovimiento {
  const kept = JSON.parse(datos) as Partial<DatosMovimiento>
  return {
    ...(kept.solicitud && { solicitud: kept.solicitud }),
    visibles: kept.visibles ?? [],
    columnas: kept.columnas ?? {},
    org: kept.org ?? null,
    origen: kept.origen ?? null,
    percepciones: kept.percepciones ?? null,
    personales: kept.personales ?? [],
    partida: kept.partida ?? null,
    aclaraciones: kept.aclaraciones ?? kept.solicitud?.aclaraciones ?? {},
    papeles: kept.papeles ?? false,
    ...(kept.archivo && { archivo: kept.archivo }),
  }
}
