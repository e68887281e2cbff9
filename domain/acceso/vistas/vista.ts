import type { CapacidadId } from '#domain/acceso/llamadas.ts'

export type AreaVista =
  'acceso' | 'afiliacion' | 'calendario' | 'cargas' | 'direcciones' | 'fondos' | 'formatos' | 'organica' | 'procesos'

/** One row of the table of views. */
export interface Vista {
  readonly titulo: string
  readonly area: AreaVista
  /** What it holds, in one sentence a user understands. */
  readonly descripcion: string
  /** Address, when it is not `/dashboard?vista=NAME`. */
  readonly ruta?: string
  readonly capacidades: readonly CapacidadId[]
  /** Views that it goes on to: whoever opens it opens them. */
  readonly conduceA?: readonly string[]
  /** It shows the whole institute: whatever menus it has, no profile of a dependency opens it. */
  readonly soloInstituto?: true
}
