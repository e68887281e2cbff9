import type { Actor } from '#domain/acceso/actor.ts'
import { formatFechaCompleta } from '#domain/calendario/fecha-texto.ts'
import { quincenaNumber, quincenaOf } from '#domain/calendario/quincena.ts'
import type { RespuestaInicio } from '#domain/procesos/inicio.ts'
import { saludo } from '#domain/calendario/tiempo-texto.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'
import { today } from '#api/clock.ts'
import { cargasTeselas } from './cargas-teselas.ts'
import { casosTeselas } from './casos/casos-teselas.ts'
import { cierresTesela } from './cierres-tesela.ts'
import { delegacionesTesela } from './delegaciones-tesela.ts'
import { borradoresTesela, padronTesela, pendientesTeselas, quincenaTesela, ventanaTesela } from './teselas.ts'

/** Greeting, date and the tiles of the profile, every figure counted now in the actor's scope. */
export async function getInicio(actor: Actor): Promise<RespuestaInicio> {
  authorize(actor, 'inicio.ver')
  const estado = await estadoVentana(actor, 'ALTA_BAJA_CAMBIO')
  const groups = await Promise.all([
    delegacionesTesela(actor),
    pendientesTeselas(actor),
    cierresTesela(actor),
    cargasTeselas(actor),
    casosTeselas(actor),
    borradoresTesela(actor),
    padronTesela(actor),
    quincenaTesela(actor, estado.quincena),
  ])
  const day = today()
  const fecha = formatFechaCompleta(day)
  return {
    saludo: `${saludo(Date.now())}, ${actor.nombre.split(' ')[0] ?? actor.nombre}`,
    fecha: `${fecha.charAt(0).toUpperCase()}${fecha.slice(1)}, quincena ${quincenaNumber(quincenaOf(day))}`,
    teselas: [...groups.flat(), ventanaTesela(estado)],
  }
}
