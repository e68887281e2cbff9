import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ConFuente } from './explicacion.ts'
import type { HechoLaboral } from './segmentos.ts'

/** A fact, and where it comes from. */
export type HechoConFuente = HechoLaboral & ConFuente

/** A movement Por aplicar, as far as money asks. */
export interface MovimientoPrevisto {
  readonly folio: string
  /** Situation afterwards, by the rules of its type and cause; null leaves it as it is. */
  readonly hacia: LetraSituacion | null
  readonly fecha: PlainDate
  /** What the movement's link with the organisation sets; null when it changes none of it. */
  readonly puesto: Pick<HechoLaboral, 'entidadId' | 'sueldoCentavos' | 'otrosCentavos' | 'quinqueniosCentavos'> | null
}

/**
 * The facts of a person once a movement is applied: from its effective date on, its situation and post. Facts that began
 * later stand; one that began the same day is replaced. `hechos` in order of `desde`.
 */
export function conMovimiento(hechos: readonly HechoConFuente[], movimiento: MovimientoPrevisto): HechoConFuente[] {
  const { folio, hacia, fecha, puesto } = movimiento
  const before = hechos.filter(({ desde }) => desde <= fecha).at(-1)
  const base = puesto ?? before
  if (!base) return [...hechos]
  const { entidadId, sueldoCentavos, otrosCentavos, quinqueniosCentavos } = base
  const hecho: HechoConFuente = {
    desde: fecha,
    situacion: hacia ?? before?.situacion ?? 'A',
    entidadId,
    sueldoCentavos,
    otrosCentavos,
    quinqueniosCentavos,
    fuente: `Movimiento ${folio}`,
  }
  return [...hechos.filter(({ desde }) => desde < fecha), hecho, ...hechos.filter(({ desde }) => desde > fecha)]
}
