import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertKeyed } from '#api/db/insert-row.ts'
import { execute } from '#api/db/sql.ts'
import { LecturaModel } from '#api/documentos/models/LecturaModel.ts'
import type { ResultadoLectura } from './lector/proceso/mensajes.ts'

/** Keeps what was read of a stored file, and with it how its pages stand. */
export function saveLectura(archivoId: string, { lectura, datos, paginas, posturas }: ResultadoLectura): Promise<void> {
  const { documento } = lectura
  return inTransaction(async () => {
    await execute('UPDATE archivos SET paginas = $1, clase = $2 WHERE id = $3', [paginas, documento, archivoId])
    await insertKeyed(LecturaModel, {
      archivo_id: archivoId,
      documento,
      lectura: JSON.stringify(lectura),
      datos: JSON.stringify(datos),
      posturas: JSON.stringify(posturas),
      creada_at: nowAt(),
    })
  })
}
