import { formatFecha, formatFechaCercana, formatFechaConDia } from './fecha-texto.ts'
import { quincenaLong, quincenaNumber, quincenaYear } from './quincena.ts'
import type { TipoEvento } from './evento.ts'
import type { PlainDate } from './plain-date.ts'
import type { VentanaEstado } from './ventana.ts'

/** Texts of the locked state, letter for letter (spec 1 §4.1 and §8, spec 3 §4 and §8). */
export const VENTANA_TEXTOS = {
  titulo: 'Función deshabilitada',
  sinFechas: 'No hay fechas próximas programadas',
  contacto: 'En caso de requerir una habilitación extraordinaria, contacta al área responsable.',
  errorVerificacion: 'No fue posible verificar las fechas del evento.',
  bloqueo: '(por seguridad se ha bloqueado la edición).',
} as const

/** What the overlay of a closed window says, line by line. */
export interface VentanaOverlay {
  readonly titulo: string
  readonly explicacion: string
  readonly proxima: string
  readonly contacto: string
}

interface VentanaWords {
  readonly evento: string
  readonly verificando: string
  readonly abierta: string
  readonly cerrada: string
}

/** How each type is named; only movements and payments have a gate, the others are worded in case one is shown. */
const WORDS = {
  ALTA_BAJA_CAMBIO: {
    evento: 'Alta_Baja_Cambio',
    verificando: 'Verificando ventana de movimientos',
    abierta: 'Movimientos abiertos',
    cerrada: 'Movimientos cerrados',
  },
  PAGO: {
    evento: 'Pago',
    verificando: 'Verificando ventana de pago',
    abierta: 'Día de pago',
    cerrada: 'Fuera de ventana de pago',
  },
  HIPOTECARIO: {
    evento: 'Hipotecario',
    verificando: 'Verificando fecha de préstamos y retención',
    abierta: 'Préstamos y retención abiertos',
    cerrada: 'Préstamos y retención cerrados',
  },
  ARCHIVO_APLICACION: {
    evento: 'Archivo_Aplicacion',
    verificando: 'Verificando fecha de aplicación',
    abierta: 'Día de aplicación',
    cerrada: 'Fuera de fecha de aplicación',
  },
  ASUETO: {
    evento: 'Asueto',
    verificando: 'Verificando días no laborables',
    abierta: 'Día no laborable',
    cerrada: 'Día laborable',
  },
} as const satisfies Record<TipoEvento, VentanaWords>

/** Badge while the dates are being asked for: "Verificando ventana de movimientos". */
export function ventanaCargandoTexto(tipo: TipoEvento): string {
  return WORDS[tipo].verificando
}

/** The status badge in its two parts; the second may be left out where there is no room. */
export interface VentanaInsignia {
  readonly titulo: string
  readonly detalle: string
}

/** "Movimientos abiertos" + "hasta el 24 nov", "Movimientos cerrados" + "próxima 1 dic". Another year is written out. */
export function ventanaInsignia(estado: VentanaEstado): VentanaInsignia {
  const { abierta, cerrada } = WORDS[estado.tipo]
  const { next, today } = estado
  const hasta = abiertaHasta(estado)
  if (hasta !== null) {
    const note = hasta.extraordinaria ? ' (extraordinaria)' : ''
    return { titulo: abierta, detalle: `hasta el ${formatFechaCercana(hasta.fecha, today)}${note}` }
  }
  const detalle = next === null ? 'sin fechas próximas' : `próxima ${formatFechaCercana(next, today)}`
  return { titulo: cerrada, detalle }
}

/**
 * The badge in one text: "Movimientos abiertos hasta el 24 nov", "Movimientos abiertos hasta el 20 ene 2027
 * (extraordinaria)", "Movimientos cerrados · próxima 1 dic".
 */
export function ventanaTexto(estado: VentanaEstado): string {
  const { titulo, detalle } = ventanaInsignia(estado)
  return estado.open ? `${titulo} ${detalle}` : `${titulo} · ${detalle}`
}

/** Whether the badge owes what it says to an enabling: it alone opens today, or it outlasts the calendar's own days. */
function isByHabilitacion({ origen, habilitacion, until }: VentanaEstado): boolean {
  if (habilitacion === null) return false
  return origen === 'habilitacion' || (until !== null && habilitacion.hasta >= until)
}

/** The last day of an open window as a person is told it, and whether an enabling is why; null when it is closed. */
export function abiertaHasta(
  estado: VentanaEstado,
): { readonly fecha: PlainDate; readonly extraordinaria: boolean } | null {
  const { habilitacion, until } = estado
  if (until === null) return null
  const fecha = habilitacion !== null && habilitacion.hasta > until ? habilitacion.hasta : until
  return { fecha, extraordinaria: isByHabilitacion(estado) }
}

/** The next enabled date as the screens show it: "21 nov 2026 (hoy)", "1 dic 2026", or that there is none. */
export function proximaFechaTexto({ next, nextIsToday }: VentanaEstado): string {
  if (next === null) return VENTANA_TEXTOS.sinFechas
  return formatFecha(next) + (nextIsToday ? ' (hoy)' : '')
}

/** The overlay of a closed window. */
export function ventanaOverlay(estado: VentanaEstado): VentanaOverlay {
  const { evento } = WORDS[estado.tipo]
  return {
    titulo: VENTANA_TEXTOS.titulo,
    explicacion: `Hoy no es una fecha programada del evento ${evento}. Esta función se habilita únicamente en las fechas del calendario institucional.`,
    proxima: estado.next === null ? VENTANA_TEXTOS.sinFechas : `Próxima fecha habilitada: ${proximaFechaTexto(estado)}`,
    contacto: VENTANA_TEXTOS.contacto,
  }
}

/** What is shown when the dates could not be checked; editing stays locked. `error` replaces the usual sentence. */
export function ventanaErrorTexto(error: string = VENTANA_TEXTOS.errorVerificacion): string {
  return `${error} ${VENTANA_TEXTOS.bloqueo}`
}

/**
 * In which quincena something lands: "Entra en la quincena 22 de 2026", or why it is a later one: "La quincena 22 de tu entidad ya se
 * cerró: entra en la 23". `cerrada` is the last one closed, by the entity of the session (`tu`) or of the person (`su`).
 */
export function entraTexto(quincena: number, cerrada: number | null, de: 'tu' | 'su' = 'tu', entra = 'entra'): string {
  if (cerrada === null) return `${entra.charAt(0).toUpperCase()}${entra.slice(1)} en la ${quincenaLong(quincena)}`
  const isOtherYear = quincenaYear(quincena) !== quincenaYear(cerrada)
  const which = `${quincenaNumber(quincena)}${isOtherYear ? ` de ${quincenaYear(quincena)}` : ''}`
  return `La quincena ${quincenaNumber(cerrada)} de ${de} entidad ya se cerró: ${entra} en la ${which}`
}

/**
 * Under the title of a movement's screen: "Entra en la quincena 22 de 2026 si se guarda a más tardar el martes 24 de
 * noviembre."; on that day itself "… si se guarda hoy, martes 24 de noviembre."; closed: which date comes next. An enabling that
 * outlasts the quincena says when the screen closes: the badge tells that day.
 */
export function periodoMovimientosTexto(estado: VentanaEstado): string {
  const { until, next, today, quincena, cerrada } = estado
  const entra = entraTexto(quincena, cerrada)
  const cierre = cierreExtraordinario(estado)
  if (until === today) return `${entra} si se guarda hoy, ${formatFechaConDia(until)}.${cierre}`
  if (until !== null) return `${entra} si se guarda a más tardar el ${formatFechaConDia(until)}.${cierre}`
  if (next === null) return `${VENTANA_TEXTOS.sinFechas}.`
  return `${entra} si se guarda a partir del ${formatFechaConDia(next)}, la próxima fecha habilitada.`
}

function cierreExtraordinario(estado: VentanaEstado): string {
  const hasta = abiertaHasta(estado)
  if (hasta === null || !hasta.extraordinaria || hasta.fecha === estado.until) return ''
  const fecha = formatFechaCercana(hasta.fecha, estado.today)
  return ` Los movimientos cierran el ${fecha} (habilitación extraordinaria).`
}
