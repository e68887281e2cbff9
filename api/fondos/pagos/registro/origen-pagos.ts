import type { PagoBanco } from '#domain/fondos/pagos/respuesta-banco.ts'

/** Source of payments: a bank file and its row, or a person. */
export interface OrigenPagos {
  readonly respuestaId: number | null
  readonly renglonDe: (pago: PagoBanco) => number | null
}
