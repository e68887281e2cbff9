import type { NombreActo } from '#domain/acceso/bitacora/acto-bitacora.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findRow } from '#api/db/find-row.ts'
import { DocumentacionArchivoModel } from '#api/procesos/models/DocumentacionArchivoModel.ts'
import { execute, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import type { DocumentoRow } from './documento-row.ts'
import { duenoOf } from './list-documentos.ts'

/**
 * Puts a file in force: one that the actor has just uploaded for this owner, as a new version, or an earlier version of the
 * same document. Another record's file, or another person's, is one that was never uploaded: 422.
 */
export async function attachArchivo(actor: Actor, documento: DocumentoRow, nombre: string): Promise<void> {
  const file = await findRow(DocumentacionArchivoModel, { nombre }, ['id', 'folio', 'documento_id', 'subido_por'])
  const isNew = file?.documento_id === null && file.folio === duenoOf(documento).id && file.subido_por === actor.id
  const isEarlier = file?.documento_id === documento.id
  if (!file || (!isNew && !isEarlier))
    throw broken([
      { path: 'nombre_archivo', code: 'no_subido', message: 'El archivo no se ha subido: súbelo de nuevo.' },
    ])
  await retire(documento.id)
  await execute(
    isNew
      ? `UPDATE documentacion_archivos SET vigente = ${SQL_TRUE}, documento_id = $1, numero =
           (SELECT COALESCE(MAX(v.numero), 0) + 1 FROM documentacion_archivos v WHERE v.documento_id = $1) WHERE id = $2`
      : `UPDATE documentacion_archivos SET vigente = ${SQL_TRUE} WHERE documento_id = $1 AND id = $2`,
    [documento.id, file.id],
  )
  await log(actor, documento, isNew ? 'documento.cargar' : 'documento.restaurar', nombre)
}

/** Takes the file in force away; it stays among the versions. */
export async function detachArchivo(actor: Actor, documento: DocumentoRow): Promise<void> {
  await retire(documento.id)
  await log(actor, documento, 'documento.quitar', '')
}

function retire(documentoId: number): Promise<void> {
  return execute(`UPDATE documentacion_archivos SET vigente = ${SQL_FALSE} WHERE documento_id = $1 AND vigente`, [
    documentoId,
  ])
}

function log(actor: Actor, documento: DocumentoRow, acto: NombreActo, nombre: string): Promise<void> {
  return logActo(actor, {
    acto,
    objeto: 'documento',
    objetoId: documento.id,
    antes: { nombre_archivo: documento.nombre ?? '' },
    despues: { nombre_archivo: nombre },
  })
}
