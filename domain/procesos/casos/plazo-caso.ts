import { inclusiveDays, type PlainDate } from '#domain/plain-date.ts'
import { formatFechaCercana } from '#domain/calendario/fecha-texto.ts'
import { isCasoActivo, type EstadoCaso } from './estado-caso.ts'

/** Days ahead from which a due date is near. */
const CERCA_DIAS = 3

export type TonoPlazo = 'vencido' | 'cerca' | 'normal'

/** How a due date looks from `today`: a completed case is never late. */
export function tonoPlazo(estado: EstadoCaso, vence: PlainDate, today: PlainDate): TonoPlazo {
  if (!isCasoActivo(estado)) return 'normal'
  if (vence < today) return 'vencido'
  return inclusiveDays(today, vence) - 1 <= CERCA_DIAS ? 'cerca' : 'normal'
}

/** "Vence hoy", "Vence mañana", "Vence el 4 dic", "Venció ayer", "Venció hace 5 días"; completed: its date alone. */
export function plazoTexto(estado: EstadoCaso, vence: PlainDate, today: PlainDate): string {
  const fecha = formatFechaCercana(vence, today)
  if (!isCasoActivo(estado)) return fecha
  const days = inclusiveDays(today, vence) - 1
  if (days < -1) return `Venció hace ${-days} días`
  if (days === -1) return 'Venció ayer'
  if (days === 0) return 'Vence hoy'
  return days === 1 ? 'Vence mañana' : `Vence el ${fecha}`
}
