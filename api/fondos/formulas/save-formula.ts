import type { Actor } from '#domain/acceso/actor.ts'
import {
  cleanFormula,
  faltaTexto,
  formulaFormIssues,
  identificador,
  isFuncionFormula,
  LIMITES_FORMULA,
  type DatosFormula,
} from '#domain/fondos/formula/formula.ts'
import type { FormulaPanel, RevisionFormula, VariableFormula } from '#domain/fondos/formula/formula-panel.ts'
import type { Issue } from '#domain/issue.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute } from '#api/db/sql.ts'
import { broken, conflict } from '#api/errors.ts'
import { FormulaModel } from '#api/fondos/models/FormulaModel.ts'
import { FormulaVersionModel } from '#api/fondos/models/FormulaVersionModel.ts'
import { FORMULAS_MAX, holdFormulas, selectFormulas, type FormulaRow } from './formula-row.ts'
import { presentFormula } from './list-formulas.ts'
import { nombresDe, selectVariables } from './nombres-formula.ts'
import { pedirFormula } from './proceso-formulas.ts'

/** What is typed, and the version of the formula of that title that was seen: null when there was none. */
export interface FormulaTecleada extends DatosFormula {
  readonly version: number | null
}

/** A validated formula, with the versions of the formulas that it was validated against. */
export interface FormulaRevisada {
  readonly datos: DatosFormula
  readonly version: number | null
  /** Names that its text uses. */
  readonly usa: readonly string[]
  /** Versions of all formulas. */
  readonly vistas: string
}

/**
 * Judges a formula before it is kept. Outside of a transaction: the process of formulas must not hold the one writer. Throws 422 by
 * field, the text at its character.
 */
export async function judgeFormula(actor: Actor, { version, ...typed }: FormulaTecleada): Promise<FormulaRevisada> {
  authorizeInstituto(actor, 'formulas.administrar')
  const datos = cleanFormula(typed)
  const issues = formulaFormIssues(datos)
  if (issues.length > 0) throw broken(issues)
  const [variables, seen] = await Promise.all([selectVariables(), selectFormulas()])
  const usa = await usedNames(datos, identificador(datos.titulo), variables, seen)
  return { datos, version, usa, vistas: versionesDe(seen) }
}

/**
 * Keeps a judged formula: a title that exists already takes a new version, and the earlier ones stay. Throws 409 `version` when the
 * formula of that title is not the one that was seen, 409 `formulas` when another one changed since: two kept at once cannot make a circle.
 */
export function saveFormula(actor: Actor, { datos, version, usa, vistas }: FormulaRevisada): Promise<FormulaPanel> {
  authorizeInstituto(actor, 'formulas.administrar')
  const clave = identificador(datos.titulo)
  return inTransaction(async () => {
    const rows = await holdFormulas()
    const actual = rows.find((row) => row.clave === clave)
    if ((actual?.version ?? null) !== version) throw await stale(actor, clave, actual, rows)
    if (versionesDe(rows) !== vistas)
      throw conflict('formulas', 'Otra persona cambió las fórmulas después de esta: guárdala de nuevo.')
    const id = await writeVersion(actor, { actual, clave, datos, usa })
    await logActo(actor, {
      acto: actual ? 'formula.cambiar' : 'formula.crear',
      objeto: 'formula',
      objetoId: clave,
      ...(actual && { antes: { titulo: actual.titulo, formula: actual.formula, version: actual.version } }),
      despues: { titulo: datos.titulo, formula: datos.formula, version: (actual?.version ?? 0) + 1 },
    })
    const after = await selectFormulas()
    const row = after.find((one) => one.id === id)
    if (!row) throw new Error('The formula was not kept')
    return presentFormula(actor, row, after)
  })
}

/** What is wrong with a text as typed so far; the title gives its own name. Writes nothing. */
export async function reviewFormula(actor: Actor, titulo: string, formula: string): Promise<RevisionFormula> {
  authorizeInstituto(actor, 'formulas.leer')
  const [variables, rows] = await Promise.all([selectVariables(), selectFormulas()])
  const { faltas } = await askReview(formula, identificador(titulo), variables, rows)
  return { faltas }
}

async function askReview(
  texto: string,
  clave: string,
  variables: readonly VariableFormula[],
  rows: readonly FormulaRow[],
) {
  const { valores, formulas } = nombresDe(variables, rows)
  const propia = clave === '' ? null : clave
  return pedirFormula({ hacer: 'revisar', texto, propia, valores: [...valores], formulas: [...formulas] })
}

async function usedNames(
  datos: DatosFormula,
  clave: string,
  variables: readonly VariableFormula[],
  rows: readonly FormulaRow[],
): Promise<readonly string[]> {
  const issues: Issue[] = []
  const taken = variables.find(({ nombre }) => nombre === clave)
  if (taken ?? isFuncionFormula(clave))
    issues.push({
      path: 'titulo',
      code: 'ocupado',
      message: `«${clave}» ya nombra ${taken ? `a «${taken.titulo}»` : 'una función'}: elige otro título.`,
    })
  const known = new Set([...variables.map(({ nombre }) => nombre), ...rows.map((row) => row.clave)])
  const unknown = datos.variables.filter((nombre) => !known.has(nombre))
  if (unknown.length > 0)
    issues.push({ path: 'variables', code: 'no_existe', message: `No existe «${unknown.join('», «')}».` })
  if (rows.length >= FORMULAS_MAX && !rows.some((row) => row.clave === clave))
    issues.push({ path: 'titulo', code: 'limite', message: `Ya hay ${FORMULAS_MAX} fórmulas: elimina alguna.` })
  // A title that names something else is no name of this formula.
  const { faltas, usa } = await askReview(datos.formula, taken ? '' : clave, variables, rows)
  for (const falta of faltas.slice(0, 1)) issues.push({ path: 'formula', code: 'formula', message: faltaTexto(falta) })
  if (issues.length > 0) throw broken(issues)
  return usa
}

function stale(actor: Actor, clave: string, actual: FormulaRow | undefined, rows: readonly FormulaRow[]) {
  const registro = { objeto: 'formula', objetoId: clave } as const
  if (!actual) return staleVersion(registro, 'eliminó esa fórmula: ya no existe.')
  const hecho = `guardó una fórmula «${actual.titulo}» mientras escribías.`
  return staleVersion(registro, hecho, { actual: presentFormula(actor, actual, rows) })
}

const versionesDe = (rows: readonly FormulaRow[]): string => rows.map(({ id, version }) => `${id}.${version}`).join()

interface Escrita {
  readonly actual: FormulaRow | undefined
  readonly clave: string
  readonly datos: DatosFormula
  readonly usa: readonly string[]
}

async function writeVersion(actor: Actor, { actual, clave, datos, usa }: Escrita): Promise<number> {
  const version = (actual?.version ?? 0) + 1
  const registrada = nowAt()
  const id = actual?.id ?? (await insertRow(FormulaModel, { clave, version, creada_at: registrada }))
  if (actual) await execute('UPDATE formulas SET version = $1 WHERE id = $2', [version, id])
  const variables = [...new Set([...datos.variables, ...usa])].slice(0, LIMITES_FORMULA.variables)
  await insertRow(FormulaVersionModel, {
    formula_id: id,
    version,
    titulo: datos.titulo,
    formula: datos.formula,
    desglose: datos.desglose,
    descripcion: datos.descripcion,
    variables: JSON.stringify(variables),
    usa: JSON.stringify(usa),
    autor_id: actor.id,
    autor: actor.nombre,
    registrada_at: registrada,
  })
  return id
}
