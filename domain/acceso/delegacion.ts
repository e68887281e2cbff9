import type { PlainDate } from '#domain/plain-date.ts'
import type { Acto } from './acto.ts'

/** Acts that can be lent (decisions §9): a validator's, a jefe's, a director's and titular's. */
export const DELEGABLES = ['validar', 'aprobar', 'firmar'] as const satisfies readonly Acto[]

/** Most days of one delegation: an absence, not a transfer of the post. */
export const MAX_DIAS_DELEGACION = 60

/** A delegation in force or to come, with names. */
export interface DelegacionPropia {
  readonly id: number
  readonly desde: PlainDate
  readonly hasta: PlainDate
  readonly motivo: string
  readonly de: string
  readonly a: string
}

/** `GET /api/mi-cuenta/delegaciones`. */
export interface DelegacionesPropias {
  readonly dadas: readonly DelegacionPropia[]
  readonly recibidas: readonly DelegacionPropia[]
}
