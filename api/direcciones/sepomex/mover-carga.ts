import type { Actor } from '#domain/acceso/actor.ts'
import type { CargaSepomex, EstadoCarga } from '#domain/direcciones/carga-sepomex.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { findRow } from '#api/db/find-row.ts'
import { afterCommit, inTransaction } from '#api/db/database.ts'
import { execute, FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { SepomexCargaModel } from '#api/direcciones/models/SepomexCargaModel.ts'
import { AppError, conflict, notFound } from '#api/errors.ts'
import { deleteFile } from '#api/files/storage.ts'
import { stopTrabajo } from '#api/jobs/change-trabajo.ts'
import { enqueueTrabajo } from '#api/jobs/trabajos.ts'
import { archivoCarga, findCarga, lastCarga } from './carga-row.ts'
import { APLICAR_SEPOMEX, REVISAR_SEPOMEX } from './clase-trabajo.ts'

/** The file that came last and where it is; null when none ever came. Throws 403. */
export async function getCargaSepomex(actor: Actor): Promise<CargaSepomex | null> {
  authorizeInstituto(actor, 'direcciones.administrar')
  const carga = await lastCarga()
  return carga?.estado === 'descartada' ? null : carga
}

/**
 * Applies a file that was looked at. A file that must be looked at first asks for `aceptarBajas` (409 `parece_cortado`,
 * `parece_anterior`). Throws 403, 404, 409 when it is somewhere else.
 */
export function aplicarSepomex(actor: Actor, id: number, aceptarBajas: boolean): Promise<CargaSepomex> {
  return move(actor, id, ['revisada'], async ({ avisos, previsto }) => {
    if (avisos.length > 0 && !aceptarBajas) {
      const codigo = previsto.some(({ cortado }) => cortado) ? 'parece_cortado' : 'parece_anterior'
      throw new AppError(409, codigo, `${avisos.join('\n')}\nConfirma que aun así se aplique.`)
    }
    await follow(actor, id, 'aplicacion')
    await execute('UPDATE sepomex_cargas SET aceptar_bajas = $1 WHERE id = $2', [aceptarBajas, id])
  })
}

/** Goes on with one that stopped, where it was. Throws 403, 404, 409. */
export function reanudarSepomex(actor: Actor, id: number): Promise<CargaSepomex> {
  return move(actor, id, ['detenida'], async () => {
    const row = await findRow(SepomexCargaModel, { id }, ['paso'])
    await follow(actor, id, row?.paso === 'aplicacion' ? 'aplicacion' : 'revision')
  })
}

/** Asks the job of one that is looked at or applied to stop; states already written stay. Throws 403, 404, 409. */
export function detenerSepomex(actor: Actor, id: number): Promise<CargaSepomex> {
  return move(actor, id, ['revisando', 'aplicando'], async () => {
    const row = await findRow(SepomexCargaModel, { id }, ['trabajo_id'])
    if (!row?.trabajo_id) throw new Error(`The load ${id} is under way without a job`)
    await stopTrabajo(row.trabajo_id)
  })
}

/** Forgets a file that nobody is going to apply. Throws 403, 404, 409. */
export function descartarSepomex(actor: Actor, id: number): Promise<CargaSepomex> {
  return move(actor, id, ['revisada', 'rechazada', 'detenida', 'aplicada'], async () => {
    await execute(`UPDATE sepomex_cargas SET paso = 'descartada' WHERE id = $1`, [id])
    afterCommit(() => void deleteFile(archivoCarga(id)))
  })
}

async function move(
  actor: Actor,
  id: number,
  from: readonly EstadoCarga[],
  act: (carga: CargaSepomex) => Promise<void>,
): Promise<CargaSepomex> {
  authorizeInstituto(actor, 'direcciones.administrar')
  await inTransaction(async () => {
    const held = await selectRow(`SELECT id FROM sepomex_cargas WHERE id = $1${FOR_UPDATE}`, [id])
    if (!held) throw notFound('La carga de SEPOMEX')
    const carga = await findCarga(id)
    if (!from.includes(carga.estado))
      throw conflict('estado', 'El archivo ya está en otro paso: vuelve a mirar cómo va.', { actual: carga })
    await act(carga)
  })
  return findCarga(id)
}

async function follow(actor: Actor, id: number, paso: 'revision' | 'aplicacion'): Promise<void> {
  const trabajo = await enqueueTrabajo(actor, paso === 'revision' ? REVISAR_SEPOMEX : APLICAR_SEPOMEX, { carga: id })
  await execute('UPDATE sepomex_cargas SET paso = $1, trabajo_id = $2, usuario_id = $3 WHERE id = $4', [
    paso,
    trabajo,
    actor.id,
    id,
  ])
}
