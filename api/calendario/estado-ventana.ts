import type { Actor } from '#domain/acceso/actor.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import { proximaFechaTexto, ventanaOverlay } from '#domain/calendario/ventana-texto.ts'
import { ventanaEstado, type VentanaEstado } from '#domain/calendario/ventana.ts'
import { today } from '#api/clock.ts'
import { AppError } from '#api/errors.ts'
import { listEventosFrom } from './list-eventos-from.ts'
import { listHabilitaciones } from './list-habilitaciones.ts'

/** What the gate of `tipo` says to `actor` today, enablings included. */
export async function estadoVentana(actor: Actor, tipo: TipoEvento): Promise<VentanaEstado> {
  const day = today()
  const [eventos, habilitaciones] = await Promise.all([listEventosFrom(day), listHabilitaciones(actor, day)])
  return ventanaEstado(tipo, day, eventos, habilitaciones)
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
