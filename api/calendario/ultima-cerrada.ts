import { selectRow } from '#api/db/sql.ts'

/** Ordinal of the last quincena that the entity closed; null if none, or without an entity. */
export async function ultimaCerrada(entidadId: number | null): Promise<number | null> {
  if (entidadId === null) return null
  const row = await selectRow<{ ultima: number | null }>(
    `SELECT MAX(quincena) AS ultima FROM cierres WHERE entidad_id = $1 AND estado = 'cerrado'`,
    [entidadId],
  )
  return row?.ultima ?? null
}
