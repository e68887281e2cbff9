import type { Actor } from '#domain/acceso/actor.ts'
import {
  clavesDelPapel,
  diferenciaConPadron,
  dudaDelPapel,
  type PapelSinRevisar,
} from '#domain/afiliacion/papel-archivable.ts'
import { ARCHIVO_MAX_BYTES, formatMegas } from '#domain/documentos/archivo.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { deleteFile } from '#api/files/storage.ts'
import type { ResultadoLectura } from '#api/documentos/lector/proceso/mensajes.ts'
import { saveLectura } from '#api/documentos/save-lectura.ts'
import { storeArchivo } from '#api/documentos/store-archivo.ts'
import { placeDocumento } from './add-documento.ts'
import { findAfiliadoInScope, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { findIdsByKey } from '#api/afiliacion/padron/coincidencia.ts'

/** A paper of a batch. Its bytes and its whole reading are asked for only when it is filed. */
export interface PapelDeLote extends PapelSinRevisar {
  readonly nombre: string
  readonly sha256: string
  readonly bytes: () => Promise<Uint8Array>
  readonly resultado: () => Promise<ResultadoLectura>
}

export type Archivado =
  { readonly estado: 'archivado' | 'ya_estaba' } | { readonly estado: 'rechazado'; readonly motivo: string }

const rechazado = (motivo: string): Archivado => ({ estado: 'rechazado', motivo })

/**
 * Files a paper that nobody looked at in the expediente of the person it names, found by its keys in the actor's scope, in
 * one transaction with its row of the bitácora. A doubtful one is refused with its reason. The same bytes are filed once,
 * however often they come.
 */
export async function archivarPapel(actor: Actor, papel: PapelDeLote): Promise<Archivado> {
  authorize(actor, 'expediente.agregar')
  const duda = dudaDelPapel(papel)
  if (duda !== null) return rechazado(duda)
  const persona = await findTitular(actor, papel)
  if (typeof persona === 'string') return rechazado(persona)
  const diferencia = diferenciaConPadron(papel, asTitular(persona))
  if (diferencia !== null) return rechazado(diferencia)
  const before = await findFiled(papel.sha256, persona.id)
  if (before) return before
  const [bytes, resultado] = [await papel.bytes(), await papel.resultado()]
  if (bytes.length > ARCHIVO_MAX_BYTES)
    return rechazado(`El expediente admite archivos de hasta ${formatMegas(ARCHIVO_MAX_BYTES)}.`)
  return file(actor, persona.id, { ...papel, bytes, resultado })
}

/** The one person whom all the keys of a paper name, or why there is none. */
async function findTitular(actor: Actor, papel: PapelSinRevisar): Promise<AfiliadoRow | string> {
  const ids = new Set<number>()
  for (const [columna, clave] of clavesDelPapel(papel)) for (const id of await findIdsByKey(columna, clave)) ids.add(id)
  const [id] = ids
  if (id === undefined) return 'La persona no está en el padrón.'
  if (ids.size > 1) return 'Sus claves son de personas distintas del padrón.'
  try {
    return await findAfiliadoInScope(actor, id)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return 'La persona es de otra dependencia.'
    throw error
  }
}

const asTitular = (row: AfiliadoRow) => ({
  curp: row.curp,
  rfc: row.rfc,
  nss: row.nss ?? '',
  nombres: row.nombre,
  apellidoPaterno: row.apellido_paterno,
  apellidoMaterno: row.apellido_materno,
  fechaNacimiento: row.fecha_nacimiento,
})

/** Whether these bytes are in an expediente already. */
async function findFiled(sha256: string, afiliadoId: number): Promise<Archivado | null> {
  const rows = await selectRows<{ afiliado_id: number }>(
    'SELECT e.afiliado_id FROM expediente e JOIN archivos f ON f.id = e.archivo_id WHERE f.sha256 = $1',
    [sha256],
  )
  if (rows.some((row) => row.afiliado_id === afiliadoId)) return { estado: 'ya_estaba' }
  return rows.length === 0 ? null : rechazado('El mismo archivo ya está en el expediente de otra persona.')
}

interface PapelLeido extends PapelSinRevisar {
  readonly nombre: string
  readonly sha256: string
  readonly bytes: Uint8Array
  readonly resultado: ResultadoLectura
}

async function file(actor: Actor, afiliadoId: number, papel: PapelLeido): Promise<Archivado> {
  const tipo = papel.documento as DocumentoLeible
  // A transaction that is run again keeps the paper again: only what its last run kept stands in the database.
  const claves: string[] = []
  try {
    const archivado = await inTransaction<Archivado>(async () => {
      await deleteAll(claves)
      // Two runs at once: the second waits here, and finds it filed.
      await execute('UPDATE afiliados SET version = version WHERE id = $1', [afiliadoId])
      const before = await findFiled(papel.sha256, afiliadoId)
      if (before) return before
      const kept = await storeArchivo(actor, { nombre: papel.nombre, bytes: papel.bytes, clase: tipo, borrador: null })
      claves.push(kept.clave)
      await saveLectura(kept.archivo.id, papel.resultado)
      await placeDocumento(actor, afiliadoId, { tipo, archivo: kept.archivo.id, por: 'OCR' })
      return { estado: 'archivado' }
    })
    return archivado
  } catch (error) {
    await deleteAll(claves)
    throw error
  }
}

async function deleteAll(claves: string[]): Promise<void> {
  for (const clave of claves.splice(0)) await deleteFile(clave)
}
