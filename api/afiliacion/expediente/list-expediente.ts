import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean, selectRows, SQL_FALSE } from '#api/db/sql.ts'
import type { DocumentoExpediente } from '#domain/afiliacion/documento-expediente.ts'
import type { ExpedienteModel } from '#api/afiliacion/models/ExpedienteModel.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import type { ArchivoModel } from '#api/documentos/models/ArchivoModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

type ExpedienteRow = Pick<RowOf<ExpedienteModel>, 'id' | 'tipo' | 'archivo_id' | 'por' | 'agregado_at' | 'vigente'> &
  Pick<RowOf<ArchivoModel>, 'nombre' | 'bytes' | 'paginas'> &
  LeftJoined<RowAs<UsuarioModel, { agregado_por: 'nombre' }> & RowAs<MovimientoModel, { en_tramite: 'folio' }>>

/** Papers of a person's expediente, newest first, those replaced included. The caller checked the scope. */
export async function listExpediente(afiliadoId: number): Promise<DocumentoExpediente[]> {
  const rows = await selectRows<ExpedienteRow>(
    `SELECT e.id, e.tipo, e.archivo_id, f.nombre, f.bytes, f.paginas, e.por, e.agregado_at, u.nombre AS agregado_por, e.vigente,
       m.folio AS en_tramite
     FROM expediente e JOIN archivos f ON f.id = e.archivo_id
       LEFT JOIN movimientos m ON m.id = e.movimiento_id AND m.aplicado = ${SQL_FALSE} LEFT JOIN usuarios u ON u.id = e.agregado_por
     WHERE e.afiliado_id = $1 ORDER BY e.id DESC`,
    [afiliadoId],
  )
  return rows.map((row) => ({
    id: row.id,
    tipo: row.tipo,
    archivo: { id: row.archivo_id, nombre: row.nombre, bytes: row.bytes, paginas: row.paginas },
    por: row.por,
    agregadoAt: row.agregado_at,
    agregadoPor: row.agregado_por ?? 'Sistema',
    vigente: asBoolean(row.vigente),
    enTramite: row.en_tramite,
  }))
}
