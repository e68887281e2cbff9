import type { Actor } from '#domain/acceso/actor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { afterCommit, inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { deleteFile } from '#api/files/storage.ts'
import { archivoDeCarga, assertEstado, assertVersion, findCargaPropia, holdCarga } from './carga-row.ts'
import { servidorDe } from './tipos/servidores.ts'
import { assertParada } from './consulta/paso-carga.ts'

/**
 * Forgets a file that nobody approved yet: its rows, what they wrote and its file are deleted. Whoever validates it then finds it withdrawn.
 * Throws 403, 404, 409.
 */
export async function descartarCarga(actor: Actor, folio: string, version?: number): Promise<void> {
  const { id } = await findCargaPropia(actor, folio)
  await inTransaction(async () => {
    const carga = await holdCarga(id)
    assertEstado(carga, 'descartar')
    await assertVersion(carga, version)
    await assertParada(carga)
    await servidorDe(carga).borrar(id)
    await execute('DELETE FROM carga_conciliacion WHERE carga_id = $1', [id])
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
