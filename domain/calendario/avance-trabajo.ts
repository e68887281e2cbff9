import { formatCuenta } from '#domain/cuenta-texto.ts'
import { formatFecha, todayInMexico } from './fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'
import type { TrabajoPanel } from '#domain/acceso/trabajo.ts'

/** How far a running job is; how an ended one ended; until when one that failed waits. "" while there is nothing to tell. */
export function avanceTrabajo(trabajo: TrabajoPanel): string {
  const { estado, hecho, total, avance, resultado, desdeAt, creadoAt } = trabajo
  if (estado === 'curso') {
    const count = total > 0 ? `${formatCuenta(hecho)} de ${formatCuenta(total)}` : ''
    return [avance, count].filter(Boolean).join(', ') || 'En curso'
  }
  if (estado !== 'espera' || desdeAt <= creadoAt || resultado === '') return resultado
  const desde = Date.parse(desdeAt)
  return `${resultado} Se reintenta el ${formatFecha(todayInMexico(desde))}, ${formatHora(desde)}.`
}
