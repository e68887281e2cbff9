import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { PersonaResumen } from '#domain/afiliacion/persona.ts'

/** Days before a leave ends at which its desk is told (decisions §10.3). */
export const DIAS_POR_VENCER = [30, 15, 5] as const

/** How near the end of a leave is: the parts in which the list is filtered and the desk is told. */
export const PLAZOS_LICENCIA = ['vencida', '5', '15', '30'] as const
export type PlazoLicencia = (typeof PLAZOS_LICENCIA)[number]

export const NOMBRE_PLAZO = {
  vencida: 'Vencidas',
  '5': 'En 5 días o menos',
  '15': 'En 6 a 15 días',
  '30': 'En 16 a 30 días',
} as const satisfies Record<PlazoLicencia, string>

/** Somebody on leave whose Fecha de Reingreso comes within thirty days, or went by: `GET /api/panel/licencias`. */
export interface LicenciaPorVencer extends PersonaResumen {
  /** The movement that granted it. */
  readonly folio: string
  readonly movimientoId: number
  /** Fecha de Reingreso: the first day back. */
  readonly fin: PlainDate
  /** Days from today to it; negative once it went by. */
  readonly dias: number
  readonly plazo: PlazoLicencia
  /** Folio of the person's open movement, a return among others; "" without one. */
  readonly movimientoAbierto: string
}

const DIA_MS = 86_400_000

/** Days from one day to another, negative backwards. */
export function diasHasta(fin: PlainDate, hoy: PlainDate): number {
  return Math.round((Date.parse(fin) - Date.parse(hoy)) / DIA_MS)
}

/** In which part a leave with so many days left is; null when it is further away. Its own day is not overdue yet. */
export function plazoDe(dias: number): PlazoLicencia | null {
  if (dias < 0) return 'vencida'
  if (dias <= 5) return '5'
  if (dias <= 15) return '15'
  return dias <= 30 ? '30' : null
}

/** "Vencida hace 3 días", "Vence hoy", "Vence en 12 días". */
export function vencimientoTexto(dias: number): string {
  if (dias < 0) return `Vencida hace ${cuentaTexto(-dias, 'día')}`
  return dias === 0 ? 'Vence hoy' : `Vence en ${cuentaTexto(dias, 'día')}`
}
