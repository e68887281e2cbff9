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

/**
 * Every account of the people of those accounts, the account `sistema` as 0. A link may lead to an account whose e-mail leads to
 * another: it is asked until nothing new comes.
 */
export async function cuentasDe(ids: readonly (number | null)[]): Promise<number[]> {
  let known = new Set(ids.filter((id) => id !== null))
  if (known.size === 0) return [0]
  for (;;) {
    const binds = new Binds()
    const rows = await selectRows<{ id: number }>(
      `SELECT DISTINCT o.id FROM usuarios u JOIN usuarios o ON ${mismaPersonaSql('u', 'o')} WHERE u.id IN (${binds.addAll([...known])})`,
      binds.values,
    )
    const found = new Set([...known, ...rows.map((row) => row.id)])
    if (found.size === known.size) return [...known]
    known = found
  }
}

/** The accounts that count when `actor` takes a turn: the own person's and, for who delegated it, theirs. */
export function cuentasDelActor(actor: Actor): Promise<number[]> {
  return cuentasDe([actor.id, ...(actor.delegaciones ?? []).map(({ deId }) => deId)])
}
