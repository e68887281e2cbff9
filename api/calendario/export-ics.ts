import type { Actor } from '#domain/acceso/actor.ts'
import { calendarioIcs } from '#domain/calendario/ics.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { nowAt } from '#api/clock.ts'
import { listEventosOfYear } from './list-eventos-from.ts'

/** A year of the calendar for people's own agendas. */
export async function exportIcs(actor: Actor, anio: number): Promise<string> {
  authorize(actor, 'calendario.leer')
  const estampa = `${nowAt().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  return calendarioIcs(await listEventosOfYear(anio), `Calendario de captura ${anio}`, estampa, 'portal-interno')
}
