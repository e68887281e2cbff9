import { SIN_INICIO, vispera, type Vigencia } from '#domain/organica/vigencia.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { nowAt } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, execute, selectRow, selectRows } from '#api/db/sql.ts'
import { UnidadVigenciaModel } from '#api/organica/models/UnidadVigenciaModel.ts'

/** A version of a unit, as kept. */
export type VigenciaRow = Vigencia & Pick<RowOf<UnidadVigenciaModel>, 'id'> & { readonly actoId: number | null }

const SQL = `SELECT id, unidad_id AS "unidadId", desde, hasta, nombre, clave, parent_id AS "parentId", acto_id AS "actoId"
  FROM unidad_vigencias`

/** Every version of some units, the oldest first; of all of them without `ids`. */
export async function selectVigencias(ids: readonly number[] | null = null): Promise<VigenciaRow[]> {
  const binds = new Binds()
  const where = ids === null ? '' : `WHERE unidad_id IN (${binds.addAll(ids)})`
  return selectRows<VigenciaRow>(`${SQL} ${where} ORDER BY unidad_id, desde, id`, binds.values)
}

/** A new unit's first version; without a day it holds since before there was a portal. */
export async function openVigencia(
  unidad: { readonly id: number; readonly nombre: string; readonly clave: string; readonly parentId: number | null },
  desde: PlainDate = SIN_INICIO,
): Promise<void> {
  await insertRow(UnidadVigenciaModel, {
    unidad_id: unidad.id,
    desde,
    nombre: unidad.nombre,
    clave: unidad.clave,
    parent_id: unidad.parentId,
    registrado_at: nowAt(),
  })
}

/**
 * From `desde` on a unit is called, keyed and placed otherwise: its last version ends the day before. What began on that very
 * day is put right in its own row.
 */
export async function turnVigencia(
  unidadId: number,
  desde: PlainDate,
  cambio: Partial<Pick<Vigencia, 'nombre' | 'clave' | 'parentId'>>,
  actoId: number | null = null,
): Promise<void> {
  const last = await selectRow<VigenciaRow>(`${SQL} WHERE unidad_id = $1 ORDER BY desde DESC, id DESC LIMIT 1`, [
    unidadId,
  ])
  if (!last) throw new Error(`The unit ${unidadId} has no validity`)
  const { nombre, clave, parentId } = { ...last, ...cambio }
  if (last.desde === desde) {
    await execute('UPDATE unidad_vigencias SET nombre = $1, clave = $2, parent_id = $3 WHERE id = $4', [
      nombre,
      clave,
      parentId,
      last.id,
    ])
    return
  }
  await execute('UPDATE unidad_vigencias SET hasta = $1 WHERE id = $2', [vispera(desde), last.id])
  await insertRow(UnidadVigenciaModel, {
    unidad_id: unidadId,
    desde,
    nombre,
    clave,
    parent_id: parentId,
    acto_id: actoId,
    registrado_at: nowAt(),
  })
}

/** Sets the last day of a unit; null lets it go on. */
export async function endVigencia(unidadId: number, hasta: PlainDate | null): Promise<void> {
  await execute(
    `UPDATE unidad_vigencias SET hasta = $1 WHERE id =
       (SELECT id FROM unidad_vigencias WHERE unidad_id = $2 ORDER BY desde DESC, id DESC LIMIT 1)`,
    [hasta, unidadId],
  )
}
