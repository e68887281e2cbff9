import type { Actor } from '#domain/acceso/actor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { afterCommit, inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { deleteFile } from '#api/files/storage.ts'
import { motivoCargaIssues } from '#domain/cargas/motivo-carga.ts'
import { broken } from '#api/errors.ts'
import { avisarACargador } from './aprobacion/avisar-carga.ts'
import { archivoDeCarga, assertEstado, assertVersion, findCargaPropia, holdCarga, loadCarga } from './carga-row.ts'
import { isDeOtra } from './validar-carga.ts'
import { servidorDe } from './tipos/servidores.ts'
import { assertParada } from './consulta/paso-carga.ts'

interface Descarte {
  /** Required to discard a file that another person loaded. */
  readonly motivo?: string
  readonly version?: number
}

/**
 * Forgets a file that nobody approved yet: its rows, what they wrote and its file are deleted. Whoever validates it then finds it withdrawn,
 * and whoever loaded it gets a notice if another person discards it. Throws 403, 404, 409, 422 (`motivo`).
 */
export async function descartarCarga(
  actor: Actor,
  folio: string,
  { motivo = '', version }: Descarte = {},
): Promise<void> {
  const { id } = await findCargaPropia(actor, folio)
  await inTransaction(async () => {
    const carga = await holdCarga(id)
    assertEstado(carga, 'descartar')
    await assertVersion(carga, version)
    await assertParada(carga)
    const deOtra = await isDeOtra(actor, carga)
    const faltas = deOtra ? motivoCargaIssues(motivo, 'descartar') : []
    if (faltas.length > 0) throw broken(faltas)
    const porque = deOtra ? `La descartó ${actor.nombre}: ${motivo.trim()}` : ''
    await servidorDe(carga).borrar(id)
    await execute('DELETE FROM carga_oficios WHERE carga_id = $1', [id])
    await execute('DELETE FROM carga_conciliacion WHERE carga_id = $1', [id])
    await execute('DELETE FROM carga_renglones WHERE carga_id = $1', [id])
    await execute(
      `UPDATE cargas SET estado = 'descartada', rechazo = $1, terminada_at = $2, version = version + 1 WHERE id = $3`,
      [porque, nowAt(), id],
    )
    if (deOtra) await avisarACargador(await loadCarga(id), 'Se descartó', `${porque}.`)
    await logActo(actor, {
      acto: 'carga.descartar',
      objeto: 'carga',
      objetoId: id,
      despues: { archivo: carga.archivo, nota: motivo.trim() },
    })
    afterCommit(() => void deleteFile(archivoDeCarga(id)))
  })
}
