import type { Issue } from '#domain/issue.ts'
import { inclusiveDays, parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import type { Acto } from './acto.ts'

/** Acts that can be lent (decisions §9): a validator's, a jefe's, a director's and titular's. */
export const DELEGABLES = ['validar', 'aprobar', 'firmar', 'autorizar'] as const satisfies readonly Acto[]
export type Delegable = (typeof DELEGABLES)[number]

/** Most days of one delegation: an absence, not a transfer of the post. */
export const MAX_DIAS_DELEGACION = 60

/** A delegation counts once it was accepted; what ended stays on record. */
export const ESTADOS_DELEGACION = {
  propuesta: 'Por aceptar',
  aceptada: 'Aceptada',
  rechazada: 'Rechazada',
  devuelta: 'Devuelta',
  retirada: 'Retirada',
} as const satisfies Record<string, string>
export type EstadoDelegacion = keyof typeof ESTADOS_DELEGACION

/** What the delegate answers. */
export const RESPUESTAS_DELEGACION = {
  aceptar: { desde: 'propuesta', hacia: 'aceptada', hecho: 'aceptó firmar por ti' },
  rechazar: { desde: 'propuesta', hacia: 'rechazada', hecho: 'no aceptó firmar por ti' },
  devolver: { desde: 'aceptada', hacia: 'devuelta', hecho: 'te devolvió tu firma' },
} as const satisfies Record<string, { desde: EstadoDelegacion; hacia: EstadoDelegacion; hecho: string }>
export type RespuestaDelegacion = keyof typeof RESPUESTAS_DELEGACION

/** A delegation in force or to come, with names. */
export interface DelegacionPropia {
  readonly id: number
  readonly desde: PlainDate
  readonly hasta: PlainDate
  readonly motivo: string
  /** Number of the oficio that names the delegate; "" for those from before it was asked. */
  readonly oficio: string
  readonly oficioFecha: PlainDate | null
  readonly estado: EstadoDelegacion
  readonly de: string
  readonly a: string
  /** What the reader may answer; empty for who lends. */
  readonly actions: readonly RespuestaDelegacion[]
}

/** What the home of a delegate says while a delegation waits for an answer; `de` is one of those who lend. */
export function porAceptarTexto(n: number, de: string): string {
  return n === 1
    ? `${de} te pide firmar por su ausencia: acéptala o recházala.`
    : `${n} personas te piden firmar por su ausencia: acéptalas o recházalas.`
}

/** `GET /api/mi-cuenta/delegaciones`. */
export interface DelegacionesPropias {
  readonly dadas: readonly DelegacionPropia[]
  readonly recibidas: readonly DelegacionPropia[]
  /** Whether the own profile signs something that can be lent. */
  readonly puedeDelegar: boolean
  /** Who may be named: active accounts of the same place, of other people, whose profile may sign for the own one. */
  readonly candidatos: readonly { readonly usuario: string; readonly nombre: string; readonly perfil: string }[]
}

/** Body of `POST /api/mi-cuenta/delegaciones`. */
export interface DelegacionPedida {
  readonly usuario: string
  readonly desde: string
  readonly hasta: string
  readonly oficio: string
  readonly oficioFecha: string
  readonly motivo: string
}

export const OFICIO_MAX = 60

/** What is wrong with a delegation before anybody is looked up: who, its oficio, and days from today on, not too many. */
export function delegacionIssues(pedida: DelegacionPedida, today: PlainDate): Issue[] {
  const issues: Issue[] = []
  if (pedida.usuario.trim() === '')
    issues.push({ path: 'usuario', code: 'falta', message: 'Elige quién firma por ti.' })
  return [...issues, ...oficioIssues(pedida, today), ...diasIssues(pedida, today)]
}

function oficioIssues({ oficio, oficioFecha }: DelegacionPedida, today: PlainDate): Issue[] {
  const issues: Issue[] = []
  const numero = oficio.trim()
  if (numero === '')
    issues.push({ path: 'oficio', code: 'falta', message: 'Escribe el número del oficio que nombra a quien suple.' })
  else if (numero.length > OFICIO_MAX)
    issues.push({
      path: 'oficio',
      code: 'largo',
      message: `El número de oficio tiene ${numero.length} caracteres y se admiten ${OFICIO_MAX}.`,
    })
  const fecha = parsePlainDate(oficioFecha)
  if (!fecha) issues.push({ path: 'oficioFecha', code: 'fecha', message: 'Escribe la fecha del oficio.' })
  else if (fecha > today)
    issues.push({ path: 'oficioFecha', code: 'fecha', message: 'La fecha del oficio no puede ser posterior a hoy.' })
  return issues
}

function diasIssues({ desde: from, hasta: to }: DelegacionPedida, today: PlainDate): Issue[] {
  const [desde, hasta] = [parsePlainDate(from), parsePlainDate(to)]
  const issues: Issue[] = []
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
