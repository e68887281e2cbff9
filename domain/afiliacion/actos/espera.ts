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

/** For whom it waits; to be approved beyond the limit of dates gone by, for the director (decisions §9). */
export function esperaDe(etapa: Etapa, sobreLimite: boolean): string {
  return etapa === 'Revisado' && sobreLimite ? 'Director' : ESPERA_A[etapa]
}

/** The filter "espera a quien" of the trays. */
export const ESPERAS = ['autor', 'validador', 'auxiliar', 'jefe', 'director', 'cierre'] as const
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
