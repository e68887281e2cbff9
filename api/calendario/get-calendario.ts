import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { CalendarioAnio } from '#domain/calendario/calendario-anio.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { listDiciembreAnterior, listInhabiles, versionDelAnio } from './calendario-row.ts'
import { listEventosOfYear } from './list-eventos-from.ts'
import { habilitacionesDelAnio } from './list-habilitaciones-panel.ts'

/** A year of the calendar with what its screens need; enablings as far as they concern the session. */
export async function getCalendario(actor: Actor, anio: number): Promise<CalendarioAnio> {
  authorize(actor, 'calendario.leer')
  const administra = actor.ambito === 'instituto' && can(actor, 'calendario.administrar')
  const [version, eventos, previos, inhabiles, habilitaciones] = await Promise.all([
    versionDelAnio(anio),
    listEventosOfYear(anio),
    listDiciembreAnterior(anio),
    listInhabiles(anio),
    habilitacionesDelAnio(actor, anio, administra),
  ])
  return {
    anio,
    version,
    hoy: today(),
    eventos,
    previos,
    inhabiles,
    habilitaciones,
    actions: administra ? ['editar', 'habilitar'] : [],
  }
}
