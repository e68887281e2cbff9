import type { SexoCurp } from './curp.ts'

/** SEXO of a padrón record: M masculino, F femenino, X (decisions §8). The M of a CURP means the opposite. */
export type SexoPadron = 'M' | 'F' | 'X'

const DE_CURP = { H: 'M', M: 'F', X: 'X' } as const satisfies Record<SexoCurp, SexoPadron>

export const NOMBRE_SEXO = { M: 'Masculino', F: 'Femenino', X: 'No binario' } as const satisfies Record<
  SexoPadron,
  string
>

/** The padrón's letter for position 11 of a CURP. */
export function sexoPadronOf(sexo: SexoCurp): SexoPadron {
  return DE_CURP[sexo]
}
