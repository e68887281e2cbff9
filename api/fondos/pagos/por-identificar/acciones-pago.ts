import type { Actor } from '#domain/acceso/actor.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { RESULTADOS_PAGO } from '#domain/fondos/pagos/cuenta-cargo.ts'
import { resultadoPagoTexto, REVERSA_CERRADA, type PagoRegistrado } from '#domain/fondos/pagos/panel-pagos.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { notFound } from '#api/errors.ts'
import { listPagos } from '#api/fondos/pagos/list-pagos.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { asignarPago, devolverPago, esperaTexto } from './asignar-pago.ts'

/** Crediting a payment to a line: one that waits to be identified, or one of a wrong line. */
export const REASIGNAR_PAGO: Accion<{ readonly id: number; readonly referencia: string }> = {
  id: 'pago.reasignar',
  aplicar: async (actor, { id, referencia }) => {
    const antes = await findPago(actor, id)
    await asignarPago(actor, id, referencia)
    const pago = await findPago(actor, id)
    return {
      sujeto: `Operación ${pago.operacion} del banco`,
      cambios: [
        {
          campo: 'Referencia',
          antes: referenciaTexto(antes.linea || antes.referencia),
          despues: referenciaTexto(pago.linea),
        },
        { campo: 'De', antes: deQuien(antes), despues: deQuien(pago) },
        { campo: 'Resultado', antes: resultadoPagoTexto(antes), despues: resultadoPagoTexto(pago) },
      ],
      importeCentavos: pago.importeCentavos,
      enlace: rutaVista('validacionPagos'),
      registro: pago.operacion,
    }
  },
}

async function findPago(actor: Actor, id: number): Promise<PagoRegistrado> {
  const [pago] = (await listPagos(actor, { filter: JSON.stringify({ id }) })).rows
  if (!pago) throw notFound('El pago')
  return pago
}

const deQuien = ({ deudor, quincena }: PagoRegistrado): string => [deudor, quincena].filter(Boolean).join(', ')

/** Giving back a payment that waits to be identified, or closing a reversal without its payment. */
export const DEVOLVER_PAGO: Accion<{ readonly id: number; readonly motivo: string }> = {
  id: 'pago.devolver',
  aplicar: async (actor, { id, motivo }) => {
    const pago = await devolverPago(actor, id, motivo)
    return {
      sujeto: `Operación ${pago.operacion} del banco`,
      cambios: [
        {
          campo: 'Pago',
          antes: esperaTexto(pago),
          despues: pago.importe_centavos < 0 ? REVERSA_CERRADA : RESULTADOS_PAGO.devuelto,
        },
        { campo: 'Motivo', antes: '', despues: motivo.trim() },
      ],
      importeCentavos: pago.importe_centavos,
      enlace: rutaVista('validacionPagos'),
      registro: pago.operacion,
    }
  },
}
