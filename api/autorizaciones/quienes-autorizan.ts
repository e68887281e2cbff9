import type { Acto } from '#domain/acceso/acto.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { actosQueAutorizan, puedeAutorizar, type AccionId, type Manos } from '#domain/autorizaciones/dos-manos.ts'
import { selectRow } from '#api/db/sql.ts'
import { cuentasQuePueden } from './cuentas-que-pueden.ts'

/**
 * Ids of the active accounts, at most 20, that can authorise an act of `actor` and have the act `exige`, if there is one. The accounts
 * of the actor's person, and of those who already acted on the proposal, are not among them.
 */
export function quienesAutorizan(
  actor: Actor,
  accion: AccionId,
  {
    exige = '',
    propuestaPor = null,
    primeraPor = null,
    segundaPor = null,
  }: Partial<Manos> & { readonly exige?: Acto | '' } = {},
): Promise<number[]> {
  const puede = (quien: Actor): boolean => puedeAutorizar(quien, accion, { exige, primeraPor, segundaPor })
  return cuentasQuePueden(actor, actosQueAutorizan(accion), puede, [propuestaPor, primeraPor, segundaPor])
}

/**
 * Whether no second person exists for an act of `actor`, who then does it alone. So it is in a new installation: nobody else can
 * authorise it, and nobody ever authorised anything. Later an administrator who disabled every signer gains nothing: only `sistema`,
 * on the server, acts alone then, so that an institute whose signers all left has a way on.
 */
export async function faltaSegunda(actor: Actor, accion: AccionId): Promise<boolean> {
  if ((await quienesAutorizan(actor, accion)).length > 0) return false
  return (
    actor.id === null || (await selectRow(`SELECT id FROM propuestas WHERE estado = 'autorizada' LIMIT 1`)) === null
  )
}
