import type { Modulo } from '#domain/procesos/modulo.ts'
import { claveModulo } from '#domain/procesos/ruta-modulo.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { ModuloModel } from '#api/procesos/models/ModuloModel.ts'

export type ModuloRow = Pick<RowOf<ModuloModel>, 'id' | 'nombre' | 'tipo' | 'icono' | 'orden' | 'version'>

export const MODULO_COLUMNS = 'm.id, m.nombre, m.tipo, m.icono, m.orden, m.version'

/** Bands from top to bottom, as the map shows them. */
export const UBICACION_SQL = `CASE m.tipo WHEN 'top' THEN 0 WHEN 'center' THEN 1 ELSE 2 END`

/** Processes `p` as the map has them, module `m` by module. */
export const ORDEN_MAPA_SQL = `${UBICACION_SQL}, m.orden, m.id, p.orden, p.id`

export const presentModulo = ({ id, nombre, tipo, icono, orden, version }: ModuloRow): Modulo => ({
  id,
  nombre,
  tipo,
  icono: icono ?? '',
  orden,
  version,
})

/** The module, or 404. */
export async function findModulo(id: number): Promise<Modulo> {
  const row = await selectRow<ModuloRow>(`SELECT ${MODULO_COLUMNS} FROM modulos m WHERE m.id = $1`, [id])
  if (!row) throw notFound('El módulo')
  return presentModulo(row)
}

/** The module that an address names ("pensiones-inferior"), if there is one. */
export async function findModuloDeClave(clave: string): Promise<Pick<Modulo, 'id' | 'nombre'> | undefined> {
  const rows = await selectRows<Pick<Modulo, 'id' | 'nombre' | 'tipo'>>('SELECT id, nombre, tipo FROM modulos')
  return rows.find((row) => claveModulo(row) === clave)
}
