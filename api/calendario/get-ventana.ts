import type { Actor } from '#domain/acceso/actor.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import { quincenaChip, quincenaCode, quincenaLong, quincenaRangeLong } from '#domain/calendario/quincena.ts'
import type { RespuestaVentana } from '#domain/calendario/respuesta-ventana.ts'
import { ventanaInsignia } from '#domain/calendario/ventana-texto.ts'
import type { VentanaEstado } from '#domain/calendario/ventana.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { estadoVentana } from './estado-ventana.ts'

/** The gate for this session today, with the texts of badge and overlay. */
export async function getVentana(actor: Actor, tipo: TipoEvento): Promise<RespuestaVentana> {
  authorize(actor, 'calendario.leer')
  return presentVentana(await estadoVentana(actor, tipo))
}

function presentVentana(estado: VentanaEstado): RespuestaVentana {
  const { quincena } = estado
  return {
    tipo: estado.tipo,
    hoy: estado.today,
    open: estado.open,
    next: estado.next,
    nextEsHoy: estado.nextIsToday,
    hasta: estado.until,
    quincena: {
      codigo: quincenaCode(quincena),
      chip: quincenaChip(quincena),
      texto: quincenaLong(quincena),
      rango: quincenaRangeLong(quincena),
    },
    cerrada: estado.cerrada,
    habilitacion: estado.habilitacion,
    insignia: ventanaInsignia(estado),
  }
}
