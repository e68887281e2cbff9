import type { ArchivoDocumento, ClaseDocumentacion, Documento } from '#domain/procesos/documentacion.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { DocumentacionArchivoModel } from '#api/procesos/models/DocumentacionArchivoModel.ts'
import type { DocumentacionModel } from '#api/procesos/models/DocumentacionModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { duenoSql, type Dueno } from './dueno.ts'

export type DocumentoRow = Pick<
  RowOf<DocumentacionModel>,
  'id' | 'clase' | 'id_proceso' | 'id_modulo' | 'tipo' | 'tipo_otro' | 'version'
> &
  LeftJoined<
    RowAs<DocumentacionArchivoModel, { archivo_id: 'id' }> &
      Pick<RowOf<DocumentacionArchivoModel>, 'nombre' | 'original' | 'bytes' | 'paginas' | 'numero' | 'subido_at'> &
      RowAs<UsuarioModel, { subido_por: 'nombre' }>
  > & { readonly versiones: number }

const SQL = `SELECT d.id, d.clase, d.id_proceso, d.id_modulo, d.tipo, d.tipo_otro, d.version,
    (SELECT COUNT(*) FROM documentacion_archivos v WHERE v.documento_id = d.id) AS versiones,
    a.id AS archivo_id, a.nombre, a.original, a.bytes, a.paginas, a.numero, a.subido_at, u.nombre AS subido_por
  FROM documentacion d LEFT JOIN documentacion_archivos a ON a.documento_id = d.id AND a.vigente
    LEFT JOIN usuarios u ON u.id = a.subido_por`

/** Documents of an owner, in the order in which they were registered. */
export async function selectDocumentos(dueno: Dueno): Promise<Documento[]> {
  const rows = await selectRows<DocumentoRow>(`${SQL} WHERE ${duenoSql(dueno)} ORDER BY d.id`)
  return rows.map(presentDocumento)
}

/** The row of a document of `clase`, or 404. */
export async function findDocumento(clase: ClaseDocumentacion, id: number): Promise<DocumentoRow> {
  const row = await selectRow<DocumentoRow>(`${SQL} WHERE d.id = $1 AND d.clase = $2`, [id, clase])
  if (!row) throw notFound('El documento')
  return row
}

export function presentDocumento(row: DocumentoRow): Documento {
  const { id, clase, tipo, tipo_otro, version, versiones } = row
  const archivo = archivoOf(row)
  return {
    id,
    tipo,
    ...(clase !== 'proceso' && { tipo_otro }),
    nombre_archivo: archivo?.nombre_archivo ?? '',
    cargado: archivo ? 1 : 0,
    ...(row.id_proceso !== null && { id_proceso: row.id_proceso }),
    ...(row.id_modulo !== null && { id_modulo: row.id_modulo }),
    version,
    versiones,
    archivo,
  }
}

function archivoOf(row: DocumentoRow): ArchivoDocumento | null {
  if (row.nombre === null) return null
  return presentArchivo({ ...row, nombre: row.nombre, vigente: true })
}

export type ArchivoRow = Pick<RowOf<DocumentacionArchivoModel>, 'nombre' | 'vigente'> &
  Pick<DocumentoRow, 'original' | 'bytes' | 'paginas' | 'numero' | 'subido_at' | 'subido_por'>

export const presentArchivo = (row: ArchivoRow): ArchivoDocumento => ({
  nombre_archivo: row.nombre,
  original: row.original ?? '',
  bytes: row.bytes ?? 0,
  paginas: row.paginas ?? 1,
  numero: row.numero ?? 0,
  vigente: asBoolean(row.vigente),
  subido_por: row.subido_por ?? 'Sistema',
  subido_at: row.subido_at ?? '',
})

/** Every file of a document, newest first. */
export async function selectVersiones(documentoId: number): Promise<ArchivoDocumento[]> {
  const rows = await selectRows<ArchivoRow>(
    `SELECT a.nombre, a.original, a.bytes, a.paginas, a.numero, a.vigente, a.subido_at, u.nombre AS subido_por
     FROM documentacion_archivos a LEFT JOIN usuarios u ON u.id = a.subido_por
     WHERE a.documento_id = $1 ORDER BY a.numero DESC`,
    [documentoId],
  )
  return rows.map(presentArchivo)
}
