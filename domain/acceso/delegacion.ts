import type { Issue } from '#domain/issue.ts'
import { inclusiveDays, parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import type { Acto } from './acto.ts'

/** Acts that can be lent (decisions §9): a validator's, a jefe's, a director's and titular's. */
export const DELEGABLES = ['validar', 'aprobar', 'firmar', 'autorizar'] as const satisfies readonly Acto[]

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
  /** Whether the own profile signs something that can be lent. */
  readonly puedeDelegar: boolean
  /** Who may be named: active accounts of the same place, of other people. */
  readonly candidatos: readonly { readonly usuario: string; readonly nombre: string; readonly perfil: string }[]
}

/** Body of `POST /api/mi-cuenta/delegaciones`. */
export interface DelegacionPedida {
  readonly usuario: string
  readonly desde: string
  readonly hasta: string
  readonly motivo: string
}

/** What is wrong with a delegation before anybody is looked up: who, and days from today on, not too many. */
export function delegacionIssues({ usuario, desde: from, hasta: to }: DelegacionPedida, today: PlainDate): Issue[] {
  const [desde, hasta] = [parsePlainDate(from), parsePlainDate(to)]
  const issues: Issue[] = []
  if (usuario.trim() === '') issues.push({ path: 'usuario', code: 'falta', message: 'Elige quién firma por ti.' })
  if (!desde || desde < today) issues.push({ path: 'desde', code: 'fecha', message: 'Elige un día a partir de hoy.' })
  const inicio = desde ?? today
  if (!hasta || hasta < inicio || inclusiveDays(inicio, hasta) > MAX_DIAS_DELEGACION)
    issues.push({
      path: 'hasta',
      code: 'fecha',
      message: `Elige un día de los ${MAX_DIAS_DELEGACION} que siguen al inicio.`,
    })
  return issues
}
