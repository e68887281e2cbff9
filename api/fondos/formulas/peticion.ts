import type { FaltaFormula } from '#domain/fondos/formula/formula.ts'
import type { FormulaEvaluada } from '#domain/fondos/formula/evaluar-formula.ts'

/** What the process of formulas is asked: to look at one, or to work it out. */
export interface PeticionFormula {
  readonly id: number
  readonly hacer: 'revisar' | 'evaluar'
  readonly texto: string
  /** Its own name, when it has one already. */
  readonly propia: string | null
  readonly valores: readonly (readonly [string, string])[]
  readonly formulas: readonly (readonly [string, string])[]
}

/** What it answers: faults, the names that it uses, and its value where that was asked for. */
export interface RespuestaFormula {
  readonly id: number
  readonly faltas: readonly FaltaFormula[]
  readonly usa: readonly string[]
  readonly evaluada: FormulaEvaluada | null
}
