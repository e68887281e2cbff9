import type { Actor } from '#domain/acceso/actor.ts'
import type { OficioDeCarga } from '#domain/cargas/carga.ts'
import { OFICIO_TEXTO_MAX } from '#domain/cargas/movimientos/texto-oficio.ts'
import { tipoCarga } from '#domain/cargas/tipos-carga.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertKeyed } from '#api/db/insert-row.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { lectorRefusal } from '#api/documentos/lector-refusal.ts'
import { readTexts } from '#api/documentos/lector/lector.ts'
import { LectorError } from '#api/documentos/lector/proceso/errores.ts'
import { storeArchivo } from '#api/documentos/store-archivo.ts'
import { AppError, broken } from '#api/errors.ts'
import { deleteFile, localPath } from '#api/files/storage.ts'
import { holdCarga, type CargaRow } from '#api/cargas/carga-row.ts'
import { CargaOficioModel } from '#api/cargas/models/CargaOficioModel.ts'
import { authorizeCargar } from '#api/cargas/tipos/derechos-de-tipo.ts'

/** Pages of an oficio: 300 name some 12,000 people. */
const PAGINAS_MAX = 300

/** An oficio with its text. */
export type OficioGuardado = Pick<RowOf<CargaOficioModel>, 'paginas' | 'texto'> &
  RowAs<CargaOficioModel, { archivoId: 'archivo_id'; sinTexto: 'sin_texto' }> & { readonly archivo: string }

/** The oficio of a load; null without one. */
export const findOficio = (cargaId: number): Promise<OficioGuardado | null> =>
  selectRow<OficioGuardado>(
    `SELECT o.archivo_id AS "archivoId", o.paginas, o.sin_texto AS "sinTexto", o.texto, f.nombre AS archivo
     FROM carga_oficios o JOIN archivos f ON f.id = o.archivo_id WHERE o.carga_id = $1`,
    [cargaId],
  )

/** What people see of the oficio of a load. */
export async function oficioDe({ id, tipo }: Pick<CargaRow, 'id' | 'tipo'>): Promise<OficioDeCarga | null> {
  if (tipoCarga(tipo).conOficio !== true) return null
  const oficio = await findOficio(id)
  return oficio && { archivo: oficio.archivo, paginas: oficio.paginas, sinTexto: oficio.sinTexto }
}

interface ArchivoOficio {
  readonly nombre: string
  readonly bytes: Uint8Array
}

/** An oficio that was stored and read, to be put in a load. */
export interface OficioLeido {
  readonly archivoId: string
  readonly nombre: string
  readonly textos: readonly (string | null)[]
}

/**
 * Stores the oficio of a load and reads the text of its pages, in the reader's own process. Throws 403, 413, 415, 422: a file that is no paper, or
 * that cannot be opened, is not kept.
 */
export async function leerOficio(actor: Actor, { tipo }: CargaRow, archivo: ArchivoOficio): Promise<OficioLeido> {
  authorizeCargar(actor, tipo)
  if (tipoCarga(tipo).conOficio !== true)
    throw broken([{ path: 'oficio', code: 'no_admitido', message: 'Estas cargas no llevan oficio.' }])
  const subido = { ...archivo, clase: 'oficio', borrador: null } as const
  const { archivo: guardado, clave } = await storeArchivo(actor, subido, 'tramites.solicitar')
  try {
    const textos = await readTexts(await localPath(clave), PAGINAS_MAX)
    if (textos.reduce((sum, texto) => sum + (texto?.length ?? 0), 0) > OFICIO_TEXTO_MAX)
      throw new AppError(422, 'tamano', 'El oficio trae demasiado texto: divide el archivo y su oficio en partes.')
    return { archivoId: guardado.id, nombre: guardado.nombre, textos }
  } catch (error) {
    await inTransaction(() => execute('DELETE FROM archivos WHERE id = $1', [guardado.id]))
    await deleteFile(clave)
    throw error instanceof LectorError ? lectorRefusal(error) : error
  }
}

/** Makes an oficio that of a load, in the place of the one it had, in the caller's transaction. The rows must be judged again. */
export async function ponerOficio(actor: Actor, carga: CargaRow, oficio: OficioLeido): Promise<void> {
  const { archivoId, nombre, textos } = oficio
  await execute('UPDATE archivos SET paginas = $1 WHERE id = $2', [textos.length, archivoId])
  await execute('DELETE FROM carga_oficios WHERE carga_id = $1', [carga.id])
  await insertKeyed(CargaOficioModel, {
    carga_id: carga.id,
    archivo_id: archivoId,
    paginas: textos.length,
    sin_texto: textos.filter((texto) => texto === null).length,
    texto: textos
      .flatMap((texto) => texto ?? [])
      .join('\n')
      .replaceAll('\0', ''),
  })
  await logActo(actor, {
    acto: 'carga.oficio',
    objeto: 'carga',
    objetoId: carga.id,
    despues: { archivo: carga.archivo, oficio: nombre },
  })
}

/** Adjoins an oficio to a load whose file was not read yet. Throws what `leerOficio` throws. */
export async function adjuntarOficio(actor: Actor, carga: CargaRow, archivo: ArchivoOficio): Promise<void> {
  const oficio = await leerOficio(actor, carga, archivo)
  await inTransaction(async () => ponerOficio(actor, await holdCarga(carga.id), oficio))
}

/** Forgets the oficio of a load, in the caller's transaction: its file goes with the papers that nothing names. */
export async function quitarOficio(actor: Actor, { id, archivo }: CargaRow): Promise<void> {
  await execute('DELETE FROM carga_oficios WHERE carga_id = $1', [id])
  await logActo(actor, { acto: 'carga.oficio', objeto: 'carga', objetoId: id, despues: { archivo, oficio: '' } })
}
