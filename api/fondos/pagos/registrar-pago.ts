import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { registrarPago, type PagoEscrito } from './cargar-respuesta.ts'

/** A payment written by hand. */
export const REGISTRAR_PAGO: Accion<PagoEscrito> = {
  id: 'pago.registrar',
  aplicar: async (actor, pago) => {
    await registrarPago(actor, pago)
    return {
      sujeto: `Referencia ${referenciaTexto(pago.referencia)}`,
      cambios: [
        { campo: 'Importe', antes: '', despues: formatPesos(pago.importeCentavos) },
        { campo: 'Fecha del banco', antes: '', despues: formatFecha(pago.fecha as PlainDate) },
        { campo: 'Operación del banco', antes: '', despues: pago.operacion },
      ],
      importeCentavos: pago.importeCentavos,
      enlace: rutaVista('validacionPagos'),
      registro: pago.operacion,
    }
  },
}
