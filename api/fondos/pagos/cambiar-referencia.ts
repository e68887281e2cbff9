import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { ContratoEscrito } from '#domain/fondos/pagos/contrato-banco.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { changeContrato } from './change-contrato.ts'

/** Changing what the bank's contract fixes of every reference. */
export const CAMBIAR_REFERENCIA: Accion<ContratoEscrito & { readonly antes: ContratoEscrito }> = {
  id: 'referencia.cambiar',
  aplicar: async (actor, contrato) => {
    const despues = await changeContrato(actor, contrato)
    const { antes } = contrato
    return {
      sujeto: 'Referencias de pago que se emitan desde entonces',
      cambios: [
        { campo: 'Año base', antes: antes.base, despues: despues.base },
        { campo: 'Constante', antes: antes.constante, despues: despues.constante },
      ].filter((cambio) => cambio.antes !== cambio.despues),
      importeCentavos: null,
      enlace: rutaVista('validacionPagos'),
      registro: 'referencia',
    }
  },
}
