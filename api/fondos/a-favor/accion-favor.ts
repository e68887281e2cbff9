import { DESTINOS_A_FAVOR } from '#domain/fondos/prestamos/saldo-a-favor.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { decideFavor, holdFavor, type CambioAFavor } from './decide-favor.ts'

/** Deciding what is done with what an entity withheld beyond an order. */
export const DECIDIR_FAVOR: Accion<CambioAFavor & { readonly id: number }> = {
  id: 'favor.decidir',
  aplicar: async (actor, { id, ...cambio }) => {
    const { saldoCentavos } = await holdFavor(id)
    const { saldo, importeCentavos } = await decideFavor(actor, id, cambio)
    return {
      sujeto: `${saldo.prestamo}, ${saldo.nombre}: ${saldo.chip}`,
      cambios: [
        { campo: 'Retenido de más', antes: '', despues: formatPesos(saldo.importeCentavos) },
        { campo: 'Destino', antes: 'Por decidir', despues: DESTINOS_A_FAVOR[cambio.destino] },
        cambio.destino === 'aplicar'
          ? {
              campo: 'Saldo del préstamo',
              antes: formatPesos(saldoCentavos),
              despues: formatPesos(saldoCentavos - importeCentavos),
            }
          : { campo: 'Con qué se devolvió', antes: '', despues: saldo.nota },
      ],
      importeCentavos,
      enlace: `/panel/prestamos/${saldo.prestamo}/show`,
      registro: id,
    }
  },
}
