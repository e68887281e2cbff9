import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaPrevista, type AltaPrevista } from '#domain/afiliacion/alta.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'

/** Where an alta saved now would land, until when, and what follows. With the window closed: where the next one lands. */
export async function getAltaPrevista(actor: Actor): Promise<AltaPrevista> {
  authorize(actor, 'alta.solicitar')
  const { quincena, cerrada, until, today } = await estadoVentana(actor, 'ALTA_BAJA_CAMBIO')
  return { ...quincenaPrevista(quincena, cerrada), hasta: until, hoy: today }
}
