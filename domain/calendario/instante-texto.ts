import { formatHora } from '#domain/dia-mexico.ts'
import { formatFecha, todayInMexico } from './fecha-texto.ts'

/** An ISO instant as day and hour in Mexico: "21 nov 2026, 10:42". */
export function fechaHoraTexto(instant: string): string {
  const ms = Date.parse(instant)
  return `${formatFecha(todayInMexico(ms))}, ${formatHora(ms)}`
}
