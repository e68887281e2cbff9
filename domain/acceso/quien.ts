import type { Acto } from './acto.ts'

/** Accounts that count as one person, and the acts that they may do. */
export interface Mano {
  readonly ids: readonly number[]
  readonly actos: ReadonlySet<Acto>
}

/** A signature that somebody lent. */
export interface ManoDelegada extends Mano {
  readonly deId: number
  readonly deNombre: string
}

/** Who acts: every account of the same person with the acts of the own profile, and the signatures lent to them. */
export interface Quien extends Mano {
  readonly delegadas?: readonly ManoDelegada[]
}

/** The hand that may act (`delegada` is null for the own one), or why none may. */
export type Eleccion<R extends string> =
  { readonly rechazo: null; readonly delegada: ManoDelegada | null } | { readonly rechazo: R }

/**
 * Picks the first hand that `rechazoDe` accepts, the own one first. Who lent a signature counts as the same person only in that
 * hand (decisions §11.9). When no hand may act, the refusal is the first of `orden` that any hand gave.
 */
export function elegirMano<R extends string>(
  quien: Quien,
  rechazoDe: (mano: Mano) => R | null,
  orden: readonly [R, ...R[]],
): Eleccion<R> {
  const own = rechazoDe(quien)
  if (own === null) return { rechazo: null, delegada: null }
  const given = new Set<R>([own])
  for (const delegada of quien.delegadas ?? []) {
    const rechazo = rechazoDe({ ids: [...quien.ids, ...delegada.ids], actos: delegada.actos })
    if (rechazo === null) return { rechazo: null, delegada }
    given.add(rechazo)
  }
  return { rechazo: orden.find((one) => given.has(one)) ?? own }
}
