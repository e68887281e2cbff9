import { isAdministrador, type Actor } from '#domain/acceso/actor.ts'
import type { Habilitacion } from '#domain/calendario/ventana.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { broken, forbidden } from '#api/errors.ts'

/**
 * Opens the gate extraordinarily (decisions §3): for one unit or all, on the days `desde` to `hasta`, with a reason.
 * Gives its id. 422 when the days are in the wrong order, the reason is empty or the unit does not exist.
 */
export async function createHabilitacion(actor: Actor, input: Habilitacion): Promise<number> {
  if (!isAdministrador(actor) && !actor.actos.has('administrar')) throw forbidden()
  const { tipo, unidadId, desde, hasta } = input
  const motivo = input.motivo.trim()
  if (desde > hasta)
    throw broken([{ path: 'hasta', code: 'orden', message: 'La fecha final es anterior a la inicial.' }])
  if (motivo === '') throw broken([{ path: 'motivo', code: 'requerido', message: 'Escribe el motivo.' }])
  return inTransaction(async () => {
    if (unidadId !== null && !(await selectRow('SELECT id FROM unidades WHERE id = $1', [unidadId])))
      throw broken([{ path: 'unidadId', code: 'no_existe', message: 'Esa entidad no existe.' }])
    const row = await selectRow<{ id: number }>(
      `INSERT INTO habilitaciones (tipo, unidad_id, desde, hasta, motivo, creada_por, creada_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [tipo, unidadId, desde, hasta, motivo, actor.id, nowAt()],
    )
    const id = row?.id ?? 0
    const despues = { tipo, unidadId, desde, hasta, motivo }
    await logActo(actor, { acto: 'habilitacion.crear', objeto: 'habilitacion', objetoId: id, despues })
    return id
  })
}
