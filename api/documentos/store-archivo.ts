import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import { cleanFileName } from '#domain/clean-file-name.ts'
import {
  archivoIssues,
  remedioArchivo,
  sniffTipo,
  TIPOS_ARCHIVO,
  type ClaseSubida,
} from '#domain/documentos/archivo.ts'
import type { ArchivoGuardado } from '#domain/documentos/lectura.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertKeyed } from '#api/db/insert-row.ts'
import { ArchivoModel } from '#api/documentos/models/ArchivoModel.ts'
import { AppError } from '#api/errors.ts'
import { deleteFile, putFile } from '#api/files/storage.ts'
import { assertBorradorInScope } from './borrador-scope.ts'

export interface ArchivoSubido {
  readonly nombre: string
  readonly bytes: Uint8Array
  readonly clase: ClaseSubida
  readonly borrador: string | null
}

/** A kept file, and the name under which its bytes are stored: ours alone, never told. */
export interface ArchivoConservado {
  readonly archivo: ArchivoGuardado
  readonly clave: string
}

const STATUS = { vacio: 422, tamano: 413, tipo: 415 } as const

/** Throws 413, 415 or 422 for a file that `clase` does not admit, before anything is kept. */
export function assertArchivo(clase: ClaseSubida, bytes: Uint8Array): keyof typeof TIPOS_ARCHIVO {
  const tipo = sniffTipo(bytes.subarray(0, 1100))
  const [issue] = archivoIssues(clase, bytes.length, tipo)
  if (issue)
    throw new AppError(STATUS[issue.code as keyof typeof STATUS], issue.code, issue.message, [issue], {
      ...remedioArchivo(issue.code),
    })
  return tipo ?? 'pdf'
}

/**
 * Keeps an uploaded file under an opaque id: bytes on disk under a name of our own, one row in `archivos`. It belongs
 * to the draft (which must be in the actor's scope) until a procedure files it. `capacidad` is what the caller needs.
 */
export async function storeArchivo(
  actor: Actor,
  subido: ArchivoSubido,
  capacidad: CapacidadId = 'documentos.leer',
): Promise<ArchivoConservado> {
  authorize(actor, capacidad)
  const tipo = assertArchivo(subido.clase, subido.bytes)
  if (subido.borrador !== null) await assertBorradorInScope(actor, subido.borrador)
  const id = randomBytes(16).toString('base64url')
  const clave = `${id.slice(0, 2)}/${id}.${TIPOS_ARCHIVO[tipo].extension}`
  const nombre = cleanFileName(subido.nombre)
  await putFile(clave, subido.bytes)
  try {
    await insertArchivo(actor, { id, clave, nombre, mime: TIPOS_ARCHIVO[tipo].mime, subido })
  } catch (error) {
    await deleteFile(clave)
    throw error
  }
  return { archivo: { id, nombre, bytes: subido.bytes.length, paginas: 1 }, clave }
}

interface NewArchivo {
  readonly id: string
  readonly clave: string
  readonly nombre: string
  readonly mime: string
  readonly subido: ArchivoSubido
}

function insertArchivo(actor: Actor, { id, clave, nombre, mime, subido }: NewArchivo): Promise<void> {
  const sha256 = createHash('sha256').update(subido.bytes).digest('hex')
  return inTransaction(() =>
    insertKeyed(ArchivoModel, {
      id,
      nombre,
      bytes: subido.bytes.length,
      tipo_mime: mime,
      paginas: 1,
      sha256,
      clave,
      clase: subido.clase,
      subido_por: actor.id,
      borrador_id: subido.borrador,
      creado_at: nowAt(),
    }),
  )
}
