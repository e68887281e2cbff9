import { siguienteClave, type ClaveOcupada } from '#domain/organica/clave.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { nowAt } from '#api/clock.ts'
import { execute } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { clavesBajo } from '#api/organica/edicion/claves-bajo.ts'
import type { UnidadFija } from '#api/organica/edicion/find-unidad.ts'
import { endVigencia, turnVigencia } from '#api/organica/edicion/vigencia-row.ts'
import { UnidadModel } from '#api/organica/models/UnidadModel.ts'

/** The key that a unit gets among those under another parent: its own where that is free. */
export function claveEntre(claves: readonly ClaveOcupada[], clave: string): string {
  const taken = claves.some((other) => other.clave === clave)
  return taken || claves.some((other) => other.clave.length !== clave.length) ? siguienteClave(claves) : clave
}

/** Puts a unit under another parent from `fecha` on, with its keys and those of all below it; people are moved apart. */
export async function moverUnidad(
  unidad: UnidadFija,
  padre: UnidadFija,
  fecha: PlainDate,
  actoId: number,
): Promise<string> {
  const clave = claveEntre(await clavesBajo(padre.claves), unidad.clave)
  await turnVigencia(unidad.id, fecha, { parentId: padre.id, clave }, actoId)
  await updateVersioned(UnidadModel, unidad.id, null, { parent_id: padre.id, actualizado_at: nowAt() })
  await execute('UPDATE organica SET parent_id = $1 WHERE id = $2', [padre.organicaId, unidad.organicaId])
  await rekey(unidad.claves, [...padre.claves, clave])
  return clave
}

/** Every row at and below some keys gets others. */
async function rekey(antes: readonly string[], despues: readonly string[]): Promise<void> {
  const sets = despues.map((_clave, i) => `clave_${i} = $${i + 1}`)
  const where = antes.map((_clave, i) => `clave_${i} = $${despues.length + i + 1}`)
  await execute(`UPDATE organica SET ${sets.join(', ')} WHERE ${where.join(' AND ')}`, [...despues, ...antes])
}

/** A unit is none any more after its last day; of one that was merged, `sucesoraId` goes on. */
export async function terminarUnidad(unidad: UnidadFija, hasta: PlainDate, sucesoraId: number | null): Promise<void> {
  await endVigencia(unidad.id, hasta)
  const values = { activo: false, sucesora_id: sucesoraId, actualizado_at: nowAt() }
  await updateVersioned(UnidadModel, unidad.id, null, values)
  await execute(`UPDATE organica SET estatus = 'I', fecha_fin = $1 WHERE id = $2`, [hasta, unidad.organicaId])
  for (const table of ['firmas', 'unidad_cargos'])
    await execute(
      `UPDATE ${table} SET hasta = CASE WHEN desde > $1 THEN desde ELSE $1 END
       WHERE unidad_id = $2 AND (hasta IS NULL OR hasta > $1)`,
      [hasta, unidad.id],
    )
}
