import { ESTADOS_COBRO, type ActoCobro, type EstadoCobro } from './cobro-personal.ts'
import { ESTADOS_A_FAVOR, type EstadoAFavor, type SaldoAFavor } from './saldo-a-favor.ts'

/** What a person owes of a withholding, and what an entity owes to the person. */
export const CLASES_COBRO = { cobro: 'Cobro a la persona', a_favor: 'Saldo a favor' } as const
export type ClaseCobro = keyof typeof CLASES_COBRO
export const CLASE_COBRO_IDS = Object.keys(CLASES_COBRO) as [ClaseCobro, ...ClaseCobro[]]

/** States of the two; no state belongs to both. */
export const ESTADOS_DE_LISTA = { ...ESTADOS_COBRO, ...ESTADOS_A_FAVOR } as const
export type EstadoDeLista = EstadoCobro | EstadoAFavor
export const ESTADO_DE_LISTA_IDS = Object.keys(ESTADOS_DE_LISTA) as [EstadoDeLista, ...EstadoDeLista[]]

/** A row of "Cobros y saldos a favor". Amounts in centavos. */
export interface CobroDeLista {
  /** Of the row: a charge and a balance may have the same id. */
  readonly id: number
  /** Of the charge or of the balance. */
  readonly registro: number
  readonly version: number
  readonly clase: ClaseCobro
  readonly interno: string
  readonly nombre: string
  readonly prestamo: string
  /** Ordinal. */
  readonly quincena: number
  readonly importeCentavos: number
  /** Not paid by the person, or not decided. */
  readonly pendienteCentavos: number
  readonly estado: EstadoDeLista
  /** Personal reference of the charge, or the payment that returned the balance; "" before. */
  readonly referencia: string
  readonly actions: readonly (ActoCobro | 'decidir')[]
  /** The balance, for its decision; null for a charge. */
  readonly aFavor: SaldoAFavor | null
}
