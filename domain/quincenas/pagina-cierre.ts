import type { PlainDate } from '#domain/plain-date.ts'
import type { CambioPrevisto, RevisionCierre, SimulacionCierre, TotalesAnteriores } from './simulacion.ts'
import type { TotalCausa } from './diferencias.ts'

/** What the request of a close compared and warned of. It is stored with the close, because later data changes what it was computed from. */
export interface ComparacionCierre {
  readonly parametros: string | null
  readonly anterior: TotalesAnteriores | null
  readonly causas: readonly TotalCausa[]
  readonly avisos: readonly RevisionCierre[]
}

/** The figures that the page of a close shows: computed now for an open one, stored for a closed one. */
export type CifrasCierre = Pick<
  SimulacionCierre,
  | 'entidad'
  | 'personas'
  | 'parametros'
  | 'fondos'
  | 'anterior'
  | 'causas'
  | 'totalEntidadCentavos'
  | 'totalLicenciaCentavos'
  | 'revisiones'
  | 'totalCambios'
> & { readonly cambios: readonly CambioPrevisto[] }

/** The payment line of the entity that a close issued: the newest one. */
export interface LineaDeCierre {
  readonly referencia: string
  readonly importeCentavos: number
  readonly limite: PlainDate
  readonly saldoCentavos: number
}

/** An earlier version of a close, which was reopened. */
export interface VersionCierre {
  readonly id: number
  /** Instants, ISO. */
  readonly cerradoAt: string
  readonly reabiertoAt: string
  readonly por: string
  readonly nota: string
  readonly totalEntidadCentavos: number
}
