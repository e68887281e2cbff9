import type { Issue } from '#domain/issue.ts'
import { formatPesos } from '#domain/organica/dinero.ts'

/** States of the money that an entity withheld beyond an order (decision 11.13). */
export const ESTADOS_A_FAVOR = {
  por_decidir: 'A favor, por decidir',
  aplicado: 'Aplicado al préstamo',
  devuelto: 'Devuelto a la persona',
  repartido: 'Una parte aplicada y otra devuelta',
} as const satisfies Record<string, string>
export type EstadoAFavor = keyof typeof ESTADOS_A_FAVOR

/** What is done with it. */
export const DESTINOS_A_FAVOR = {
  aplicar: 'Se aplica al mismo préstamo',
  devolver: 'Se devuelve a la persona',
} as const satisfies Record<string, string>
export type DestinoAFavor = keyof typeof DESTINOS_A_FAVOR
export const DESTINO_A_FAVOR_IDS = Object.keys(DESTINOS_A_FAVOR) as DestinoAFavor[]

/** A decision on a balance; `nota` names the payment that returned it. */
export interface DecisionAFavor {
  readonly destino: DestinoAFavor
  readonly nota: string
}

/** Amounts of a balance, in centavos. */
interface Importes {
  readonly importeCentavos: number
  readonly aplicadoCentavos: number
  readonly devueltoCentavos: number
}

/** Money that an entity withheld beyond its order, as screens show it. */
export interface SaldoAFavor extends Importes {
  readonly id: number
  readonly version: number
  /** "P-000123". */
  readonly prestamo: string
  readonly interno: string
  readonly nombre: string
  /** "Q22 2026 · 16–30 nov": the quincena in which it was withheld. */
  readonly chip: string
  readonly pendienteCentavos: number
  /** Part of the pending amount that the loan can take. */
  readonly aplicableCentavos: number
  /** The entity paid the line that carries it. */
  readonly enterado: boolean
  readonly estado: EstadoAFavor
  /** The payment that returned it; "" before. */
  readonly nota: string
  readonly actions: readonly 'decidir'[]
}

/** What was withheld beyond an order, in centavos. */
export function excesoDe(retenidoCentavos: number, ordenadoCentavos: number): number {
  return Math.max(0, retenidoCentavos - ordenadoCentavos)
}

export function pendienteDe({ importeCentavos, aplicadoCentavos, devueltoCentavos }: Importes): number {
  return importeCentavos - aplicadoCentavos - devueltoCentavos
}

export function estadoAFavor(importes: Importes): EstadoAFavor {
  if (pendienteDe(importes) > 0) return 'por_decidir'
  if (importes.devueltoCentavos === 0) return 'aplicado'
  return importes.aplicadoCentavos === 0 ? 'devuelto' : 'repartido'
}

/** What became of a balance, in words: "aplicado $440.00", "devuelto $60.00 (Transferencia 7)", "por decidir $100.00". */
export function partesAFavor(
  saldo: Pick<SaldoAFavor, 'aplicadoCentavos' | 'devueltoCentavos' | 'pendienteCentavos' | 'nota'>,
): string[] {
  const { aplicadoCentavos, devueltoCentavos, pendienteCentavos, nota } = saldo
  return [
    ...(aplicadoCentavos > 0 ? [`aplicado al préstamo ${formatPesos(aplicadoCentavos)}`] : []),
    ...(devueltoCentavos > 0 ? [`devuelto ${formatPesos(devueltoCentavos)} (${nota})`] : []),
    ...(pendienteCentavos > 0 ? [`por decidir ${formatPesos(pendienteCentavos)}`] : []),
  ]
}

/** Part of a balance that its loan can take: what no order and no issued charge collects already. Centavos. */
export function aplicableAlPrestamo(prestamo: {
  readonly pendienteCentavos: number
  readonly saldoCentavos: number
  /** Ordered and not answered. */
  readonly ordenadoCentavos: number
  /** Asked of the person by charges that are not paid. */
  readonly emitidoCentavos: number
}): number {
  const { pendienteCentavos, saldoCentavos, ordenadoCentavos, emitidoCentavos } = prestamo
  return Math.max(0, Math.min(pendienteCentavos, saldoCentavos - ordenadoCentavos - emitidoCentavos))
}

export const NOTA_A_FAVOR_MAX = 300

/** What is wrong with a decision on a balance. The institute returns only money that the entity paid in. */
export function decisionAFavorIssues(
  { destino, nota }: DecisionAFavor,
  { aplicableCentavos, enterado }: Pick<SaldoAFavor, 'aplicableCentavos' | 'enterado'>,
): Issue[] {
  const issue = (path: string, code: string, message: string): Issue[] => [{ path, code, message }]
  if (nota.trim().length > NOTA_A_FAVOR_MAX)
    return issue('nota', 'largo', `Lleva hasta ${NOTA_A_FAVOR_MAX} caracteres.`)
  if (destino === 'aplicar')
    return aplicableCentavos > 0
      ? []
      : issue('destino', 'sin_saldo', 'El préstamo ya no debe nada que no esté ordenado o cobrado: se devuelve.')
  if (!enterado)
    return issue('destino', 'sin_enterar', 'Su entidad todavía no paga la línea que lo lleva: el dinero no ha llegado.')
  return nota.trim() === '' ? issue('nota', 'requerido', 'Escribe con qué pago se devolvió.') : []
}
