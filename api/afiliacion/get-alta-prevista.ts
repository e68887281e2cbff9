import type { Actor } from '#domain/acceso/actor.ts'
import type { AltaPrevista } from '#domain/afiliacion/alta.ts'
import { quincenaCode, quincenaLong, quincenaRange, quincenaRangeLong } from '#domain/calendario/quincena.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'

/** Where an alta saved now would land, until when, and what follows. With the window closed: where the next one lands. */
export async function getAltaPrevista(actor: Actor): Promise<AltaPrevista> {
  authorize(actor, 'alta.solicitar')
  const { quincena, until, today } = await estadoVentana(actor, 'ALTA_BAJA_CAMBIO')
  const texto = quincenaLong(quincena)
  return {
    quincena: { codigo: quincenaCode(quincena), ordinal: quincena, texto, rango: quincenaRangeLong(quincena) },
    hasta: until,
    fechaIngresoMaxima: quincenaRange(quincena).fin,
    hoy: today,
    siguiente: [
      'La dependencia valida el movimiento.',
      'El instituto lo revisa y lo aprueba.',
      `Se aplica al cerrar la ${texto}.`,
    ],
  }
}
