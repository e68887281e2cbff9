import type { Actor } from '#domain/acceso/actor.ts'
import { DOS_MANOS, manoRepetida, puedeAutorizar, puedeIntervenir } from '#domain/autorizaciones/dos-manos.ts'
import { AppError, forbidden } from '#api/errors.ts'
import { cuentasDe, cuentasPara } from '#api/usuarios/misma-persona.ts'
import type { PropuestaRow } from './propuesta-row.ts'

/**
 * Requires a person who did not act on the proposal yet, whatever account they use, with the right to authorise the act. Throws 409
 * `misma_persona`, 403.
 */
export async function assertOtraMano(actor: Actor, row: Turno): Promise<void> {
  await assertOtraPersona(actor, row)
  if (!puedeAutorizar(actor, row.accion, row)) throw forbidden()
}

/** The same to reject it: who gave an authorisation may, and so may whoever gives the last one. */
export async function assertPuedeRechazar(actor: Actor, row: Turno): Promise<void> {
  await assertOtraPersona(actor, { ...row, primeraPor: null, segundaPor: null })
  if (!puedeIntervenir(actor, row.accion, row)) throw forbidden()
}

type Turno = Pick<PropuestaRow, 'accion' | 'exige' | 'propuestaPor' | 'primeraPor' | 'segundaPor'>

async function assertOtraPersona(actor: Actor, { accion, propuestaPor, primeraPor, segundaPor }: Turno): Promise<void> {
  const suyas = new Set(await cuentasPara(actor, DOS_MANOS[accion].capacidad))
  const cuentaDe = async (id: number | null): Promise<number | null> =>
    (await cuentasDe([id])).find((one) => suyas.has(one)) ?? null
  const repetida = manoRepetida(
    {
      propuestaPor: await cuentaDe(propuestaPor),
      primeraPor: primeraPor === null ? null : await cuentaDe(primeraPor),
      segundaPor: segundaPor === null ? null : await cuentaDe(segundaPor),
    },
    suyas,
  )
  if (repetida !== '') throw new AppError(409, 'misma_persona', repetida)
}
