import type { Actor } from '#domain/acceso/actor.ts'
import { TIPO_EVENTO_KEYS, type Evento, type TipoEvento } from '#domain/calendario/evento.ts'
import { dateParts, plainDate } from '#domain/calendario/plain-date.ts'
import { fechasHabilitadas } from '#domain/calendario/ventana.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { listEventosOfYear } from './list-eventos-from.ts'
import { listHabilitaciones } from './list-habilitaciones.ts'

/**
 * Enabled days of a type (of all, without one) from the first of this year on, in order; the enablings that concern the
 * session count as days (decisions §3).
 */
export async function listEventosProceso(actor: Actor, tipo: TipoEvento | null): Promise<Evento[]> {
  authorize(actor, 'calendario.leer')
  const since = plainDate(dateParts(today()).year, 1, 1)
  const [eventos, habilitaciones] = await Promise.all([
    selectRows<Evento>('SELECT fecha, tipo FROM eventos WHERE fecha >= $1', [since]),
    listHabilitaciones(actor, since),
  ])
  return (tipo === null ? TIPO_EVENTO_KEYS : [tipo])
    .flatMap((each) => fechasHabilitadas(each, eventos, habilitaciones).map((fecha) => ({ fecha, tipo: each })))
    .sort((a, b) => (a.fecha < b.fecha ? -1 : 1))
}

/** The calendar of a year as it stands, without enablings. */
export async function listEventos(actor: Actor, anio: number): Promise<Evento[]> {
  authorize(actor, 'calendario.leer')
  return listEventosOfYear(anio)
}
