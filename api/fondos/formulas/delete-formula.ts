import type { Actor } from '#domain/acceso/actor.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { conflict, notFound } from '#api/errors.ts'
import { holdFormulas } from './formula-row.ts'
import { usersOf } from './list-formulas.ts'

/** Takes a formula out of use; what it said stays in the database. Throws 404, 409 `en_uso` with the titles that use it. */
export function deleteFormula(actor: Actor, id: number): Promise<void> {
  authorizeInstituto(actor, 'formulas.administrar')
  return inTransaction(async () => {
    const rows = await holdFormulas()
    const row = rows.find((one) => one.id === id)
    if (!row) throw notFound('La fórmula')
    const users = usersOf(row, rows)
    if (users.length > 0)
      throw conflict('en_uso', `No se puede eliminar: la usa ${users.map((titulo) => `«${titulo}»`).join(', ')}.`, {
        usadaPor: users,
      })
    await execute('UPDATE formulas SET eliminada_at = $1 WHERE id = $2', [nowAt(), id])
    await logActo(actor, {
      acto: 'formula.eliminar',
      objeto: 'formula',
      objetoId: row.clave,
      antes: { titulo: row.titulo, formula: row.formula, version: row.version },
    })
  })
}
