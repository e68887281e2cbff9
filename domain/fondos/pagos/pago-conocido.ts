import type { ResultadoPago } from './cuenta-cargo.ts'
import { isPorIdentificar } from './por-identificar.ts'
import type { PagoBanco } from './respuesta-banco.ts'

/** A stored payment whose operation the bank sends again. */
export interface PagoConocido {
  readonly referencia: string
  readonly importeCentavos: number
  readonly fecha: string
  readonly resultado: ResultadoPago
  /** Reference of its line; null if it has none. */
  readonly linea: string | null
}

/**
 * What sending an operation again means. `igual`: the same payment, which is left out. `corregido`: the payment still waits to be identified, so
 * its new reference is proposed for it. `distinto`: other data, which refuses the file.
 */
export type Parecido = 'igual' | 'corregido' | 'distinto'

/** Compares a payment with the stored one of the same operation. */
export function compararConocido(
  { referencia, importeCentavos, fecha }: Omit<PagoBanco, 'operacion'>,
  before: PagoConocido,
): Parecido {
  if (before.importeCentavos !== importeCentavos || before.fecha !== fecha) return 'distinto'
  if (before.referencia === referencia || before.linea === referencia) return 'igual'
  return isPorIdentificar(before.resultado) ? 'corregido' : 'distinto'
}
