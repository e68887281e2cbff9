import type { Evento } from '#domain/calendario/evento.ts'
import { formatFechaConDia } from '#domain/calendario/fecha-texto.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { ventanaEstado, type Habilitacion } from '#domain/calendario/ventana.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'

/** What is told the day before a capture window opens or closes. */
export interface AvisoVentana {
  readonly titulo: string
  readonly texto: string
  readonly clave: string
}

/** Days back in which an open window may have begun: longer than a weekend with holidays at both ends. */
const ATRAS = 7

/**
 * What to tell on `today` to those whom `habilitaciones` concern: that the window of movements opens tomorrow, that it closes
 * tomorrow, both on a window of one day, or nothing. Weekends and holidays inside a window neither close nor open it, as in
 * `ventanaEstado`. `eventos` reach from a week before `today` to some months ahead; `cerrada` is the last quincena
 * (ordinal) that their entity closed.
 */
export function avisosVentana(
  today: PlainDate,
  eventos: readonly Evento[],
  habilitaciones: readonly Habilitacion[],
  cerrada: number | null = null,
): AvisoVentana[] {
  const estadoOf = (day: PlainDate) => ventanaEstado('ALTA_BAJA_CAMBIO', day, eventos, habilitaciones, cerrada)
  const tomorrow = addDays(today, 1)
  const estado = estadoOf(tomorrow)
  if (!estado.open || estado.until === null) return []
  const goesOn = Array.from({ length: ATRAS }, (_, back) => estadoOf(addDays(today, -back))).some(
    ({ open, until }) => open && until !== null && until >= tomorrow,
  )
  const dia = formatFechaConDia(tomorrow)
  const solo = estado.until === tomorrow
  const quincena = quincenaLong(estado.quincena)
  const abre: AvisoVentana = {
    titulo: 'Mañana abre la ventana de captura',
    texto: solo
      ? `Los movimientos de la ${quincena} se registran solo el ${dia}.`
      : `Los movimientos de la ${quincena} se registran desde el ${dia} hasta el ${formatFechaConDia(estado.until)}.`,
    clave: `ventana:abre:${tomorrow}`,
  }
  const cierra: AvisoVentana = {
    titulo: 'Mañana cierra la ventana de captura',
    texto: `El ${dia} es el último día para registrar movimientos de la ${quincena}. Revisa si te quedan borradores.`,
    clave: `ventana:cierra:${tomorrow}`,
  }
  return [...(goesOn ? [] : [abre]), ...(solo ? [cierra] : [])]
}
