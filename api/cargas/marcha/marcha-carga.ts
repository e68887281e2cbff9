import type { ClaveDeCuenta } from '#domain/cargas/carga.ts'

/** Cancellation and progress of a long step. */
export interface MarchaCarga {
  readonly signal?: AbortSignal
  /** After each block: rows read so far. */
  readonly onRenglones?: (hechos: number) => void
  /** After a part of the step that is no block of rows: what is done. */
  readonly onPaso?: (texto: string) => void
  /** While another load of the same entity is under way: its folio. */
  readonly onEspera?: (folio: string) => void
  /** Takes the passwords of the accounts that a load made, after its transaction. Only a call that shows them to whoever loads has it. */
  readonly onClaves?: (claves: readonly ClaveDeCuenta[]) => void
}

/** What becomes of a load that a full disk stops. */
export const SIN_LUGAR =
  'la carga se detuvo y nada se perdió. Avisa a quien administra el portal; cuando haya espacio, reanúdala.'
