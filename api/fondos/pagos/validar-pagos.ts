import type { Actor } from '#domain/acceso/actor.ts'
import type { LineaPorValidar } from '#domain/fondos/pagos/panel-pagos.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActos } from '#api/acceso/bitacora.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, conflict, notFound, type AppError } from '#api/errors.ts'
import { acreditarCargos } from '#api/fondos/cair/acreditar-cargos.ts'
import { selectLineas } from './list-lineas-por-validar.ts'

export interface CambioValidacion {
  readonly id: number
  readonly version: number
  readonly validado: boolean
}

/**
 * Ticks or unticks lines, all or none, on a PAGO day; who is signed in becomes their validator. Only what the bank paid can be
 * ticked: it credits the CAIR accounts with the bank's date, and unticking reverses that. Throws 423 on another day, 404 for a
 * line that does not exist, 409 `version` with all that somebody changed first in `actual`, 422 for a line that is not paid, or
 * whose money was withdrawn from an account.
 */
export async function validarPagos(actor: Actor, cambios: readonly CambioValidacion[]): Promise<LineaPorValidar[]> {
  authorizeInstituto(actor, 'pagos.validar')
  await assertVentanaAbierta(actor, 'PAGO')
  const ids = cambios.map(({ id }) => id)
  const versiones = new Map(cambios.map(({ id, version }) => [id, version]))
  return inTransaction(async () => {
    const before = new Map((await selectLineas(ids)).map((linea) => [linea.id, linea]))
    const changedByOthers = [...before.values()].filter(({ id, version }) => version !== versiones.get(id))
    if (changedByOthers.length > 0) throw changedFirst(changedByOthers)
    for (const cambio of cambios) await apply(actor, cambio, before.get(cambio.id))
    const changed = cambios.filter(({ id, validado }) => before.get(id)?.validado !== validado)
    await acreditarCargos(
      actor,
      changed.map(({ id }) => id),
    )
    await logActos(
      actor,
      changed.map(({ id, validado }) => ({
        acto: validado ? ('pago.validar' as const) : ('pago.quitar_validacion' as const),
        objeto: 'linea_pago',
        objetoId: before.get(id)?.referencia ?? id,
      })),
    )
    return selectLineas(ids)
  })
}

async function apply(
  actor: Actor,
  { id, version, validado }: CambioValidacion,
  linea: LineaPorValidar | undefined,
): Promise<void> {
  if (!linea) throw notFound('La línea de pago')
  if (validado && linea.estatus !== 'PAGADO')
    throw broken(
      [{ path: `validado.${id}`, code: 'sin_pago', message: `La línea ${linea.referencia} aún no está pagada.` }],
      `La línea ${linea.referencia} aún no está pagada: solo se valida lo que el banco ya pagó.`,
    )
  const values = validado ? { validado_at: nowAt(), validado_por: actor.id } : { validado_at: null, validado_por: null }
  if (!(await updateVersioned('lineas_pago', id, version, values))) throw changedFirst(await selectLineas([id]))
}

function changedFirst(actual: readonly LineaPorValidar[]): AppError {
  const message =
    actual.length === 1
      ? `Otra persona cambió la línea ${actual[0]?.referencia ?? ''} mientras la tenías abierta.`
      : `Otra persona cambió ${actual.length} líneas mientras las tenías abiertas.`
  return conflict('version', message, { actual })
}
