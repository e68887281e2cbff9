import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import type { FormulaModel } from '#api/fondos/models/FormulaModel.ts'
import type { FormulaVersionModel } from '#api/fondos/models/FormulaVersionModel.ts'

/** A version of a formula as stored, with the formula that it is of. */
export type FormulaRow = Omit<Raw, 'variables' | 'usa'> & {
  readonly variables: readonly string[]
  /** Names that its text uses. */
  readonly usa: readonly string[]
}

type Raw = Pick<RowOf<FormulaModel>, 'id' | 'clave'> &
  Pick<
    RowOf<FormulaVersionModel>,
    'version' | 'titulo' | 'formula' | 'desglose' | 'descripcion' | 'variables' | 'usa' | 'autor'
  > &
  RowAs<FormulaVersionModel, { registradaAt: 'registrada_at' }>

const COLUMNS = `f.id, f.clave, v.version, v.titulo, v.formula, v.desglose, v.descripcion, v.variables, v.usa, v.autor,
  v.registrada_at AS "registradaAt"`

/** Formulas that the institute may keep: a few dozen; a screen shows them all. */
export const FORMULAS_MAX = 500

/** The formulas that hold, each as its newest version, the newest formula first. */
export async function selectFormulas(): Promise<FormulaRow[]> {
  return selectWith(`f.eliminada_at IS NULL AND v.version = f.version ORDER BY f.id DESC LIMIT ${FORMULAS_MAX}`)
}

/** Every version of one formula, the newest first. */
export function selectVersiones(id: number): Promise<FormulaRow[]> {
  return selectWith('f.eliminada_at IS NULL AND f.id = $1 ORDER BY v.version DESC', [id])
}

/** The same, with nobody else writing formulas until the transaction ends. */
export async function holdFormulas(): Promise<FormulaRow[]> {
  await selectRows(`SELECT id FROM formulas ORDER BY id${FOR_UPDATE}`)
  return selectFormulas()
}

async function selectWith(where: string, binds: readonly number[] = []): Promise<FormulaRow[]> {
  const rows = await selectRows<Raw>(
    `SELECT ${COLUMNS} FROM formulas f JOIN formula_versiones v ON v.formula_id = f.id WHERE ${where}`,
    binds,
  )
  return rows.map((row) => ({
    ...row,
    variables: JSON.parse(row.variables) as string[],
    usa: JSON.parse(row.usa) as string[],
  }))
}
