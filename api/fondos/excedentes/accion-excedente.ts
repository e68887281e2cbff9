import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaCode, quincenaLong } from '#domain/calendario/quincena.ts'
import { DESTINOS_EXCEDENTE, ESTADOS_EXCEDENTE } from '#domain/fondos/excedentes/excedente.ts'
import { rutaExcedentes } from '#domain/fondos/excedentes/ruta-excedentes.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { decideExcedente, type CambioExcedente } from './decide-excedente.ts'

/** Deciding what is done with what a payroll deducted beyond what was due. */
export const DECIDIR_EXCEDENTE: Accion<CambioExcedente & { readonly id: number }> = {
  id: 'excedente.decidir',
  aplicar: async (actor, { id, ...cambio }) => {
    const { antes, excedente, importeCentavos } = await decideExcedente(actor, id, cambio)
    const { nombre, entidad, quincena, clave, devueltoEl, referencia } = excedente
    return {
      sujeto: `${nombre}: ${clave}, ${quincenaLong(quincena)}`,
      cambios: [
        { campo: 'Entidad', antes: '', despues: entidad },
        { campo: 'Descontado', antes: '', despues: formatPesos(excedente.descontadoCentavos) },
        { campo: 'Corresponde', antes: '', despues: formatPesos(excedente.debidoCentavos) },
        { campo: 'Destino', antes: ESTADOS_EXCEDENTE[antes.estado], despues: DESTINOS_EXCEDENTE[cambio.destino] },
        ...(cambio.destino === 'devolver' && devueltoEl !== null
          ? [{ campo: 'Devuelto el', antes: '', despues: formatFecha(devueltoEl) }]
          : []),
        { campo: 'Oficio o comprobante', antes: '', despues: referencia },
      ],
      importeCentavos,
      enlace: rutaExcedentes({ quincena: quincenaCode(quincena) }),
      registro: id,
    }
  },
  unicaDe: ({ id }) => ({ id }),
}
