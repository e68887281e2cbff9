import type { FileHandle } from 'node:fs/promises'
import type { Actor } from '#domain/acceso/actor.ts'
import { cleanFileName } from '#domain/clean-file-name.ts'
import type { CargaSepomex } from '#domain/direcciones/carga-sepomex.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { conflict, forbidden, malformed } from '#api/errors.ts'
import { deleteFile, putStream } from '#api/files/storage.ts'
import { enqueueTrabajo } from '#api/jobs/trabajos.ts'
import { execute } from '#api/db/sql.ts'
import { SepomexCargaModel } from '#api/direcciones/models/SepomexCargaModel.ts'
import { archivoCarga, findCarga, lastCarga } from './carga-row.ts'
import { REVISAR_SEPOMEX } from './clase-trabajo.ts'

/** A file as it came: on the disk, not in memory. */
interface ArchivoRecibido {
  readonly nombre: string
  readonly size: number
  readonly handle: FileHandle
}

/**
 * Keeps a file of SEPOMEX and leaves the job that looks at it; it takes the place of one that nobody applied. Throws 400 (empty),
 * 403, 409 `en_curso` while another is looked at or applied.
 */
export async function subirSepomex(actor: Actor, archivo: ArchivoRecibido): Promise<CargaSepomex> {
  authorizeInstituto(actor, 'direcciones.administrar')
  const quien = actor.id
  // A file waits for somebody to look at it: the system brings its own by the terminal.
  if (quien === null) throw forbidden()
  if (archivo.size === 0) throw malformed('El archivo está vacío.')
  const before = await lastCarga()
  if (before?.estado === 'revisando' || before?.estado === 'aplicando')
    throw conflict('en_curso', `${before.archivo} se está trabajando. Espera a que termine o detenlo.`)
  const id = await inTransaction(() =>
    insertRow(SepomexCargaModel, {
      archivo: cleanFileName(archivo.nombre),
      bytes: archivo.size,
      paso: 'descartada',
      usuario_id: quien,
      subido_at: nowAt(),
    }),
  )
  await putStream(archivoCarga(id), archivo.handle.createReadStream({ start: 0, autoClose: false }))
  await inTransaction(async () => {
    const trabajo = await enqueueTrabajo(actor, REVISAR_SEPOMEX, { carga: id })
    await execute(`UPDATE sepomex_cargas SET paso = 'descartada' WHERE id < $1`, [id])
    await execute(`UPDATE sepomex_cargas SET paso = 'revision', trabajo_id = $1 WHERE id = $2`, [trabajo, id])
  })
  if (before) await deleteFile(archivoCarga(before.id))
  return findCarga(id)
}
