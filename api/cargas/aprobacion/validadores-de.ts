import { lugarDelValidadorSql, VALIDADORES_SQL } from '#api/afiliacion/padron/sin-validador-sql.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { cuentasDe } from '#api/usuarios/misma-persona.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'

/** Validators of the dependency of a load who did not load it, sorted by name. */
export async function validadoresDe({
  entidadId,
  creadaPor,
}: Pick<CargaRow, 'entidadId' | 'creadaPor'>): Promise<{ readonly id: number; readonly nombre: string }[]> {
  if (entidadId === null) return []
  const binds = new Binds()
  const entidad = binds.add(entidadId)
  const suyas = binds.addAll(await cuentasDe([creadaPor]))
  return selectRows(
    `SELECT s.id, s.nombre FROM ${VALIDADORES_SQL} JOIN usuarios s ON s.id = v.id
     WHERE ${lugarDelValidadorSql(['NULL', entidad, 'NULL'])} AND v.id NOT IN (${suyas}) ORDER BY s.nombre, s.id`,
    binds.values,
  )
}
