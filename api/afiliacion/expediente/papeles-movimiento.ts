import type { LeftJoined, NotNull, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows, SQL_TRUE } from '#api/db/sql.ts'
import type { PapelDeMovimiento } from '#domain/afiliacion/documento-expediente.ts'
import type { ExpedienteModel } from '#api/afiliacion/models/ExpedienteModel.ts'
import type { ArchivoModel } from '#api/documentos/models/ArchivoModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

type PapelRow = NotNull<Pick<RowOf<ExpedienteModel>, 'movimiento_id'>> &
  Pick<RowOf<ExpedienteModel>, 'tipo' | 'archivo_id' | 'por' | 'agregado_at'> &
  Pick<RowOf<ArchivoModel>, 'nombre' | 'bytes' | 'paginas'> &
  LeftJoined<RowAs<UsuarioModel, { agregado_por: 'nombre' }>>

/** Papers in force that came with each movement, by its id, in one query. The caller checked the scope. */
export async function loadPapelesMovimiento(ids: readonly number[]): Promise<ReadonlyMap<number, PapelDeMovimiento[]>> {
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<PapelRow>(
    `SELECT e.movimiento_id, e.tipo, e.archivo_id, f.nombre, f.bytes, f.paginas, e.por, e.agregado_at, u.nombre AS agregado_por
     FROM expediente e JOIN archivos f ON f.id = e.archivo_id LEFT JOIN usuarios u ON u.id = e.agregado_por
     WHERE e.vigente = ${SQL_TRUE} AND e.movimiento_id IN (${binds.addAll(ids)}) ORDER BY e.id`,
    binds.values,
  )
  const byId = new Map<number, PapelDeMovimiento[]>()
  for (const row of rows) byId.set(row.movimiento_id, [...(byId.get(row.movimiento_id) ?? []), papelDe(row)])
  return byId
}

function papelDe({
  tipo,
  archivo_id,
  nombre,
  bytes,
  paginas,
  por,
  agregado_at,
  agregado_por,
}: PapelRow): PapelDeMovimiento {
  return {
    tipo,
    archivo: { id: archivo_id, nombre, bytes, paginas },
    por,
    agregadoAt: agregado_at,
    agregadoPor: agregado_por ?? 'Sistema',
  }
}
