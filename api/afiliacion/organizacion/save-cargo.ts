import type { Actor } from '#domain/acceso/actor.ts'
import { cargoIssues, type CargoPanel, type DatosCargo } from '#domain/organica/arbol.ts'
import { vispera } from '#domain/organica/vigencia.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { findUnidad } from '#api/organica/edicion/find-unidad.ts'
import { UnidadCargoModel } from '#api/organica/models/UnidadCargoModel.ts'
import { selectCargos } from './get-unidad.ts'

/**
 * Names who answers for a unit from a day on; the one before ends the day before. Gives all there were. Throws 403, 404, 422 by
 * field.
 */
export function nombrarCargo(actor: Actor, unidadId: number, datos: DatosCargo): Promise<CargoPanel[]> {
  authorizeInstituto(actor, 'organica.administrar')
  return inTransaction(async () => {
    const unidad = await findUnidad(unidadId)
    const actual = (await selectCargos(unidadId)).find(({ cargo, hasta }) => cargo === datos.cargo && hasta === null)
    const issues = cargoIssues(datos, actual ?? null)
    const desde = parsePlainDate(datos.desde)
    if (issues.length > 0 || desde === null) throw broken(issues)
    if (actual) await execute('UPDATE unidad_cargos SET hasta = $1 WHERE id = $2', [vispera(desde), actual.id])
    const values = { cargo: datos.cargo, nombre: datos.nombre.trim(), curp: datos.curp.trim().toUpperCase(), desde }
    await insertRow(UnidadCargoModel, { unidad_id: unidadId, ...values, creado_at: nowAt() })
    await logActo(actor, {
      acto: 'unidad.cargo',
      objeto: 'unidad',
      objetoId: unidad.id,
      ...(actual && { antes: { cargo: actual.cargo, nombre: actual.nombre, desde: actual.desde } }),
      despues: values,
    })
    return selectCargos(unidadId)
  })
}
