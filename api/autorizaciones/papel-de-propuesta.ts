import type { Actor } from '#domain/acceso/actor.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow } from '#api/db/sql.ts'
import { imagenDePagina } from '#api/documentos/get-pagina.ts'
import type { ArchivoModel } from '#api/documentos/models/ArchivoModel.ts'
import { notFound } from '#api/errors.ts'
import { getFile } from '#api/files/storage.ts'
import type { FileToSend } from '#api/http/send-file.ts'
import { findPropuesta } from './propuesta-row.ts'

/** The paper of a proposal that the actor can see. Throws 403, 404. */
export async function getPapelDePropuesta(actor: Actor, id: number): Promise<FileToSend> {
  const { nombre, tipo_mime: tipo, clave } = await findPapel(actor, id)
  return { nombre, tipo, bytes: await getFile(clave) }
}

/** The JPEG image of page `n`, from 1, of that paper. Throws 403, 404, and what the reader refuses. */
export async function getPaginaDePropuesta(actor: Actor, id: number, n: number): Promise<Uint8Array> {
  return imagenDePagina(await findPapel(actor, id), n)
}

async function findPapel(
  actor: Actor,
  id: number,
): Promise<Pick<RowOf<ArchivoModel>, 'id' | 'nombre' | 'tipo_mime' | 'clave' | 'paginas'>> {
  authorizeInstituto(actor, 'autorizaciones.leer')
  await findPropuesta(actor, id)
  const row = await selectRow<Pick<RowOf<ArchivoModel>, 'id' | 'nombre' | 'tipo_mime' | 'clave' | 'paginas'>>(
    `SELECT f.id, f.nombre, f.tipo_mime, f.clave, f.paginas FROM propuestas p JOIN archivos f ON f.id = p.archivo_id
     WHERE p.id = $1`,
    [id],
  )
  if (!row) throw notFound('El papel de la propuesta')
  return row
}
