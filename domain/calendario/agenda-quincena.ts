import { formatDiaMes, formatFechaLarga, formatFechas } from './fecha-texto.ts'
import { dateParts } from './plain-date.ts'
import { quincenaLong, quincenaOf, quincenaRange, quincenaRangeLong } from './quincena.ts'
import { abiertaHasta } from './ventana-texto.ts'
import { fechasHabilitadas, ventanaEstado } from './ventana.ts'
import type { Evento, TipoEvento } from './evento.ts'
import type { PlainDate } from './plain-date.ts'
import type { Habilitacion } from './ventana.ts'

/** The current quincena at a glance, as the sign-in page shows it. */
export interface AgendaQuincena {
  /** "Quincena 22 de 2026". */
  readonly titulo: string
  /** "16 al 30 de noviembre". */
  readonly rango: string
  /** In the order of the work; a type without days is left out. */
  readonly renglones: readonly { readonly tipo: TipoEvento; readonly etiqueta: string; readonly texto: string }[]
}

const ETIQUETAS = [
  ['ALTA_BAJA_CAMBIO', 'Movimientos'],
  ['HIPOTECARIO', 'Préstamos y retención'],
  ['ARCHIVO_APLICACION', 'Aplicación'],
  ['PAGO', 'Pago'],
] as const satisfies readonly (readonly [TipoEvento, string])[]

/**
 * What the calendar holds for the quincena of `today`. It is read before anybody signs in: of the enablings only those given
 * to all belong in `habilitaciones`. `eventos` may hold other days.
 */
export function agendaQuincena(
  today: PlainDate,
  eventos: readonly Evento[],
  habilitaciones: readonly Habilitacion[] = [],
): AgendaQuincena {
  const quincena = quincenaOf(today)
  const own = eventos.filter(({ fecha }) => quincenaOf(fecha) === quincena)
  const { inicio, fin } = quincenaRange(quincena)
  const abren = habilitaciones.filter(({ desde, hasta }) => desde <= fin && hasta >= inicio)
  const renglones = ETIQUETAS.flatMap(([tipo, etiqueta]) => {
    const fechas = own
      .filter((evento) => evento.tipo === tipo)
      .map(({ fecha }) => fecha)
      .sort()
    const texto = tipo === 'ALTA_BAJA_CAMBIO' ? movimientosTexto(today, own, abren) : formatFechas(fechas)
    return texto === '' ? [] : [{ tipo, etiqueta, texto }]
  })
  const name = quincenaLong(quincena)
  return { titulo: `Q${name.slice(1)}`, rango: quincenaRangeLong(quincena), renglones }
}

/**
 * "abiertos hasta el 24 de noviembre", "abiertos hasta el 19 de enero de 2027 (extraordinaria)", "abren el 23 de noviembre",
 * "cerraron el 24 de noviembre"; "" without days.
 */
function movimientosTexto(
  today: PlainDate,
  eventos: readonly Evento[],
  habilitaciones: readonly Habilitacion[],
): string {
  const estado = ventanaEstado('ALTA_BAJA_CAMBIO', today, eventos, habilitaciones)
  const hasta = abiertaHasta(estado)
  if (hasta !== null) {
    const sameYear = dateParts(hasta.fecha).year === dateParts(today).year
    const dia = sameYear ? formatDiaMes(hasta.fecha) : formatFechaLarga(hasta.fecha)
    return `abiertos hasta el ${dia}${hasta.extraordinaria ? ' (extraordinaria)' : ''}`
  }
  if (estado.next !== null) return `abren el ${formatDiaMes(estado.next)}`
  const last = fechasHabilitadas('ALTA_BAJA_CAMBIO', eventos, habilitaciones).at(-1)
  return last === undefined ? '' : `cerraron el ${formatDiaMes(last)}`
}
