import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { deleteFile, listFolder } from '#api/files/storage.ts'
import { defineTrabajo, scheduleTrabajo } from '#api/jobs/trabajos.ts'
import { RECIBIDAS } from './marcha/subir-carga.ts'

const CLASE = 'cargas.olvidar'
const DIA_MS = 86_400_000
/** Milliseconds that the original file of a load is kept: two years. */
const ARCHIVO_MS = 730 * DIA_MS
/** A file whose load was never made: the server ended meanwhile. */
const RECIBIDA_MS = DIA_MS
/** Milliseconds that its staged rows are kept. What they paid stays. */
const RENGLONES_MS = 90 * DIA_MS

/** Deletes the staged rows of loads that ended 90 days ago, and the files of those that came two years ago. */
export async function olvidarCargas(now = Date.now()): Promise<{ readonly cargas: number; readonly archivos: number }> {
  const cargas = await inTransaction(() =>
    selectRows<{ id: number }>(
      `SELECT DISTINCT c.id FROM cargas c JOIN carga_renglones r ON r.carga_id = c.id WHERE c.terminada_at < $1`,
      [new Date(now - RENGLONES_MS).toISOString()],
    ),
  )
  for (const { id } of cargas)
    await inTransaction(() => execute('DELETE FROM carga_renglones WHERE carga_id = $1', [id]))
  const old = [...(await olderThan('cargas', now - ARCHIVO_MS)), ...(await olderThan(RECIBIDAS, now - RECIBIDA_MS))]
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
