import { randomBytes } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { cleanFileName } from '#domain/clean-file-name.ts'
import { sniffTipo } from '#domain/documentos/archivo.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { OrganicaDocumentoModel } from '#api/afiliacion/models/OrganicaDocumentoModel.ts'
import { nowAt } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertKeyed } from '#api/db/insert-row.ts'
import { selectRow, selectRows, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import { AppError, broken, notFound } from '#api/errors.ts'
import { deleteFile, getFile, putFile } from '#api/files/storage.ts'
import type { DocumentoActo } from '#domain/organica/efectos-acto.ts'

/** A paper that no act took within a day goes when the next one comes. */
const ESPERA_MS = 86_400_000

const keyOf = (id: string): string => `organica/${id}.pdf`

/** Keeps the PDF that orders an act, until the act names it. Throws 403, 415, 422 (empty). */
export async function subirDocumentoActo(actor: Actor, nombre: string, bytes: Uint8Array): Promise<DocumentoActo> {
  authorizeInstituto(actor, 'organica.administrar')
  if (bytes.length === 0) throw broken([{ path: 'file', code: 'vacio', message: 'El archivo está vacío.' }])
  if (sniffTipo(bytes.subarray(0, 1100)) !== 'pdf')
    throw new AppError(415, 'tipo', 'El documento del acto es un PDF: este archivo no lo es.')
  await forgetUnused()
  const id = randomBytes(16).toString('base64url')
  const limpio = cleanFileName(nombre)
  await putFile(keyOf(id), bytes)
  await inTransaction(() =>
    insertKeyed(OrganicaDocumentoModel, {
      id,
      nombre: limpio,
      bytes: bytes.length,
      usado: false,
      subido_por: accountId(actor),
      subido_at: nowAt(),
    }),
  )
  return { id, nombre: limpio }
}

/** The PDF of an act, with its name. Throws 403, 404. */
export async function getDocumentoActo(
  actor: Actor,
  id: string,
): Promise<{ readonly nombre: string; readonly bytes: Uint8Array }> {
  authorizeInstituto(actor, 'organica.administrar')
  const row = await findRow(OrganicaDocumentoModel, { id }, ['nombre'])
  if (!row) throw notFound('El documento')
  return { nombre: row.nombre, bytes: await getFile(keyOf(id)) }
}

/** An act takes its paper, in its transaction. Throws 422 when there is no such paper. */
export async function takeDocumentoActo(id: string): Promise<void> {
  const row = await selectRow(`UPDATE organica_documentos SET usado = ${SQL_TRUE} WHERE id = $1 RETURNING id`, [id])
  if (row) return
  const message = 'El archivo del documento ya no está: súbelo de nuevo.'
  throw broken([{ path: 'archivo', code: 'no_existe', message }], message)
}

async function forgetUnused(): Promise<void> {
  const gone = await inTransaction(() =>
    selectRows<{ id: string }>(
      `DELETE FROM organica_documentos WHERE usado = ${SQL_FALSE} AND subido_at < $1 RETURNING id`,
      [new Date(Date.now() - ESPERA_MS).toISOString()],
    ),
  )
  for (const { id } of gone) await deleteFile(keyOf(id))
}
