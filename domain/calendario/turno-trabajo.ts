import { todayInMexico } from './fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'

/** When a job runs by itself: every so many milliseconds, or once a day from an hour of Mexico City on ("07:00"). */
export type Horario = { readonly cadaMs: number } | { readonly hora: string }

/**
 * The turn of `horario` that has come at `instantMs` (ms since 1970), as a text that is the same for everybody who asks
 * during it: two servers that see the same turn make one job of it. Null before a day's hour. A daily turn lasts until
 * midnight, so that a server that was off at its hour does the work when it comes back.
 */
export function turnoActual(horario: Horario, instantMs: number): string | null {
  if ('cadaMs' in horario)
    return new Date(Math.floor(instantMs / horario.cadaMs) * horario.cadaMs).toISOString().slice(0, 19)
  const hour = formatHora(instantMs)
  return hour < horario.hora.padStart(5, '0') ? null : `${todayInMexico(instantMs)} ${horario.hora}`
}
