import { formatFechaCercana, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'
import { inclusiveDays, type PlainDate } from '#domain/calendario/plain-date.ts'

/** Greeting at an instant (ms since 1970), by the clock of Mexico City: "Buenos días", "Buenas tardes", "Buenas noches". */
export function saludo(instantMs: number): string {
  const hour = Number(formatHora(instantMs).split(':')[0])
  if (hour >= 5 && hour < 12) return 'Buenos días'
  return hour >= 12 && hour < 19 ? 'Buenas tardes' : 'Buenas noches'
}

/** How long ago a day was, seen from `today`: "hoy", "ayer", "hace 2 días"; a day to come is "hoy". */
export function haceTexto(date: PlainDate, today: PlainDate): string {
  const days = inclusiveDays(date, today) - 1
  if (days <= 0) return 'hoy'
  return days === 1 ? 'ayer' : `hace ${days} días`
}

/** When something was last touched: "hoy 10:42", "ayer 08:05", "17 nov 16:30". */
export function momentoTexto(instantMs: number, today: PlainDate): string {
  const date = todayInMexico(instantMs)
  const days = inclusiveDays(date, today) - 1
  const day = days <= 1 ? haceTexto(date, today) : formatFechaCercana(date, today)
  return `${day} ${formatHora(instantMs)}`
}

/** "Hoy", "Mañana" or "24 nov": a day ahead in as few letters as it takes. */
export function diaCercanoTexto(date: PlainDate, today: PlainDate): string {
  const days = inclusiveDays(today, date) - 1
  if (days === 0) return 'Hoy'
  return days === 1 ? 'Mañana' : formatFechaCercana(date, today)
}
