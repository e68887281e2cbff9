import { NominaEmisorModel } from '#api/afiliacion/models/NominaEmisorModel.ts'
import { findRow } from '#api/db/find-row.ts'

/** Ordinal of the quincena from which an entity (level 1) sends its payroll by file; null for one that does not. */
export async function findEmisorDesde(entidadId: number): Promise<number | null> {
  const row = await findRow(NominaEmisorModel, { entidad_id: entidadId }, ['desde'])
  return row?.desde ?? null
}
