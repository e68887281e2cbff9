import type { ExportePropio } from '#domain/acceso/exporte.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { formatFecha, todayInMexico } from './fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'
import { fechaHoraTexto } from './instante-texto.ts'
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

/** How far an export is, in a sentence: its place in the queue, the rows done, until when its file is there, why it failed. */
export function exporteTexto(exporte: ExportePropio): string {
  const { estado, cancelando, antes, hecho, total, resultado, venceAt } = exporte
  if (estado === 'espera') return `En espera de su turno… ${antesTexto(antes)}`
  if (estado === 'hecho')
    return venceAt === null ? '' : `Lista: se puede descargar hasta el ${fechaHoraTexto(venceAt)}.`
  if (estado !== 'curso') return resultado
  if (cancelando) return 'Cancelando…'
  return total === 0
    ? 'Preparando el archivo…'
    : `Preparando el archivo… ${formatCuenta(hecho)} de ${cuentaTexto(total, 'renglón', 'renglones')}`
}

const antesTexto = (antes: number): string =>
  antes === 0 ? 'Es la siguiente.' : `Antes hay ${cuentaTexto(antes, 'exportación', 'exportaciones')}.`
