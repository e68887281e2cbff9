import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import { findRow } from '#api/db/find-row.ts'
import { TipoMovimientoModel } from '#api/afiliacion/models/TipoMovimientoModel.ts'
import { broken } from '#api/errors.ts'

export interface Tipo {
  readonly id: number
  readonly nombre: string
  /** Letter of its folios. */
  readonly abreviatura: string
  readonly reglas: ReglasTipo
}

/** The type of that number; 422 at `path` when the catalogue has none. */
export async function findTipo(id: number, path: string): Promise<Tipo> {
  const row = await findRow(TipoMovimientoModel, { id }, ['nombre', 'abreviatura', 'reglas'])
  if (!row) throw broken([{ path, code: 'no_existe', message: 'Ese tipo de movimiento no existe.' }])
  return { id, nombre: row.nombre, abreviatura: row.abreviatura, reglas: reglasOf({ tipo_id: id, reglas: row.reglas }) }
}
