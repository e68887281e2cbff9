import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { deleteFile, listFolder } from '#api/files/storage.ts'
import { defineTrabajo, scheduleTrabajo } from '#api/jobs/trabajos.ts'
import { loadConstantesCarga } from './consulta/constantes-de-carga.ts'
import { RECIBIDAS } from './recibidas.ts'

const CLASE = 'cargas.olvidar'
const DIA_MS = 86_400_000
/** A file whose load was never made: the server ended meanwhile. */
const RECIBIDA_MS = DIA_MS

/**
 * Deletes the staged rows, and the text of the oficio, of loads that ended more than `CARGA_RENGLONES_DIAS` days ago, and the original files that came more than
 * `CARGA_ARCHIVO_DIAS` days ago. What the rows paid stays.
 */
export async function olvidarCargas(now = Date.now()): Promise<{ readonly cargas: number; readonly archivos: number }> {
  const constante = await loadConstantesCarga()
  const [renglonesMs, archivoMs] = [
    constante('CARGA_RENGLONES_DIAS') * DIA_MS,
    constante('CARGA_ARCHIVO_DIAS') * DIA_MS,
  ]
  const cargas = await inTransaction(() =>
    selectRows<{ id: number }>(
      `SELECT DISTINCT c.id FROM cargas c JOIN carga_renglones r ON r.carga_id = c.id WHERE c.terminada_at < $1`,
      [new Date(now - renglonesMs).toISOString()],
    ),
  )
  for (const { id } of cargas)
    await inTransaction(async () => {
      await execute('DELETE FROM carga_renglones WHERE carga_id = $1', [id])
      await execute(`UPDATE carga_oficios SET texto = '' WHERE carga_id = $1`, [id])
    })
  const old = [...(await olderThan('cargas', now - archivoMs)), ...(await olderThan(RECIBIDAS, now - RECIBIDA_MS))]
  for (const { key } of old) await deleteFile(key)
  return { cargas: cargas.length, archivos: old.length }
}

async function olderThan(folder: string, ms: number): Promise<{ readonly key: string }[]> {
  return (await listFolder(folder)).filter(({ writtenMs }) => writtenMs < ms)
}

/** Every night. */
export function defineTrabajoOlvidarCargas(): void {
  defineTrabajo({
    clase: CLASE,
    titulo: 'Destruir los archivos y renglones de cargas vencidos',
    intentos: 3,
    run: async () => {
      const { cargas, archivos } = await olvidarCargas()
      return `Se destruyeron ${cuentaTexto(archivos, 'archivo')} y los renglones de ${cuentaTexto(cargas, 'carga')}.`
    },
  })
  scheduleTrabajo(CLASE, { hora: '04:05' })
}
