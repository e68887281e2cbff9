import { addDays, weekday } from './plain-date.ts'
import { quincenaOf } from './quincena.ts'
import type { Evento, TipoEvento } from './evento.ts'
import type { PlainDate } from './plain-date.ts'

/** An extraordinary enabling: the gate of `tipo` opened from `desde` to `hasta`, both in it, weekends too. */
export interface Habilitacion {
  readonly tipo: TipoEvento
  readonly desde: PlainDate
  readonly hasta: PlainDate
  readonly motivo: string
  /** The entity it was given to; null for all. */
  readonly unidadId: number | null
}

/** What the calendar gate says of one type of event on one day, for one actor. */
export interface VentanaEstado {
  readonly tipo: TipoEvento
  readonly today: PlainDate
  readonly open: boolean
  /** What opens it: the calendar's own day wins over an enabling; null when closed. */
  readonly origen: 'calendario' | 'habilitacion' | null
  /** First enabled day from today on, today included; null when none is scheduled. */
  readonly next: PlainDate | null
  readonly nextIsToday: boolean
  /** Last day on which an act may still enter `quincena` without the gate closing before; null when closed. */
  readonly until: PlainDate | null
  /** Ordinal of the quincena an act of today enters; when closed, the one of `next`. */
  readonly quincena: number
  /** Last quincena that the actor's entity closed, where that close moves the act to `quincena`; null where the calendar alone decides. */
  readonly cerrada: number | null
  /** The enabling in force today, also on a day of the calendar's own; the longest one when there are several. */
  readonly habilitacion: { readonly motivo: string; readonly hasta: PlainDate } | null
}

/** The calendar of one type, ready to be asked. */
interface Agenda {
  readonly tipo: TipoEvento
  readonly dias: ReadonlySet<PlainDate>
  readonly asuetos: ReadonlySet<PlainDate>
  readonly cortes: ReadonlyMap<number, PlainDate>
  readonly habilitaciones: readonly Habilitacion[]
  readonly cerrada: number | null
}

/**
 * The calendar gate (design/decisiones §3): whether `tipo` is enabled on `today`, which day comes next, until when,
 * and the quincena the act enters. `today` is the day in America/Mexico_City; `eventos` should reach from the start of
 * today's quincena to some months ahead; `habilitaciones` are those that concern the actor, of any type and date.
 *
 * - `until` runs over days that are enabled one after the other. Weekends and ASUETO days between two of them do not
 *   end it ("abiertos hasta el 24 nov" is said on Friday the 20th too); a working day that is not enabled does, and so
 *   does the passage to another quincena.
 * - A day's quincena is the half-month it lies in, with one exception: an ALTA_BAJA_CAMBIO day after its
 *   half-month's ARCHIVO_APLICACION. That quincena's file has been cut, so such a day opens the next one's window early.
 *   (The calendar's rules report it, but a movement of that day must land somewhere true.) A day of an enabling stays in
 *   its own half-month even after the cut: to reopen that quincena is what the enabling is for.
 * - `cerrada` is the last quincena (ordinal) that the actor's entity closed: nothing lands in it or before (`quincenaSinCerrar`).
 */
export function ventanaEstado(
  tipo: TipoEvento,
  today: PlainDate,
  eventos: readonly Evento[],
  habilitaciones: readonly Habilitacion[] = [],
  cerrada: number | null = null,
): VentanaEstado {
  const agenda = agendaOf(tipo, eventos, habilitaciones, cerrada)
  const open = isEnabled(agenda, today)
  const next = nextEnabled(agenda, today)
  const quincena = quincenaEntered(agenda, next ?? today)
  return {
    tipo,
    today,
    open,
    origen: originOf(agenda, today),
    next,
    nextIsToday: next === today,
    until: open ? endOfRun(agenda, today) : null,
    quincena,
    cerrada: quincenaEntered({ ...agenda, cerrada: null }, next ?? today) < quincena ? cerrada : null,
    habilitacion: habilitacionOn(agenda, today),
  }
}

/**
 * The quincena that a request lands in: that of the window, or the first one after `cerrada`, the last that the entity closed. What
 * is requested after a close was not seen by those who signed it. Ordinals.
 */
export function quincenaSinCerrar(ventana: number, cerrada: number | null): number {
  return cerrada === null ? ventana : Math.max(ventana, cerrada + 1)
}

/**
 * Every enabled day of `tipo`, sorted and once each: the calendar's own and those of the enablings. What
 * `GET /api/eventosProceso` answers to the session that the enablings concern.
 */
export function fechasHabilitadas(
  tipo: TipoEvento,
  eventos: readonly Evento[],
  habilitaciones: readonly Habilitacion[] = [],
): PlainDate[] {
  const agenda = agendaOf(tipo, eventos, habilitaciones)
  const dates = new Set(agenda.dias)
  for (const { desde, hasta } of agenda.habilitaciones)
    for (let date = desde; date <= hasta; date = addDays(date, 1)) dates.add(date)
  return [...dates].sort()
}

function agendaOf(
  tipo: TipoEvento,
  eventos: readonly Evento[],
  habilitaciones: readonly Habilitacion[],
  cerrada: number | null = null,
): Agenda {
  const daysOf = (wanted: TipoEvento): PlainDate[] => eventos.filter((e) => e.tipo === wanted).map((e) => e.fecha)
  return {
    tipo,
    dias: new Set(daysOf(tipo)),
    asuetos: new Set(daysOf('ASUETO')),
    cortes: new Map(daysOf('ARCHIVO_APLICACION').map((fecha) => [quincenaOf(fecha), fecha])),
    habilitaciones: habilitaciones.filter((h) => h.tipo === tipo),
    cerrada,
  }
}

function covers(habilitacion: Habilitacion, date: PlainDate): boolean {
  return habilitacion.desde <= date && date <= habilitacion.hasta
}

function isEnabled(agenda: Agenda, date: PlainDate): boolean {
  return agenda.dias.has(date) || agenda.habilitaciones.some((h) => covers(h, date))
}

function originOf(agenda: Agenda, date: PlainDate): VentanaEstado['origen'] {
  if (agenda.dias.has(date)) return 'calendario'
  return isEnabled(agenda, date) ? 'habilitacion' : null
}

function habilitacionOn(agenda: Agenda, date: PlainDate): VentanaEstado['habilitacion'] {
  const inForce = agenda.habilitaciones.filter((h) => covers(h, date))
  const [longest] = inForce.sort((a, b) => (a.hasta < b.hasta ? 1 : -1))
  return longest ? { motivo: longest.motivo, hasta: longest.hasta } : null
}

function nextEnabled(agenda: Agenda, today: PlainDate): PlainDate | null {
  const ahead = [...agenda.dias].filter((date) => date >= today)
  for (const { desde, hasta } of agenda.habilitaciones)
    if (desde <= hasta && hasta >= today) ahead.push(desde > today ? desde : today)
  return ahead.sort()[0] ?? null
}

function quincenaEntered(agenda: Agenda, date: PlainDate): number {
  const own = quincenaOf(date)
  const cut = agenda.cortes.get(own)
  const afterCut = agenda.tipo === 'ALTA_BAJA_CAMBIO' && agenda.dias.has(date) && cut !== undefined && date > cut
  return quincenaSinCerrar(afterCut ? own + 1 : own, agenda.cerrada)
}

function endOfRun(agenda: Agenda, today: PlainDate): PlainDate {
  const quincena = quincenaEntered(agenda, today)
  let last = today
  for (let date = addDays(today, 1); ; date = addDays(date, 1)) {
    if (isEnabled(agenda, date)) {
      if (quincenaEntered(agenda, date) !== quincena) return last
      last = date
    } else if (weekday(date) < 6 && !agenda.asuetos.has(date)) return last
  }
}
