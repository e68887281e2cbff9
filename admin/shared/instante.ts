import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'

/** An ISO instant as its day in Mexico: "21 nov 2026". */
export function fechaDeInstante(instant: string): string {
  return formatFecha(todayInMexico(Date.parse(instant)))
}

/** An ISO instant as day and hour in Mexico: "21 nov 2026, 10:42". */
export function fechaHora(instant: string): string {
  return `${fechaDeInstante(instant)}, ${formatHora(Date.parse(instant))}`
}
