import { formatDiaMes, formatFechas } from './fecha-texto.ts'
import { quincenaLong, quincenaOf, quincenaRangeLong } from './quincena.ts'
import { ventanaEstado } from './ventana.ts'
import type { Evento, TipoEvento } from './evento.ts'
import type { PlainDate } from './plain-date.ts'

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
 * What the calendar holds for the quincena of `today`. It is read before anybody signs in, so no enabling is counted.
 * `eventos` may hold other days.
 */
export function agendaQuincena(today: PlainDate, eventos: readonly Evento[]): AgendaQuincena {
  const quincena = quincenaOf(today)
  const own = eventos.filter(({ fecha }) => quincenaOf(fecha) === quincena)
  const renglones = ETIQUETAS.flatMap(([tipo, etiqueta]) => {
    const fechas = own
      .filter((evento) => evento.tipo === tipo)
      .map(({ fecha }) => fecha)
      .sort()
    const texto = tipo === 'ALTA_BAJA_CAMBIO' ? movimientosTexto(today, own, fechas) : formatFechas(fechas)
    return texto === '' ? [] : [{ tipo, etiqueta, texto }]
  })
  const name = quincenaLong(quincena)
  return { titulo: `Q${name.slice(1)}`, rango: quincenaRangeLong(quincena), renglones }
}

/** "abiertos hasta el 24 de noviembre", "abren el 23 de noviembre", "cerraron el 24 de noviembre"; "" without days. */
function movimientosTexto(today: PlainDate, eventos: readonly Evento[], fechas: readonly PlainDate[]): string {
  const { until, next } = ventanaEstado('ALTA_BAJA_CAMBIO', today, eventos)
  if (until !== null) return `abiertos hasta el ${formatDiaMes(until)}`
  if (next !== null) return `abren el ${formatDiaMes(next)}`
  const last = fechas.at(-1)
  return last === undefined ? '' : `cerraron el ${formatDiaMes(last)}`
}
