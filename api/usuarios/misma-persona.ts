import { CUENTA_SISTEMA, propiosOf, type Actor } from '#domain/acceso/actor.ts'
import { isAllowed } from '#domain/acceso/can.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import type { Quien } from '#domain/acceso/quien.ts'
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

/** Who acts: every account of the same person with the acts of the own profile, and each signature lent to them. */
export async function quienDe(actor: Actor): Promise<Quien> {
  const ids = await cuentasDe([actor.id])
  const delegadas = []
  // One after the other: within a transaction they share a connection.
  for (const { deId, deNombre, actos } of actor.delegaciones ?? [])
    delegadas.push({ deId, deNombre, actos, ids: await cuentasDe([deId]) })
  return { ids, actos: propiosOf(actor).actos, delegadas }
}

/**
 * The accounts that count as the actor's when `capacidad` is used: the own person's. Who lent a signature counts too where only
 * the delegation allows it (decisions §11.9).
 */
export function cuentasPara(actor: Actor, capacidad: CapacidadId): Promise<number[]> {
  const delegaciones = isAllowed(propiosOf(actor), capacidad) ? [] : (actor.delegaciones ?? [])
  return cuentasDe([actor.id, ...delegaciones.filter((one) => isAllowed(one, capacidad)).map(({ deId }) => deId)])
}
