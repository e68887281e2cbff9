import { CUENTA_SISTEMA, type Actor } from '#domain/acceso/actor.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/**
 * Condition that two rows of `usuarios` are one person: the same account, accounts an administrator linked, or an equal
 * e-mail (decisions §10.7). `a` and `b` are our own aliases.
 */
export function mismaPersonaSql(a: string, b: string): string {
  return `(${a}.id = ${b}.id OR (${a}.correo <> '' AND LOWER(${a}.correo) = LOWER(${b}.correo))
    OR ${a}.misma_persona = ${b}.id OR ${b}.misma_persona = ${a}.id OR ${a}.misma_persona = ${b}.misma_persona)`
}

interface Pareja {
  readonly a: number
  readonly b: number
}

/** Every pair of accounts of one person that those accounts lead to: a link may lead to an account whose e-mail leads to another, so it is asked until nothing new comes. */
async function loadParejas(ids: readonly number[]): Promise<{ known: Set<number>; parejas: readonly Pareja[] }> {
  let known = new Set(ids)
  for (;;) {
    if (known.size === 0) return { known, parejas: [] }
    const binds = new Binds()
    const parejas = await selectRows<Pareja>(
      `SELECT u.id AS a, o.id AS b FROM usuarios u JOIN usuarios o ON ${mismaPersonaSql('u', 'o')} WHERE u.id IN (${binds.addAll([...known])})`,
      binds.values,
    )
    const found = new Set([...known, ...parejas.map(({ b }) => b)])
    if (found.size === known.size) return { known, parejas }
    known = found
  }
}

/** Every account of the people of those accounts, of `sistema` where there is none of a user. */
export async function cuentasDe(ids: readonly (number | null)[]): Promise<number[]> {
  const { known } = await loadParejas(ids.filter((id) => id !== null))
  return known.size === 0 ? [CUENTA_SISTEMA] : [...known]
}

/** Tells people apart: gives of each of those accounts one number that it shares with every account of the same person. */
export async function personasDe(ids: readonly number[]): Promise<(id: number) => number> {
  const { parejas } = await loadParejas([...new Set(ids)])
  const parents = new Map<number, number>()
  const personaOf = (id: number): number => {
    const parent = parents.get(id) ?? id
    return parent === id ? id : personaOf(parent)
  }
  for (const { a, b } of parejas) parents.set(personaOf(a), personaOf(b))
  return personaOf
}

/** The accounts that count when `actor` takes a turn: the own person's and, for who delegated it, theirs. */
export function cuentasDelActor(actor: Actor): Promise<number[]> {
  return cuentasDe([actor.id, ...(actor.delegaciones ?? []).map(({ deId }) => deId)])
}
