import {
  decisionTexto,
  motivoTexto,
  type CausaRetencion,
  type DecisionRetencion,
} from '#domain/fondos/prestamos/retencion.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { decideRetencion } from './answer-retencion.ts'
import { holdRetencion } from './retencion-row.ts'

/** Deciding what is done with what an entity did not withhold. */
export const DECIDIR_RETENCION: Accion<{
  readonly id: number
  readonly causa: CausaRetencion
  readonly decision: DecisionRetencion
  readonly version: number
}> = {
  id: 'retencion.decidir',
  aplicar: async (actor, { id, ...decision }) => {
    const antes = await holdRetencion(actor, id)
    const { prestamo, nombre } = await decideRetencion(actor, id, decision)
    const faltante = antes.ordenado - (antes.retenido ?? 0)
    return {
      sujeto: `${prestamo}, ${nombre}: ${quincenaLong(antes.quincena)}`,
      cambios: [
        { campo: 'Ordenado', antes: '', despues: formatPesos(antes.ordenado) },
        { campo: 'Retenido', antes: '', despues: formatPesos(antes.retenido ?? 0) },
        { campo: 'Motivo de la entidad', antes: '', despues: motivoTexto(antes) },
        { campo: 'Diferencia', antes: 'Sin decidir', despues: decisionTexto(decision.decision, decision.causa) },
      ],
      importeCentavos: faltante,
      enlace: `/panel/prestamos/${prestamo}/show`,
      registro: id,
    }
  },
}
