import type { Actor } from '#domain/acceso/actor.ts'
import { nombreDocumento, TIPO_OTRO, tipoIssues, tipoPlegado, type Documento } from '#domain/procesos/documentacion.ts'
import type { ClaseDocumentacion } from '#domain/procesos/documentacion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { AppError, broken } from '#api/errors.ts'
import { DocumentacionModel } from '#api/procesos/models/DocumentacionModel.ts'
import { attachArchivo, detachArchivo } from './attach-archivo.ts'
import { findDocumento, presentDocumento, type DocumentoRow } from './documento-row.ts'
import { nombreDueno, type Dueno } from './dueno.ts'
import { duenoOf } from './list-documentos.ts'

/** What a call says of a document; what it leaves out (`undefined`) keeps its value. */
export interface DocumentoCambio {
  readonly tipo?: string | undefined
  readonly tipo_otro?: string | undefined
  /** A name that `/api/upload` answered; "" takes the file away: the document is Pendiente again, its versions stay. */
  readonly nombre_archivo?: string | undefined
  readonly version?: number | undefined
}

/**
 * Registers a document, with its file when it has one. A second one of the same type (and, for OTRO, of the same words) is
 * the same document: its file is replaced and the earlier one kept. 422 with the fields; 404 without such an owner.
 */
export async function createDocumento(actor: Actor, dueno: Dueno, cambio: DocumentoCambio): Promise<Documento> {
  authorize(actor, 'documentacion.administrar')
  const { tipo, tipoOtro } = assertTipo(dueno.clase, cambio.tipo ?? '', cambio.tipo_otro ?? '')
  return inTransaction(async () => {
    await nombreDueno(dueno)
    const plegado = tipoPlegado(tipo, tipoOtro)
    const known = await findByTipo(dueno, plegado)
    const id = known ?? (await insertDocumento(dueno, tipo, tipoOtro, plegado))
    // Held until the end: two people who replace one document do it one after the other.
    if (known !== null) await updateVersioned(DocumentacionModel, known, null, { actualizado_at: nowAt() })
    else {
      const despues = { clase: dueno.clase, dueno: dueno.id, tipo, tipo_otro: tipoOtro }
      await logActo(actor, { acto: 'documento.crear', objeto: 'documento', objetoId: id, despues })
    }
    await saveFile(actor, await findDocumento(dueno.clase, id), cambio.nombre_archivo)
    return presentDocumento(await findDocumento(dueno.clase, id))
  })
}

/**
 * Changes a document: its type, its file, or back to an earlier version of it. 409 `version` with `actual` when somebody
 * changed it since it was read; 409 `duplicado` when its owner has another of the new type.
 */
export async function updateDocumento(
  actor: Actor,
  clase: ClaseDocumentacion,
  id: number,
  cambio: DocumentoCambio,
): Promise<Documento> {
  authorize(actor, 'documentacion.administrar')
  return inTransaction(async () => {
    const before = await findDocumento(clase, id)
    const { tipo, tipoOtro } = assertTipo(clase, cambio.tipo ?? before.tipo, cambio.tipo_otro ?? before.tipo_otro)
    await assertTipoLibre(before, tipo, tipoOtro)
    const values = {
      tipo,
      tipo_otro: tipoOtro,
      tipo_plegado: tipoPlegado(tipo, tipoOtro),
      actualizado_at: nowAt(),
    }
    if (!(await updateVersioned(DocumentacionModel, id, cambio.version ?? null, values)))
      throw await staleVersion(
        { objeto: 'documento', objetoId: id },
        'cambió el documento mientras lo editabas. Revisa los datos actuales.',
        { actual: presentDocumento(before) },
      )
    if (tipo !== before.tipo || tipoOtro !== before.tipo_otro)
      await logActo(actor, {
        acto: 'documento.editar',
        objeto: 'documento',
        objetoId: id,
        antes: { tipo: before.tipo, tipo_otro: before.tipo_otro },
        despues: { tipo, tipo_otro: tipoOtro },
      })
    await saveFile(actor, before, cambio.nombre_archivo)
    return presentDocumento(await findDocumento(clase, id))
  })
}

async function saveFile(actor: Actor, row: DocumentoRow, nombre: string | undefined): Promise<void> {
  if (nombre === undefined || nombre === (row.nombre ?? '')) return
  if (nombre === '') await detachArchivo(actor, row)
  else await attachArchivo(actor, row, nombre)
}

function assertTipo(clase: ClaseDocumentacion, tipo: string, tipoOtro: string): { tipo: string; tipoOtro: string } {
  const issues = tipoIssues(clase, tipo, tipoOtro)
  if (issues.length > 0) throw broken(issues)
  return { tipo, tipoOtro: tipo === TIPO_OTRO ? tipoOtro.trim() : '' }
}

async function findByTipo({ clase, id }: Dueno, plegado: string): Promise<number | null> {
  const row = await selectRow<{ id: number }>(
    'SELECT id FROM documentacion WHERE clase = $1 AND COALESCE(id_proceso, id_modulo, 0) = $2 AND tipo_plegado = $3',
    [clase, id, plegado],
  )
  return row?.id ?? null
}

async function assertTipoLibre(row: DocumentoRow, tipo: string, tipoOtro: string): Promise<void> {
  const other = await findByTipo(duenoOf(row), tipoPlegado(tipo, tipoOtro))
  if (other === null || other === row.id) return
  const message = `Ya hay un documento «${nombreDocumento({ tipo, tipo_otro: tipoOtro })}»: reemplaza su archivo.`
  throw new AppError(409, 'duplicado', message, [{ path: 'tipo', code: 'duplicado', message }])
}

function insertDocumento({ clase, id }: Dueno, tipo: string, tipoOtro: string, plegado: string): Promise<number> {
  const at = nowAt()
  return insertRow(DocumentacionModel, {
    clase,
    id_proceso: clase === 'proceso' ? id : null,
    id_modulo: clase === 'modulo' ? id : null,
    tipo,
    tipo_otro: tipoOtro,
    tipo_plegado: plegado,
    creado_at: at,
    actualizado_at: at,
  })
}
