import type { Falta } from '#domain/cargas/falta.ts'
import { CargaRenglonModel } from '#api/cargas/models/CargaRenglonModel.ts'
import { findRow } from '#api/db/find-row.ts'
import { execute } from '#api/db/sql.ts'

/** Refuses a staged row that entered, with why, before the faults that it had. In the caller's transaction. */
export async function rechazarRenglon(cargaId: number, linea: number, falta: Falta): Promise<void> {
  const row = await findRow(CargaRenglonModel, { carga_id: cargaId, linea }, ['faltas'])
  const antes = row && row.faltas !== '' ? (JSON.parse(row.faltas) as Falta[]) : []
  await execute(`UPDATE carga_renglones SET veredicto = 'rechazado', faltas = $1 WHERE carga_id = $2 AND linea = $3`, [
    JSON.stringify([falta, ...antes]),
    cargaId,
    linea,
  ])
}
