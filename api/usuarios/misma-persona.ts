import type { Actor } from '#domain/acceso/actor.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/**
 * Condition that two rows of `usuarios` are one person: the same account, accounts an administrator linked, or an equal
 * e-mail (decisions §10.7). `a` and `b` are our own aliases.
 */
export function mismaPersonaSql(a: string, b: string): string {
  return `(${a}.id = ${b}.id OR (${a}.correo <> '' AND LOWER(${a}.correo) = LOWER(${b}.correo))
    OR ${a}.misma_persona = ${b}.id OR ${b}.misma_persona = ${a}.id OR ${a}.misma_persona = ${b}.misma_persona)`
}

/** Every account of the actor's person, the account `sistema` as 0. */
export async function cuentasDe(ids: readonly (number | null)[]): Promise<number[]> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return [0]
  const binds = new Binds()
  const rows = await selectRows<{ id: number }>(
    `SELECT DISTINCT o.id FROM usuarios u JOIN usuarios o ON ${mismaPersonaSql('u', 'o')} WHERE u.id IN (${binds.addAll(known)})`,
    binds.values,
  )
  return [...new Set([...known, ...rows.map((row) => row.id)])]
}

/** The accounts that count when `actor` takes a turn: the own person's and, for who delegated it, theirs. */
export function cuentasDelActor(actor: Actor): Promise<number[]> {
  return cuentasDe([actor.id, ...(actor.delegaciones ?? []).map(({ deId }) => deId)])
}
