import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { FormulaPanel, RespuestaFormulas, VersionFormula } from '#domain/fondos/formula/formula-panel.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { notFound } from '#api/errors.ts'
import { selectFormulas, selectVersiones, type FormulaRow } from './formula-row.ts'
import { selectVariables } from './nombres-formula.ts'

/** The registered formulas, the newest first, and the names that one may use. */
export async function listFormulas(actor: Actor): Promise<RespuestaFormulas> {
  authorizeInstituto(actor, 'formulas.leer')
  const [rows, variables] = await Promise.all([selectFormulas(), selectVariables()])
  return {
    formulas: rows.map((row) => presentFormula(actor, row, rows)),
    variables,
    actions: can(actor, 'formulas.administrar') ? ['guardar'] : [],
  }
}

/** Every version of a formula, the newest first. Throws 404. */
export async function listVersiones(actor: Actor, id: number): Promise<VersionFormula[]> {
  authorizeInstituto(actor, 'formulas.leer')
  const rows = await selectVersiones(id)
  if (rows.length === 0) throw notFound('La fórmula')
  return rows.map(presentVersion)
}

export function presentFormula(actor: Actor, row: FormulaRow, all: readonly FormulaRow[]): FormulaPanel {
  return {
    ...presentVersion(row),
    id: row.id,
    nombre: row.clave,
    usadaPor: usersOf(row, all),
    actions: can(actor, 'formulas.administrar') ? ['rellenar', 'eliminar'] : [],
  }
}

/** Titles of the formulas that use it. */
export function usersOf({ clave }: FormulaRow, all: readonly FormulaRow[]): string[] {
  return all.filter(({ usa }) => usa.includes(clave)).map(({ titulo }) => titulo)
}

function presentVersion(row: FormulaRow): VersionFormula {
  const { version, titulo, formula, desglose, descripcion, variables, autor, registradaAt } = row
  return { version, titulo, formula, desglose, descripcion, variables, autor, registradaAt }
}
