import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean, selectRows, SQL_FALSE } from '#api/db/sql.ts'
import type { DocumentoExpediente } from '#domain/afiliacion/documento-expediente.ts'
import { isDeOtraPersona } from '#domain/afiliacion/tipos/papel-equivocado.ts'
import type { PapelReconocido } from '#domain/documentos/lectura.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { ExpedienteModel } from '#api/afiliacion/models/ExpedienteModel.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import type { ArchivoModel } from '#api/documentos/models/ArchivoModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

type ExpedienteRow = Pick<RowOf<ExpedienteModel>, 'id' | 'tipo' | 'archivo_id' | 'por' | 'agregado_at' | 'vigente'> &
  Pick<RowOf<ArchivoModel>, 'nombre' | 'bytes' | 'paginas' | 'reconocido'> &
  Pick<RowOf<AfiliadoModel>, 'curp'> &
  LeftJoined<
    RowAs<UsuarioModel, { agregado_por: 'nombre' }> &
      RowAs<MovimientoModel, { en_tramite: 'folio'; en_curso: 'activo' }>
  >

/**
 * Papers of a person's expediente, newest first, those replaced included; not those of somebody else that came with a movement which was
 * cancelled (decisions §11.25). The caller checked the scope.
 */
export async function listExpediente(afiliadoId: number): Promise<DocumentoExpediente[]> {
  const rows = await selectRows<ExpedienteRow>(
    `SELECT e.id, e.tipo, e.archivo_id, f.nombre, f.bytes, f.paginas, f.reconocido, e.por, e.agregado_at, u.nombre AS agregado_por, e.vigente,
       m.folio AS en_tramite, m.activo AS en_curso, a.curp
     FROM expediente e JOIN archivos f ON f.id = e.archivo_id JOIN afiliados a ON a.id = e.afiliado_id
       LEFT JOIN movimientos m ON m.id = e.movimiento_id AND m.aplicado = ${SQL_FALSE} LEFT JOIN usuarios u ON u.id = e.agregado_por
     WHERE e.afiliado_id = $1 ORDER BY e.id DESC`,
    [afiliadoId],
  )
  return rows.filter(isDeLaPersona).map((row) => ({
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

function isDeLaPersona({ en_curso, tipo, reconocido, curp }: ExpedienteRow): boolean {
  if (en_curso === null || asBoolean(en_curso) || reconocido === null) return true
  return !isDeOtraPersona(tipo, JSON.parse(reconocido) as PapelReconocido, curp)
}
