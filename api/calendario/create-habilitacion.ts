import type { Actor } from '#domain/acceso/actor.ts'
import { habilitacionIssues } from '#domain/calendario/habilitacion-issues.ts'
import type { Habilitacion } from '#domain/calendario/ventana.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { broken, conflict } from '#api/errors.ts'
import { HabilitacionModel } from '#api/calendario/models/HabilitacionModel.ts'

export interface NuevaHabilitacion extends Habilitacion {
  /** Who asked for it. */
  readonly solicita?: string
}

/**
 * Opens the gate extraordinarily (decisions §3): for one unit or all, on the days `desde` to `hasta`, with a reason.
 * Gives its id. 422 when the days are in the wrong order or too many, the reason is empty or the unit does not exist;
 * 409 `repetida` while an equal one is in force.
 */
export async function createHabilitacion(actor: Actor, input: NuevaHabilitacion): Promise<number> {
  authorizeInstituto(actor, 'calendario.administrar')
  const { tipo, unidadId, desde, hasta } = input
  const [motivo, solicita] = [input.motivo.trim(), input.solicita?.trim() ?? '']
  const issues = habilitacionIssues({ tipo, desde, hasta, motivo })
  if (issues.length > 0) throw broken(issues)
  return inTransaction(async () => {
    if (unidadId !== null && !(await selectRow('SELECT id FROM unidades WHERE id = $1 AND nivel <= 2', [unidadId])))
      throw broken([{ path: 'unidadId', code: 'no_existe', message: 'Esa entidad no existe.' }])
    await assertNueva(input)
    const values = { tipo, unidad_id: unidadId, desde, hasta, motivo, solicita }
    const id = await insertRow(HabilitacionModel, { ...values, creada_por: actor.id, creada_at: nowAt() })
    const despues = { tipo, unidadId, desde, hasta, motivo, solicita }
    await logActo(actor, { acto: 'habilitacion.crear', objeto: 'habilitacion', objetoId: id, despues })
    return id
  })
}

/** Throws 409 while an equal one is in force: ended, it can be given again. */
async function assertNueva({ tipo, unidadId, desde, hasta }: NuevaHabilitacion): Promise<void> {
  await holdTurno('habilitaciones')
  const binds = new Binds()
  const unidad = unidadId === null ? 'unidad_id IS NULL' : `unidad_id = ${binds.add(unidadId)}`
  const same = await selectRow(
    `SELECT id FROM habilitaciones WHERE ${unidad} AND tipo = ${binds.add(tipo)} AND desde = ${binds.add(desde)}
       AND hasta = ${binds.add(hasta)} AND revocada_at IS NULL`,
    binds.values,
  )
  if (same) throw conflict('repetida', 'Ya hay una habilitación igual, de esos días: termina esa antes de dar otra.')
}
