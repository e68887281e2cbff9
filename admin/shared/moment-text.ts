import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'

/** An ISO instant as "hoy 10:42" or "20 nov 2026, 12:08", in Mexico City. */
export function momentText(instant: string, nowMs: number): string {
  const ms = Date.parse(instant)
  if (Number.isNaN(ms)) return ''
  const day = todayInMexico(ms)
  return day === todayInMexico(nowMs) ? `hoy ${formatHora(ms)}` : `${formatFecha(day)}, ${formatHora(ms)}`
}
