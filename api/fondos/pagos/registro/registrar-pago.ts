import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { MOTIVOS_SIN_LINEA } from '#domain/fondos/pagos/por-identificar.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { registrarPago, type PagoEscrito } from './escribir-pago.ts'

/** A payment written by hand, with its voucher. */
export const REGISTRAR_PAGO: Accion<PagoEscrito> = {
  id: 'pago.registrar',
  aplicar: async (actor, pago) => {
    const { comprobante, porIdentificar } = await registrarPago(actor, pago)
    return {
      sujeto: `Referencia ${referenciaTexto(pago.referencia)}`,
      cambios: [
        { campo: 'Importe', antes: '', despues: formatPesos(pago.importeCentavos) },
        { campo: 'Fecha del banco', antes: '', despues: formatFecha(pago.fecha as PlainDate) },
        { campo: 'Operación del banco', antes: '', despues: pago.operacion },
        { campo: 'Comprobante', antes: '', despues: comprobante },
        ...porIdentificar.map(({ motivo }) => ({
          campo: 'Quedaría por identificar',
          antes: '',
          despues: MOTIVOS_SIN_LINEA[motivo],
        })),
      ],
      importeCentavos: pago.importeCentavos,
      enlace: rutaVista('validacionPagos'),
      registro: pago.operacion,
      archivoId: pago.comprobante,
    }
  },
}
