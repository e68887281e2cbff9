import type { Proceso } from '#domain/procesos/modulo.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound, type AppError } from '#api/errors.ts'
import type { ProcesoModel } from '#api/procesos/models/ProcesoModel.ts'

export type ProcesoRow = Pick<
  RowOf<ProcesoModel>,
  'id' | 'nombre' | 'componente' | 'id_modulo' | 'parent_id' | 'orden' | 'tipo' | 'descripcion' | 'version'
>

export const PROCESO_COLUMNS =
  'p.id, p.nombre, p.componente, p.id_modulo, p.parent_id, p.orden, p.tipo, p.descripcion, p.version'

export const presentProceso = (row: ProcesoRow): Proceso => ({
  id: row.id,
  nombre: row.nombre,
  componente: row.componente,
  id_modulo: row.id_modulo,
  parent_id: row.parent_id,
  orden: row.orden,
  tipo: row.tipo,
  descripcion: row.descripcion,
  version: row.version,
})

/** The process, or 404. */
export async function findProceso(id: number): Promise<Proceso> {
  const row = await selectRow<ProcesoRow>(`SELECT ${PROCESO_COLUMNS} FROM procesos p WHERE p.id = $1`, [id])
  if (!row) throw notFound('El proceso')
  return presentProceso(row)
}

/** 409 of a process, or of who answers for it, that somebody saved first. */
export function staleProceso({ id, nombre }: Proceso, extra: Readonly<Record<string, unknown>>): Promise<AppError> {
  return staleVersion({ objeto: 'proceso', objetoId: id }, `cambió el proceso ${nombre} mientras lo editabas.`, extra)
}
