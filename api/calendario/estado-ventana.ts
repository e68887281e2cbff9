import type { Actor } from '#domain/acceso/actor.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import { addDays } from '#domain/calendario/plain-date.ts'
import { proximaFechaTexto, ventanaOverlay } from '#domain/calendario/ventana-texto.ts'
import { ventanaEstado, type VentanaEstado } from '#domain/calendario/ventana.ts'
import { today } from '#api/clock.ts'
import { AppError } from '#api/errors.ts'
import { listEventosDeVentana, listEventosFrom } from './list-eventos-from.ts'
import { listHabilitaciones } from './list-habilitaciones.ts'
import { ultimaCerrada } from './ultima-cerrada.ts'

/** Days ahead that are read at first: every changing call asks, and nearly always the gate opens within them. */
const DIAS_CERCA = 62

/** What the gate of `tipo` says to `actor` today: with enablings, and with what the actor's own entity closed. */
export async function estadoVentana(actor: Actor, tipo: TipoEvento): Promise<VentanaEstado> {
  const day = today()
  const cerca = addDays(day, DIAS_CERCA)
  const [eventos, habilitaciones, cerrada] = await Promise.all([
    listEventosDeVentana(tipo, day, cerca),
    listHabilitaciones(actor, day),
    tipo === 'ALTA_BAJA_CAMBIO' ? ultimaCerrada(actor.alcance.adscripcionId) : null,
  ])
  const estado = ventanaEstado(tipo, day, eventos, habilitaciones, cerrada)
  if (estado.next !== null && estado.next <= cerca) return estado
  return ventanaEstado(tipo, day, await listEventosFrom(day), habilitaciones, cerrada)
}

/**
 * The gate that every changing call asks (decisions §3): gives the state, whose `quincena` is where the act lands; closed,
 * throws 423 `ventana` with the documented text and `proxima` (PlainDate, or null when none is scheduled).
 */
export async function assertVentanaAbierta(
  actor: Actor,
  tipo: TipoEvento = 'ALTA_BAJA_CAMBIO',
): Promise<VentanaEstado> {
  const estado = await estadoVentana(actor, tipo)
  if (!estado.open) throw ventanaCerrada(estado)
  return estado
}

function ventanaCerrada(estado: VentanaEstado): AppError {
  const { titulo, explicacion, proxima, contacto } = ventanaOverlay(estado)
  const message = `${titulo}. ${explicacion} ${proxima}. ${contacto}`
  return new AppError(423, 'ventana', message, [], { proxima: estado.next, proximaTexto: proximaFechaTexto(estado) })
}
