import { asBoolean, selectRows, SQL_FALSE } from '#api/db/sql.ts'
import type { DocumentoExpediente } from '#domain/afiliacion/documento-expediente.ts'

interface ExpedienteRow {
  readonly id: number
  readonly tipo: DocumentoExpediente['tipo']
  readonly archivo_id: string
  readonly nombre: string
  readonly bytes: number
  readonly paginas: number
  readonly por: DocumentoExpediente['por']
  readonly agregado_at: string
  readonly agregado_por: string | null
  readonly vigente: unknown
  readonly en_tramite: string | null
}

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
