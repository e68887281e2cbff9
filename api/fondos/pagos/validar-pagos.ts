import type { Actor } from '#domain/acceso/actor.ts'
import type { LineaPorValidar } from '#domain/fondos/pagos/panel-pagos.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActos } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { AppError, broken, notFound } from '#api/errors.ts'
import { acreditarCargos } from '#api/fondos/cair/acreditar-cargos.ts'
import { LineaPagoModel } from '#api/fondos/models/LineaPagoModel.ts'
import { cuentasDe, cuentasPara } from '#api/usuarios/misma-persona.ts'
import { selectLineas } from './lineas/list-lineas-por-validar.ts'

export interface CambioValidacion {
  readonly id: number
  readonly version: number
  readonly validado: boolean
}

/**
 * Ticks or unticks lines, all or none, on a PAGO day; who is signed in becomes their validator. Only what the bank paid can be
 * ticked: it credits the CAIR accounts with the bank's date, and unticking reverses that. Throws 423 on another day, 404 for a
 * line that does not exist, 409 `version` with all that somebody changed first in `actual`, 409 `misma_persona` for a payment that the
 * actor recorded, 422 for a line that is not paid, or whose money was withdrawn from an account.
 */
export async function validarPagos(actor: Actor, cambios: readonly CambioValidacion[]): Promise<LineaPorValidar[]> {
  authorizeInstituto(actor, 'pagos.validar')
  await assertVentanaAbierta(actor, 'PAGO')
  const ids = cambios.map(({ id }) => id)
  const versiones = new Map(cambios.map(({ id, version }) => [id, version]))
  return inTransaction(async () => {
    const before = new Map((await selectLineas(ids)).map((linea) => [linea.id, linea]))
    const changedByOthers = [...before.values()].filter(({ id, version }) => version !== versiones.get(id))
    if (changedByOthers.length > 0) throw await changedFirst(changedByOthers)
    await assertOtraPersona(actor, cambios, before)
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

/** The person who recorded a payment or assigned it to its line cannot validate it with any account (decisions §11.7). */
async function assertOtraPersona(
  actor: Actor,
  cambios: readonly CambioValidacion[],
  lineas: ReadonlyMap<number, LineaPorValidar>,
): Promise<void> {
  const ids = cambios.filter(({ id, validado }) => validado && lineas.get(id)?.validado === false).map(({ id }) => id)
  if (ids.length === 0) return
  const binds = new Binds()
  const pagos = await selectRows<{ lineaId: number; por: number | null }>(
    `SELECT DISTINCT linea_id AS "lineaId", por FROM (SELECT linea_id, registrado_por AS por FROM pagos
       UNION SELECT linea_id, asignado_por FROM pagos) p WHERE linea_id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  const suyas = new Set(await cuentasPara(actor, 'pagos.validar'))
  for (const { lineaId, por } of pagos)
    if (por !== null && (await cuentasDe([por])).some((id) => suyas.has(id)))
      throw new AppError(
        409,
        'misma_persona',
        `La línea ${lineas.get(lineaId)?.referencia ?? ''} la valida otra persona: tú registraste su pago.`,
      )
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
  if (!(await updateVersioned(LineaPagoModel, id, version, values))) throw await changedFirst(await selectLineas([id]))
}

/** Several may be of several people: then the last one is named, with how many changed in all. */
function changedFirst(actual: readonly LineaPorValidar[]): Promise<AppError> {
  const registros = actual.map(({ referencia }) => ({ objeto: 'linea_pago', objetoId: referencia }) as const)
  const hecho =
    actual.length === 1
      ? `cambió la línea ${actual[0]?.referencia ?? ''} mientras la tenías abierta.`
      : `cambió la última de las ${actual.length} líneas que cambiaron mientras las tenías abiertas.`
  return staleVersion(registros, hecho, { actual })
}
