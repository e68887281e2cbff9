import type { PedidoExtemporanea } from '#domain/fondos/extemporaneas/extemporanea.ts'
import type { PeriodoReconocido } from '#domain/fondos/extemporaneas/periodo-reconocido.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** The requested days as a period without approval. The caller has validated the dates. */
export function periodoPedido(
  entidadId: number,
  { desde, hasta, sueldoCentavos }: Pick<PedidoExtemporanea, 'desde' | 'hasta' | 'sueldoCentavos'>,
): PeriodoReconocido {
  return {
    folio: '',
    entidadId,
    desde: desde as PlainDate,
    hasta: hasta as PlainDate,
    sueldoCentavos,
    aprobadoAt: null,
  }
}
