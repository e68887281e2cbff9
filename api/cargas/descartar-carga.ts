import type { Actor } from '#domain/acceso/actor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { afterCommit, inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { deleteFile } from '#api/files/storage.ts'
import { archivoDeCarga, assertEstado, assertVersion, findCargaPropia, holdCarga } from './carga-row.ts'
import { assertParada } from './consulta/paso-carga.ts'

/** Forgets a file that was read and not loaded: its rows and its file are deleted. Throws 403, 404, 409. */
export async function descartarCarga(actor: Actor, folio: string, version?: number): Promise<void> {
  const { id } = await findCargaPropia(actor, folio)
  await inTransaction(async () => {
    const carga = await holdCarga(id)
    assertEstado(carga, 'descartar')
    await assertVersion(carga, version)
    await assertParada(carga)
    await execute('DELETE FROM carga_renglones WHERE carga_id = $1', [id])
    await execute(`UPDATE cargas SET estado = 'descartada', terminada_at = $1, version = version + 1 WHERE id = $2`, [
      nowAt(),
      id,
    ])
    await logActo(actor, {
      acto: 'carga.descartar',
      objeto: 'carga',
      objetoId: id,
      despues: { archivo: carga.archivo },
    })
    afterCommit(() => void deleteFile(archivoDeCarga(id)))
  })
}
