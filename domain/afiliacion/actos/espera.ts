import type { Etapa } from './etapa.ts'

/** For whom a movement waits, in words; "" when it waits for nobody. */
export const ESPERA_A = {
  Nuevo: '',
  Solicitado: 'Validador de la dependencia',
  Pendiente: 'Quien lo solicitó',
  Validado: 'Auxiliar del instituto',
  Revisado: 'Jefe de departamento',
  'Por aplicar': 'Cierre de la quincena',
  Aplicado: '',
  Cancelado: '',
} as const satisfies Record<Etapa, string>

/**
 * For whom it waits: to be approved beyond the limit of dates gone by, for the director (decisions §9); to be validated where its
 * dependency has nobody who could, for an auxiliar (decisions §10.7).
 */
export function esperaDe(
  etapa: Etapa,
  { sobreLimite, sinValidador }: { readonly sobreLimite: boolean; readonly sinValidador: boolean },
): string {
  if (etapa === 'Revisado' && sobreLimite) return 'Director'
  return etapa === 'Solicitado' && sinValidador ? 'Auxiliar del instituto, a falta de validador' : ESPERA_A[etapa]
}

/** The filter "espera a quien" of the trays; `sin_validador`: an auxiliar in the place of the validador that the dependency lacks. */
export const ESPERAS = ['autor', 'validador', 'sin_validador', 'auxiliar', 'jefe', 'director', 'cierre'] as const
export type Espera = (typeof ESPERAS)[number]

const HORA_MS = 3_600_000
const DIA_HORAS = 24

/** How long a movement has waited at the instant `now` (ms): "menos de 1 h", "5 h", "1 día", "12 días". */
export function ageText(since: string, now: number): string {
  const hours = Math.floor((now - Date.parse(since)) / HORA_MS)
  if (hours < 1) return 'menos de 1 h'
  if (hours < DIA_HORAS) return `${hours} h`
  const days = Math.floor(hours / DIA_HORAS)
  return days === 1 ? '1 día' : `${days} días`
}
