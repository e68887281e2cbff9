import type { DatosFormula, FaltaFormula, PasoFormula } from './formula.ts'

/** One version of a formula as the screen shows it. */
export interface VersionFormula extends DatosFormula {
  readonly version: number
  readonly autor: string
  readonly registradaAt: string
}

/** A registered formula. */
export interface FormulaPanel extends VersionFormula {
  readonly id: number
  /** The name by which other formulas use it. */
  readonly nombre: string
  /** Titles of the formulas that use it: it is not deleted while there are any. */
  readonly usadaPor: readonly string[]
  readonly actions: readonly ('rellenar' | 'eliminar')[]
}

/** A name that a formula may use. */
export interface VariableFormula {
  /** As it is written in a formula: "salario_minimo". */
  readonly nombre: string
  /** As people know it: "Salario mínimo". */
  readonly titulo: string
  readonly clase: 'constante' | 'persona' | 'parametro'
  /** Its value today; of what depends on the person, null. */
  readonly valor: string | null
}

export interface RespuestaFormulas {
  readonly formulas: readonly FormulaPanel[]
  readonly variables: readonly VariableFormula[]
  readonly actions: readonly 'guardar'[]
}

/** What a formula typed so far has wrong: nothing when it may be kept. */
export interface RevisionFormula {
  readonly faltas: readonly FaltaFormula[]
}

/** A formula worked out for a person. */
export interface VistaPreviaFormula {
  readonly interno: string
  readonly nombre: string
  /** What each name that it uses is worth for that person, as exact decimal text, like the result. */
  readonly valores: readonly { readonly nombre: string; readonly titulo: string; readonly valor: string }[]
  readonly pasos: readonly PasoFormula[]
  readonly resultado: string
}
