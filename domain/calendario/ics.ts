import { TIPOS_EVENTO } from './evento.ts'
import { addDays } from './plain-date.ts'
import type { Evento, TipoEvento } from './evento.ts'
import type { PlainDate } from './plain-date.ts'

interface Tramo {
  readonly tipo: TipoEvento
  readonly inicio: PlainDate
  readonly fin: PlainDate
}

/**
 * A year of the calendar as an iCalendar text (RFC 5545): one all-day entry per run of days of a type, days of rest left
 * out. `estampa` is the instant of writing, "20261120T150000Z"; `dominio` makes the entries' names unique.
 */
export function calendarioIcs(eventos: readonly Evento[], nombre: string, estampa: string, dominio: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal interno//Calendario de captura//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(nombre)}`,
    ...tramos(eventos).flatMap((tramo) => entry(tramo, estampa, dominio)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function entry({ tipo, inicio, fin }: Tramo, estampa: string, dominio: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${tipo.toLowerCase()}-${inicio}@${dominio}`,
    `DTSTAMP:${estampa}`,
    `DTSTART;VALUE=DATE:${compact(inicio)}`,
    `DTEND;VALUE=DATE:${compact(addDays(fin, 1))}`,
    `SUMMARY:${escaped(TIPOS_EVENTO[tipo].label)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function tramos(eventos: readonly Evento[]): Tramo[] {
  const runs: Tramo[] = []
  const working = eventos.filter(({ tipo }) => tipo !== 'ASUETO')
  for (const { fecha, tipo } of [...working].sort((a, b) => (a.fecha < b.fecha ? -1 : 1))) {
    const last = runs.at(-1)
    if (last?.tipo === tipo && addDays(last.fin, 1) === fecha) runs[runs.length - 1] = { ...last, fin: fecha }
    else runs.push({ tipo, inicio: fecha, fin: fecha })
  }
  return runs
}

function compact(date: PlainDate): string {
  return date.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
}

/** A line of at most 75 bytes; the rest goes on after a space. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const sign of line) {
    const size = bytesOf(sign)
    if (bytes + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
      bytes = 0
    }
    part += sign
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}

/** Bytes of one sign in UTF-8. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
